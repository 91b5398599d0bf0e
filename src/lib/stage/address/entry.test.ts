import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kind as maze } from '$lib/kinds/maze/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import { fitStrategy } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { readEntries, usualEntries, writeEntries } from './entry';
import { GUESSED_TIMES, nearestTimes, readGuess, writeGuess } from '$lib/rooms/race/verdict/guess';
import { entries, texts } from '$lib/rooms/race/race.fixture';

describe('lanes in an address', () => {
	it('are read as they were written', () => {
		fc.assert(
			fc.property(entries, (lanes) => {
				expect(readEntries(writeEntries(lanes))).toEqual(lanes);
			})
		);
	});

	it('are refused if nothing would write them so', () => {
		const near = fc
			.tuple(entries, fc.nat(), fc.nat(3), fc.constantFrom('', '.', '~', '0', '-', 'x', '1'))
			.map(([lanes, at, deleted, inserted]) => {
				const text = writeEntries(lanes);
				const place = at % (text.length + 1);
				return text.slice(0, place) + inserted + text.slice(place + deleted);
			});
		fc.assert(
			fc.property(fc.oneof(texts, near), (text) => {
				const lanes = readEntries(text);
				if (lanes !== undefined) expect(writeEntries(lanes)).toBe(text);
			}),
			{ numRuns: 2000 }
		);
	});

	const lane = 'naive.ascending.none.every.1.0';
	it.each([
		['', 'nothing'],
		[lane, 'a lane alone'],
		[Array.from({ length: 5 }, () => lane).join('~'), 'five lanes'],
		[`${lane}~`, 'a lane without a word'],
		[`${lane}~findmin.ascending.none.every.1`, 'a word too few'],
		[`${lane}~${lane}.0`, 'a word too many'],
		[`${lane}~first.ascending.none.every.1.0`, 'an unknown ordering'],
		[`${lane}~naive.ascending.none.every.-1.0`, 'a negative seed'],
		[`${lane}~naive.ascending.none.every.2147483648.0`, 'a seed that is too large'],
		[`${lane}~naive.ascending.none.every.1.01`, 'a number with a zero before it']
	])('are refused: %s (%s)', (text) => {
		expect(readEntries(text)).toBe(undefined);
	});
});

describe('the usual lanes', () => {
	it('differ for every example, in a choice that its problem has', () => {
		for (const kind of [sudoku, queens, maze])
			for (const { id, setup } of kind.examples) {
				const problem = kind.problem(setup as never);
				const lanes = usualEntries(problem);
				const fitted = lanes.map(({ rewriting: _, ...method }) =>
					fitStrategy(problem, { ...DEFAULT_STRATEGY, ...method })
				);
				expect([id, fitted]).toEqual([
					id,
					lanes.map(({ rewriting: _, ...method }) => ({ ...DEFAULT_STRATEGY, ...method }))
				]);
				expect(JSON.stringify(fitted[0])).not.toBe(JSON.stringify(fitted[1]));
			}
	});

	it('are naive order and findmin for a Sudoku', () => {
		const lanes = usualEntries(sudoku.problem(sudoku.examples[0].setup));
		expect(lanes.map(({ ordering }) => ordering)).toEqual(['naive', 'findmin']);
	});
});

describe('a guess in an address', () => {
	it('is read as it was written', () => {
		for (const lane of [0, 1, 2, 3])
			for (const times of GUESSED_TIMES)
				expect(readGuess(writeGuess({ lane, times }))).toEqual({ lane, times });
	});

	it('is refused if nothing would write it so', () => {
		const near = fc.stringMatching(/^\d{0,2}x?\d{0,5}$/);
		fc.assert(
			fc.property(fc.oneof(texts, near), (text) => {
				const guess = readGuess(text);
				if (guess !== undefined) expect(writeGuess(guess)).toBe(text);
			}),
			{ numRuns: 2000 }
		);
		for (const text of ['', '1', '1x', 'x10', '1x3', '1x0010', '-1x10', '1x10 ', '1x1e1'])
			expect([text, readGuess(text)]).toEqual([text, undefined]);
	});
});

describe('the guess nearest to a factor', () => {
	it.each([
		[0.2, 1],
		[1, 1],
		[1.4, 1],
		[1.5, 2],
		[3, 2],
		[3.3, 5],
		[7, 5],
		[8, 10],
		[31, 10],
		[32, 100],
		[345_000, 1000]
	])('is for %f times %i', (factor, times) => {
		expect(nearestTimes(factor)).toBe(times);
	});
});
