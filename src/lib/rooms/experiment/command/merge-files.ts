import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadSets } from '../measure/boards';
import type { RunRow } from '../measure/experiment';
import { experimentText } from '../measure/experiment-file';
import { joinRows } from '../measure/join';
import { parseHeader, parseRow, writeRow, type Header } from '../measure/results';
import { compareRuns, RunList, runText } from '../measure/runs';
import { strictly, type DataError } from '../measure/strict';
import type { Ended } from './host';
import type { Command } from './options';
import { csvFormat, resultsFormat } from './formats';
import { LineReader } from './line-reader';
import { isSpecial, outputOf, type Output } from './output';
import { programText } from './program';
import { sound, told, UserError } from './user-error';

/** Bytes that are held of all parts together, and of a part at least and at most. */
const HELD = 32_000_000;
const LEAST_HELD = 4096;
const MOST_HELD = 131_072;
/** How many places are named. */
const NAMED = 5;

/** A part: what measured it, and where its rows begin. The headers of thousands of parts are not held. */
interface Part {
	readonly file: string;
	readonly program: string;
	readonly rowsAt: number;
}

/** Puts parts together that are each in canonical order. Holds one row of each. */
export async function mergeFiles(command: Command): Promise<Ended> {
	const { files, out, csv } = command;
	const { parts, header: own } = readParts(files.flatMap(inFolder));
	const [{ file: first }] = parts;
	const isMixed = ensureOneProgram(parts, command['allow-mixed-programs']);
	const { experiment } = own;
	const header = isMixed ? { experiment } : own;
	const { sets } = sound(first, await loadSets(experiment));
	const runs = new RunList(experiment, sets);
	const format = csv ? csvFormat(experiment, sets) : resultsFormat(header);
	const isStream = out === undefined || isSpecial(out);
	// What is wrong must be known before the first row is out.
	if (isStream) joinFiles(parts, runs, command);
	const output = outputOf(out);
	try {
		output.write(format.heading);
		const found = joinFiles(parts, runs, command, {
			write: (line) => output.write(format.line(line))
		});
		output.end();
		return { header, ...found };
	} catch (error) {
		output.discard();
		throw error;
	}
}

/** A folder stands for the results in it. */
function inFolder(file: string): string[] {
	if (statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return [file];
	const found = readdirSync(file).filter((name) => name.endsWith('.jsonl'));
	if (found.length === 0) throw new UserError(`${file}: there is no .jsonl file in it`);
	return found.sort().map((name) => path.join(file, name));
}

/** @returns the parts, and the header of the first. @throws UserError if they are of different experiments */
function readParts(files: readonly string[]): { parts: Part[]; header: Header } {
	/** The first header, and how it is written, which is nearly always how all are written. */
	let first: { header: Header; line: string; experiment: string } | undefined;
	const parts = files.map((file): Part => {
		const reader = new LineReader(file, MOST_HELD);
		const line = (reader.next() ?? '').replace(/^\uFEFF/, '');
		const header =
			line === first?.line
				? first.header
				: sound(
						file,
						strictly(() => parseHeader(line))
					).value;
		first ??= { header, line, experiment: experimentText(header.experiment) };
		if (header !== first.header && experimentText(header.experiment) !== first.experiment)
			throw new UserError(
				`${told(file, { code: 'other-experiment', path: '' })} They cannot be put together with ${files[0]}.`
			);
		return { file, program: programText(header.program), rowsAt: reader.position };
	});
	return { parts, header: first!.header };
}

/** @returns whether parts are by different programs. @throws UserError if they may not be */
function ensureOneProgram(parts: readonly Part[], isAllowed: boolean): boolean {
	const [first] = parts;
	const other = parts.find(({ program }) => program !== first.program);
	if (other === undefined) return false;
	if (!isAllowed)
		throw new UserError(
			`${other.file}: measured by ${other.program}, and ${first.file} by ${first.program}; --allow-mixed-programs puts them together`
		);
	return true;
}

/**
 * Goes through all rows.
 * @throws UserError if rows are missing, double or do not belong together, unless that is allowed
 */
function joinFiles(
	parts: readonly Part[],
	runs: RunList,
	command: Command,
	output?: Pick<Output, 'write'>
): { missing: number; failed: number } {
	const size = Math.min(MOST_HELD, Math.max(LEAST_HELD, Math.floor(HELD / parts.length)));
	const rows = parts.map((part) => rowsOf(part, size));
	let [next, failed] = [0, 0];
	const holes = new Holes(runs);
	const joined = strictly(() => {
		for (const { index, row, from } of joinRows(runs, rows)) {
			if (from.length > 1 && !command['allow-doubles'])
				throw new UserError(
					`${from.map((one) => placeOf(parts, one)).join(' and ')}: the same run, ${runText(row)}; --allow-doubles takes it once. If the number of parts has changed, remove the parts from before.`
				);
			holes.add(next, index);
			next = index + 1;
			if (row.outcome === 'failed') failed++;
			output?.write(writeRow(row));
		}
		holes.add(next, runs.length);
	});
	if ('error' in joined) throw new UserError(toldOfPart(parts, joined.error));
	const { count: missing } = holes;
	if (missing > 0 && !command['allow-holes'])
		throw new UserError(`${holes.text}; --allow-holes leaves them out`);
	return { missing, failed };
}

/** Runs that are missing. */
class Holes {
	count = 0;
	readonly #named: string[] = [];
	/** The first, the last, and how far they are from each other; 0 if that differs. */
	#first = -1;
	#last = -1;
	#apart = -1;

	constructor(private readonly runs: RunList) {}

	/** @param end the index after the last */
	add(begin: number, end: number): void {
		for (let i = begin; i < end; i++) {
			if (this.#named.length < NAMED) this.#named.push(runText(this.runs.at(i)!));
			if (this.#first < 0) this.#first = i;
			else if (this.#apart < 0) this.#apart = i - this.#first;
			else if (this.#apart !== i - this.#last) this.#apart = 0;
			this.#last = i;
		}
		this.count += end - begin;
	}

	get text(): string {
		const more = this.count > NAMED ? ` and ${this.count - NAMED} more` : '';
		return `${this.count} runs are missing${this.#shard}: ${this.#named.join(', ')}${more}`;
	}

	/** Most often, a single part is missing. */
	get #shard(): string {
		const [first, of] = [this.#first, this.#apart];
		const isShard = of > 1 && first < of && this.#last + of >= this.runs.length;
		return isShard ? ` (--shard ${first + 1}/${of})` : '';
	}
}

/** The rows of a part. @throws UserError at the first that cannot be read or is out of order */
function* rowsOf({ file, rowsAt }: Part, size: number): Generator<RunRow, void, void> {
	const reader = new LineReader(file, size, rowsAt);
	let last: RunRow | null = null;
	for (let line = reader.next(); line !== null; line = reader.next()) {
		const number = reader.number + 1;
		const { value: row } = sound(
			file,
			strictly(() => parseRow(line, number))
		);
		if (last !== null && compareRuns(last, row) > 0)
			throw new UserError(`${file}:${number}: ${runText(row)} is out of order`);
		yield (last = row);
	}
}

function placeOf(parts: readonly Part[], { part, row }: { part: number; row: number }): string {
	return `${parts[part].file}:${row + 2}`;
}

/** What is wrong with a row, by its file and line. */
function toldOfPart(parts: readonly Part[], error: DataError): string {
	const [, part, row] = /^parts\[(\d+)\]\.rows\[(\d+)\]$/.exec(error.path)!;
	return told(parts[Number(part)].file, { ...error, path: '', line: Number(row) + 2 });
}
