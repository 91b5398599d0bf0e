import type { Model, Problem, Unit, Walk } from '../problem';
import { writeCarving } from './address';
import { neighbourTable } from './grid';
import type { CarveSetup } from './setup';

/**
 * The making of a maze by recursive backtracking as a problem: variables are the steps of the way,
 * values are directions. The way goes on to cells that were never seen, and back where there are
 * none around; when all were seen, the passages that it went make a maze with one way from any cell
 * to any other (a spanning tree by depth-first search: Buck, "Mazes for Programmers", 2015, ch. 5).
 */
export class Carving implements Problem {
	readonly kind = 'maze';
	readonly variableCount: number;
	readonly valueCount = 4;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly isSequential = true;
	readonly walk: Walk;
	readonly #setup: CarveSetup;
	/** Where the four values lead to from each cell, −1 outside. */
	readonly #next: Int16Array;

	constructor(setup: CarveSetup) {
		const cells = setup.columns * setup.rows;
		const next = neighbourTable(setup, setup.directions);
		this.#setup = setup;
		this.variableCount = cells - 1;
		this.fixed = new Int8Array(this.variableCount).fill(-1);
		this.#next = next;
		this.walk = {
			places: cells,
			start: 0,
			next: (place, value) => next[4 * place + value],
			remembers: true
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

	parameters(): Readonly<Record<string, string>> {
		return writeCarving(this.#setup);
	}
}

/** The way so far, and the cells that were ever on it. Nothing is allocated. */
class CarvingModel implements Model {
	readonly #way: Int16Array;
	readonly #isSeen: Uint8Array;
	#unseen: number;
	#steps = 0;
	#here = 0;

	constructor(private readonly cellAt: Int16Array) {
		const cells = cellAt.length / 4;
		this.#way = new Int16Array(cells);
		this.#isSeen = new Uint8Array(cells);
		this.#isSeen[0] = 1;
		this.#unseen = cells - 1;
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
		return cell >= 0 && this.#isSeen[cell] === 0 ? 1 << (index & 3) : 0;
	}

	place(_step: number, value: number): void {
		const cell = this.cellAt[4 * this.#here + value];
		this.remember(cell);
		this.#way[++this.#steps] = cell;
		this.#here = cell;
	}

	unplace(): void {
		this.#here = this.#way[--this.#steps];
	}

	isSolution(): boolean {
		return this.#unseen === 0;
	}

	remember(cell: number): void {
		this.#unseen -= 1 - this.#isSeen[cell];
		this.#isSeen[cell] = 1;
	}
}
