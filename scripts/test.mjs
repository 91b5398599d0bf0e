/**
 * `npm test`: installs what is missing, then checks everything, two steps at a time, and ends with a
 * line "N passed, M failed", plus "K flaky" if some end-to-end tests passed only on the second try;
 * it names them just before. Stops at the first step that fails.
 *
 * `npm run test:unit | test:component | test:e2e | check | lint` run a part; arguments after `--` are
 * passed to the tool: `npm run test:unit -- src/lib/engine`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureFirefox } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

/**
 * A step: programs that run one after the other. `after` names the steps that it needs, `alone` means
 * that it needs the whole machine, `report` is the file with its test results.
 *
 * @typedef {{ name: string; run: string[][]; after?: string[]; alone?: boolean; report?: string;
 *   browser?: boolean }} Step
 * @typedef {{ passed: number; failed: number; flaky: string[] }} Count `passed` includes the flaky
 *   tests, which are named
 * @typedef {{ title: string; file?: string; line?: number; suites?: Suite[];
 *   specs?: { title: string; file: string; line: number; tests: { status: string }[] }[] }} Suite
 */

const reports = path.join(root, '.cache', 'reports');
const [part = 'all', ...rest] = process.argv.slice(2);
const whole = part === 'all';

/** @param {string} project @param {string} report */
const vitest = (project, report) => [
	'vitest/vitest.mjs',
	'run',
	...['--project', project, '--allowOnly=false'],
	...[`--reporter=${whole ? 'dot' : 'default'}`, '--reporter=json'],
	`--outputFile.json=${path.join(reports, report)}`,
	...rest
];

