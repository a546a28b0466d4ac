// @ts-check
/** The page's text: lessons placed, contents listed, figures drawn, names of built files put in. Text in, text out. */
import { parse } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */

/** Words a minute, of a reader who also looks at figures. */
const readingPace = 180;

/** Every element of a document, in its order. @param {Node} node @returns {Generator<Element>} */
export function* elements(node) {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** @param {Element} element @param {string} name */
export const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value;

/** @param {Node} node @returns {string} */
export function textOf(node) {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** @param {string} page */
const parsed = (page) => parse(page, { sourceCodeLocationInfo: true });

/**
 * Puts each `<!-- lesson: NAME -->`'s file in its place.
 * @param {string} page
 * @param {(name: string) => string} read
 */
export function placeLessons(page, read) {
  return page.replace(/^<!-- lesson: ([\w-]+) -->$/gm, (_, name) => read(name).trimEnd());
}

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} title
 * @property {number | null} minutes reading time, of a lesson with sections
 * @property {Entry[]} entries
 */

/** The id a heading is reached by: its own, or that of the section it opens. @param {Element} heading */
function anchorOf(heading) {
  const own = attribute(heading, 'id');
  if (own) return own;
  for (let at = heading.parentNode; at && 'tagName' in at; at = at.parentNode) {
    if (at.tagName === 'section' && attribute(at, 'id')) return /** @type {string} */ (attribute(at, 'id'));
  }
  throw new Error(`a heading without an id: "${textOf(heading)}"`);
}

/** @param {Element} heading */
const isBoxed = (heading) => {
  for (let at = heading.parentNode; at && 'tagName' in at; at = at.parentNode) if (at.tagName === 'aside') return true;
  return false;
};

/**
 * The headings of each lesson, nested: the lesson, its sections, their parts. Headings of boxes beside the text are not part of its order.
 * @param {string} page
 * @returns {Entry[]}
 */
export function outline(page) {
  const lessons = [];
  for (const lesson of elements(parsed(page))) {
    if (lesson.tagName !== 'section' || !attribute(lesson, 'class')?.split(' ').includes('lesson')) continue;
    /** @type {Entry[]} */
    const levels = [];
    for (const heading of elements(lesson)) {
      const level = ['h1', 'h2', 'h3'].indexOf(heading.tagName);
      if (level < 0 || isBoxed(heading)) continue;
      const entry = { id: anchorOf(heading), title: textOf(heading).trim(), minutes: null, entries: [] };
      levels.length = level;
      if (level > 0 && !levels[level - 1]) throw new Error(`"${entry.title}" skips a level of headings`);
      levels[level - 1]?.entries.push(entry);
      levels[level] = entry;
    }
    const [top] = levels;
    if (!top) throw new Error('a lesson without an h1');
    const words = textOf(lesson).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    if (top.entries.length > 0) top.minutes = Math.max(1, Math.round(words / readingPace));
    lessons.push(top);
  }
  return lessons;
}

/**
 * Puts the contents list in the place of `<!-- contents -->`.
 * @param {string} page
 * @param {(minutes: number) => string} readingTime
 */
export function placeContents(page, readingTime) {
  /** @param {string} text */
  const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  /** @param {Entry[]} entries @returns {string} */
  const list = (entries) => {
    if (entries.length === 0) return '';
    const items = entries.map(({ id, title, minutes, entries: below }) => {
      const time = minutes === null ? '' : ` <span class="reading-time">${escape(readingTime(minutes))}</span>`;
      return `<li><a href="#${id}">${escape(title)}${time}</a>${list(below)}</li>`;
    });
    return `<ol>\n${items.join('\n')}\n</ol>`;
  };
  return page.replace('<!-- contents -->', () => list(outline(page)));
}

/**
 * Draws each figure into its element, which the lesson leaves empty.
 * @param {string} page
 * @param {(id: string, tag: string) => string} draw
 */
export function placeFigures(page, draw) {
  const edits = [];
  for (const element of elements(parsed(page))) {
    if (!attribute(element, 'class')?.split(' ').includes('figure')) continue;
    const id = attribute(element, 'id') ?? '';
    const { startTag } = /** @type {import('parse5').Token.ElementLocation} */ (element.sourceCodeLocation);
    if (!startTag || textOf(element) !== '') throw new Error(`the figure #${id} must stand empty in its lesson`);
    edits.push({ at: startTag.endOffset, text: draw(id, element.tagName) });
  }
  return edits.reduceRight((text, { at, text: drawn }) => text.slice(0, at) + drawn + text.slice(at), page);
}

/**
 * Writes the built files' names over the sources', with integrity where the browser can check it, and asks for what is needed at once.
 * @param {string} page
 * @param {import('./bundle.mjs').Bundle} bundle
 * @param {(file: string) => string} integrity of a built file
 */
export function nameFiles(page, { named, preload, wasm }, integrity) {
  const edits = [];
  for (const element of elements(parsed(page))) {
    const name = element.tagName === 'script' ? 'src' : element.tagName === 'link' ? 'href' : null;
    const source = name && attribute(element, name);
    if (!source) continue;
    const file = named[source];
    if (!file) throw new Error(`the page names ${source}, which the bundle did not make`);
    // From `file:` a browser refuses a classic script or style sheet that has integrity, and with it the message that explains why.
    const checked = attribute(element, 'type') === 'module' ? ` integrity="${integrity(file)}"` : '';
    const location = element.sourceCodeLocation?.attrs?.[name];
    if (!location) throw new Error(`no place for ${source}`);
    edits.push({ from: location.startOffset, to: location.endOffset, text: `${name}="${file}"${checked}` });
  }
  const head = page.indexOf('</head>');
  const asked = preload.map((file) => `<link rel="modulepreload" href="${file}" integrity="${integrity(file)}">\n`);
  asked.push(`<link rel="preload" href="${wasm}" as="fetch" crossorigin>\n`);
  edits.push({ from: head, to: head, text: asked.join('') });
  edits.sort((a, b) => b.from - a.from);
  return edits.reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), page);
}

/** Elements whose end a parser finds by itself: by the next of their kind, or where what they stand in ends. */
const selfEnding = 'li|dt|dd|option|caption|thead|tbody|tr|th|td';
/** A line break before these separates nothing that a reader could see apart. */
const blocks = `${selfEnding}|section|header|nav|aside|div|p|h[1-6]|ol|ul|dl|table|details`;

/**
 * Markup without what HTML does not need: ends that follow by themselves, line breaks between blocks, quotes. A value with a slash keeps its
 * quotes, and so does one before the slash that ends a drawing's element, which would else join the value.
 * @param {string} text
 */
export function shorten(text) {
  return text
    .replace(new RegExp(`\\n+(?=</?(?:${blocks})[\\s>])`, 'g'), '')
    .replace(new RegExp(`</(?:${selfEnding})>`, 'g'), '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/ ([\w:-]+)="([^\s"'=<>`/]+)"(?=[\s>])/g, ' $1=$2'));
}
