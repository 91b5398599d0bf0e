import type { Model, NoteTaker, OwnStep, Problem, Unit, Walk } from '$lib/engine/problem';
import { WalkModel } from '$lib/engine/walk';
import { neighbourTable } from './grid';
import type { CarveSetup } from './setup';
import { WalkNotes } from './walk-notes';

/**
 * Carving a maze by recursive backtracking as a problem: variables are the steps of the path,
 * values are directions. The path continues to unvisited cells and backs up if there are none
 * around. When all cells are visited, the passages form a maze with one path between any two cells
 * (a spanning tree by depth-first search: Buck, "Mazes for Programmers", 2015, ch. 5).
 */
export class Carving implements Problem {
	readonly variableCount: number;
	readonly valueCount = 4;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly traits = { isSequential: true };
	readonly walk: Walk;
	/** Where the four values lead from each cell, −1 for outside. */
	readonly #next: Int16Array;

	constructor(setup: CarveSetup) {
		const cells = setup.columns * setup.rows;
		const next = neighbourTable(setup, setup.directions);
		this.variableCount = cells - 1;
		this.fixed = new Int8Array(this.variableCount).fill(-1);
		this.#next = next;
		this.walk = {
			places: cells,
			start: 0,
			next: (place, value) => next[4 * place + value]
		};
	}

	peers(): readonly number[] {
		return [];
	}

	/** Empty: only the edge or a visited cell forbids a direction, on the path or not. */
	clashes(): number[] {
		return [];
	}

	model(): Model {
		return new WalkModel(this.#next, 4, 0);
	}

	/** Depth-first: enters an unvisited adjacent cell, or else backtracks. */
	*ownSearch(orderOf: (assignment: Int8Array, depth: number) => Uint8Array): Generator<OwnStep> {
		const assignment = this.fixed.slice();
		const isEntered = new Uint8Array(this.walk.places);
		isEntered[0] = 1;
		let left = this.variableCount;
		// The path, and for each of its cells the untried directions in order.
		const path = [0];
		const untried: number[][] = [];
		while (path.length > 0) {
			const depth = path.length - 1;
			if (untried.length < path.length) {
				if (left === 0) {
					yield { kind: 'solution', variable: -1, value: -1 };
					return;
				}
				yield { kind: 'choose', variable: depth, value: -1 };
				untried.push([...orderOf(assignment, depth)]);
			}
			const value = untried[depth].shift();
			if (value === undefined) {
				yield { kind: 'deadend', variable: depth, value: -1 };
				path.pop();
				untried.pop();
				if (depth === 0) return;
				yield { kind: 'backtrack', variable: depth - 1, value: assignment[depth - 1] };
				assignment[depth - 1] = -1;
				continue;
			}
			const cell = this.#next[4 * path[depth] + value];
			if (cell < 0 || isEntered[cell] === 1) {
				yield { kind: 'reject', variable: depth, value };
				continue;
			}
			yield { kind: 'place', variable: depth, value };
			assignment[depth] = value;
			isEntered[cell] = 1;
			left--;
			path.push(cell);
		}
	}

	/** When and from where each cell was first entered: this defines the passages. */
	notes(): NoteTaker {
		return new WalkNotes(this.walk);
	}
}
