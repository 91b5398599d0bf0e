import type { Experiment, RowOutcome, RunKey, RunRow } from './experiment';
import { experimentReader, experimentText, headed } from './experiment-file';
import { joinRows } from './join';
import { compareRuns, MAX_RUNS, type RunList } from './runs';
import { fields, oneOf, parseJson, refuse, strictly, text, whole, type DataError } from './strict';

/** The program that measured: its version, and a hash of the code that decides what a row holds. */
export interface Program {
	readonly version: string;
	readonly hash: string;
}

/** What the first line of results says of all rows. */
export interface Header {
	readonly experiment: Experiment;
	/** Absent in the files of a page, which keeps rows for days, and in older files. */
	readonly program?: Program;
}

/**
 * What was measured of an experiment: rows in canonical order, each run once. As a text, a first line
 * with the experiment and then a line for each row, so that parts that were measured in different
 * places can be put together.
 */
export interface Results extends Header {
	readonly rows: readonly RunRow[];
}

/** The most characters of results, and of one of their lines. */
export const MAX_RESULTS = 300_000_000;
const MAX_HEADER = 40_000_000;
const MAX_LINE = 2000;

const FORMAT = 'backtrail-results';
const VERSION = 1;

const OUTCOMES: readonly RowOutcome[] = [
	...(['solved', 'exhausted', 'stuck', 'contradiction'] as const),
	...(['limit', 'time', 'failed'] as const)
];
const index = whole(0);

/** The fields of a row, in the order in which they are written. */
const row = fields<RunRow>(
	{
		set: index,
		board: index,
		rewriting: index,
		strategy: index,
		seed: index,
		outcome: oneOf(OUTCOMES),
		steps: index,
		tries: index,
		placements: index,
		forced: index,
		undos: index,
		jumps: index,
		skipped: index,
		deadends: index,
		eliminations: index,
		solutions: index,
		deepest: index,
		longestForward: index,
		longestBack: index
	},
	// Files from before searches could jump have neither.
	{ jumps: 0, skipped: 0 }
);

const program = fields<Program>({ version: text(40), hash: text(64) });
const header = fields<Header>({ program, experiment: experimentReader }, { program: undefined });

/** The first line of results, without a line break. */
export function writeHeader({ experiment, program: by }: Header): string {
	const written = by === undefined ? '' : `"program":${JSON.stringify(program(by, ''))},`;
	const start = `{"format":"${FORMAT}","version":${VERSION},`;
	return `${start}${written}"experiment":${experimentText(experiment)}}`;
}

/** The header in the first line of results. @throws Refusal */
export function parseHeader(line: string): Header {
	return header(headed(parseJson(line, MAX_HEADER, 1), FORMAT, VERSION, 1).rest, '');
}

/** The row in a line of results. @throws Refusal */
export function parseRow(line: string, number: number): RunRow {
	const parsed = parseJson(line, MAX_LINE, number);
	const checked = strictly(() => row(parsed, ''));
	return 'error' in checked ? refuse({ ...checked.error, line: number }) : checked.value;
}

/** The line of a row, without a line break: the same for the same counts. */
export function writeRow(one: RunRow): string {
	return JSON.stringify(row(one, ''));
}

/** The text of results, with a line break at its end. */
export function writeResults({ rows, ...head }: Results): string {
	const lines = rows.toSorted(compareRuns).map(writeRow);
	return `${[writeHeader(head), ...lines].join('\n')}\n`;
}

/**
 * The results in a text. Accepts any text. Rows may be in any order; whether they are runs of the
 * experiment is not known before its boards are loaded.
 * @param progress is told now and then how much has been read.
 */
export function readResults(
	source: string,
	progress?: (share: number) => void
): Results | { error: DataError } {
	const read = strictly((): Results => {
		if (source.length > MAX_RESULTS)
			refuse({ code: 'too-large', path: '', found: source.length, expected: MAX_RESULTS });
		const lines = source.split('\n');
		const head = parseHeader(lines[0]);
		const rows: RunRow[] = [];
		for (let i = 1; i < lines.length; i++) {
			// Only the end of the text may be an empty line.
			if (lines[i] === '' && i === lines.length - 1) break;
			if (rows.length === MAX_RUNS)
				refuse({ code: 'too-many-runs', path: '', line: i + 1, found: i, expected: MAX_RUNS });
			rows.push(parseRow(lines[i], i + 1));
			if (i % 5000 === 0) progress?.(i / lines.length);
		}
		return { ...head, rows: rows.sort(compareRuns) };
	});
	return 'error' in read ? read : read.value;
}

/** Results put together, and what is missing in them. */
export interface Merged extends Results {
	readonly missing: readonly RunKey[];
}

/**
 * Puts parts of the results of one experiment together.
 * @param runs all runs of the experiment.
 * @returns an error if a part is of another experiment (`parts[1]`), or if a row is not of its runs or
 * differs from another row of the same run (`parts[1].rows[7]`).
 */
export function mergeResults(
	runs: RunList,
	parts: readonly Results[]
): Merged | { error: DataError } {
	const { experiment } = parts[0];
	const written = experimentText(experiment);
	const other = parts.findIndex((part) => experimentText(part.experiment) !== written);
	if (other >= 0) return { error: { code: 'other-experiment', path: `parts[${other}]` } };
	const [rows, missing] = [[] as RunRow[], [] as RunKey[]];
	const sorted = parts.map((part) => part.rows.toSorted(compareRuns).values());
	const joined = strictly(() => {
		let next = 0;
		for (const { index, row } of joinRows(runs, sorted)) {
			for (; next < index; next++) missing.push(runs.at(next)!);
			rows.push(row);
			next = index + 1;
		}
		for (; next < runs.length; next++) missing.push(runs.at(next)!);
	});
	return 'error' in joined ? joined : { experiment, rows, missing };
}
