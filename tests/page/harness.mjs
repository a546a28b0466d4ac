// @ts-check
/** What the page's tests share: the built page on a small server, and Chromium over WebDriver. */
import assert from 'node:assert/strict';
import { accessSync, constants, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Builder, logging } from 'selenium-webdriver';
import { Options, ServiceBuilder } from 'selenium-webdriver/chrome.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'dist');

/** The built page. */
export const builtPage = () => readFileSync(join(dist, 'index.html'), 'utf8');

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
};

/** The strictest policy the page must live under. */
export const strictPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * @typedef {object} Answer what a server says instead of the file
 * @property {number} [status]
 * @property {string | null} [type] null: none at all
 * @property {string | Buffer} [body]
 */

/**
 * Serves the built page under a path, as a plain host would.
 * @param {object} [options]
 * @param {string} [options.base] the sub-path, with a slash at both ends
 * @param {string} [options.policy]
 * @param {(file: string) => Answer | undefined} [options.instead]
 */
export async function serve({ base = '/', policy = strictPolicy, instead = () => undefined } = {}) {
  /** @type {{ file: string, status: number, bytes: number }[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = path.startsWith(base) ? normalize(path.slice(base.length) || 'index.html') : '';
    const answer = instead(file) ?? {};
    let { status = 200 } = answer;
    /** @type {Buffer} */
    let body = Buffer.from(/** @type {string} */ (answer.body ?? ''));
    if (answer.body === undefined && status === 200) {
      await readFile(join(dist, file)).then((content) => { body = content; }, () => { status = 404; });
    }
    const type = answer.type === undefined ? types[extname(file)] : answer.type;
    const packed = gzipSync(body);
    requests.push({ file, status, bytes: packed.length });
    response.writeHead(status, {
      'content-security-policy': policy, 'content-encoding': 'gzip', 'cache-control': 'no-store', ...(type ? { 'content-type': type } : {}),
    });
    response.end(packed);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(undefined)); });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}${base}`,
    requests,
    close: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
  };
}

/** The first of these programs on the `PATH`. @param {string[]} names */
function program(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch { /* the next one, then */ }
  }
  throw new Error(`none of ${names.join(', ')} is on the PATH; \`cargo xtask test set-up\` installs or names what is missing`);
}

/**
 * Chromium with a profile of its own.
 * @param {{ script?: boolean }} [options] script: whether the page's scripts may run
 */
export async function browser({ script = true } = {}) {
  const options = new Options();
  options.setChromeBinaryPath(program('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'));
  options.addArguments(
    '--headless=new', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
    '--window-size=1280,900', '--hide-scrollbars', '--lang=tr',
  );
  // Root cannot have the sandbox; nobody else should be without it.
  if (process.getuid?.() === 0) options.addArguments('--no-sandbox');
  if (!script) options.setUserPreferences({ 'profile.managed_default_content_settings.javascript': 2 });
  const wanted = new logging.Preferences();
  wanted.setLevel(logging.Type.BROWSER, logging.Level.ALL);
  options.setLoggingPrefs(wanted);
  const service = new ServiceBuilder(program('chromedriver'));
  const driver = await new Builder().forBrowser('chrome').setChromeOptions(options).setChromeService(service).build();
  return /** @type {import('selenium-webdriver/chrome.js').Driver} */ (driver);
}

/** @typedef {import('selenium-webdriver/chrome.js').Driver} Driver */

/** What the console holds, and forgets by being asked. @param {Driver} driver */
export async function consoleOf(driver) {
  const entries = await driver.manage().logs().get(logging.Type.BROWSER);
  return entries.map(({ level, message }) => `${level.name} ${message}`);
}

/** @param {Driver} driver */
export async function assertQuiet(driver) {
  assert.deepEqual(await consoleOf(driver), []);
}

/**
 * Runs a function in the page. It is sent as text, so it sees nothing but its arguments.
 * @template Result
 * @param {Driver} driver
 * @param {(...args: any[]) => Result | Promise<Result>} run
 * @param {...any} args
 * @returns {Promise<Awaited<Result>>}
 */
export async function inPage(driver, run, ...args) {
  const [failure, result] = await driver.executeAsyncScript(
    `const done = arguments[arguments.length - 1];
     Promise.resolve().then(() => (${run})(...[...arguments].slice(0, -1))).then((result) => done([null, result]), (error) => done([String(error?.stack ?? error), null]));`,
    ...args,
  );
  if (failure) throw new Error(failure);
  return result;
}

/**
 * Waits until the page says how its start went.
 * @param {Driver} driver
 * @returns {Promise<string>} `hazir`, or the name of the message it shows
 */
export async function settled(driver) {
  let state = '';
  await driver.wait(async () => {
    state = await inPage(driver, () => document.documentElement.dataset.durum ?? '');
    return state !== '' && state !== 'hazirlaniyor';
  }, 20_000, 'the page never settled');
  return state;
}

/**
 * Makes every figure live, as a reader's first move does, and lifts the covers that then ask for a guess.
 * @param {Driver} driver
 * @param {{ guesses?: boolean }} [options] guesses: leave the covers where they lie
 */
export async function enliven(driver, { guesses = false } = {}) {
  assert.equal(await settled(driver), 'hazir');
  await inPage(driver, () => window.dispatchEvent(new Event('scroll')));
  await driver.wait(() => inPage(driver, () => [...document.querySelectorAll('.figure:has(form)')].every((figure) => 'canli' in (/** @type {HTMLElement} */ (figure)).dataset)), 20_000, 'a figure never came to life');
  await driver.wait(() => inPage(driver, () => 'tahmin' in document.documentElement.dataset), 20_000, 'the covers never came');
  if (!guesses) await inPage(driver, () => /** @type {HTMLElement | null} */ (document.querySelector('[data-guess="all"]'))?.click());
}
