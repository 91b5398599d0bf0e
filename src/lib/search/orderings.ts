import { countValues, type Model } from '../problems/problem';
import { mix } from '../problems/seeded';
import type { Ordering } from './strategy';

/** What an ordering may look at. Nothing here is changed by it. */
export interface Position {
	readonly variables: number;
	/** The value of each variable, −1 where it is open. */
	readonly assignment: Int8Array;
	readonly model: Model;
	/** Candidates that elimination has left, null without elimination. */
	readonly domains: Int32Array | null;
	/** A variable before which none is open, when one is known; else 0. */
	readonly firstOpen: number;
	/** Depends on the seed and on the decisions so far, and on nothing else. */
	readonly hash: number;
}

/** Picks the variable to decide next; −1 when none is open. */
export type OrderingRule = (position: Position) => number;

/** First open variable in reading order. */
export function naive({ assignment, variables, firstOpen }: Position): number {
	return nextOpen(assignment, firstOpen, variables);
}

/** The first open variable from `first` on, −1 when there is none. */
export function nextOpen(assignment: Int8Array, first: number, variables: number): number {
	let variable = first;
	while (variable < variables && assignment[variable] >= 0) variable++;
	return variable < variables ? variable : -1;
}

/**
 * Fewest candidates, first in reading order on a tie: minimum remaining values (Haralick and
 * Elliott 1980; Russell and Norvig, AIMA 4th ed., section 6.3.1).
 */
function findmin({ assignment, variables, model, domains }: Position): number {
	let best = -1;
	let fewest = 33;
	for (let variable = 0; variable < variables; variable++) {
		if (assignment[variable] >= 0) continue;
		const legal = model.legal(variable);
		const count = countValues(domains === null ? legal : legal & domains[variable]);
		if (count < fewest) {
			best = variable;
			fewest = count;
			if (count === 0) break;
		}
	}
	return best;
}

/** Most candidates, first in reading order on a tie. */
function findmax({ assignment, variables, model, domains }: Position): number {
	let best = -1;
	let most = -1;
	for (let variable = 0; variable < variables; variable++) {
		if (assignment[variable] >= 0) continue;
		const legal = model.legal(variable);
		const count = countValues(domains === null ? legal : legal & domains[variable]);
		if (count > most) {
			best = variable;
			most = count;
		}
	}
	return best;
}

/** Any open variable, by the seed and the path. */
function random({ assignment, variables, hash }: Position): number {
	let open = 0;
	for (let variable = 0; variable < variables; variable++) if (assignment[variable] < 0) open++;
	if (open === 0) return -1;
	let skip = mix(hash, 0x51ed) % open;
	let variable = 0;
	while (assignment[variable] >= 0 || skip-- > 0) variable++;
	return variable;
}

export const ORDERING_RULES: Readonly<Record<Ordering, OrderingRule>> = {
	naive,
	findmin,
	findmax,
	random
};
