import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listValues } from '../problem';
import { Carving } from './carving';
import { PERMUTATIONS } from './random-mazes.fixture';

const setups = fc.record({
	mode: fc.constant('carve' as const),
	columns: fc.integer({ min: 2, max: 6 }),
	rows: fc.integer({ min: 2, max: 6 }),
	loops: fc.constant(0),
	directions: fc.constantFrom(...PERMUTATIONS)
});

const MOVES: Record<string, readonly [number, number]> = {
	N: [0, -1],
	E: [1, 0],
	S: [0, 1],
	W: [-1, 0]
};

describe('the making of a maze', () => {
	it('starts top left, and has a step for each other cell', () => {
		const carving = new Carving({
			mode: 'carve',
			columns: 12,
			rows: 8,
			loops: 3,
			directions: 'NESW'
		});
		expect(carving.variableCount).toBe(95);
		expect(carving.walk).toMatchObject({ places: 96, start: 0, remembers: true });
		expect(carving.clashes()).toEqual([]);
		expect(carving.parameters()).toEqual({ carve: '12x8', loops: '3' });
	});

	it('goes on to cells that were never seen, and forgets none', () => {
		const property = fc.property(
			setups,
			fc.array(fc.nat(1000), { maxLength: 120 }),
			(setup, all) => {
				const { columns, rows, directions } = setup;
				const carving = new Carving(setup);
				const model = carving.model();
				const seen = new Set([0]);
				const way = [0];
				const values: number[] = [];
				for (const choice of all) {
					const here = way.at(-1)!;
					const legal = Array.from(directions, (direction, value) => {
						const column = (here % columns) + MOVES[direction][0];
						const row = Math.floor(here / columns) + MOVES[direction][1];
						const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
						return { value, cell: isInside ? row * columns + column : -1 };
					});
					legal.forEach(({ value, cell }) => expect(carving.walk.next(here, value)).toBe(cell));
					const free = legal.filter(({ cell }) => cell >= 0 && !seen.has(cell));
					expect(listValues(model.legal(values.length))).toEqual(free.map(({ value }) => value));
					expect(model.legal(values.length + 1)).toBe(0);
					expect(model.isSolution!()).toBe(seen.size === columns * rows);
					if (free.length > 0 && choice % 5 !== 4) {
						const { value, cell } = free[choice % free.length];
						model.place(values.length, value);
						values.push(value);
						way.push(cell);
						seen.add(cell);
					} else if (values.length > 0) {
						model.unplace(values.length - 1, values.pop()!);
						way.pop();
					}
				}
			}
		);
		fc.assert(property);
	});

	it('is told of cells that were seen, before or after they are placed', () => {
		const carving = new Carving({
			mode: 'carve',
			columns: 2,
			rows: 2,
			loops: 0,
			directions: 'NESW'
		});
		const model = carving.model();
		model.remember!(1);
		model.remember!(1);
		expect(listValues(model.legal(0))).toEqual([2]);
		model.place(0, 1);
		model.remember!(1);
		expect(listValues(model.legal(1))).toEqual([2]);
		model.remember!(0);
		model.remember!(2);
		expect(model.isSolution!()).toBe(false);
		model.remember!(3);
		expect(model.isSolution!()).toBe(true);
	});
});
