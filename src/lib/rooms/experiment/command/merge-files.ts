import { loadSets } from '../measure/boards';
import type { RunRow } from '../measure/experiment';
import { experimentText } from '../measure/experiment-file';
import { joinRows } from '../measure/join';
import { parseHeader, parseRow, writeRow, type Header } from '../measure/results';
import { compareRuns, RunList, runText } from '../measure/runs';
import { strictly, type DataError } from '../measure/strict';
import type { Outcome } from './host';
import type { Command } from './options';
import { csvFormat, resultsFormat } from './formats';
import { LineReader } from './line-reader';
import { isSpecial, outputOf, type Output } from './output';
import { programText } from './program';
import { sound, told, UserError } from './user-error';

/** Bytes that are held of all parts together, and of a part at least and at most. */
const HELD = 64_000_000;
const LEAST_HELD = 4096;
const MOST_HELD = 262_144;
/** How many places are named. */
const NAMED = 5;

/** A part: its header, and where its rows begin. */
interface Part {
	readonly file: string;
	readonly header: Header;
	readonly rowsAt: number;
}

/** Puts parts together that are each in canonical order. Holds one row of each. */
export async function mergeFiles(command: Command): Promise<Outcome> {
	const { files, out, csv } = command;
	const parts = files.map(readPart);
	const [{ file: first, header }] = parts;
	const written = experimentText(header.experiment);
	for (const { file, header: other } of parts)
		if (other !== header && experimentText(other.experiment) !== written)
			throw new UserError(`${file}: other-experiment`);
	const isMixed = ensureOneProgram(parts, command['allow-mixed-programs']);
	const { experiment, program } = header;
	const { sets } = sound(first, await loadSets(experiment));
	const runs = new RunList(experiment, sets);
	const format = csv
		? csvFormat(experiment, sets)
		: resultsFormat(isMixed ? { experiment } : { experiment, program });
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
		return { experiment, ...found };
	} catch (error) {
		output.discard();
		throw error;
	}
}

function readPart(file: string): Part {
	const reader = new LineReader(file, MOST_HELD);
	const line = (reader.next() ?? '').replace(/^\uFEFF/, '');
	const { value: header } = sound(
		file,
		strictly(() => parseHeader(line))
	);
	return { file, header, rowsAt: reader.position };
}

/** @returns whether parts are by different programs. @throws UserError if they may not be */
function ensureOneProgram(parts: readonly Part[], isAllowed: boolean): boolean {
	const [first] = parts;
	const by = programText(first.header.program);
	const other = parts.find(({ header }) => programText(header.program) !== by);
	if (other === undefined) return false;
	if (!isAllowed)
		throw new UserError(
			`${other.file}: measured by ${programText(other.header.program)}, and ${first.file} by ${by}; --allow-mixed-programs puts them together`
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
	let [next, missing, failed] = [0, 0, 0];
	const named: string[] = [];
	const miss = (until: number) => {
		for (let i = next; i < until && named.length < NAMED; i++) named.push(runText(runs.at(i)!));
		missing += until - next;
	};
	const joined = strictly(() => {
		for (const { index, row, from } of joinRows(runs, rows)) {
			if (from.length > 1 && !command['allow-doubles'])
				throw new UserError(
					`${from.map((one) => placeOf(parts, one)).join(' and ')}: the same run, ${runText(row)}; --allow-doubles takes it once`
				);
			miss(index);
			next = index + 1;
			if (row.outcome === 'failed') failed++;
			output?.write(writeRow(row));
		}
		miss(runs.length);
	});
	if ('error' in joined) throw new UserError(toldOfPart(parts, joined.error));
	if (missing > 0 && !command['allow-holes']) {
		const more = missing > named.length ? ` and ${missing - named.length} more` : '';
		throw new UserError(
			`${missing} runs are missing: ${named.join(', ')}${more}; --allow-holes leaves them out`
		);
	}
	return { missing, failed };
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
