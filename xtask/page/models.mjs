// @ts-check
/** The models in Node: the same glue and the same module as in the page. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The page's functions, by the names readers call them. */
export const functionNames = ['kosum', 'kosumIzi', 'tarama', 'imza', 'imzaTablosu', 'imzaIzi', 'tohumPayi', 'bulasma', 'ayHesabi', 'butce'];

/** Where the build leaves the models for Node, beside the page that has them. @param {string} root the project's */
export const modelsFolder = (root) => join(root, 'target', 'page');

/**
 * Copies glue and module to where `loadModels` finds them. The glue takes another ending, so that Node knows it for a module anywhere.
 * @param {string} from the folder Trunk filled
 * @param {string} to
 */
export async function keepModels(from, to) {
  await mkdir(to, { recursive: true });
  await copyFile(join(from, 'ariza.js'), join(to, 'ariza.mjs'));
  await copyFile(join(from, 'ariza_bg.wasm'), join(to, 'ariza_bg.wasm'));
}

/**
 * Starts the models.
 * @param {string} folder
 * @returns {Promise<Record<string, (...args: any[]) => any>>}
 */
export async function loadModels(folder) {
  const glue = await import(pathToFileURL(join(folder, 'ariza.mjs')).href);
  glue.initSync({ module: await readFile(join(folder, 'ariza_bg.wasm')) });
  const missing = functionNames.filter((name) => typeof glue[name] !== 'function');
  if (missing.length > 0) throw new Error(`the models do not export ${missing.join(', ')}`);
  return Object.fromEntries(functionNames.map((name) => [name, glue[name]]));
}
