import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listValues } from '$lib/engine/problem';
import { Queens } from './queens';
import { board, NONE } from './setup';

/** Boards of every size with any queens, most of which attack each other. */
const anyBoard = fc
	.integer({ min: 1, max: 32 })
	.chain((size) =>
		fc
			.array(fc.integer({ min: NONE, max: size - 1 }), { minLength: size, maxLength: size })
			.map((columns) => board(size, columns))
	);

const legalOf = (problem: Queens, assignment: ArrayLike<number>, row: number) =>
	Array.from({ length: problem.valueCount }, (_, column) => column).filter(
		(column) => problem.clashes(assignment, row, column).length === 0
	);

describe('queens', () => {
	it('names the queens that attack a square', () => {
		const problem = new Queens(board(8));
		const assignment = [0, -1, 4, -1, -1, -1, -1, -1];
		expect(problem.clashes(assignment, 4, 4)).toEqual([0, 2]);
		expect(problem.clashes(assignment, 1, 3)).toEqual([2]);
		expect(problem.clashes(assignment, 3, 1)).toEqual([]);
		expect(problem.clashes(assignment, 0, 0)).toEqual([]);
	});

	it('has one queen in each column, and every other row as a peer', () => {
		const problem = new Queens(board(3));
		expect(problem.units).toEqual(
			[0, 1, 2].map((column) => {
				return { value: column, variables: [0, 1, 2], name: 'column', index: column };
			})
		);
		expect(problem.peers(1)).toEqual([0, 2]);
	});

	it('prefers the columns in the middle', () => {
		const model = new Queens(board(4)).model();
		expect([0, 1, 2, 3].map((column) => model.preference!(0, column))).toEqual([3, 1, 1, 3]);
		const odd = new Queens(board(5)).model();
		expect([0, 1, 2, 3, 4].map((column) => odd.preference!(2, column))).toEqual([4, 2, 0, 2, 4]);
	});

	it('has symmetries and references only if no queen is set by hand', () => {
		expect(new Queens(board(8)).notes).toBeDefined();
		expect(new Queens(board(8)).references).toHaveLength(1);
		expect(new Queens(board(7)).references).toBeUndefined();
		expect(new Queens(board(8, [3])).notes).toBeUndefined();
		expect(new Queens(board(8, [3])).references).toBeUndefined();
	});

	it('does not change when the setup it was made from changes', () => {
		const setup = board(4);
		const problem = new Queens(setup);
		setup.queens[0] = 2;
		expect(problem.fixed[0]).toBe(NONE);
	});
});

describe('the model', () => {
	it('knows the legal columns, whatever is fixed', () => {
		fc.assert(
			fc.property(anyBoard, (setup) => {
				const problem = new Queens(setup);
				const model = problem.model();
				setup.queens.forEach((column, row) => {
					if (column !== NONE) return;
					expect(listValues(model.legal(row))).toEqual(legalOf(problem, setup.queens, row));
				});
			}),
			{ numRuns: 300 }
		);
	});

	it('takes back exactly its own placements, even if fixed queens clash', () => {
		fc.assert(
			fc.property(anyBoard, fc.array(fc.nat(), { maxLength: 64 }), (setup, picks) => {
				const problem = new Queens(setup);
				const model = problem.model();
				const assignment = problem.fixed.slice();
				const open = Array.from(assignment.keys()).filter((row) => assignment[row] === NONE);
				const look = () => open.map((row) => model.legal(row));
				const before: { row: number; looks: number[] }[] = [];
				for (const pick of picks) {
					const free = open.filter((row) => assignment[row] === NONE && model.legal(row) !== 0);
					if (free.length === 0) break;
					const row = free[pick % free.length];
					const columns = listValues(model.legal(row));
					before.push({ row, looks: look() });
					assignment[row] = columns[pick % columns.length];
					model.place(row, assignment[row]);
					for (const other of open)
						if (assignment[other] === NONE)
							expect(listValues(model.legal(other))).toEqual(legalOf(problem, assignment, other));
				}
				for (const { row, looks } of before.toReversed()) {
					model.takeBack(row, assignment[row]);
					expect(look()).toEqual(looks);
				}
			}),
			{ numRuns: 200 }
		);
	});
});
