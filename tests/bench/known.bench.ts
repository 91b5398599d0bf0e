import { readFileSync } from 'node:fs';
import { limitedSearch } from '../../src/lib/engine/search/limits';
import { search } from '../../src/lib/engine/search/search';
import { DEFAULT_STRATEGY } from '../../src/lib/engine/search/strategy';
import { countBatch } from '../../src/lib/engine/trace/count-batch';
import { noStatistics } from '../../src/lib/engine/trace/statistics';
import { sudokuOf } from '../fixtures/sudokus';
import type { Row } from './measure';

/** Known tries, placements and undos of searches too long for a test: billions of steps. */
const KNOWN = [
	[
		'a hard board',
		['..5..8..18......9.......78....4.....64....9......53..2.6.........138..5....9.714.'],
		'naive',
		[110_710_353, 12_301_177, 12_301_119]
	],
	[
		'the board made against naive order',
		['..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'],
		'naive',
		[622_577_597, 69_175_316, 69_175_252]
	],
	['500 boards of 17 clues', list('17clue-500'), 'findmin', [239_780_204, 26_655_982, 26_623_982]],
	['top95', list('top95'), 'naive', [3_538_300_660, 393_147_043, 393_141_301]]
] as const;

function list(name: string): readonly string[] {
	return readFileSync(`src/lib/kinds/sudoku/sets/${name}.txt`, 'utf8')
		.split('\n')
		.filter((line) => /^[\d.]{81}$/.test(line));
}

/** Searches boards to their first solution. @returns total tries, placements and undos. */
function count(lines: readonly string[], ordering: 'naive' | 'findmin'): number[] {
	const sums = [0, 0, 0];
	for (const line of lines) {
		const statistics = noStatistics();
		for (const batch of search(sudokuOf(line), { ...DEFAULT_STRATEGY, ordering }))
			countBatch(statistics, batch);
		sums[0] += statistics.tries;
		sums[1] += statistics.placements;
		sums[2] += statistics.undos;
	}
	return sums;
}

/** The most placements of findmax on an easy board, and on how many of them it needs more. */
const [MOST, PASSED] = [20_000_000, 49];

/** How many boards findmax does not solve within so many placements. */
function unsolvedByFindmax(lines: readonly string[]): number {
	const strategy = {
		...DEFAULT_STRATEGY,
		ordering: 'findmax',
		limits: { placements: MOST }
	} as const;
	return lines.filter((line) => {
		const batches = limitedSearch(sudokuOf(line), strategy);
		for (;;) {
			const { done, value } = batches.next();
			if (done) return value.kind === 'stopped';
		}
	}).length;
}

/**
 * Compares the counts of long searches with the known counts.
 * @throws Error if a count differs.
 */
export function run(): Promise<Row[]> {
	const rows = KNOWN.map(([name, lines, ordering, known]) => {
		const counted = count(lines, ordering);
		const told = counted.map((sum) => sum.toLocaleString('en')).join(' / ');
		if (String(counted) !== String(known)) throw new Error(`${name}, ${ordering}: ${told}`);
		return {
			name: `tries, placements and undos of ${name}, ${ordering}, to those known`,
			ratio: counted[0] / known[0],
			bound: 1,
			detail: told
		};
	});
	const passed = unsolvedByFindmax(list('easy50'));
	const told = `${passed} of 50`;
	if (passed !== PASSED) throw new Error(`findmax: ${told}`);
	return Promise.resolve([
		...rows,
		{
			name: 'easy boards on which findmax passes 20 million placements, to those known',
			ratio: passed / PASSED,
			bound: 1,
			detail: told
		}
	]);
}
