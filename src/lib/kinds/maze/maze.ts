import type { Model, NoteTaker, Problem, Unit, Walk } from '$lib/engine/problem';
import { placesOf, WalkModel } from '$lib/engine/walk';
import { distance, neighbourTable } from './grid';
import type { SolveSetup } from './setup';
import { WalkNotes } from './walk-notes';

/**
 * Finding a way out of a maze as a problem: variables are the steps of the path, values are
 * directions. A path enters no square twice, so it has fewer steps than there are open squares. It
 * is a solution as soon as it reaches the goal; its cost is its number of steps.
 */
export class Maze implements Problem {
	readonly variableCount: number;
	readonly valueCount = 4;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly traits = { isSequential: true, hasPreference: true, hasCost: true };
	readonly walk: Walk;
	readonly #setup: SolveSetup;
	/** Where the four values lead from each square, −1 into a wall or outside. */
	readonly #next: Int16Array;
	/** Steps from each square to the goal if there were no walls. */
	readonly #toGoal: Uint8Array;
	/** Indexed like `#next`: the results of {@link Model.preference}. */
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
	 * The step that left the square to which `value` would return; empty if a wall forbids it, or if
	 * the step is not next.
	 */
	clashes(assignment: ArrayLike<number>, step: number, value: number): number[] {
		const path = placesOf(this, assignment).slice(0, step + 1);
		if (path.length <= step) return [];
		const index = path.indexOf(this.#next[4 * path[step] + value]);
		return index < 0 ? [] : [index];
	}

	model(): Model {
		const { start, goal, manhattanBound } = this.#setup;
		const toGoal = manhattanBound ? this.#toGoal : null;
		return new MazeModel(start, goal, this.#next, this.#preference, toGoal);
	}

	/** When each square was first entered, and which squares are on a way out. */
	notes(): NoteTaker {
		return new WalkNotes(this.walk);
	}
}

/** Whether a step in a direction gets closer to the goal, ignoring walls. */
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

/** A path that looks for a goal. */
class MazeModel extends WalkModel {
	constructor(
		start: number,
		private readonly goal: number,
		next: Int16Array,
		private readonly preferences: Uint8Array,
		private readonly toGoal: Uint8Array | null
	) {
		super(next, 4, start);
	}

	isSolution(): boolean {
		return this.here === this.goal;
	}

	bound(): number {
		return this.toGoal === null ? this.steps : this.steps + this.toGoal[this.here];
	}

	/** How far from the goal a step in this direction ends, walls or not. */
	preference(_step: number, value: number): number {
		return this.preferences[4 * this.here + value];
	}
}
