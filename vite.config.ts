import path from 'node:path';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import type {} from 'vitest/config'; // the types of `test`
import { chunks } from './scripts/chunks.mjs';
import { icons } from './scripts/icons.mjs';
import { messages } from './scripts/messages/plugin.mjs';
import { phases } from './scripts/phases.mjs';
import { plainScripts } from './scripts/plain-scripts.mjs';
import { remember, remembering } from './scripts/remember.mjs';
import { serverAssets } from './scripts/server-assets.mjs';
import { workers } from './scripts/workers.mjs';
import { lessons } from './src/lib/rooms/lesson/text/plugin.ts';
import { listings } from './src/lib/stage/explain/code/plugin.mjs';
import { looks } from './src/lib/stage/scene/plugin.ts';
import { programScripts } from './src/lib/stage/program/sandbox/plugin.mjs';

// A build does without the packages for tests; what is looked up by a plain name is missed by it.
type Provider = typeof import('@vitest/browser-playwright');
const { playwright }: Partial<Provider> = process.env.VITEST
	? ((await import(['@vitest', 'browser-playwright'].join('/'))) as Provider)
	: {};

/** Component tests have no router. One page for all of them leaves no test a mock of its own. */
const withoutRouter: Plugin = {
	name: 'without-router',
	enforce: 'pre',
	resolveId: {
		filter: { id: /\/runtime\/app\/navigation$|\/stage\/address\/address-bar\.svelte$/ },
		handler: (id) =>
			path.resolve('tests/fixtures/without-router', `${path.basename(id, '.svelte')}.ts`)
	}
};

export default defineConfig({
	plugins: [
		chunks(),
		icons(),
		messages(),
		phases(),
		remembering(),
		serverAssets(),
		listings(remember),
		programScripts(),
		lessons(remember),
		looks(),
		plainScripts(),
		workers(),
		sveltekit()
	],
	define: { TEST_LANGUAGE: Boolean(process.env.TEST_LANGUAGE) },
	// Each icon is a file of its own. If one were discovered late, all dependencies would be bundled
	// again and the page reloaded, which breaks running tests.
	// The editor and the parsers of programs are loaded late.
	optimizeDeps: {
		exclude: ['@lucide/svelte', 'js-aruco2'],
		include: [
			...['commands', 'lang-javascript', 'lang-python', 'language', 'state', 'view'].map(
				(name) => `@codemirror/${name}`
			),
			...['highlight', 'javascript', 'python'].map((name) => `@lezer/${name}`)
		]
	},
	server: { watch: { ignored: ['**/.cache/**', '**/build/**'] } },
	// Tests have their own folder: their Svelte options differ from those of the development server,
	// and in a shared folder each would discard the other's files.
	cacheDir: process.env.VITEST ? 'node_modules/.vite-test' : 'node_modules/.vite',
	test: {
		expect: { requireAssertions: true, poll: { timeout: 15_000 } },
		testTimeout: 60_000, // long enough for a slow and busy machine: no test is a race
		attachmentsDir: '.cache/vitest-attachments',
		setupFiles: ['tests/fixtures/properties.ts'],
		provide: { seed: Number(process.env.PROPERTY_SEED ?? 1) }, // scripts/fuzz.mjs sets others
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					// The files share an environment, because no test leaves anything behind in it. One for each
					// file would make the tests take half as long again.
					pool: 'threads',
					isolate: false,
					server: { deps: { inline: ['js-aruco2'] } },
					include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
					exclude: ['src/**/*.svelte.test.ts', '**/*.more.test.ts']
				}
			},
			{
				extends: true,
				test: {
					name: 'more', // what takes long and seldom finds anything
					environment: 'node',
					pool: 'threads',
					isolate: false,
					include: ['{src,tests/unit}/**/*.more.test.ts']
				}
			},
			{
				extends: true,
				plugins: [withoutRouter],
				test: {
					name: 'browser',
					include: ['src/**/*.svelte.test.ts'],
					setupFiles: ['tests/fixtures/clean-page.ts'], // beside the one of all tests
					// In one page, as above: a page for each file would take longer than the tests.
					isolate: false,
					browser: {
						enabled: true,
						headless: true,
						screenshotDirectory: '.cache/screenshots',
						provider: playwright?.({
							launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] }
						}),
						instances: [{ browser: 'chromium' }]
					}
				}
			}
		]
	}
});
