/**
 * In place of the polyfill that the messages' runtime always brings along (see `vite.config.ts`): most
 * browsers have `URLPattern`, and only the others load it.
 */
if (!('URLPattern' in globalThis)) await import('urlpattern-polyfill');

export {};
