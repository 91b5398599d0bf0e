import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { loadSets } from '../measure/boards';
import type { Experiment, RunKey, RunRow } from '../measure/experiment';
import { experimentText, readExperiment } from '../measure/experiment-file';
import { misfitsOf, type Misfit } from '../measure/fit';
import { parseHeader, parseRow, writeHeader, writeRow, type Header } from '../measure/results';
import { readRunText, readShard, RunList, runText, type Listed } from '../measure/runs';
import { strictly } from '../measure/strict';
import { MeasuringPool } from '../run/measuring-pool';
import type { Measured } from '../run/protocol';
import type { Ended, Host } from './host';
import type { Command } from './options';
import { withBoards } from './boards-file';
import type { Ending } from './ending';
import { csvFormat, resultsFormat, type Format } from './formats';
import { isSpecial, outputOf, type Output } from './output';
import { programText } from './program';
import { ensureFolder, writeTraces } from './trace-files';
import { sound, textOf, told, UserError } from './user-error';
import { WorkFile, type WorkLines } from './work-file';

/** What helps when the experiment, the program or the number of parts has changed. */
const REMOVE = 'Remove it and all parts that were measured with it, or choose another --out.';

/** Measures an experiment, or a shard of it. */
export async function measureFile(
	command: Command,
	{ program, makeWorker }: Host,
	ending: Ending
): Promise<Ended> {
	const { files, shard, jobs, out, csv, times, trace, resume } = command;
	const [file] = files;
	const part = shard === undefined ? { part: 1, of: 1 } : readShard(shard);
	if (part === null) throw new UserError(`--shard ${shard}: not a part such as 3/16`);
	const threads = jobs === undefined ? availableParallelism() : jobsOf(jobs);
	if (resume && (out === undefined || isSpecial(out)))
		throw new UserError('--resume: goes on with the file of --out');
	const { experiment: written } = sound(file, readExperiment(textOf(file)));
	const { boards, 'boards-part': boardsPart } = command;
	if (boardsPart !== undefined && boards === undefined)
		throw new UserError('--boards-part: of which --boards?');
	const experiment = boards === undefined ? written : await withBoards(written, boards, boardsPart);
	const { sets } = sound(file, await loadSets(experiment));
	refuseMisfits(file, experiment, misfitsOf(experiment, sets));
	const runs = new RunList(experiment, sets, part);
	const header: Header = { program, experiment };
	const format = csv ? csvFormat(experiment, sets) : resultsFormat(header);
	// A table is never there before it is whole.
	if (resume && csv && !existsSync(WorkFile.nameOf(out!)) && existsSync(out!))
		return { header, missing: 0, failed: 0 };
	const rows =
		out === undefined || isSpecial(out)
			? new RowsInOrder(format, out)
			: new RowFile(out, runs, header, format, resume);
	const timed = times === undefined ? null : new TimeFile(times, runs, resume);
	// What is refused must leave nothing behind.
	if (trace !== undefined) {
		ensureFolder(trace);
		writeTraces(trace, experiment, sets, runs);
	}
	rows.open();
	timed?.open();

	const asked = withoutKnown(runs, rows);
	let [measured, failed] = [0, 0];
	const progress = new Progress(runs.length - asked.length, runs.length);
	try {
		await new Promise<void>((resolve, reject) => {
			const pool = new MeasuringPool(experiment, asked, threads, makeWorker, {
				measured: (some) => {
					timed?.add(some);
					rows.add(some.map(({ row }) => ({ row, index: runs.indexOf(row) })));
					measured += some.length;
					failed += some.filter(({ row }) => row.outcome === 'failed').length;
					progress.add(some.length);
				},
				ended: resolve,
				broken: (message) => reject(new Error(message))
			});
			ending.by(() => {
				pool.cancel();
				resolve();
			});
			pool.start();
		});
	} finally {
		progress.end();
	}
	const missing = asked.length - measured;
	rows.end(missing === 0);
	timed?.end(missing === 0);
	return { header, missing, failed };
}

/** The number of a positive whole number's text. */
function jobsOf(text: string): number {
	if (!/^[1-9]\d{0,3}$/.test(text)) throw new UserError(`--jobs ${text}: not a number from 1`);
	return Number(text);
}

/** Another strategy would run under the name of one that does not fit. */
function refuseMisfits(file: string, { sets }: Experiment, misfits: readonly Misfit[]): void {
	if (misfits.length === 0) return;
	const lines = misfits.map(({ set, strategy, ran }) => {
		const { ordering, values, elimination, eliminate } = ran;
		const instead = [ordering, values, elimination, ...(elimination === 'none' ? [] : [eliminate])];
		return `${file}: strategies[${strategy}] does not fit sets[${set}] (${sets[set].kind}): ${instead.join(', ')} would run instead`;
	});
	throw new UserError(lines.join('\n'));
}

/** The runs that have no row. */
function withoutKnown(runs: RunList, rows: Rows): Listed<RunKey> {
	let unknown = 0;
	for (let i = 0; i < runs.length; i++) if (!rows.has(i)) unknown++;
	if (unknown === runs.length) return runs;
	const indices = new Float64Array(unknown);
	for (let i = 0, next = 0; i < runs.length; i++) if (!rows.has(i)) indices[next++] = i;
	return { length: unknown, at: (index) => runs.at(indices[index]) };
}

