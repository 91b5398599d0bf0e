import { MAX_VALUES } from '../problems/problem';
import { boardOfExample, findExample, type ExampleId } from '../problems/sudoku/examples';
import { EMPTY, type Board } from '../problems/sudoku/board';
import { formatLine, readLine } from '../problems/sudoku/line';
import { defaultShape, isShape, sizeOf, type BoxShape } from '../problems/sudoku/shape';
import {
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '../search/strategy';
import { GRAINS, type Grain } from './grain';
import { clampRate } from './rate';
import { decodeStops, encodeStops, type Stop } from './stops';
import { DEFAULT_VIEW, LANGUAGES, PENCILS, SIDES, type View } from './view';

/** What the studio's address says: enough to show the same moment elsewhere. */
export interface Address {
	/** Which example the board is, null when it is none. */
	readonly example: ExampleId | null;
	/** The board as it was loaded; null for the default one. */
	readonly givens: Board | null;
	/** What was typed on it; null for nothing. */
	readonly entries: Board | null;
	readonly strategy: Strategy;
	readonly position: number;
	readonly grain: Grain;
	/** Moves a second; null when it is not said. */
	readonly rate: number | null;
	readonly stops: readonly Stop[];
	readonly view: View;
	/** Start to play at once. */
	readonly play: boolean;
	/** Show the dialog that opens a puzzle. */
	readonly open: boolean;
}

/** A parameter that could not be read, and was left out. */
export interface AddressError {
	readonly parameter: string;
	/** What it said, cut short. */
	readonly found: string;
}

/** Longer values are not looked at: the largest board has 32² cells. */
const MAX_VALUE = 2048;
const MAX_POSITION = Number.MAX_SAFE_INTEGER;

/**
 * Reads an address. Takes anything: what cannot be read is reported and has its default.
 * @param search the query of a URL, with or without "?".
 */
export function readAddress(search: string): {
	address: Address;
	errors: readonly AddressError[];
} {
	const parameters = new URLSearchParams(search.slice(0, 16 * MAX_VALUE));
	const errors: AddressError[] = [];

	/** Reads one parameter; `parse` gives undefined for what it does not take. */
	function read<T>(name: string, otherwise: T, parse: (text: string) => T | undefined): T {
		const text = parameters.get(name);
		if (text === null) return otherwise;
		const value = text.length > MAX_VALUE ? undefined : parse(text);
		if (value !== undefined) return value;
		errors.push({ parameter: name, found: text.slice(0, 40) });
		return otherwise;
	}
	const flag = (name: string, otherwise = false) =>
		read(name, otherwise, (text) => (text === '1' ? true : text === '0' ? false : undefined));
	const limit = (name: string) =>
		read<number | undefined>(name, undefined, (text) => wholeNumber(text, 1, MAX_POSITION));

	const example = read('example', null, (text) => findExample(text) ?? undefined);
	const box = read<BoxShape | null>('box', null, boxOf);
	const givens =
		read('puzzle', null, (text) => boardOf(text, box)) ??
		(example === null ? null : boardOfExample(example));
	const entries = read('entries', null, (text) =>
		givens === null ? undefined : boardOf(text, givens.shape)
	);

	return {
		address: {
			example: parameters.has('puzzle') ? null : (example?.id ?? null),
			givens,
			entries,
			strategy: {
				ordering: read('order', DEFAULT_STRATEGY.ordering, oneOf(ORDERINGS)),
				values: read('values', DEFAULT_STRATEGY.values, oneOf(VALUE_ORDERINGS)),
				elimination: read('elimination', DEFAULT_STRATEGY.elimination, oneOf(ELIMINATIONS)),
				eliminate: read('eliminate', DEFAULT_STRATEGY.eliminate, oneOf(ELIMINATION_TIMES)),
				goal: read('goal', DEFAULT_STRATEGY.goal, oneOf(GOALS)),
				seed: read('seed', DEFAULT_STRATEGY.seed, (text) => wholeNumber(text, 0, 2 ** 31 - 1)),
				limits: withoutGaps({
					steps: limit('steps'),
					backtracks: limit('backtracks'),
					solutions: limit('solutions'),
					milliseconds: limit('milliseconds')
				})
			},
			position: read('at', 0, (text) => wholeNumber(text, 0, MAX_POSITION)),
			grain: read('grain', 'try', oneOf(GRAINS)),
			rate: read<number | null>('rate', null, rateOf),
			stops: read<readonly Stop[]>('stops', [], (text) => decodeStops(text) ?? undefined),
			view: {
				side: read('side', DEFAULT_VIEW.side, oneOf(SIDES)),
				language: read('code', DEFAULT_VIEW.language, oneOf(LANGUAGES)),
				pencil: read('pencil', DEFAULT_VIEW.pencil, oneOf(PENCILS)),
				whole: flag('whole', DEFAULT_VIEW.whole),
				stubs: flag('stubs', DEFAULT_VIEW.stubs)
			},
			play: flag('play'),
			open: flag('open')
		},
		errors
	};
}

/** The query for an address, without "?"; what has its default is left out. */
export function writeAddress(address: Omit<Address, 'play' | 'open'>): string {
	const parameters = new URLSearchParams();
	const put = (name: string, value: string | number, otherwise: string | number) => {
		if (value !== otherwise) parameters.set(name, String(value));
	};
	const { example, givens, entries, strategy, view } = address;
	if (example !== null) parameters.set('example', example);
	else if (givens !== null) {
		const { rows, columns } = givens.shape;
		const usual = defaultShape(sizeOf(givens.shape));
		if (usual.rows !== rows) parameters.set('box', `${rows}x${columns}`);
		parameters.set('puzzle', formatLine(givens));
	}
	if (entries?.cells.some((symbol) => symbol !== EMPTY))
		parameters.set('entries', formatLine(entries));
	put('order', strategy.ordering, DEFAULT_STRATEGY.ordering);
	put('values', strategy.values, DEFAULT_STRATEGY.values);
	put('elimination', strategy.elimination, DEFAULT_STRATEGY.elimination);
	put('eliminate', strategy.eliminate, DEFAULT_STRATEGY.eliminate);
	put('goal', strategy.goal, DEFAULT_STRATEGY.goal);
	put('seed', strategy.seed, DEFAULT_STRATEGY.seed);
	for (const name of ['steps', 'backtracks', 'solutions', 'milliseconds'] as const)
		put(name, strategy.limits[name] ?? '', '');
	put('at', address.position, 0);
	put('grain', address.grain, 'try');
	put('rate', address.rate === null ? '' : Number(address.rate.toPrecision(3)), '');
	put('stops', encodeStops(address.stops), '');
	put('side', view.side, DEFAULT_VIEW.side);
	put('code', view.language, DEFAULT_VIEW.language);
	put('pencil', view.pencil, DEFAULT_VIEW.pencil);
	put('whole', Number(view.whole), Number(DEFAULT_VIEW.whole));
	put('stubs', Number(view.stubs), Number(DEFAULT_VIEW.stubs));
	return parameters.toString();
}

function oneOf<T extends string>(options: readonly T[]): (text: string) => T | undefined {
	return (text) => options.find((option) => option === text);
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
	if (!/^\d{1,16}$/.test(text)) return undefined;
	const value = Number(text);
	return value >= least && value <= most ? value : undefined;
}

function rateOf(text: string): number | undefined {
	if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) return undefined;
	const rate = Number(text);
	return clampRate(rate) === rate ? rate : undefined;
}

function boxOf(text: string): BoxShape | undefined {
	const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? [];
	const shape = { rows: Number(rows), columns: Number(columns) };
	return isShape(shape) ? shape : undefined;
}

/** A board from its line; the shape is the usual one for its length unless it is told. */
function boardOf(text: string, box: BoxShape | null): Board | undefined {
	const size = Math.sqrt(text.length);
	if (!Number.isInteger(size) || size < 1 || size > MAX_VALUES) return undefined;
	const shape = box ?? defaultShape(size);
	if (sizeOf(shape) !== size) return undefined;
	const read = readLine(shape, text);
	return 'error' in read ? undefined : read.board;
}

function withoutGaps<T extends object>(record: T): T {
	return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
