import { countValues, listValues } from '$lib/engine/problem';
import type { Geometry } from './geometry';

/** What takes candidates away beyond singles, from the easiest to the hardest. */
export const TECHNIQUES = ['locked', 'naked-pair', 'hidden-pair'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** Candidates that cannot hold, and why. Sets of symbols are masks. */
export interface Deduction {
	/**
	 * - `locked`: in `house`, all places of a symbol lie in `other` too (pointing if `house` is a box,
	 *   claiming if it is a row or a column), so the rest of `other` loses it;
	 * - `naked-pair`: two cells of `house` have the same two candidates, so its other cells lose them;
	 * - `hidden-pair`: two symbols have the same two places in `house`, so these lose all others.
	 */
	readonly technique: Technique;
	/** Houses are numbered as in {@link Geometry.houses}. */
	readonly house: number;
	/** −1 for pairs. */
	readonly other: number;
	readonly symbols: number;
	/** The places of the symbols in `house`, ascending. */
	readonly cells: readonly number[];
	/** What is taken away, at least one candidate; ascending. */
	readonly removed: readonly Removed[];
}

export interface Removed {
	readonly cell: number;
	readonly symbols: number;
}

/**
 * What locked candidates and pairs take away, the easiest first. Each is right if the candidates are.
 * They may be narrowed between two of them: what is yielded later takes it into account. Nothing that
 * was found is lost by narrowing, so it does not matter in which order these are used, as long as they
 * are used until there are none.
 *
 * @param sets for each cell the mask of its candidates.
 */
export function* deductions(
	sets: Int32Array,
	geometry: Geometry,
	techniques: readonly Technique[] = TECHNIQUES
): Generator<Deduction, void, undefined> {
	if (techniques.includes('locked')) yield* locked(sets, geometry);
	if (techniques.includes('naked-pair')) yield* nakedPairs(sets, geometry);
	if (techniques.includes('hidden-pair')) yield* hiddenPairs(sets, geometry);
}

/** Pointing in all boxes first, which is easier to see, then claiming. */
function* locked(sets: Int32Array, { crossings }: Geometry): Generator<Deduction> {
	for (const isPointing of [true, false]) {
		for (const { box, line, shared, restOfBox, restOfLine } of crossings) {
			const [home, away] = isPointing ? [restOfBox, restOfLine] : [restOfLine, restOfBox];
			const [house, other] = isPointing ? [box, line] : [line, box];
			const found = union(sets, shared) & ~union(sets, home) & union(sets, away);
			if (found === 0) continue;
			for (const symbol of listValues(found)) {
				const symbols = 1 << symbol;
				const cells = shared.filter((cell) => (sets[cell] & symbols) !== 0);
				const removed = removal(sets, away, symbols);
				yield { technique: 'locked', house, other, symbols, cells, removed };
			}
		}
	}
}

function* nakedPairs(sets: Int32Array, { size, houses }: Geometry): Generator<Deduction> {
	for (let start = 0; start < houses.length; start += size) {
		for (let i = start; i < start + size; i++) {
			const symbols = sets[houses[i]];
			if (countValues(symbols) !== 2) continue;
			for (let j = i + 1; j < start + size; j++) {
				if (sets[houses[j]] !== symbols) continue;
				const cells = [houses[i], houses[j]];
				const others = Array.from(houses.subarray(start, start + size));
				const rest = others.filter((cell) => !cells.includes(cell));
				const removed = removal(sets, rest, symbols);
				if (removed.length > 0) yield pair('naked-pair', start / size, symbols, cells, removed);
			}
		}
	}
}

function* hiddenPairs(sets: Int32Array, { size, houses }: Geometry): Generator<Deduction> {
	for (let start = 0; start < houses.length; start += size) {
		let [once, twice, more] = [0, 0, 0];
		for (let i = start; i < start + size; i++) {
			const set = sets[houses[i]];
			more |= twice & set;
			twice |= once & set;
			once |= set;
		}
		const symbolsWithTwo = twice & ~more;
		// Two symbols at least.
		if ((symbolsWithTwo & (symbolsWithTwo - 1)) === 0) continue;
		for (let i = start; i < start + size; i++) {
			for (let j = i + 1; j < start + size; j++) {
				const symbols = sets[houses[i]] & sets[houses[j]] & symbolsWithTwo;
				if (countValues(symbols) !== 2) continue;
				const cells = [houses[i], houses[j]];
				const removed = removal(sets, cells, ~symbols);
				if (removed.length > 0) yield pair('hidden-pair', start / size, symbols, cells, removed);
			}
		}
	}
}

function pair(
	technique: Technique,
	house: number,
	symbols: number,
	cells: readonly number[],
	removed: readonly Removed[]
): Deduction {
	return { technique, house, other: -1, symbols, cells, removed };
}

function union(sets: Int32Array, cells: readonly number[]): number {
	let all = 0;
	for (const cell of cells) all |= sets[cell];
	return all;
}

/** What cells lose if these symbols go. */
function removal(sets: Int32Array, cells: readonly number[], symbols: number): Removed[] {
	return cells
		.filter((cell) => (sets[cell] & symbols) !== 0)
		.map((cell) => ({ cell, symbols: sets[cell] & symbols }));
}
