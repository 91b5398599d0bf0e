/** The steps of a test run: what `npm test`, `npm run test:more` and each part of them run. */
import path from 'node:path';
import { reports } from './reports.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

/** @param {string} project of vite.config.ts @param {string} report @param {string[]} chosen */
const vitest = (project, report, chosen) => [
	'vitest/vitest.mjs',
	'run',
	...['--project', project, '--allowOnly=false'],
	...['--reporter=dot', '--reporter=json'],
	`--outputFile.json=${path.join(reports, report)}`,
	...chosen
];

/**
 * All steps, by name.
 *
 * @param {object} chosen what to look at; without it, everything
 * @param {string[]} [chosen.files] for the format and the linter; without it, all
 * @param {string[]} [chosen.unit] arguments for each kind of test
 * @param {string[]} [chosen.component]
 * @param {string[]} [chosen.endToEnd]
 */
export function stepsFor({ files = [], unit = [], component = [], endToEnd = [] }) {
	const prepare = {
		name: 'Messages and types',
		run: [['./scripts/messages.mjs'], ['@sveltejs/kit/svelte-kit.js', 'sync']]
	};
	const build = { name: 'Build', run: [['./scripts/build.mjs', '--if-changed']] };
	const buildUnderPath = {
		name: 'Build for a sub-path',
		run: [['./scripts/build.mjs', '--under-path']]
	};
	const after = [prepare.name];
	const unused = 'Unused code';
	// Vitest starts by rewriting generated files that the search for unused code reads.
	const afterUnused = [...after, unused];
	const code = files.filter((file) => /\.(ts|svelte|m?js)$/.test(file));
	return {
		prepare,
		build,
		buildUnderPath,
		format: {
			name: 'Format',
			run: [['oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files]]
		},
		unused: { name: unused, after, run: [['knip/bin/knip.js', '--no-progress']] },
		lint: {
			name: 'Lint',
			after,
			run: [
				['oxlint/bin/oxlint', '--deny-warnings', ...code],
				['./scripts/lint-borders.mjs'],
				['./scripts/lint-markup.mjs']
			]
		},
		types: {
			name: 'Types',
			after,
			run: [
				[
					...['svelte-check/bin/svelte-check', '--tsgo', '--tsconfig', './tsconfig.json'],
					'--fail-on-warnings'
				],
				['typescript/bin/tsc', '--project', 'src/service-worker/tsconfig.json']
			]
		},
		unit: {
			name: 'Unit tests',
			after: afterUnused,
			report: 'unit.json',
			run: [vitest('unit', 'unit.json', unit)]
		},
		component: {
			name: 'Component tests',
			after: afterUnused,
			report: 'component.json',
			browser: true,
			run: [vitest('browser*', 'component.json', component)]
		},
		endToEnd: {
			name: 'End-to-end tests',
			report: 'e2e.json',
			browser: true,
			alone: true,
			after: [build.name],
			run: [['@playwright/test/cli.js', 'test', ...endToEnd]]
		},

		unitMore: {
			name: 'Long unit tests',
			after,
			report: 'unit-more.json',
			run: [vitest('more', 'unit-more.json', [])]
		},
		known: {
			name: 'Known answers of long searches',
			after,
			run: [['./scripts/bench.mjs', 'known']]
		},
		fuzz: {
			name: 'Properties on new cases',
			after,
			browser: true,
			run: [['./scripts/fuzz.mjs', '--minutes', '10']]
		},
		endToEndMore: {
			name: 'End-to-end tests in Firefox, under a sub-path, and long ones',
			report: 'e2e.json',
			browser: true,
			firefox: true,
			alone: true,
			after: [build.name, buildUnderPath.name],
			env: { TEST_MORE: '1' },
			run: [['@playwright/test/cli.js', 'test', ...endToEnd]]
		}
	};
}
