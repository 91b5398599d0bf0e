import { countValues, type Problem } from '../problem';
import { shuffle } from '../seeded';
import type { Position } from './position';
import type { Strategy } from './strategy';

/** Writes the values of a variable, in the order to try them, starting at `order[base]`. */
type ValueSort = (order: Uint8Array, base: number, position: Position, variable: number) => void;

/** The order in which values are tried. */
export interface ValueOrder {
	/** Ordered values: one list for the whole search, or one per depth at each multiple of `stride`. */
	readonly order: Uint8Array;
	/** 0 if all variables share one order. */
	readonly stride: number;
	/** Orders the values at the position's depth. Absent if all variables share one order. */
	readonly sort?: (position: Position, variable: number) => void;
}

/** The value order that a strategy asks for. */
export function valueOrderFor(problem: Problem, { values }: Strategy): ValueOrder {
	const { variableCount, valueCount } = problem;
	if (values === 'ascending' || values === 'descending' || !canSort(problem, values)) {
		const order = Uint8Array.from({ length: valueCount }, (_, value) => value);
		return { order: values === 'descending' ? order.reverse() : order, stride: 0 };
	}
	const order = new Uint8Array((variableCount + 1) * valueCount);
	const sort = SORTS[values];
	return {
		order,
		stride: valueCount,
		sort: (position, variable) => {
			sort(order, position.depth * valueCount, position, variable);
		}
	};
}

type Sorted = Exclude<Strategy['values'], 'ascending' | 'descending'>;

function canSort(problem: Problem, values: Sorted): boolean {
	return values !== 'preferred' || problem.traits?.hasPreference === true;
}

const SORTS: Readonly<Record<Sorted, ValueSort>> = {
	random,
	'least-constraining': leastConstraining,
	preferred
};

function random(order: Uint8Array, base: number, position: Position): void {
	const values = order.subarray(base, base + position.problem.valueCount);
	shuffle(values, position.pathSeed());
}

/**
 * Tries first the value that leaves the most candidates to the variable's open peers, the lower
 * value on a tie (least-constraining value: Russell and Norvig, AIMA 4th ed., section 6.3.1).
 * Values that clash come last, in ascending order.
 */
function leastConstraining(
	order: Uint8Array,
	base: number,
	position: Position,
	variable: number
): void {
	const { problem, model } = position;
	const legal = model.legal(variable);
	const left = new Int32Array(problem.valueCount);
	for (let value = 0; value < problem.valueCount; value++) {
		order[base + value] = value;
		left[value] = -1;
		if ((legal & (1 << value)) === 0) continue;
		model.place(variable, value);
		let count = 0;
		for (const peer of problem.peers(variable))
			if (position.isOpen(peer)) count += countValues(position.candidates(peer));
		model.takeBack(variable, value);
		left[value] = count;
	}
	order.subarray(base, base + problem.valueCount).sort((a, b) => left[b] - left[a] || a - b);
}

/** The values in the problem's order of preference: lower preference first, lower value on a tie. */
function preferred(
	order: Uint8Array,
	base: number,
	{ problem, model }: Position,
	variable: number
): void {
	const preferences = new Float64Array(problem.valueCount);
	for (let value = 0; value < problem.valueCount; value++) {
		order[base + value] = value;
		preferences[value] = model.preference!(variable, value);
	}
	order
		.subarray(base, base + problem.valueCount)
		.sort((a, b) => preferences[a] - preferences[b] || a - b);
}
