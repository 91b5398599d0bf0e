import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listValues } from '$lib/engine/problem';
import { Carving } from './carving';
import { PERMUTATIONS } from './random-mazes.fixture';

const setups = fc.record({
	mode: fc.constant('carve' as const),
	columns: fc.integer({ min: 2, max: 6 }),
	rows: fc.integer({ min: 2, max: 6 }),
	loops: fc.constant(0),
	directions: fc.constantFrom(...PERMUTATIONS)
});

const SMALL = { mode: 'carve', columns: 2, rows: 2, loops: 0, directions: 'NESW' } as const;

const MOVES: Record<string, readonly [number, number]> = {
	N: [0, -1],
	E: [1, 0],
	S: [0, 1],
	W: [-1, 0]
};

describe('carving a maze', () => {
	it('starts top left, and has a step for each other cell', () => {
		const carving = new Carving({
			mode: 'carve',
			columns: 12,
			rows: 8,
			loops: 3,
			directions: 'NESW'
		});
		expect(carving.variableCount).toBe(95);
		expect(carving.walk).toMatchObject({ places: 96, start: 0 });
		expect(carving.clashes()).toEqual([]);
	});

	it('enters an adjacent unvisited cell if there is one, otherwise backtracks', () => {
		fc.assert(
			fc.property(setups, fc.nat(), (setup, seed) => {
				const { columns, rows, directions } = setup;
				const carving = new Carving(setup);
				const order = (_: Int8Array, depth: number) =>
					Uint8Array.from([0, 1, 2, 3], (value) => (value + depth + seed) % 4);
				const neighbour = (cell: number, value: number) => {
					const column = (cell % columns) + MOVES[directions[value]][0];
					const row = Math.floor(cell / columns) + MOVES[directions[value]][1];
					const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
					return isInside ? row * columns + column : -1;
				};
				const entered = new Set([0]);
				const path = [0];
				const isOpen = (value: number) => {
					const cell = neighbour(path.at(-1)!, value);
					return cell >= 0 && !entered.has(cell);
				};
				let last = '';
				for (const { kind, variable, value } of carving.ownSearch(order)) {
					last = kind;
					if (kind === 'solution') continue;
					expect(variable).toBe(kind === 'backtrack' ? path.length - 2 : path.length - 1);
					if (kind === 'reject') expect(isOpen(value)).toBe(false);
					if (kind === 'deadend') expect([0, 1, 2, 3].some(isOpen)).toBe(false);
					if (kind === 'backtrack') {
						const left = path.pop()!;
						expect(neighbour(path.at(-1)!, value)).toBe(left);
					}
					if (kind !== 'place') continue;
					expect(isOpen(value)).toBe(true);
					path.push(neighbour(path.at(-1)!, value));
					entered.add(path.at(-1)!);
				}
				expect(last).toBe('solution');
				expect(entered.size).toBe(columns * rows);
			})
		);
	});

	it('allows only moves to cells that are not on the path', () => {
		const model = new Carving(SMALL).model();
		expect(listValues(model.legal(0))).toEqual([1, 2]);
		model.place(0, 1);
		expect(listValues(model.legal(1))).toEqual([2]);
		expect(model.legal(2)).toBe(0);
		model.takeBack(0, 1);
		expect(listValues(model.legal(0))).toEqual([1, 2]);
	});
});
