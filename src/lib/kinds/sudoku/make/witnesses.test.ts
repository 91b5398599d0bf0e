import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY } from '../board';
import { solutionsOf } from '../oracle.fixture';
import { fullBoard, seeds, shapes } from './boards.fixture';
import { digging } from './dig';
import { without } from './solutions';
import { Witnesses } from './witnesses';

it('show only what has to stay, and all that a board has just shown', () => {
	fc.assert(
		fc.property(shapes([4, 6, 9]), seeds, (shape, seed) => {
			const full = fullBoard(shape, seed);
			const witnesses = new Witnesses(full);
			const steps = digging({ full, symmetry: 'none', seed, attempts: Infinity, target: 0 });
			let step = steps.next();
			for (; !step.done; step = steps.next()) if (step.value.other) witnesses.add(step.value.other);
			const board = step.value;
			for (const [cell, symbol] of board.cells.entries())
				if (symbol !== EMPTY) expect(witnesses.show(board, [cell])).toBe(true);
			// A clue more: what is shown is still true.
			const more = without(board, []);
			const open = board.cells.indexOf(EMPTY);
			more.cells[open] = full.cells[open];
			for (const [cell, symbol] of more.cells.entries())
				if (symbol !== EMPTY && witnesses.show(more, [cell]))
					expect(solutionsOf(without(more, [cell]), 2)).toHaveLength(2);
			expect(witnesses.show(full, [0])).toBe(false);
		}),
		{ numRuns: 20 }
	);
}, 30_000);
