import { MAX_PARAMETER, MAX_TEXT } from '$lib/engine/kind';
import { mix } from '$lib/engine/seeded';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Limits
} from '$lib/engine/search/strategy';
import type { Board, BoardSet, Experiment, Method } from './experiment';
import {
	fields,
	list,
	oneOf,
	parseJson,
	refuse,
	strictly,
	text,
	texts,
	whole,
	type DataError,
	type Reader
} from './strict';

/** What an experiment may hold at most. */
export const MOST = {
	sets: 20,
	boards: 50_000,
	strategies: 24,
	seeds: 1000,
	rewritings: 10_000,
	/** Characters of a name. */
	name: 200
} as const;

const FORMAT = 'backtrail-experiment';
const VERSION = 1;

const name = text(MOST.name);
const limit = whole(1);

const limits = fields<Limits>(
	{ steps: limit, backtracks: limit, placements: limit, solutions: limit, milliseconds: limit },
	{
		steps: undefined,
		backtracks: undefined,
		placements: undefined,
		solutions: undefined,
		milliseconds: undefined
	}
);

const { ordering, values, elimination, eliminate, back, variant, goal } = DEFAULT_STRATEGY;
const method = fields<Omit<Method, 'own'>>(
	{
		ordering: oneOf(ORDERINGS),
		values: oneOf(VALUE_ORDERINGS),
		elimination: oneOf(ELIMINATIONS),
		eliminate: oneOf(ELIMINATION_TIMES),
		back: oneOf(BACKS),
		variant: text(20),
		goal: oneOf(GOALS)
	},
	{ ordering, values, elimination, eliminate, back, variant, goal }
);

const board = fields<Board>({ name, parameters: texts(8, MAX_PARAMETER) }, { name: undefined });

const boards: Reader<readonly Board[] | null> = (value, path) =>
	value === null ? null : list(board, 1, MOST.boards)(value, path);

const boardSet = fields<BoardSet>({ kind: name, name, boards }, { boards: null });

/** An experiment as plain data; fields with defaults may be absent. */
export const experimentReader = fields<Experiment>(
	{
		name,
		sets: list(boardSet, 1, MOST.sets),
		strategies: list(method, 1, MOST.strategies),
		seeds: whole(1, MOST.seeds),
		rewritings: whole(0, MOST.rewritings),
		limits
	},
	{ name: '', seeds: 1, rewritings: 0, limits: {} }
);

/**
 * The experiment in the text of a file. Accepts any text. Whether its boards can be read is not
 * known before they are loaded.
 */
export function readExperiment(source: string): { experiment: Experiment } | { error: DataError } {
	const read = strictly(() => {
		const { rest } = headed(parseJson(source, MAX_TEXT), FORMAT, VERSION);
		return experimentReader(rest, '');
	});
	return 'error' in read ? read : { experiment: read.value };
}

/** The text of a file for {@link readExperiment}; the same for the same experiment. */
export function writeExperiment(experiment: Experiment): string {
	const file = { format: FORMAT, version: VERSION, ...canonical(experiment) };
	return `${JSON.stringify(file, null, '\t')}\n`;
}

/** An experiment in one line, which is the same for the same experiment. */
export function experimentText(experiment: Experiment): string {
	return JSON.stringify(canonical(experiment));
}

/** 16 hexadecimal digits that tell experiments apart. Not for security. */
export function experimentHash(experiment: Experiment): string {
	const written = experimentText(experiment);
	let [high, low] = [1, 2];
	for (let i = 0; i < written.length; i++) {
		const code = written.charCodeAt(i);
		high = mix(high, code);
		low = mix(low, code + 1);
	}
	return [high, low].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/**
 * What a file holds after its format and version.
 * @throws Refusal unless they are as expected.
 */
export function headed(
	value: unknown,
	format: string,
	version: number,
	line?: number
): { rest: unknown } {
	const at = line === undefined ? {} : { line };
	if (
		typeof value !== 'object' ||
		value === null ||
		!('format' in value) ||
		value.format !== format
	)
		return refuse({ code: 'wrong-format', path: 'format', expected: format, ...at });
	const { format: _, version: found, ...rest } = value as { format: string; version?: unknown };
	if (found !== version)
		refuse({ code: 'wrong-version', path: 'version', expected: version, ...at });
	return { rest };
}

/** The same experiment with its fields in order and nothing else. */
function canonical(experiment: Experiment): Experiment {
	return experimentReader(experiment, '');
}
