import { countValues, type Problem } from '../problems/problem';
import { mix } from '../problems/seeded';
import type { Position } from './orderings';

/**
 * Writes a random permutation of the values (Fisher and Yates), made from `hash`.
 * @param order takes `values` entries from `base` on.
 */
export function shuffledValues(order: Uint8Array, base: number, values: number, hash: number) {
	for (let i = 0; i < values; i++) order[base + i] = i;
	for (let i = values - 1; i > 0; i--) {
		const j = mix(hash, i) % (i + 1);
		const value = order[base + i];
		order[base + i] = order[base + j];
		order[base + j] = value;
	}
}

/**
 * Writes the values so that the one which leaves the most candidates to the open peers of
 * `variable` comes first, the lower value on a tie (least-constraining value: Russell and Norvig,
 * AIMA 4th ed., section 6.3.1). Values that clash come last, in ascending order.
 * @param order takes `problem.valueCount` entries from `base` on.
 */
export function leastConstraining(
	order: Uint8Array,
	base: number,
	{ problem, model, assignment, domains }: Position & { readonly problem: Problem },
	variable: number
) {
	const legal = model.legal(variable);
	const left = new Int32Array(problem.valueCount);
	for (let value = 0; value < problem.valueCount; value++) {
		order[base + value] = value;
		left[value] = -1;
		if ((legal & (1 << value)) === 0) continue;
		model.place(variable, value);
		let count = 0;
		for (const peer of problem.peers(variable)) {
			if (assignment[peer] >= 0) continue;
			const mask = model.legal(peer);
			count += countValues(domains === null ? mask : mask & domains[peer]);
		}
		model.unplace(variable, value);
		left[value] = count;
	}
	order.subarray(base, base + problem.valueCount).sort((a, b) => left[b] - left[a] || a - b);
}

/**
 * Writes the values as the problem prefers them, lower preferences first, the lower value on a tie.
 * @param order takes `values` entries from `base` on.
 */
export function preferred(
	order: Uint8Array,
	base: number,
	{ model, values }: Pick<Position, 'model'> & { readonly values: number },
	variable: number
) {
	const preferences = new Float64Array(values);
	for (let value = 0; value < values; value++) {
		order[base + value] = value;
		preferences[value] = model.preference!(variable, value);
	}
	order.subarray(base, base + values).sort((a, b) => preferences[a] - preferences[b] || a - b);
}
