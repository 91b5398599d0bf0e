/**
 * `npm run fuzz`: runs every test of a property again and again, each round on a new seed, where
 * `npm test` always runs them on the same one.
 *
 *     npm run fuzz                        for ten minutes
 *     npm run fuzz -- --minutes 60        for an hour; Ctrl+C ends it earlier
 *     npm run fuzz -- excerpt maze        the files whose paths contain one of these words
 *     npm run fuzz -- --seed 123 excerpt  one round on this seed, which replays a failure
 *
 * Prints each failure once, with its seed, its smallest case and the command that replays it, and
 * goes on with other seeds.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

const { values, positionals: words } = parseArgs({
	options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
	allowPositionals: true
});

/** A test that draws cases, or a fixture that does so for tests. */
const drawsCases = /from 'fast-check'|\binject\('seed'\)/;
const imported = /from '(\.{1,2}\/[^']*)'/g;

/**
 * Whether a file draws cases, itself or through a fixture.
 *
 * @param {string} file
 * @returns {boolean}
 */
function isAboutProperties(file) {
	const text = readFileSync(file, 'utf8');
	if (drawsCases.test(text)) return true;
	return [...text.matchAll(imported)]
		.map(([, name = '']) => `${path.resolve(path.dirname(file), name)}.ts`)
		.some((other) => other.includes('fixture') && existsSync(other) && isAboutProperties(other));
}

/** The tests of properties, as paths from the root with slashes, narrowed down by the words. */
function chosenFiles() {
	return ['src', 'tests/unit']
		.flatMap((folder) =>
			readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
				path.posix.join(folder, name.replaceAll(path.sep, '/'))
			)
		)
		.filter((file) => file.endsWith('.test.ts'))
		.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
		.filter((file) => isAboutProperties(path.join(root, file)));
}

const report = path.join(root, '.cache', 'reports', 'fuzz.json');
/** The round that is running. */
/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let ended = false;

/**
 * Runs test files on a seed.
 *
 * @param {string[]} files
 * @param {number} seed
 * @returns {Promise<{ passed: number; failures: { test: string; file: string; message: string }[] }>}
 */
async function round(files, seed) {
	rmSync(report, { force: true });
	let output = '';
	child = spawn(
		process.execPath,
		[
			path.join(root, 'node_modules/vitest/vitest.mjs'),
			'run',
			...['--reporter=json', `--outputFile.json=${report}`],
			...files
		],
		{
			cwd: root,
			env: { ...process.env, PROPERTY_SEED: String(seed), NO_COLOR: '1' },
			stdio: ['ignore', 'pipe', 'pipe']
		}
	);
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
	}
	await new Promise((resolve) => child?.once('close', resolve));
	if (ended) return { passed: 0, failures: [] };
	if (!existsSync(report)) throw new Error(`The tests did not run.\n${output}`);
	/** @type {{ numPassedTests: number; testResults: { name: string; message: string;
	 *   assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[] }} */
	const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
	const failures = testResults.flatMap(({ name, message, assertionResults }) => {
		const file = path.relative(root, name).replaceAll(path.sep, '/');
		// A file that could not be loaded has a message of its own, and no tests.
		const whole = assertionResults.length === 0 && message ? [{ test: file, file, message }] : [];
		return assertionResults
			.filter(({ status }) => status === 'failed')
			.map(({ fullName, failureMessages }) => ({
				...{ test: `${file} > ${fullName}`, file },
				message: failureMessages.join('\n')
			}))
			.concat(whole);
	});
	return { passed: numPassedTests, failures };
}

/** What a failure says, without the calls that led to it. @param {string} message */
const withoutCalls = (message) =>
	message
		.split('\n')
		.filter((line) => !/^\s+at /.test(line))
		.map((line) => `    ${line}`)
		.join('\n');

const minutes = Number(values.minutes);
const wanted = values.seed === undefined ? undefined : Number(values.seed);
if (!(minutes > 0) || (wanted !== undefined && !Number.isInteger(wanted))) {
	console.error('--minutes takes a positive number, --seed a whole one.');
	process.exit(1);
}
ensureInstalled({ all: true });
const files = chosenFiles();
if (files.length === 0) {
	console.error(`No test of a property has a path with ${words.join(' or ')}.`);
	process.exit(1);
}
if (files.some((file) => file.endsWith('.svelte.test.ts'))) await ensureChromium();
mkdirSync(path.dirname(report), { recursive: true });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
	process.once(signal, () => {
		ended = true;
		child?.kill();
	});
}

const start = performance.now();
const isOver = () => ended || performance.now() - start > minutes * 60_000;
/** The seeds on which a test failed. */
/** @type {Map<string, number[]>} */
const failed = new Map();
let rounds = 0;
console.log(
	`${files.length} files of tests; ${wanted === undefined ? `${minutes} min` : 'one round'}.`
);
do {
	const seed = wanted ?? randomInt(2 ** 31);
	const began = performance.now();
	const { passed, failures } = await round(files, seed);
	if (ended) break;
	rounds++;
	const seconds = ((performance.now() - began) / 1000).toFixed(0);
	console.log(
		`Round ${rounds}, seed ${seed}: ${passed} passed, ${failures.length} failed, ${seconds} s`
	);
	for (const { test, file, message } of failures) {
		const seeds = failed.get(test) ?? [];
		failed.set(test, [...seeds, seed]);
		if (seeds.length > 0) continue;
		console.log(`\n✗ ${test}\n${withoutCalls(message)}`);
		console.log(`    Again: npm run fuzz -- --seed ${seed} ${file}\n`);
	}
} while (wanted === undefined && !isOver());

console.log(`\nRounds: ${rounds}. Tests that failed: ${failed.size}.`);
for (const [test, seeds] of failed) console.log(`✗ ${test}: seeds ${seeds.join(', ')}`);
process.exitCode = failed.size > 0 ? 1 : 0;
