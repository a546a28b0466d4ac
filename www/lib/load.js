// @ts-check
/** Brings a wasm module to life from its bytes, and tells the ways apart in which that fails. */

/** @typedef {'webassembly-yok' | 'ilke' | 'dosya-yok' | 'bicim' | 'eski'} LoadFailure */

/** Why the models cannot run. */
export class LoadError extends Error {
  /**
   * @param {LoadFailure} kod
   * @param {unknown} [cause]
   */
  constructor(kod, cause) {
    super(kod, { cause });
    this.kod = kod;
  }
}

/**
 * The bytes of a module: fetched whole, so that a server's wrong MIME type does no harm.
 * @param {string | URL} url
 * @param {typeof fetch} fetcher
 */
export async function fetchModule(url, fetcher = fetch) {
  const response = await fetcher(url).catch((cause) => {
    throw new LoadError('dosya-yok', cause);
  });
  if (!response.ok) throw new LoadError('dosya-yok', response.status);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // "\0asm": a host may answer a missing file with a page of its own and status 200.
  if (![0x00, 0x61, 0x73, 0x6d].every((byte, index) => bytes[index] === byte)) throw new LoadError('bicim');
  return bytes;
}

/**
 * Starts the glue on a module's bytes.
 * @template {{ default: (input: { module_or_path: any }) => Promise<unknown> }} Glue
 * @param {Glue} glue
 * @param {BufferSource} bytes
 */
export async function startModule(glue, bytes) {
  if (typeof WebAssembly !== 'object') throw new LoadError('webassembly-yok');
  /** @type {WebAssembly.Module} */
  let module;
  try {
    module = await WebAssembly.compile(bytes);
  } catch (cause) {
    // Bytes that begin rightly and do not compile are cut short or too new; a policy says so in its message.
    const policy = /unsafe-eval|Content Security Policy|disallowed by embedder|blocked by CSP/i.test(String(cause));
    throw new LoadError(policy ? 'ilke' : 'bicim', cause);
  }
  try {
    await glue.default({ module_or_path: module });
  } catch (cause) {
    throw new LoadError('eski', cause);
  }
  return glue;
}
