import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { prefixedLocales } from './scripts/messages.mjs';
import { nameScope } from './scripts/scopes.mjs';
import { bootHash } from './src/lib/stage/program/sandbox/document.mjs';

/** The script that each page has in its head (src/hooks.server.ts). */
const beforePaint = createHash('sha256')
	.update(readFileSync(new URL('src/before-paint.js', import.meta.url)))
	.digest('base64');

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	compilerOptions: { cssHash: nameScope, discloseVersion: false },
	kit: {
		adapter: adapter({ fallback: '404.html', strict: true }),
		paths: {
			base: /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? ''),
			relative: false
		},
		// the same sources make the same files
		version: { name: process.env.BUILT_FROM?.slice(0, 12) },
		// the root layout registers it, when the page has nothing urgent to do
		serviceWorker: { register: false },
		prerender: {
			// the address of the site, for links that must be absolute
			origin: process.env.SITE_ORIGIN,
			// every page in every language, even if no page links to it yet
			entries: ['*', ...prefixedLocales.map((locale) => /** @type {const} */ (`/${locale}/`))],
			handleHttpError: 'fail',
			handleMissingId: 'fail',
			handleUnseenRoutes: 'fail'
		},
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				// The frame in which readers' programs run takes over this policy, so it allows what they need:
				// the frame's script, Python, and workers without an address (docs/decisions/0014). All pages
				// have the same, because a page that is reached from another keeps the policy of the first.
				'script-src': ['self', `sha256-${beforePaint}`, bootHash, 'wasm-unsafe-eval'],
				'style-src': ['self'],
				'style-src-attr': ['unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self', 'blob:'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['none']
			}
		}
	}
};
