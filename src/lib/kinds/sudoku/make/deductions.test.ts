import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countValues, listValues } from '$lib/engine/problem';
import { mix } from '$lib/engine/seeded';
import { EMPTY } from '../board';
import { housesOf } from '../shape';
import { fullBoard, seeds, shapes } from './boards.fixture';
import { deductions, TECHNIQUES } from './deductions';
import { geometryOf } from './geometry';
import { without } from './solutions';
import { Singles } from './singles';

it('is right, says why, and takes something away', () => {
	const seen = new Set<string>();
	const shares = fc.integer({ min: 40, max: 75 });
	fc.assert(
		fc.property(shapes([4, 6, 7, 8, 9, 12]), seeds, shares, (shape, seed, share) => {
			const full = fullBoard(shape, seed);
			const open = [...full.cells.keys()].filter((cell) => mix(seed, cell) % 100 < share);
			const board = without(full, open);
			const houses = housesOf(shape);
			const singles = new Singles(board);
			singles.propagate();
			const { sets } = singles;
			for (const found of deductions(sets, geometryOf(shape))) {
				const { technique, house, other, symbols, cells, removed } = found;
				seen.add(technique);
				const there = houses[house].cells;
				const places = there.filter((cell) => (sets[cell] & symbols) !== 0);
				if (technique === 'naked-pair') {
					expect(cells.map((cell) => sets[cell])).toEqual([symbols, symbols]);
					expect(cells.every((cell) => there.includes(cell))).toBe(true);
				} else expect(places).toEqual(cells);
				if (technique === 'locked') {
					expect(countValues(symbols)).toBe(1);
					expect(cells.every((cell) => houses[other].cells.includes(cell))).toBe(true);
				} else expect([countValues(symbols), cells.length, other]).toEqual([2, 2, -1]);
				expect(removed.length).toBeGreaterThan(0);
				for (const one of removed) {
					expect(board.cells[one.cell]).toBe(EMPTY);
					expect(one.symbols & sets[one.cell]).toBe(one.symbols);
					expect(listValues(one.symbols)).not.toContain(full.cells[one.cell]);
					expect(one.symbols).not.toBe(0);
				}
			}
		}),
		{ numRuns: 150 }
	);
	expect([...seen].sort()).toEqual([...TECHNIQUES].sort());
}, 30_000);

it('leads to the same in whatever order it is used', () => {
	fc.assert(
		fc.property(shapes([6, 9]), seeds, (shape, seed) => {
			const full = fullBoard(shape, seed);
			const board = without(
				full,
				[...full.cells.keys()].filter((cell) => (seed >>> (cell % 29)) & 1 || cell % 3 === 0)
			);
			const ends = [TECHNIQUES, TECHNIQUES.toReversed()].map((order) => {
				const singles = new Singles(board);
				for (let isChanged = true; isChanged;) {
					singles.propagate();
					isChanged = false;
					for (const technique of order) {
						const [first] = deductions(singles.sets, singles.geometry, [technique]);
						if (first === undefined) continue;
						isChanged = true;
						for (const { cell, symbols } of first.removed) singles.narrow(cell, ~symbols);
						break;
					}
				}
				return singles.sets;
			});
			const all = new Singles(board);
			all.reason();
			expect(ends[0]).toEqual(all.sets);
			expect(ends[1]).toEqual(all.sets);
		}),
		{ numRuns: 60 }
	);
});
