import { countValues, openPeers, type Model, type Problem } from '../problem';
import { mix } from '../seeded';
import type { Position } from './position';
import type { Ordering, Strategy } from './strategy';

/** Picks the variable to decide next; −1 when none is open. */
export type Selection = (position: Position) => number;

/** The mask of the candidates of an open variable; for loops over all variables, which are hot. */
function candidatesOf(model: Model, domains: Int32Array | null, variable: number): number {
	const legal = model.legal(variable);
	return domains === null ? legal : legal & domains[variable];
}

/** How many those are. */
function countCandidates(model: Model, domains: Int32Array | null, variable: number): number {
	return countValues(candidatesOf(model, domains, variable));
}

/** First open variable in reading order. */
function naive({ assignment, firstOpen }: Position): number {
	let variable = firstOpen;
	while (variable < assignment.length && assignment[variable] >= 0) variable++;
	return variable < assignment.length ? variable : -1;
}

/**
 * Fewest candidates, first in reading order on a tie: minimum remaining values (Haralick and
 * Elliott 1980; Russell and Norvig, AIMA 4th ed., section 6.3.1).
 */
function findmin({ assignment, model, domains }: Position): number {
	let best = -1;
	let fewest = 33;
	for (let variable = 0; variable < assignment.length; variable++) {
		if (assignment[variable] >= 0) continue;
		const candidates = candidatesOf(model, domains, variable);
		// Most counts are not needed: two or more are no fewer than two.
		if (fewest <= 2 && (candidates & (candidates - 1)) !== 0) continue;
		const count = countValues(candidates);
		if (count < fewest) {
			best = variable;
			fewest = count;
			if (count === 0) break;
		}
	}
	return best;
}

/**
 * Like {@link findmin}, but breaks ties by the most open peers: the degree heuristic (Brélaz 1979;
 * Russell and Norvig, AIMA 4th ed., section 6.3.1).
 */
function findminDegree({ problem, assignment, model, domains }: Position): number {
	let best = -1;
	let fewest = 33;
	let most = -1;
	for (let variable = 0; variable < assignment.length; variable++) {
		if (assignment[variable] >= 0) continue;
		const count = countCandidates(model, domains, variable);
		if (count > fewest) continue;
		const degree = openPeers(problem, assignment, variable);
		if (count === fewest && degree <= most) continue;
		best = variable;
		fewest = count;
		most = degree;
	}
	return best;
}

/** Most candidates, first in reading order on a tie. */
function findmax({ assignment, model, domains }: Position): number {
	let best = -1;
	let most = -1;
	for (let variable = 0; variable < assignment.length; variable++) {
		if (assignment[variable] >= 0) continue;
		const count = countCandidates(model, domains, variable);
		if (count > most) {
			best = variable;
			most = count;
		}
	}
	return best;
}

/** A random open variable, drawn from the seed and the path. */
function random(position: Position): number {
	const { assignment } = position;
	const open = assignment.reduce((count, value) => count + (value < 0 ? 1 : 0), 0);
	if (open === 0) return -1;
	let skip = mix(position.pathSeed(), 0x51ed) % open;
	let variable = 0;
	while (!position.isOpen(variable) || skip-- > 0) variable++;
	return variable;
}

/**
 * Fewest candidates for its weighted degree, first in reading order on a tie: dom/wdeg (Boussemart,
 * Hemery, Lecoutre and Sais 2004).
 */
function domWdeg({ assignment, model, domains, weights }: Position): number {
	let best = -1;
	let fewest = 33;
	let heaviest = 1;
	const degrees = weights?.degrees ?? null;
	for (let variable = 0; variable < assignment.length; variable++) {
		if (assignment[variable] >= 0) continue;
		const count = countCandidates(model, domains, variable);
		if (count === 0) return variable;
		const weight = Math.max(1, degrees === null ? 1 : degrees[variable]);
		if (count * heaviest >= fewest * weight) continue;
		best = variable;
		fewest = count;
		heaviest = weight;
	}
	return best;
}

const SELECTIONS: Readonly<Record<Ordering, Selection>> = {
	naive,
	findmin,
	'findmin-degree': findminDegree,
	findmax,
	random,
	'dom-wdeg': domWdeg
};

/** The selection that a strategy asks for; sequential variables can only be decided in order. */
export function selectionFor(problem: Problem, { ordering }: Strategy): Selection {
	return SELECTIONS[problem.traits?.isSequential ? 'naive' : ordering];
}