/** Programs are files in `node_modules`; our own start with `./`. */
const prepare = {
	name: 'Messages and types',
	run: [['./scripts/messages.mjs'], ['@sveltejs/kit/svelte-kit.js', 'sync']]
};
const types = {
	name: 'Types',
	run: [
		['svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
		['typescript/bin/tsc', '--project', 'src/service-worker/tsconfig.json']
	]
};
/**
 * What a tool keeps for its next run: it looks again only at files whose text has changed.
 *
 * @param {string} tool
 */
const cached = (tool) => [
	...['--cache', '--cache-strategy', 'content'],
	...['--cache-location', path.join(root, '.cache', tool)]
];
// A rule about types may judge a file anew because another file has changed. A fresh clone, which
// has no cache, finds that too.
const lint = {
	name: 'Lint',
	run: [['eslint/bin/eslint.js', '.', '--max-warnings', '0', ...cached('eslint')]]
};
const format = {
	name: 'Format',
	run: [['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...cached('prettier'), '.']]
};
const unused = { name: 'Unused code', run: [['knip/bin/knip.js', '--no-progress']] };
const unit = { name: 'Unit tests', report: 'unit.json', run: [vitest('unit', 'unit.json')] };
const component = {
	name: 'Component tests',
	report: 'component.json',
	browser: true,
	run: [vitest('browser*', 'component.json')]
};
const build = { name: 'Build', run: [['./scripts/build.mjs', '--if-changed']] };
const buildUnderPath = {
	name: 'Build for a sub-path',
	run: [['./scripts/build.mjs', '--under-path']]
};
const endToEnd = {
	name: 'End-to-end tests',
	report: 'e2e.json',
	browser: true,
	alone: true,
	after: [build.name, buildUnderPath.name],
	run: [['@playwright/test/cli.js', 'test', ...rest]]
};

/** @type {Record<string, Step[]>} */
const parts = {
	all: [
		prepare,
		build,
		format,
		{ ...unused, after: [prepare.name] },
		// Vitest starts by rewriting generated files that the search for unused code reads.
		{ ...component, after: [prepare.name, unused.name] },
		{ ...unit, after: [prepare.name, unused.name] },
		{ ...lint, after: [prepare.name] },
		{ ...types, after: [prepare.name] },
		buildUnderPath,
		endToEnd
	],
	unit: [unit],
	component: [component],
	e2e: [build, buildUnderPath, endToEnd],
	check: [prepare, { ...types, after: [prepare.name] }],
	lint: [prepare, format, { ...lint, after: [prepare.name] }]
};

/** The running child processes; they end with this one. */
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs one program of a step.
 *
 * @param {string[]} command
 * @param {(text: string) => void} write receives its output
 * @returns {Promise<boolean>} whether it succeeded
 */
function run([program = '', ...args], write) {
	const file = program.startsWith('./') ? program : path.join('node_modules', program);
	const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
	const child = spawn(process.execPath, [path.join(root, file), ...args], {
		cwd: root,
		env: { ...process.env, ...colour },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	running.add(child);
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', write);
	}
	return new Promise((resolve) => {
		child.once('error', (error) => {
			write(String(error));
			resolve(false);
		});
		child.once('close', (code, signal) => {
			running.delete(child);
			if (signal) write(`\nEnded by ${signal}.`);
			resolve(code === 0);
		});
	});
}

/**
 * The test results of a step. A step that fails without a failed test counts as one failure.
 *
 * @param {Step} step
 * @param {boolean} succeeded
 * @returns {Count}
 */
function count({ report }, succeeded) {
	const file = report && path.join(reports, report);
	/** @type {Count} */
	let counted = { passed: 0, failed: 0, flaky: [] };
	if (file && existsSync(file)) {
		/** @type {{ numPassedTests?: number; numFailedTests?: number; suites?: Suite[];
		 *   stats?: { expected: number; flaky: number; unexpected: number } }} */
		const {
			numPassedTests = 0,
			numFailedTests = 0,
			suites = [],
			stats
		} = JSON.parse(readFileSync(file, 'utf8'));
		counted = stats
			? {
					passed: stats.expected + stats.flaky,
					failed: stats.unexpected,
					flaky: suites.flatMap((suite) => flakyIn(suite))
				}
			: { passed: numPassedTests, failed: numFailedTests, flaky: [] };
	}
	return { ...counted, failed: Math.max(counted.failed, succeeded ? 0 : 1) };
}

/**
 * The end-to-end tests that needed a second try, by place and title.
 *
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyIn({ suites = [], specs = [] }) {
	const here = specs
		.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
		.map(({ file, line, title }) => `${file}:${line} › ${title}`);
	return [...here, ...suites.flatMap((inner) => flakyIn(inner))];
}

/** @param {Count} count */
function told({ passed, failed, flaky }) {
	return `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`;
}

/**
 * Runs a step and prints its output under a heading.
 *
 * @param {Step} step
 * @param {boolean} live print immediately instead of at the end
 * @returns {Promise<{ succeeded: boolean } & Count>}
 */
async function runStep(step, live) {
	const begin = performance.now();
	let output = '';
	if (live) console.log(`\n── ${step.name}`);
	if (step.report) rmSync(path.join(reports, step.report), { force: true });
	let succeeded = true;
	for (const command of step.run) {
		succeeded &&= await run(command, (text) => {
			if (live) process.stdout.write(text);
			else output += text;
		});
	}
	const counted = count(step, succeeded);
	const tests = step.report ? `${told(counted)}, ` : '';
	const result = `${succeeded ? 'ok' : 'FAILED'} (${tests}${seconds(begin)})`;
	console.log(live ? `── ${result}` : `\n── ${step.name}: ${result}\n${output.trim()}`.trimEnd());
	return { succeeded, ...counted };
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps, two at a time, each after the steps that it needs, until one fails.
 *
 * @param {Step[]} steps
 */
async function runAll(steps) {
	const waiting = [...steps];
	const done = new Set();
	/** @type {Map<Step, Promise<void>>} */
	const active = new Map();
	/** @type {Count} */
	let total = { passed: 0, failed: 0, flaky: [] };

	const ready = () =>
		waiting.find(
			({ after = [], alone }) =>
				after.every((name) => done.has(name)) && (!alone || active.size === 0) && active.size < 2
		);
	while (waiting.length > 0 || active.size > 0) {
		for (let step = ready(); step && total.failed === 0; step = ready()) {
			const next = step;
			waiting.splice(waiting.indexOf(next), 1);
			const promise = runStep(next, next.alone ?? steps.length === 1).then((result) => {
				active.delete(next);
				done.add(next.name);
				total = {
					passed: total.passed + result.passed,
					failed: total.failed + result.failed,
					flaky: [...total.flaky, ...result.flaky]
				};
			});
			active.set(next, promise);
		}
		if (active.size === 0) break;
		await Promise.race(active.values());
	}
	return total;
}

const steps = parts[part];
if (!steps) {
	console.error(`There is no part "${part}"; there are ${Object.keys(parts).join(', ')}.`);
	process.exit(1);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
	process.once(signal, () => process.exit(1));
}
process.once('exit', () => {
	for (const child of running) child.kill();
});

const start = performance.now();
ensureInstalled();
mkdirSync(reports, { recursive: true });
if (steps.some(({ browser }) => browser)) {
	console.log(`Chromium: ${path.relative(root, await ensureChromium())}`);
}
const withoutFirefox = steps.includes(endToEnd) && !(await ensureFirefox());
const leftOut =
	'No end-to-end test ran in Firefox: it is not installed here, and cannot be. Set FIREFOX_PATH to one.';
if (withoutFirefox) console.log(leftOut);
const total = await runAll(steps);
console.log(`\nAll in all ${seconds(start)}.`);
if (withoutFirefox) console.log(leftOut);
for (const test of total.flaky) console.log(`Passed only on the second try: ${test}`);
if (steps.some(({ report }) => report)) console.log(told(total));
process.exitCode = total.failed > 0 ? 1 : 0;
