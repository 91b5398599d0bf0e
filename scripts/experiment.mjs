/**
 * `npm run experiment`: measures an experiment without a browser, or puts parts of one together. The
 * rows are the same to the byte on every machine, in the browser too. `--help` lists the options.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundle } from './bundle.mjs';
import { Ending } from './ending.mjs';
import { ensureWritable, sound, textOf, told, UserError } from './experiment-files.mjs';
import { ensureInstalled, root } from './install.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

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

Ctrl+C ends it early and keeps the runs that are done; a second one ends it at once. Run the command
again with another --out, and put both files together with --merge.

Exit codes: 0 done; 1 some runs are missing or failed; 2 the command or a file is wrong.
`;

/**
 * @typedef {import('../src/lib/rooms/experiment/measure/experiment').Experiment} Experiment
 * @typedef {import('../src/lib/rooms/experiment/measure/experiment').RunKey} RunKey
 * @typedef {import('../src/lib/rooms/experiment/measure/results').Results} Results
 * @typedef {import('../src/lib/rooms/experiment/run/protocol').Measured} Measured
 * @typedef {import('../src/lib/rooms/experiment/run/protocol').MeasureReply} MeasureReply
 * @typedef {import('../src/lib/rooms/experiment/run/protocol').MeasureRequest} MeasureRequest
 * @typedef {import('../src/lib/stage/run/call').WorkerLike<MeasureRequest, MeasureReply>} MeasureWorker
 */

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

/** The bundled modules that the command uses. */
const MODULES = {
	'experiment-file': 'src/lib/rooms/experiment/measure/experiment-file.ts',
	boards: 'src/lib/rooms/experiment/measure/boards.ts',
	fit: 'src/lib/rooms/experiment/measure/fit.ts',
	runs: 'src/lib/rooms/experiment/measure/runs.ts',
	results: 'src/lib/rooms/experiment/measure/results.ts',
	csv: 'src/lib/rooms/experiment/measure/csv.ts',
	'measuring-pool': 'src/lib/rooms/experiment/run/measuring-pool.ts',
	'measure-runs': 'src/lib/rooms/experiment/run/measure-runs.ts'
};

/** @param {string} folder */
async function load(folder) {
	/** @type {Record<string, string>} */
	const input = {};
	for (const [name, file] of Object.entries(MODULES)) input[name] = path.join(root, file);
	await bundle(input, folder);
	const address = (/** @type {keyof typeof MODULES} */ name) =>
		pathToFileURL(path.join(folder, `${name}.js`)).href;
	/** @type {typeof import('../src/lib/rooms/experiment/measure/experiment-file')} */
	const file = await import(address('experiment-file'));
	/** @type {typeof import('../src/lib/rooms/experiment/measure/boards')} */
	const boards = await import(address('boards'));
	/** @type {typeof import('../src/lib/rooms/experiment/measure/fit')} */
	const fit = await import(address('fit'));
	/** @type {typeof import('../src/lib/rooms/experiment/measure/runs')} */
	const runs = await import(address('runs'));
	/** @type {typeof import('../src/lib/rooms/experiment/measure/results')} */
	const results = await import(address('results'));
	/** @type {typeof import('../src/lib/rooms/experiment/measure/csv')} */
	const csv = await import(address('csv'));
	/** @type {typeof import('../src/lib/rooms/experiment/run/measuring-pool')} */
	const pool = await import(address('measuring-pool'));
	return {
		...file,
		...boards,
		...fit,
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
 * Measures runs, and tells how it goes on the standard error. Those that are done when somebody ends
 * the command are kept.
 *
 * @param {Modules} modules
 * @param {Experiment} experiment
 * @param {readonly RunKey[]} runs
 * @param {number} jobs
 * @param {Ending} ending
 * @returns {Promise<Measured[]>} in canonical order
 */
async function measureAll({ MeasuringPool, compareRuns, worker }, experiment, runs, jobs, ending) {
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
				measured: (rows) => {
					const isFirst = measured.length === 0;
					measured.push(...rows);
					if (isFirst) tell();
				},
				ended: () => resolve(undefined),
				broken: (message) => reject(new Error(message))
			});
			ending.by(() => {
				pool.cancel();
				resolve(undefined);
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
 * Another strategy would run under the name of one that does not fit.
 *
 * @param {string} file
 * @param {Experiment} experiment
 * @param {ReturnType<Modules['misfitsOf']>} misfits
 */
function refuseMisfits(file, { sets }, misfits) {
	if (misfits.length === 0) return;
	const lines = misfits.map(({ set, strategy, ran }) => {
		const { ordering, values, elimination, eliminate } = ran;
		const instead = [ordering, values, elimination, ...(elimination === 'none' ? [] : [eliminate])];
		return `${file}: strategies[${strategy}] does not fit sets[${set}] (${sets[set]?.kind}): ${instead.join(', ')} would run instead`;
	});
	throw new UserError(lines.join('\n'));
}

/**
 * @param {ReturnType<typeof readCommand>} command
 * @param {Modules} modules
 * @param {Ending} ending
 * @returns the results, and how many runs are missing
 */
async function measureFile({ files, shard, jobs, times }, modules, ending) {
	const [file = ''] = files;
	const { readExperiment, loadSets, runsOf, misfitsOf, readShard, shardOf, runText } = modules;
	const part = shard === undefined ? { part: 1, of: 1 } : readShard(shard);
	if (part === null) throw new UserError(`--shard ${shard}: not a part such as 3/16`);
	const { experiment } = sound(file, readExperiment(textOf(file)));
	const { sets } = sound(file, await loadSets(experiment));
	const { runs } = sound(file, runsOf(experiment, sets));
	refuseMisfits(file, experiment, misfitsOf(experiment, sets));
	const most = jobs === undefined ? availableParallelism() : jobsOf(jobs);
	const asked = shardOf(runs, part);
	const measured = await measureAll(modules, experiment, asked, most, ending);
	if (times !== undefined) {
		const lines = measured.map(({ row, milliseconds }) =>
			JSON.stringify({ run: runText(row), milliseconds })
		);
		writeFileSync(times, lines.map((line) => `${line}\n`).join(''));
	}
	const missing = asked.length - measured.length;
	return { sets, results: { experiment, rows: measured.map(({ row }) => row) }, missing };
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
	const { files, merge, out, times, csv } = command;
	if (command.help) {
		process.stdout.write(HELP);
		return 0;
	}
	if (files.length === 0) throw new UserError(`which file?\n\n${HELP}`);
	if (!merge && files.length > 1)
		throw new UserError(`one file at a time, or --merge: ${files[1]}`);
	if (out !== undefined) ensureWritable('--out', out);
	if (times !== undefined) ensureWritable('--times', times);
	ensureInstalled();
	const ending = new Ending();
	const modules = await load(temporaryFolder());
	const { sets, results, missing } = merge
		? await mergeFiles(command, modules)
		: await measureFile(command, modules, ending);
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
