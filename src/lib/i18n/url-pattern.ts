/**
 * Replaces the polyfill that the messages' runtime always includes (see `vite.config.ts`): most
 * browsers have `URLPattern`, and only the others load the polyfill.
 */
if (!('URLPattern' in globalThis)) await import('urlpattern-polyfill');

export {};
