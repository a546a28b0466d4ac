// @ts-check
/** Scripts, styles and the wasm module, bundled under names that change with their content. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { moduleNames } from './models.mjs';

/** Where bundled files lie, seen from the page. */
export const assets = 'assets';

/** What runs here is what README names as the browser floor. */
const target = 'es2022';

/**
 * @typedef {object} Bundle
 * @property {Record<string, string>} named each source that the page names → the file made of it
 * @property {string[]} preload the modules that main.js needs at once, without main.js itself
 * @property {string} wasm
 */

/**
 * @param {string} source www
 * @param {string} staging what Trunk serves or moves to dist
 * @returns {Promise<Bundle>} paths relative to the page
 */
export async function bundle(source, staging) {
  const common = /** @satisfies {import('esbuild').BuildOptions} */ ({
    absWorkingDir: source,
    outdir: join(staging, assets),
    bundle: true,
    minify: true,
    metafile: true,
    target,
    charset: 'utf8',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    logLevel: 'warning',
  });
  const glues = Object.fromEntries(moduleNames.flatMap((name) => [[`${name}-glue`, join(staging, `${name}.js`)], [`${name}-wasm`, join(staging, `${name}_bg.wasm`)]]));
  const modules = await build({
    ...common,
    entryPoints: ['main.js', 'css/main.css'],
    format: 'esm',
    splitting: true,
    alias: glues,
    loader: { '.wasm': 'file' },
    plugins: [workers(source, { ...common, format: 'esm', alias: glues })],
  });
  const boot = await build({ ...common, entryPoints: ['boot.js'], format: 'iife' });
  const outputs = { ...modules.metafile.outputs, ...boot.metafile.outputs };
  /** @param {string} path as in a metafile */
  const fromPage = (path) => relative(staging, join(source, path)).replaceAll('\\', '/');
  /** @type {Record<string, string>} */
  const named = { 'icon.svg': await copyHashed(join(source, 'icon.svg'), staging) };
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint) named[entryPoint] = fromPage(path);
  const main = Object.keys(outputs).find((path) => outputs[path].entryPoint === 'main.js') ?? '';
  const wasm = Object.keys(outputs).find((path) => /\/ariza_bg-\w+\.wasm$/.test(path));
  if (!wasm) throw new Error('the bundle holds no wasm module: nothing imports ariza-wasm');
  return { named, preload: staticImports(outputs, main).map(fromPage), wasm: fromPage(wasm) };
}

/**
 * Scripts for threads of their own, each bundled whole: an import of `worker:name.js` gives its path.
 * @param {string} source
 * @param {import('esbuild').BuildOptions} options
 * @returns {import('esbuild').Plugin}
 */
const workers = (source, options) => ({
  name: 'workers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^worker:/ }, ({ path }) => ({ path: join(source, path.slice('worker:'.length)), namespace: 'worker' }));
    onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => {
      const { outputFiles = [] } = await build({ ...options, entryPoints: [path], write: false, metafile: false });
      return { contents: outputFiles[0].contents, loader: 'file' };
    });
  },
});

/**
 * Every chunk that a module needs before it can run.
 * @param {Record<string, import('esbuild').Metafile['outputs'][string]>} outputs
 * @param {string} from
 */
function staticImports(outputs, from) {
  const found = new Set();
  /** @param {string} path */
  const follow = (path) => {
    for (const { path: next, kind } of outputs[path].imports) {
      if (kind !== 'import-statement' || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(from);
  return [...found];
}

/** @param {string} file @param {string} staging @returns {Promise<string>} */
async function copyHashed(file, staging) {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const extension = extname(file);
  const name = `${assets}/${basename(file, extension)}-${hash}${extension}`;
  await writeFile(join(staging, name), content);
  return name;
}