/** Rows that are measured, in whatever order. */
interface Rows {
	/** Whether a run has a row already. */
	has(index: number): boolean;
	/** Makes the file, or opens it. */
	open(): void;
	add(rows: readonly { readonly row: RunRow; readonly index: number }[]): void;
	end(isWhole: boolean): void;
}

/** Writes rows in order, and holds those that came before their time. */
class RowsInOrder implements Rows {
	readonly #waiting = new Map<number, string>();
	#next = 0;
	#output!: Output;

	constructor(
		private readonly format: Format,
		private readonly out: string | undefined
	) {}

	open(): void {
		this.#output = outputOf(this.out);
		this.#output.write(this.format.heading);
	}

	has(): boolean {
		return false;
	}

	add(rows: Parameters<Rows['add']>[0]): void {
		for (const { row, index } of rows) this.#waiting.set(index, this.format.line(writeRow(row)));
		for (let line = this.#take(); line !== undefined; line = this.#take()) this.#output.write(line);
	}

	end(): void {
		for (const [, line] of [...this.#waiting].sort(([a], [b]) => a - b)) this.#output.write(line);
		this.#output.end();
	}

	#take(): string | undefined {
		const line = this.#waiting.get(this.#next);
		if (line !== undefined) this.#waiting.delete(this.#next++);
		return line;
	}
}

/** Appends rows as they come, and writes the file when all are there. */
class RowFile implements Rows {
	readonly #work: WorkFile;

	constructor(
		private readonly file: string,
		runs: RunList,
		header: Header,
		private readonly format: Format,
		resume: boolean
	) {
		const lines: WorkLines = {
			heading: writeHeader(header),
			length: runs.length,
			ensureHeading: (line, begun) => ensureSame(begun, line, header),
			indexOf: (line, number, begun) => {
				const read = strictly(() => parseRow(line, number));
				if ('error' in read) return null;
				const index = runs.indexOf(read.value);
				if (index < 0)
					throw new UserError(
						`${begun}:${number}: not a run of this part: ${runText(read.value)}. ${REMOVE}`
					);
				// What failed is tried again.
				return read.value.outcome === 'failed' ? -1 : index;
			}
		};
		this.#work = new WorkFile(file, lines, resume);
	}

	open(): void {
		this.#work.open();
	}

	has(index: number): boolean {
		return this.#work.has(index);
	}

	add(rows: Parameters<Rows['add']>[0]): void {
		this.#work.add(rows.map(({ row, index }) => ({ index, line: writeRow(row) })));
	}

	end(isWhole: boolean): void {
		if (isWhole) finish(this.file, this.#work, this.format);
		else this.#work.close();
	}
}

/** Milliseconds of runs, which differ from machine to machine, in a file of their own. */
class TimeFile {
	readonly #work: WorkFile;

	constructor(
		private readonly file: string,
		private readonly runs: RunList,
		resume: boolean
	) {
		const indexOf = (line: string) => {
			const run = readRunText(/^\{"run":"([\d.]+)",.*\}$/.exec(line)?.[1] ?? '');
			return run === null ? null : runs.indexOf(run);
		};
		this.#work = new WorkFile(file, { length: runs.length, indexOf }, resume);
	}

	open(): void {
		this.#work.open();
	}

	add(measured: readonly Measured[]): void {
		const lines = measured.map(({ row, milliseconds }) => ({
			index: this.runs.indexOf(row),
			line: JSON.stringify({ run: runText(row), milliseconds })
		}));
		this.#work.add(lines);
	}

	end(isWhole: boolean): void {
		if (isWhole) finish(this.file, this.#work);
		else this.#work.close();
	}
}

/** Writes the lines of a work file in order. */
function finish(file: string, work: WorkFile, format?: Format): void {
	const output = outputOf(file);
	if (format !== undefined) output.write(format.heading);
	work.writeTo({ write: (line) => output.write(format?.line(line) ?? line) });
	output.end();
	work.remove();
}

/** @throws UserError if a file that was begun is of another experiment or by another program */
function ensureSame(name: string, line: string, { experiment, program }: Header): void {
	const read = sound(
		name,
		strictly(() => parseHeader(line))
	).value;
	if (experimentText(read.experiment) !== experimentText(experiment))
		throw new UserError(`${told(name, { code: 'other-experiment', path: '' })} ${REMOVE}`);
	if (programText(read.program) !== programText(program))
		throw new UserError(
			`${name}: measured by ${programText(read.program)}, and this is ${programText(program)}. ${REMOVE}`
		);
}

/** Tells on the standard error how it goes. */
class Progress {
	readonly #timer: NodeJS.Timeout;
	#isFirst = true;

	constructor(
		private done: number,
		private readonly all: number
	) {
		this.#timer = setInterval(() => this.#tell(), process.stderr.isTTY ? 250 : 10_000);
	}

	add(count: number): void {
		this.done += count;
		if (this.#isFirst) this.#tell();
		this.#isFirst = false;
	}

	end(): void {
		clearInterval(this.#timer);
		this.#tell();
		if (process.stderr.isTTY) process.stderr.write('\n');
	}

	#tell(): void {
		const share = this.all === 0 ? 100 : Math.floor((100 * this.done) / this.all);
		const line = `${this.done} of ${this.all} runs, ${share} %`;
		process.stderr.write(process.stderr.isTTY ? `\r${line} ` : `${line}\n`);
	}
}
