import {
	countValues,
	type Model,
	type OwnEnd,
	type OwnStep,
	type Problem,
	type Unit
} from '$lib/engine/problem';
import { mix, shuffle } from '$lib/engine/seeded';
import { EMPTY, emptyBoard } from '../board';
import { sudoku, type Sudoku } from '../sudoku';
import type { DrawSetup } from './setup';

/** A method that goes back is stopped after this many steps: once trapped, it only repeats itself. */
const USUAL_STEPS = 5000;

/**
 * Filling an empty board by drawing, which is not a search. Both methods draw digits for a cell until
 * one is legal. `blind` draws the cells too and ends where a cell has no legal digit. `redraw` then
 * empties the cell filled last and goes on as if nothing had happened: it does not remember which
 * digits it has had there.
 *
 * With the same cells, `redraw` makes the same draws as the studio's search with this seed until the
 * first dead end.
 */
export class Drawing implements Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[];
	readonly traits = { hasOwnOrder: true };
	readonly usualSteps: number | undefined;
	readonly #sudoku: Sudoku;

	constructor(readonly setup: DrawSetup) {
		this.#sudoku = sudoku(emptyBoard(setup.shape));
		({
			variableCount: this.variableCount,
			valueCount: this.valueCount,
			fixed: this.fixed,
			units: this.units
		} = this.#sudoku);
		this.usualSteps = setup.mode === 'redraw' ? USUAL_STEPS + 20 * this.variableCount : undefined;
	}

	peers(cell: number): readonly number[] {
		return this.#sudoku.peers(cell);
	}

	clashes(assignment: ArrayLike<number>, cell: number, symbol: number): number[] {
		return this.#sudoku.clashes(assignment, cell, symbol);
	}

	model(): Model {
		return this.#sudoku.model();
	}

	/** Endless for most runs that go back. */
	*ownSearch(): Generator<OwnStep, OwnEnd | undefined> {
		const { setup, variableCount, valueCount } = this;
		const model = this.model();
		const assignment = this.fixed.slice();
		const path: number[] = [];
		const symbols = new Uint8Array(valueCount);
		let deadEnds = 0;
		while (path.length < variableCount) {
			const draw = drawOf(setup.seed, path, assignment, valueCount, deadEnds);
			const cell = this.#cellAfter(model, assignment, draw);
			yield { kind: 'choose', variable: cell, value: -1 };
			if (setup.mode === 'redraw' && setup.ascending)
				symbols.forEach((_, at) => (symbols[at] = at));
			else shuffle(symbols, draw);
			const legal = model.legal(cell);
			let isPlaced = false;
			for (const symbol of symbols) {
				isPlaced = ((legal >>> symbol) & 1) === 1;
				yield { kind: isPlaced ? 'place' : 'reject', variable: cell, value: symbol };
				if (!isPlaced) continue;
				model.place(cell, symbol);
				assignment[cell] = symbol;
				path.push(cell);
				break;
			}
			if (isPlaced) continue;
			yield { kind: 'deadend', variable: cell, value: -1 };
			deadEnds++;
			const last = path.pop();
			if (setup.mode === 'blind' || last === undefined) return 'stranded';
			const taken = assignment[last];
			yield { kind: 'backtrack', variable: last, value: taken };
			model.takeBack(last, taken);
			assignment[last] = EMPTY;
		}
		yield { kind: 'solution', variable: -1, value: -1 };
		return undefined;
	}

	#cellAfter(model: Model, assignment: Int8Array, draw: number): number {
		const { setup } = this;
		const order = setup.mode === 'blind' ? 'random' : setup.order;
		if (order === 'reading') return assignment.indexOf(EMPTY);
		if (order === 'random') {
			const empty: number[] = [];
			for (let cell = 0; cell < assignment.length; cell++)
				if (assignment[cell] === EMPTY) empty.push(cell);
			return empty[mix(draw, CELL) % empty.length];
		}
		let chosen = -1;
		let fewest = Infinity;
		for (let cell = 0; cell < assignment.length && fewest > 0; cell++) {
			if (assignment[cell] !== EMPTY) continue;
			const count = countValues(model.legal(cell));
			if (count >= fewest) continue;
			fewest = count;
			chosen = cell;
		}
		return chosen;
	}
}

/** Keeps the draw of a cell independent of those of its digits. */
const CELL = 0x63;

/**
 * The seed of the next draws. Without a dead end it is that of the search's random values, derived
 * from the path. Afterwards the same path gets other draws.
 */
function drawOf(
	seed: number,
	path: readonly number[],
	assignment: Int8Array,
	valueCount: number,
	deadEnds: number
): number {
	let draw = mix(seed, 0);
	for (const cell of path) draw = mix(draw, cell * valueCount + assignment[cell] + 1);
	return deadEnds === 0 ? draw : mix(draw, deadEnds);
}
