import type { Model, NoteTaker, OwnStep, Problem, Unit, Walk } from '../problem';
import { neighbourTable } from './grid';
import type { CarveSetup } from './setup';
import { WalkNotes } from './walk-notes';

/**
 * The making of a maze by recursive backtracking as a problem: variables are the steps of the way,
 * values are directions. The way goes on to cells that were never seen, and back where there are
 * none around; when all were seen, the passages that it went make a maze with one way from any cell
 * to any other (a spanning tree by depth-first search: Buck, "Mazes for Programmers", 2015, ch. 5).
 */
export class Carving implements Problem {
	readonly variableCount: number;
	readonly valueCount = 4;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly isSequential = true;
	readonly walk: Walk;
	/** Where the four values lead to from each cell, −1 outside. */
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

	/** Nothing: the edge forbids a direction, or a cell that was seen, be the way there or not. */
	clashes(): number[] {
		return [];
	}

	model(): Model {
		return new CarvingModel(this.#next);
	}

	/** Depth-first: into a neighbouring cell that was never entered, else back. */
	*ownSearch(orderOf: (assignment: Int8Array, depth: number) => Uint8Array): Generator<OwnStep> {
		const assignment = this.fixed.slice();
		const isEntered = new Uint8Array(this.walk.places);
		isEntered[0] = 1;
		let left = this.variableCount;
		// The way, and at each of its cells the directions in the order of trying, those tried taken off.
		const way = [0];
		const untried: number[][] = [];
		while (way.length > 0) {
			const depth = way.length - 1;
			if (untried.length < way.length) {
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
				way.pop();
				untried.pop();
				if (depth === 0) return;
				yield { kind: 'backtrack', variable: depth - 1, value: assignment[depth - 1] };
				assignment[depth - 1] = -1;
				continue;
			}
			const cell = this.#next[4 * way[depth] + value];
			if (cell < 0 || isEntered[cell] === 1) {
				yield { kind: 'reject', variable: depth, value };
				continue;
			}
			yield { kind: 'place', variable: depth, value };
			assignment[depth] = value;
			isEntered[cell] = 1;
			left--;
			way.push(cell);
		}
	}

	/** When each cell was first entered, and from where: what the passages are. */
	notes(): NoteTaker {
		return new WalkNotes(this.walk);
	}
}

/** The way so far. */
class CarvingModel implements Model {
	readonly #way: Int16Array;
	readonly #isOnWay: Uint8Array;
	#steps = 0;
	#here = 0;

	constructor(private readonly cellAt: Int16Array) {
		const cells = cellAt.length / 4;
		this.#way = new Int16Array(cells);
		this.#isOnWay = new Uint8Array(cells);
		this.#isOnWay[0] = 1;
	}

	legal(step: number): number {
		if (step !== this.#steps) return 0;
		const from = 4 * this.#here;
		return (
			this.#enter(from) | this.#enter(from + 1) | this.#enter(from + 2) | this.#enter(from + 3)
		);
	}

	/** The bit of the value at an index of `cellAt`, 0 when it is not legal. */
	#enter(index: number): number {
		const cell = this.cellAt[index];
		return cell >= 0 && this.#isOnWay[cell] === 0 ? 1 << (index & 3) : 0;
	}

	place(_step: number, value: number): void {
		const cell = this.cellAt[4 * this.#here + value];
		this.#isOnWay[cell] = 1;
		this.#way[++this.#steps] = cell;
		this.#here = cell;
	}

	unplace(): void {
		this.#isOnWay[this.#here] = 0;
		this.#here = this.#way[--this.#steps];
	}
}
