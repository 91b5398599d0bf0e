import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const script = readFileSync(new URL('boot.js', import.meta.url), 'utf8');

/**
 * The hash of the frame's script, which the policies of the frame and of every page allow.
 *
 * @type {`sha256-${string}`}
 */
export const bootHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The frame's policy: no network, no storage, no other script. A worker inherits it together with the
 * page's, so it has what both allow: `worker-src` is for the worker itself, and Python is WebAssembly.
 */
const policy = `default-src 'none'; script-src '${bootHash}' 'wasm-unsafe-eval'; worker-src blob:`;

/** The document of the frame in which readers' programs run. */
export const frameDocument = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${script}</script>`;
