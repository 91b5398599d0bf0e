import { defineConfig, devices, type Project } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

/** Whether this is `npm run test:more`: Firefox, and the tests with `@more` in their titles. */
const more = process.env.TEST_MORE !== undefined;

const viewport = { width: 1280, height: 720 };

/** Runs the tests with `@firefox` in their titles: CONTRIBUTING.md says which those are. */
const firefox = (executablePath: string): Project => ({
	name: 'firefox',
	grep: /@firefox/,
	use: {
		browserName: 'firefox',
		viewport,
		launchOptions: { ...launchOptions.firefox, executablePath }
	}
});

/**
 * End-to-end tests of the built site. `npm run test:e2e` builds what they need and finds a browser;
 * tests/e2e/support/servers.ts serves the site on free ports.
 */
export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: '.cache/e2e',
	globalSetup: './tests/e2e/support/servers.ts',
	fullyParallel: true,
	forbidOnly: true,
	workers: 2, // as many as there are cores: a third makes all of them slower
	// A race lost once on a busy machine is reported as flaky; lost twice, it is a failure.
	retries: 1,
	timeout: 60_000,
	expect: { timeout: 15_000 },
	reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
	snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
	use: {
		// A trace of every test would take half as long again.
		// It would load much of the site behind every page, and answer what tests want to answer. Tests without
		// a network allow it.
		serviceWorkers: 'block',
		trace: 'on-first-retry',
		screenshot: 'only-on-failure'
	},
	projects: [
		{
			name: 'chromium',
			...(more ? { grep: /@more/ } : { grepInvert: /@more/ }),
			use: {
				...devices['Desktop Chrome'],
				viewport,
				launchOptions: {
					...launchOptions.chromium,
					executablePath: process.env.CHROMIUM_PATH
				}
			}
		},
		...(more && process.env.FIREFOX_PATH ? [firefox(process.env.FIREFOX_PATH)] : [])
	]
});
