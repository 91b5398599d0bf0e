/**
 * `npm run experiment`: measures an experiment without a browser, or puts parts of one together. The
 * rows are the same to the byte on every machine, in the browser too. `--help` lists the options.
 */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundle } from './bundle.mjs';
import { ensureInstalled, root } from './install.mjs';

const HELP = `Measures an experiment, and writes one line for each run.

  npm run experiment -- file.json [options]
  npm run experiment -- --merge rows-1.jsonl rows-2.jsonl … [options]

  --shard 3/16   only the third of 16 parts, which may be measured in different places
  --out file     write there instead of to the standard output
  --csv          write a table for other programs, with names
  --times file   write the milliseconds of each run there; they differ from machine to machine
  --jobs n       how many threads measure; as many as there are cores by default
  --merge        put parts together that were measured before
  --help         show this text

Exit codes: 0 done; 1 some runs are missing or failed; 2 the command or a file is wrong.
`;

/**
 * @typedef {import('../src/lib/experiment/strict').DataError} DataError
 * @typedef {import('../src/lib/experiment/experiment').Experiment} Experiment
 * @typedef {import('../src/lib/experiment/experiment').RunKey} RunKey
 * @typedef {import('../src/lib/experiment/results').Results} Results
 * @typedef {import('../src/lib/worker/protocol').Measured} Measured
 * @typedef {import('../src/lib/worker/protocol').MeasureReply} MeasureReply
 * @typedef {import('../src/lib/worker/protocol').MeasureRequest} MeasureRequest
 * @typedef {import('../src/lib/state/ask').WorkerLike<MeasureRequest, MeasureReply>} MeasureWorker
 */

/** What is wrong with the command or its files: told without a stack. */
class UserError extends Error {}

/** @returns the options and files of the command */
function readCommand() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				shard: { type: 'string' },
				out: { type: 'string' },
				csv: { type: 'boolean', default: false },
				times: { type: 'string' },
				jobs: { type: 'string' },
				merge: { type: 'boolean', default: false },
				help: { type: 'boolean', default: false }
			}
		});
		return { ...values, files: positionals };
	} catch (error) {
		throw new UserError(error instanceof Error ? error.message : String(error));
	}
}

/** @param {string} file */
function textOf(file) {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		const { code } = /** @type {{ code?: string }} */ (error);
		throw new UserError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : String(error)}`);
	}
}

/**
 * One line about an error in a file: `lab.json: sets[1].boards[3]: bad-board (found puzzle)`.
 *
 * @param {string} file
 * @param {DataError} error
 */
function told(file, { code, path: place, line, found, expected }) {
	const details = [
		...(found === undefined ? [] : [`found ${found}`]),
		...(expected === undefined ? [] : [`expected ${expected}`])
	];
	return [
		line === undefined ? file : `${file}:${line}`,
		...(place === '' ? [] : [place]),
		`${code}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
	].join(': ');
}

/**
 * @template T
 * @param {string} file
 * @param {T | { error: DataError }} result
 * @returns {T}
 */
function sound(file, result) {
	if (typeof result === 'object' && result !== null && 'error' in result)
		throw new UserError(told(file, /** @type {{ error: DataError }} */ (result).error));
	return /** @type {T} */ (result);
}

/** The bundled modules that the command uses. */
const MODULES = {
	'experiment-file': 'src/lib/experiment/experiment-file.ts',
	boards: 'src/lib/experiment/boards.ts',
	runs: 'src/lib/experiment/runs.ts',
	results: 'src/lib/experiment/results.ts',
	csv: 'src/lib/experiment/csv.ts',
	'measuring-pool': 'src/lib/state/measuring-pool.ts',
	'measure-runs': 'src/lib/worker/measure-runs.ts'
};

/** @param {string} folder */
async function load(folder) {
	/** @type {Record<string, string>} */
	const input = {};
	for (const [name, file] of Object.entries(MODULES)) input[name] = path.join(root, file);
	await bundle(input, folder);
	const address = (/** @type {keyof typeof MODULES} */ name) =>
		pathToFileURL(path.join(folder, `${name}.js`)).href;
	/** @type {typeof import('../src/lib/experiment/experiment-file')} */
	const file = await import(address('experiment-file'));
	/** @type {typeof import('../src/lib/experiment/boards')} */
	const boards = await import(address('boards'));
	/** @type {typeof import('../src/lib/experiment/runs')} */
	const runs = await import(address('runs'));
	/** @type {typeof import('../src/lib/experiment/results')} */
	const results = await import(address('results'));
	/** @type {typeof import('../src/lib/experiment/csv')} */
	const csv = await import(address('csv'));
	/** @type {typeof import('../src/lib/state/measuring-pool')} */
	const pool = await import(address('measuring-pool'));
	return {
		...file,
		...boards,
		...runs,
		...results,
		...csv,
		...pool,
		worker: address('measure-runs')
	};
}

/** @typedef {Awaited<ReturnType<typeof load>>} Modules */

/**
 * A thread that looks like the page's worker.
 *
 * @param {string} module
 * @returns {MeasureWorker}
 */
function threadOf(module) {
	const thread = new Worker(path.join(root, 'scripts', 'experiment-worker.mjs'), {
		workerData: { module }
	});
	/** @type {MeasureWorker} */
	const worker = {
		onmessage: null,
		onerror: null,
		postMessage: (request) => thread.postMessage(request),
		terminate: () => void thread.terminate()
	};
	thread.on('message', (/** @type {MeasureReply} */ data) => worker.onmessage?.({ data }));
	thread.on('error', (error) => worker.onerror?.({ message: String(error) }));
	thread.on('exit', (code) => worker.onerror?.({ message: `the thread ended with ${code}` }));
	return worker;
}

