// @ts-check
/** The models in Node: the same glue and the same module as in the page. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The page's functions, by the names readers call them. */
export const functionNames = ['kosum', 'kosumIzi', 'tarama', 'imza', 'imzaTablosu', 'imzaIzi', 'tohumPayi', 'bulasma', 'ayHesabi', 'butce'];

/** The wasm modules: the models, and the tools that are fetched when a reader asks for one. */
export const moduleNames = ['ariza', 'araclar'];

/** Where the build leaves the models for Node, beside the page that has them. @param {string} root the project's */
export const modelsFolder = (root) => join(root, 'target', 'page');

/**
 * Copies glue and module to where `loadModels` finds them. The glue takes another ending, so that Node knows it for a module anywhere.
 * @param {string} from the folder Trunk filled
 * @param {string} to
 */
export async function keepModels(from, to) {
  await mkdir(to, { recursive: true });
  for (const name of moduleNames) {
    await copyFile(join(from, `${name}.js`), join(to, `${name}.mjs`));
    await copyFile(join(from, `${name}_bg.wasm`), join(to, `${name}_bg.wasm`));
  }
}

/** @param {string} folder @param {string} name one of `moduleNames` */
export async function loadModule(folder, name) {
  const glue = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  glue.initSync({ module: await readFile(join(folder, `${name}_bg.wasm`)) });
  return glue;
}

/**
 * Starts the models.
 * @param {string} folder
 * @returns {Promise<Record<string, (...args: any[]) => any>>}
 */
export async function loadModels(folder) {
  const glue = await loadModule(folder, 'ariza');
  const missing = functionNames.filter((name) => typeof glue[name] !== 'function');
  if (missing.length > 0) throw new Error(`the models do not export ${missing.join(', ')}`);
  return Object.fromEntries(functionNames.map((name) => [name, glue[name]]));
}
