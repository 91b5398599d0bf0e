import type { Experiment, RowOutcome, RunKey, RunRow } from './experiment';
import { experimentReader, experimentText, headed } from './experiment-file';
import { compareRuns, MAX_RUNS, runText } from './runs';
import { fields, oneOf, parseJson, refuse, strictly, whole, type DataError } from './strict';

/**
 * What was measured of an experiment: rows in canonical order, each run once. As a text, a first line
 * with the experiment and then a line for each row, so that parts that were measured in different
 * places can be put together.
 */
export interface Results {
	readonly experiment: Experiment;
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

/** The first line of results, without a line break. */
export function writeHeader(experiment: Experiment): string {
	const written = experimentText(experiment);
	return `{"format":"${FORMAT}","version":${VERSION},"experiment":${written}}`;
}

/** The line of a row, without a line break: the same for the same counts. */
export function writeRow(one: RunRow): string {
	return JSON.stringify(row(one, ''));
}

/** The text of results, with a line break at its end. */
export function writeResults({ experiment, rows }: Results): string {
	const lines = rows.toSorted(compareRuns).map(writeRow);
	return `${[writeHeader(experiment), ...lines].join('\n')}\n`;
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
		const { rest } = headed(parseJson(lines[0], MAX_HEADER, 1), FORMAT, VERSION, 1);
		const { experiment } = fields<{ experiment: Experiment }>({ experiment: experimentReader })(
			rest,
			''
		);
		const rows: RunRow[] = [];
		for (let i = 1; i < lines.length; i++) {
			// Only the end of the text may be an empty line.
			if (lines[i] === '' && i === lines.length - 1) break;
			if (rows.length === MAX_RUNS)
				refuse({ code: 'too-many-runs', path: '', line: i + 1, expected: MAX_RUNS });
			const parsed = parseJson(lines[i], MAX_LINE, i + 1);
			const checked = strictly(() => row(parsed, ''));
			if ('error' in checked) return refuse({ ...checked.error, line: i + 1 });
			rows.push(checked.value);
			if (i % 5000 === 0) progress?.(i / lines.length);
		}
		return { experiment, rows: rows.sort(compareRuns) };
	});
	return 'error' in read ? read : read.value;
}

/** Results put together, and what is missing in them. */
export interface Merged extends Results {
	readonly missing: readonly RunKey[];
}

/**
 * Puts parts of the results of one experiment together.
 * @param runs all runs of the experiment, in canonical order.
 * @returns an error if a part is of another experiment (`parts[1]`), or if a row is not of its runs or
 * differs from another row of the same run (`parts[1].rows[7]`).
 */
export function mergeResults(
	runs: readonly RunKey[],
	parts: readonly Results[]
): Merged | { error: DataError } {
	const { experiment } = parts[0];
	const written = experimentText(experiment);
	const known = new Set(runs.map(runText));
	const rows = new Map<string, RunRow>();
	for (const [i, part] of parts.entries()) {
		if (experimentText(part.experiment) !== written)
			return { error: { code: 'other-experiment', path: `parts[${i}]` } };
		for (const [j, one] of part.rows.entries()) {
			const path = `parts[${i}].rows[${j}]`;
			const key = runText(one);
			if (!known.has(key)) return { error: { code: 'unknown-run', path, found: key } };
			const other = rows.get(key);
			const kept = other === undefined ? one : better(one, other);
			if (kept === null) return { error: { code: 'differs', path, found: key } };
			rows.set(key, kept);
		}
	}
	const [found, missing] = [[] as RunRow[], [] as RunKey[]];
	for (const run of runs) {
		const one = rows.get(runText(run));
		if (one === undefined) missing.push(run);
		else found.push(one);
	}
	return { experiment, rows: found, missing };
}

/**
 * The row that says more about a run, null if the two contradict each other. What ran out of time or
 * failed depends on the machine, and gives way to what did not.
 */
function better(one: RunRow, other: RunRow): RunRow | null {
	const [unfinished, otherUnfinished] = [one, other].map(
		({ outcome }) => outcome === 'time' || outcome === 'failed'
	);
	if (unfinished !== otherUnfinished) return unfinished ? other : one;
	if (writeRow(one) === writeRow(other)) return one;
	if (!unfinished || one.steps === other.steps) return null;
	return one.steps > other.steps ? one : other;
}