/**
 * Measures runs, and tells how it goes on the standard error.
 *
 * @param {Modules} modules
 * @param {Experiment} experiment
 * @param {readonly RunKey[]} runs
 * @param {number} jobs
 * @returns {Promise<Measured[]>} in canonical order
 */
async function measureAll({ MeasuringPool, compareRuns, worker }, experiment, runs, jobs) {
	/** @type {Measured[]} */
	const measured = [];
	const tell = () => {
		const share = runs.length === 0 ? 100 : Math.floor((100 * measured.length) / runs.length);
		const line = `${measured.length} of ${runs.length} runs, ${share} %`;
		process.stderr.write(process.stderr.isTTY ? `\r${line} ` : `${line}\n`);
	};
	const timer = setInterval(tell, process.stderr.isTTY ? 250 : 10_000);
	try {
		await new Promise((resolve, reject) => {
			const pool = new MeasuringPool(experiment, runs, jobs, () => threadOf(worker), {
				measured: (rows) => void measured.push(...rows),
				ended: () => resolve(undefined),
				broken: (message) => reject(new Error(message))
			});
			pool.start();
		});
	} finally {
		clearInterval(timer);
		tell();
		if (process.stderr.isTTY) process.stderr.write('\n');
	}
	return measured.sort((a, b) => compareRuns(a.row, b.row));
}

/**
 * The number of a positive whole number's text.
 *
 * @param {string} text
 */
function jobsOf(text) {
	if (!/^[1-9]\d{0,3}$/.test(text)) throw new UserError(`--jobs ${text}: not a number from 1`);
	return Number(text);
}

/**
 * @param {ReturnType<typeof readCommand>} command
 * @param {Modules} modules
 * @returns the results, and whether all runs are there
 */
async function measureFile({ files, shard, jobs, times }, modules) {
	const [file = ''] = files;
	const { readExperiment, loadSets, runsOf, readShard, shardOf, runText } = modules;
	const part = shard === undefined ? { part: 1, of: 1 } : readShard(shard);
	if (part === null) throw new UserError(`--shard ${shard}: not a part such as 3/16`);
	const { experiment } = sound(file, readExperiment(textOf(file)));
	const { sets } = sound(file, await loadSets(experiment));
	const { runs } = sound(file, runsOf(experiment, sets));
	const most = jobs === undefined ? availableParallelism() : jobsOf(jobs);
	const measured = await measureAll(modules, experiment, shardOf(runs, part), most);
	if (times !== undefined) {
		const lines = measured.map(({ row, milliseconds }) =>
			JSON.stringify({ run: runText(row), milliseconds })
		);
		writeFileSync(times, lines.map((line) => `${line}\n`).join(''));
	}
	return { sets, results: { experiment, rows: measured.map(({ row }) => row) }, missing: 0 };
}

/**
 * @param {ReturnType<typeof readCommand>} command
 * @param {Modules} modules
 */
async function mergeFiles({ files }, { readResults, loadSets, runsOf, mergeResults }) {
	/** @type {Results[]} */
	const parts = [];
	for (const file of files) parts.push(sound(file, readResults(textOf(file))));
	const [first = ''] = files;
	const [{ experiment }] = /** @type {[Results, ...Results[]]} */ (parts);
	const { sets } = sound(first, await loadSets(experiment));
	const { runs } = sound(first, runsOf(experiment, sets));
	const merged = mergeResults(runs, parts);
	if ('error' in merged) {
		const at = /^parts\[(\d+)\]\.?(.*)$/.exec(merged.error.path);
		const file = files[Number(at?.[1] ?? 0)] ?? first;
		throw new UserError(told(file, { ...merged.error, path: at?.[2] ?? '' }));
	}
	return { sets, results: merged, missing: merged.missing.length };
}

async function main() {
	const command = readCommand();
	const { files, merge, out, csv } = command;
	if (command.help) {
		process.stdout.write(HELP);
		return 0;
	}
	if (files.length === 0) throw new UserError(`which file?\n\n${HELP}`);
	if (!merge && files.length > 1)
		throw new UserError(`one file at a time, or --merge: ${files[1]}`);
	ensureInstalled();
	const cache = path.join(root, '.cache');
	mkdirSync(cache, { recursive: true });
	// A folder of its own: many shards may run at the same time.
	const folder = mkdtempSync(path.join(cache, 'experiment-'));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	process.once('exit', remove);
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
		process.once(signal, () => process.exit(1));

	const modules = await load(folder);
	const { sets, results, missing } = await (merge ? mergeFiles : measureFile)(command, modules);
	const text = csv ? modules.writeCsv(results, sets) : modules.writeResults(results);
	if (out === undefined) process.stdout.write(text);
	else writeFileSync(out, text);
	const failed = results.rows.filter(({ outcome }) => outcome === 'failed').length;
	if (missing > 0) process.stderr.write(`${missing} runs are missing\n`);
	if (failed > 0) process.stderr.write(`${failed} runs failed\n`);
	return missing + failed > 0 ? 1 : 0;
}

try {
	process.exitCode = await main();
} catch (error) {
	if (!(error instanceof UserError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 2;
}
