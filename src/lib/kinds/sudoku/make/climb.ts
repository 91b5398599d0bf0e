import { countFilled, EMPTY, type Board } from '../board';
import type { Chance } from './chance';
import { takeOrbit } from './dig';
import { solutionsOf, without } from './solutions';
import type { Witnesses } from './witnesses';

/** What it takes to change one board into another. */
export interface Ground {
	readonly full: Board;
	readonly orbits: readonly (readonly number[])[];
	/** Never fewer clues than this, if there were as many before. */
	readonly target: number;
	/** Guesses for each question. */
	readonly budget: number;
	/** Of boards with this solution; what is found is added. */
	readonly witnesses: Witnesses;
}

/** A changed board, and how many clues may be too many: the search gave up. */
export interface Neighbour {
	readonly board: Board;
	readonly unknown: number;
}

/**
 * Makes a board that resembles another one, with the same solution: it takes some clues away, puts others in
 * where a second solution differs until there is one solution again, and takes away those that have
 * become superfluous. Rare boards are often neighbours of near misses.
 */
export function neighbour(board: Board, ground: Ground, chance: Chance): Neighbour {
	const { full, orbits, target, budget, witnesses } = ground;
	const isGiven = (orbit: readonly number[]) => left.cells[orbit[0]] !== EMPTY;
	let left = without(board, []);
	for (let count = 1 + chance.below(2); count > 0; count--) {
		const given = orbits.filter(isGiven);
		if (given.length > 0) left = without(left, chance.oneOf(given));
	}
	for (;;) {
		const { boards, isKnown } = solutionsOf(left, 2, budget);
		if (isKnown && boards.length === 1) break;
		const other = boards.find((cells) => cells.some((symbol, i) => symbol !== full.cells[i]));
		const missing = orbits.filter(
			(orbit) => !isGiven(orbit) && orbit.some((cell) => other?.[cell] !== full.cells[cell])
		);
		if (other) witnesses.add(other);
		put(chance.oneOf(missing));
	}
	let unknown = 0;
	let clues = countFilled(left);
	for (const orbit of chance.shuffled(orbits.filter(isGiven))) {
		if (clues - orbit.length < target || witnesses.show(left, orbit)) continue;
		const taken = takeOrbit(left, orbit, budget);
		if (taken.verdict === 'unknown') unknown++;
		if (taken.other) witnesses.add(taken.other);
		if (taken.verdict !== 'taken') continue;
		left = taken.left;
		clues -= orbit.length;
	}
	for (const orbit of chance.shuffled(orbits.filter((orbit) => !isGiven(orbit)))) {
		if (clues + orbit.length > target) continue;
		put(orbit);
		clues += orbit.length;
	}
	return { board: left, unknown };

	function put(orbit: readonly number[]): void {
		for (const cell of orbit) left.cells[cell] = full.cells[cell];
	}
}
