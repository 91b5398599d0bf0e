/** Runs the steps of a test run, two at a time. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../install.mjs';
import { forget, nothing, readReport, sum, told } from './reports.mjs';

/**
 * A step: programs that run one after the other, files in `node_modules` or, if they start with `./`, our
 * own. `after` names the steps that it needs, if they run at all; `alone` means that it needs the whole
 * machine, `browser` and `firefox` that it needs one; `report` is the file with its test results, and `env`
 * what its programs find in their environment.
 *
 * @typedef {{ name: string; run: string[][]; after?: string[]; alone?: boolean; report?: string;
 *   browser?: boolean; firefox?: boolean; env?: Record<string, string> }} Step
 * @typedef {import('./reports.mjs').Count} Count
 */

/** The running child processes; they end with this one. */
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

process.once('exit', () => {
	for (const child of running) child.kill();
});

/**
 * Runs one program of a step.
 *
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {(text: string) => void} write receives its output
 * @returns {Promise<boolean>} whether it succeeded
 */
function run([program = '', ...args], env, write) {
	const file = program.startsWith('./') ? program : path.join('node_modules', program);
	const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
	const child = spawn(process.execPath, [path.join(root, file), ...args], {
		cwd: root,
		env: { ...process.env, ...colour, ...env },
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

/** @param {number} since */
export const secondsSince = (since) => (performance.now() - since) / 1000;

/** @param {number} seconds */
export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/**
 * Runs a step and prints its output under a heading. A step that fails without a failed test counts as one
 * failure.
 *
 * @param {Step} step
 * @param {boolean} live print immediately instead of at the end
 * @returns {Promise<Count>}
 */
async function runStep({ name, run: programs, env = {}, report }, live) {
	const begin = performance.now();
	let output = '';
	if (live) console.log(`\n── ${name}`);
	if (report) forget(report);
	let succeeded = true;
	for (const program of programs) {
		succeeded &&= await run(program, env, (text) => {
			if (live) process.stdout.write(text);
			else output += text;
		});
	}
	const read = report ? readReport(report) : nothing();
	const count = { ...read, failed: Math.max(read.failed, succeeded ? 0 : 1) };
	const tests = report ? `${told(count)}, ` : '';
	const result = `${succeeded ? 'ok' : 'FAILED'} (${tests}${inSeconds(secondsSince(begin))})`;
	console.log(live ? `── ${result}` : `\n── ${name}: ${result}\n${output.trim()}`.trimEnd());
	return count;
}

/**
 * Runs steps, two at a time, each after the steps that it needs, until one fails.
 *
 * @param {Step[]} steps
 * @returns {Promise<{ total: Count; times: { name: string; seconds: number }[] }>} the results, and how
 *   long each step took
 */
export async function runSteps(steps) {
	const waiting = [...steps];
	const done = new Set();
	/** @type {Map<Step, Promise<void>>} */
	const active = new Map();
	let total = nothing();
	/** @type {{ name: string; seconds: number }[]} */
	const times = [];

	const names = new Set(steps.map(({ name }) => name));
	const ready = () => {
		if (active.size === 2 || [...active.keys()].some(({ alone }) => alone)) return undefined;
		return waiting.find(
			({ after = [], alone }) =>
				after.every((name) => done.has(name) || !names.has(name)) && (!alone || active.size === 0)
		);
	};
	while (waiting.length > 0 || active.size > 0) {
		for (let step = ready(); step && total.failed === 0; step = ready()) {
			const next = step;
			const begin = performance.now();
			waiting.splice(waiting.indexOf(next), 1);
			const promise = runStep(next, next.alone ?? steps.length === 1).then((count) => {
				active.delete(next);
				done.add(next.name);
				times.push({ name: next.name, seconds: secondsSince(begin) });
				total = sum(total, count);
			});
			active.set(next, promise);
		}
		if (active.size === 0) break;
		await Promise.race(active.values());
	}
	return { total, times };
}
