// @ts-check
/**
 * Trunk's last step: makes the page of what Trunk left in its staging folder. The names of Trunk's files are gone afterwards; what is
 * left is the page, its assets under hashed names, and a note to GitHub Pages not to touch them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { nameFiles, placeContents, placeFigures, placeLessons, shorten } from './document.mjs';
import { keepModels, loadModels, moduleNames, modelsFolder } from './models.mjs';

/** @param {string} name */
function fromTrunk(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: this is Trunk's hook; run \`cargo xtask build\``);
  return value;
}

const staging = fromTrunk('TRUNK_STAGING_DIR');
const source = fromTrunk('TRUNK_SOURCE_DIR');
const root = join(source, '..');
const pageFile = join(staging, 'index.html');

const models = modelsFolder(root);
await keepModels(staging, models);
const core = await loadModels(models);
/** @param {string} path */
const page = (path) => import(pathToFileURL(join(source, path)).href);
const [{ figures }, { renderFigure }, { shellWords }] = await Promise.all(['figures/index.js', 'figures/figure.js', 'tr-shell.js'].map(page));

/** @param {string} id @param {string} tag */
function draw(id, tag) {
  const figure = figures.find((/** @type {any} */ one) => one.id === id && one.tag === tag);
  if (!figure) throw new Error(`no figure is <${tag} id="${id}">`);
  return renderFigure(figure, core);
}

const built = await bundle(source, staging);
for (const name of moduleNames) for (const left of [`${name}.js`, `${name}_bg.wasm`]) await rm(join(staging, left));

let text = await readFile(pageFile, 'utf8');
text = placeLessons(text, (name) => readFileSync(join(source, 'lessons', `${name}.html`), 'utf8'));
text = placeContents(text, shellWords.readingTime);
text = placeFigures(text, draw);
text = nameFiles(text, built, (file) => `sha384-${createHash('sha384').update(readFileSync(join(staging, file))).digest('base64')}`);
const place = /<!-- (?:lesson|contents)\b.*/.exec(text);
if (place) throw new Error(`a place was not filled: ${place[0]}`);
await writeFile(pageFile, shorten(text));
await writeFile(join(staging, '.nojekyll'), '');
