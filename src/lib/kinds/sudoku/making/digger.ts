import type { Model, OwnStep, Problem, Unit } from '$lib/engine/problem';
import { sizeOf } from '../shape';
import { planOf, type Plan } from './plan';
import type { DigSetup } from './setup';

/**
 * Digging as a problem: variables are the cells of a full board, and placing a cell's only value means
 * taking its digit away. A digit that has to stay is a dead end: it is put back, and the next cell is
 * tried.
 */
export class Digger implements Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly traits = { hasOwnOrder: true };
	#plan: Plan | null = null;

	constructor(readonly setup: DigSetup) {
		this.valueCount = sizeOf(setup.shape);
		this.variableCount = this.valueCount ** 2;
		this.fixed = new Int8Array(this.variableCount).fill(-1);
	}

	/** The symbol of each cell on the full board. */
	get domains(): Int32Array {
		return Int32Array.from(this.plan.full.cells, (symbol) => 1 << symbol);
	}

	get plan(): Plan {
		return (this.#plan ??= planOf(this.setup));
	}

	peers(): readonly number[] {
		return [];
	}

	clashes(): number[] {
		return [];
	}

	model(): Model {
		const { cells } = this.plan.full;
		return {
			legal: (cell) => 1 << cells[cell],
			place: () => undefined,
			takeBack: () => undefined
		};
	}

	*ownSearch(): Generator<OwnStep, undefined> {
		yield* this.plan.steps;
		return undefined;
	}
}
