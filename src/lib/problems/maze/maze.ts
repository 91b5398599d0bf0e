import type { Model, NoteTaker, Problem, Unit, Walk } from '../problem';
import { distance, neighbourTable } from './grid';
import type { SolveSetup } from './setup';
import { WalkNotes } from './walk-notes';

/**
 * A way out of a maze as a problem: variables are the steps of the way, values are directions. A
 * way enters no square twice, so it has at most as many steps as there are open squares but one;
 * it is a solution as soon as it reaches the goal, and costs its steps.
 */
export class Maze implements Problem {
	readonly variableCount: number;
	readonly valueCount = 4;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly isSequential = true;
	readonly hasPreference = true;
	readonly hasCost = true;
	readonly walk: Walk;
	readonly #setup: SolveSetup;
	/** Where the four values lead to from each square, −1 into a wall or outside. */
	readonly #next: Int16Array;
	/** Steps from each square to the goal if there were no walls. */
	readonly #toGoal: Uint8Array;
	/** As `#next`: what {@link Model.preference} tells. */
	readonly #preference: Uint8Array;

	constructor(setup: SolveSetup) {
		const { walls, start, goal, directions } = setup;
		this.#setup = setup;
		const squares = walls.length;
		this.variableCount = walls.reduce((open, wall) => open - wall, squares) - 1;
		this.fixed = new Int8Array(this.variableCount).fill(-1);
		const next = neighbourTable(setup, directions).map((square) =>
			square < 0 || walls[square] === 1 ? -1 : square
		);
		const toGoal = walls.map((_, square) => distance(setup, square, goal));
		this.#next = next;
		this.#toGoal = toGoal;
		this.#preference = Uint8Array.from(next, (_, index) => {
			const square = index >> 2;
			return toGoal[square] + (isTowards(setup, square, directions[index & 3]) ? -1 : 1);
		});
		this.walk = {
			places: squares,
			start,
			next: (place, value) => next[4 * place + value]
		};
	}

	peers(): readonly number[] {
		return [];
	}

	/**
	 * The step that left the square where `value` would lead back to; nothing where a wall forbids
	 * it, and for a step whose turn it is not.
	 */
	clashes(assignment: ArrayLike<number>, step: number, value: number): number[] {
		const way = [this.#setup.start];
		for (let earlier = 0; earlier < step; earlier++) {
			if (assignment[earlier] < 0) return [];
			const square = this.#next[4 * way[earlier] + assignment[earlier]];
			if (square < 0) return [];
			way.push(square);
		}
		const index = way.indexOf(this.#next[4 * way[step] + value]);
		return index < 0 ? [] : [index];
	}

	model(): Model {
		const { start, goal, manhattanBound } = this.#setup;
		const toGoal = manhattanBound ? this.#toGoal : null;
		return new MazeModel(start, goal, this.#next, this.#preference, toGoal);
	}

	/** When each square was first entered, and which squares lie on a way out. */
	notes(): NoteTaker {
		return new WalkNotes(this.walk);
	}
}

/** Whether a step in a direction brings the goal nearer, walls or not. */
function isTowards({ columns, goal }: SolveSetup, square: number, direction: string): boolean {
	switch (direction) {
		case 'N':
			return Math.floor(goal / columns) < Math.floor(square / columns);
		case 'E':
			return goal % columns > square % columns;
		case 'S':
			return Math.floor(goal / columns) > Math.floor(square / columns);
		default:
			return goal % columns < square % columns;
	}
}

/** The way so far. All searches spend their time here: typed arrays, nothing allocated. */
class MazeModel implements Model {
	/** The squares of the way in order, and for each square whether the way is on it. */
	readonly #way: Int16Array;
	readonly #isOnWay: Uint8Array;
	#steps = 0;
	#here: number;

	constructor(
		start: number,
		private readonly goal: number,
		private readonly squareAt: Int16Array,
		private readonly preferences: Uint8Array,
		private readonly toGoal: Uint8Array | null
	) {
		const squares = squareAt.length / 4;
		this.#way = new Int16Array(squares);
		this.#isOnWay = new Uint8Array(squares);
		this.#way[0] = start;
		this.#isOnWay[start] = 1;
		this.#here = start;
	}

	legal(step: number): number {
		if (step !== this.#steps) return 0;
		const from = 4 * this.#here;
		return (
			this.#enter(from) | this.#enter(from + 1) | this.#enter(from + 2) | this.#enter(from + 3)
		);
	}

	/** The bit of the value at an index of `squareAt`, 0 when it is not legal. */
	#enter(index: number): number {
		const square = this.squareAt[index];
		return square >= 0 && this.#isOnWay[square] === 0 ? 1 << (index & 3) : 0;
	}

	place(_step: number, value: number): void {
		const square = this.squareAt[4 * this.#here + value];
		this.#isOnWay[square] = 1;
		this.#way[++this.#steps] = square;
		this.#here = square;
	}

	unplace(): void {
		this.#isOnWay[this.#here] = 0;
		this.#here = this.#way[--this.#steps];
	}

	isSolution(): boolean {
		return this.#here === this.goal;
	}

	bound(): number {
		return this.toGoal === null ? this.#steps : this.#steps + this.toGoal[this.#here];
	}

	/** How far from the goal a step in this direction ends, walls or not. */
	preference(_step: number, value: number): number {
		return this.preferences[4 * this.#here + value];
	}
}
