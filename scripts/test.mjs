/**
 * `npm test`: installs what is missing, then checks everything, two steps at a time. It ends with how long
 * each step took, the slowest tests, and a line "N passed, M failed", plus "K flaky" if some end-to-end
 * tests passed only on the second try; it names them. Stops at the first step that fails.
 *
 *     npm test -- --changed        what the files that are not committed yet can affect
 *     npm test -- --changed main   what has changed since a commit
 *     npm run test:more            what takes long and seldom finds anything
 *
 * `npm run test:unit | test:component | test:e2e | check | lint` run a part; arguments after `--` are
 * passed to the tool: `npm run test:unit -- src/lib/engine`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureFirefox } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';
import { affectedBy, changedSince } from './test/changed.mjs';
import { reports, told } from './test/reports.mjs';
import { inSeconds, runSteps, secondsSince } from './test/run-steps.mjs';
import { stepsFor } from './test/steps.mjs';

/** @typedef {import('./test/run-steps.mjs').Step} Step */

/** How many of the slowest tests are named. */
const SLOWEST = 30;

const start = performance.now();
const [first = 'all', ...rest] = process.argv.slice(2);
const part = first === '--changed' ? 'changed' : first;

ensureInstalled({ all: true });
mkdirSync(reports, { recursive: true });

/** The steps of a part. @type {Record<string, () => Step[] | Promise<Step[]>>} */
const parts = {
	all() {
		const all = stepsFor({ endToEnd: rest });
		const { prepare, build, component, unit, lint, types, format, unused, endToEnd } = all;
		return [prepare, build, unused, unit, component, types, lint, format, endToEnd];
	},
	more() {
		const { prepare, build, ...all } = stepsFor({});
		const { buildUnderPath, unitMore, known, fuzz, endToEndMore } = all;
		return [prepare, build, buildUnderPath, unitMore, known, fuzz, endToEndMore];
	},
	async changed() {
		const files = changedSince(rest[0] ?? 'HEAD');
		const affected = await affectedBy(files);
		console.log(affected.told);
		const all = stepsFor(affected);
		return affected.steps.map((name) => all[name]);
	},
	unit: () => [stepsFor({ unit: rest }).unit],
	component: () => [stepsFor({ component: rest }).component],
	e2e() {
		const { build, endToEnd } = stepsFor({ endToEnd: rest });
		return [build, endToEnd];
	},
	check() {
		const { prepare, types } = stepsFor({});
		return [prepare, types];
	},
	lint() {
		const { prepare, format, lint } = stepsFor({});
		return [prepare, format, lint];
	}
};

const makeSteps = parts[part];
if (!makeSteps) {
	console.error(`There is no part "${part}"; there are ${Object.keys(parts).join(', ')}.`);
	process.exit(1);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
	process.once(signal, () => process.exit(1));
}

const steps = await makeSteps();
if (steps.some(({ browser }) => browser)) {
	console.log(`Chromium: ${path.relative(root, await ensureChromium())}`);
}
const withoutFirefox = steps.some(({ firefox }) => firefox) && !(await ensureFirefox());
const setUp = secondsSince(start);
const { total, times } = await runSteps(steps);

const slowest = total.tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
if (slowest.length > 1) {
	console.log(`\nThe slowest tests:`);
	for (const { name, seconds } of slowest)
		console.log(`${inSeconds(seconds).padStart(8)}  ${name}`);
}
console.log('\nHow long each step took, two at a time:');
for (const { name, seconds } of [{ name: 'Packages and browsers', seconds: setUp }, ...times]) {
	console.log(`${inSeconds(seconds).padStart(8)}  ${name}`);
}
console.log(`${inSeconds(secondsSince(start)).padStart(8)}  all in all`);
if (withoutFirefox) {
	console.log(
		'No test ran in Firefox: it is not installed here, and cannot be. Set FIREFOX_PATH to one.'
	);
}
for (const test of total.flaky) console.log(`Passed only on the second try: ${test}`);
if (steps.some(({ report }) => report)) console.log(told(total));
process.exitCode = total.failed > 0 ? 1 : 0;
