import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sizeOf } from '../shape';
import { seeds, shapes } from './boards.fixture';
import { LEVELS } from './levels';
import { SYMMETRIES } from './symmetry';
import {
	daySeed,
	DEFAULT_WISH,
	MAX_SEED,
	readWish,
	WISH_PARAMETERS,
	wishIn,
	wishOfDay,
	writeWish,
	type Wish
} from './wish';

const wishes: fc.Arbitrary<Wish> = shapes([4, 5, 6, 9, 10, 12, 16, 25]).chain((shape) =>
	fc.record({
		shape: fc.constant(shape),
		level: fc.constantFrom(...LEVELS, 'any'),
		symmetry: fc.constantFrom(...SYMMETRIES),
		clues: fc.nat({ max: sizeOf(shape) ** 2 }),
		minimal: fc.boolean(),
		seed: seeds
	})
);

it('a wish is read as it was written', () => {
	fc.assert(
		fc.property(wishes, (wish) => {
			expect(readWish(new URLSearchParams(writeWish(wish)))).toEqual({ wish, errors: [] });
		})
	);
});

it('only what is unusual is written, and the seed', () => {
	expect(writeWish({ ...DEFAULT_WISH, seed: 7 })).toBe('seed=7');
	expect(writeWish({ ...DEFAULT_WISH, shape: { rows: 2, columns: 3 }, level: 'hard' })).toBe(
		'box=2x3&level=hard&seed=1'
	);
});

it('rejects an address without a seed as a recipe', () => {
	expect(readWish(new URLSearchParams('level=hard&clues=30'))).toBeNull();
});

it.each([
	['seed=0', ['seed']],
	['seed=2147483648', ['seed']],
	['seed=1e3', ['seed']],
	['seed=', ['seed']],
	['seed=4&level=Hard', ['level']],
	['seed=4&symmetry=', ['symmetry']],
	['seed=4&box=3x', ['box']],
	['seed=4&box=1x3', ['box']],
	['seed=4&box=6x6', ['box']],
	['seed=4&clues=82', ['clues']],
	['seed=4&clues=-1', ['clues']],
	['seed=4&minimal=true', ['minimal']],
	['seed=x&level=y&symmetry=z', ['level', 'symmetry', 'seed']]
])('%s: names what it cannot read, and takes what is usual', (query, errors) => {
	const read = readWish(new URLSearchParams(query))!;
	expect(read.errors).toEqual(errors);
	expect(read.wish).toEqual({ ...DEFAULT_WISH, seed: errors.includes('seed') ? 1 : 4 });
});

it('a form begins with what an address says, and names what it cannot read', () => {
	expect(wishIn('?level=hard&clues=30', 7)).toEqual({
		wish: { ...DEFAULT_WISH, level: 'hard', clues: 30, seed: 7 },
		errors: []
	});
	expect(wishIn('?level=insane&clues=999', 7)).toEqual({
		wish: { ...DEFAULT_WISH, seed: 7 },
		errors: [
			{ parameter: 'level', found: 'insane' },
			{ parameter: 'clues', found: '999' }
		]
	});
	for (const name of Object.keys(
		Object.fromEntries(
			new URLSearchParams(
				writeWish({
					shape: { rows: 2, columns: 3 },
					level: 'hard',
					symmetry: 'none',
					clues: 8,
					minimal: true,
					seed: 5
				})
			)
		)
	))
		expect(WISH_PARAMETERS).toContain(name);
});

it('any text is read or refused, never more', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.string(), (box, clues, seed) => {
			const { wish } = readWish(new URLSearchParams({ box, clues, seed }))!;
			expect(sizeOf(wish.shape)).toBeGreaterThanOrEqual(4);
			expect(sizeOf(wish.shape)).toBeLessThanOrEqual(25);
			expect(Number.isInteger(wish.clues) && wish.clues >= 0).toBe(true);
			expect(wish.seed).toBeGreaterThanOrEqual(1);
		})
	);
});

it('the level of the day goes from easy on a Monday to extreme on a Sunday', () => {
	// 2 to 8 March 2026
	const week = Array.from({ length: 7 }, (_, i) => wishOfDay(2026, 3, 2 + i).level);
	expect(week).toEqual(['easy', 'medium', 'medium', 'hard', 'hard', 'hard', 'extreme']);
});

it('the days of the week are those of the calendar', () => {
	fc.assert(
		fc.property(
			fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
			(date) => {
				const { level } = wishOfDay(
					date.getUTCFullYear(),
					date.getUTCMonth() + 1,
					date.getUTCDate()
				);
				const byDay = ['extreme', 'easy', 'medium', 'medium', 'hard', 'hard', 'hard'];
				expect(level).toBe(byDay[date.getUTCDay()]);
			}
		)
	);
});

it('every day has a seed of its own', () => {
	const found = new Set<number>();
	for (let year = 2020; year < 2040; year++)
		for (let month = 1; month <= 12; month++)
			for (let day = 1; day <= 31; day++) {
				const seed = daySeed(year, month, day);
				expect(seed >= 1 && seed <= MAX_SEED && Number.isInteger(seed)).toBe(true);
				found.add(seed);
			}
	expect(found.size).toBe(20 * 12 * 31);
});
