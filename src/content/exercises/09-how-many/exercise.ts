import type { Exercise, ShownRun, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { CodeLanguage, Plain } from '$lib/stage/program/task';
import {
	boardCall,
	BOARDS,
	inBoth,
	nameIn,
	patternRows,
	permutation,
	pick,
	rearranged,
	relabelled,
	spellings,
	withValues,
	type Rows
} from '../boards';
import { countSolutions } from '../reference';

const call = (language: CodeLanguage, rows: Rows, limit: number) =>
	boardCall(nameIn(language, 'count_solutions'), rows, limit);

/** The board is as it was, however many solutions were found. */
const counts = (
	id: string,
	limit: number | ((seed: number) => number),
	board: (seed: number) => Rows,
	...further: Plain[]
): Test => ({
	id,
	make: (seed, language) => {
		const rows = board(seed);
		const most = typeof limit === 'number' ? limit : limit(seed);
		return {
			call: call(language, rows, most),
			expected: {
				returns: [countSolutions(rows, 'fewest', most).solutions, ...further],
				ground: 'same'
			}
		};
	}
});

/** A board of four rows with three to nine solutions, the first cell of a search having several. */
function withSome(seed: number): Rows {
	const full = relabelled(patternRows(2), seed);
	for (let at = seed; ; at += 1000) {
		const empty = permutation(16, at)
			.slice(0, 10)
			.map((cell) => [[Math.floor(cell / 4), cell % 4], 0] as const);
		const rows = withValues(full, ...empty);
		const { solutions } = countSolutions(rows, 'fewest', 10);
		if (solutions > 2 && solutions < 10) return rows;
	}
}

/** A board of four rows with a single digit: 72 solutions. */
function withOne(seed: number): Rows {
	const cell = [pick(4, seed), pick(4, seed + 1)] as const;
	return withValues(BOARDS.E4, [cell, 1 + pick(4, seed + 2)]);
}

const run = (id: string, rows: Rows, limit: number): ShownRun => ({
	id,
	call: (language) => call(language, rows, limit)
});

export const exercise: Exercise = {
	id: 'how-many',
	chapter: 'proof',
	minutes: 20,
	needs: ['findmin'],
	roles: inBoth({
		is_legal: 'check',
		find_min: 'choose',
		count_solutions: 'search'
	}),
	aliases: spellings('count_solutions'),
	runs: [
		run('several', BOARDS.SEVERAL, 9),
		run('two', BOARDS.SEVERAL, 2),
		run('s4', BOARDS.S4, 2),
		run('e4', BOARDS.E4, 300)
	],
	predict: {
		run: 'several',
		kind: 'number',
		of: 'right',
		actual: ({ end }) => (end.kind === 'returned' ? Number(end.value.plain) : NaN)
	},
	tests: [
		// True counts as 1 in a sum: only a full board shows it
		counts('full', 2, (seed) => relabelled(patternRows(2), seed), true),
		counts('none', 2, (seed) => relabelled(BOARDS.U4, seed)),
		counts('one', 2, (seed) => relabelled(rearranged(BOARDS.S4, seed).rows, seed)),
		counts('some', 20, withSome),
		counts(
			'limit',
			(seed) => 5 + 4 * pick(3, seed),
			() => BOARDS.E4
		),
		counts('several', 9, (seed) => relabelled(BOARDS.SEVERAL, seed)),
		counts('two', 2, () => BOARDS.SEVERAL),
		counts('all', 100, withOne)
	],
	wrong: [
		{ id: 'no-base', at: 'end' },
		{ id: 'counts-dead-ends', at: { kind: 'return' } },
		{ id: 'leftover', at: 'parting' },
		{ id: 'first-only', at: 'parting' },
		{ id: 'only-last', has: ({ text }) => !text.includes('+='), at: 'end' },
		{ id: 'adds-one', at: 'end' },
		{ id: 'stops-before-back', at: 'end' },
		{ id: 'no-limit', at: 'parting' },
		{ id: 'over-limit', at: 'parting' },
		{ id: 'checked-at-top', isRemark: true, at: 'parting' },
		{ id: 'cut-at-end', has: ({ text }) => /min\(|[<>]/.test(text), isRemark: true, at: 'parting' },
		{ id: 'adds-true', isRemark: true, at: 'end' }
	]
};
