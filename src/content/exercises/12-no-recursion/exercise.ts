import { BACKTRACK, PLACE, stepKind, stepValue, stepVariable } from '$lib/engine/search/step';
import { CALL, HAS_RETURNED, type StepLog } from '$lib/engine/trace/stored/step-log';
import type { Exercise, Expected, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { CallResult, CodeLanguage } from '$lib/stage/program/task';
import {
	boardCall,
	BOARDS,
	emptyCells,
	inBoth,
	legalIn,
	nameIn,
	patternRows,
	permutation,
	rearranged,
	relabelled,
	spellings,
	type Rows
} from '../boards';

/** A placement, or a value that is taken back: its cell, and its value, counted from 0. */
type Move = readonly [kind: number, cell: number, value: number];

/** The moves of the recursive search: cells in reading order, values ascending, up to the first solution. */
export function movesOf(rows: Rows): Move[] {
	const board = rows.map((cells) => [...cells]);
	const cells = emptyCells(rows);
	const moves: Move[] = [];
	const fill = (at: number): boolean => {
		if (at === cells.length) return true;
		const [row, column] = cells[at];
		const cell = row * rows.length + column;
		for (const value of legalIn(board, cells[at])) {
			board[row][column] = value;
			moves.push([PLACE, cell, value - 1]);
			if (fill(at + 1)) return true;
			board[row][column] = 0;
			moves.push([BACKTRACK, cell, value - 1]);
		}
		return false;
	};
	fill(0);
	return moves;
}

/** The moves of a run. */
function movesIn({ length, words }: StepLog): Move[] {
	return Array.from(words.subarray(0, length))
		.filter((word) => stepKind(word) === PLACE || stepKind(word) === BACKTRACK)
		.map((word) => [stepKind(word), stepVariable(word), stepValue(word)] as const);
}

/** Solved, by the same moves as the recursive search. */
function sameMoves(rows: Rows): Expected {
	return {
		returns: [true],
		ground: 'solved',
		check: (_, log) =>
			JSON.stringify(movesIn(log)) === JSON.stringify(movesOf(rows)) ? null : 'moves'
	};
}

/** Few, so that a search that goes round in circles is soon stopped. */
const STEPS = 20_000;

/** As many calls may wait for one another in a program that keeps its decisions itself. */
const MOST_WAITING = 6;

/**
 * The function of the tests returned how often the generator paused, −1 for a program that is none. A generator
 * pauses at least once for each time that it writes on the board; without one, calls do not pile up.
 */
function ownBooks({ end }: CallResult, { length, words, others, depths }: StepLog): string | null {
	if (end.kind !== 'returned') return null;
	let [writes, waiting] = [0, 0];
	for (let at = 0; at < length; at++) {
		const kind = stepKind(words[at]);
		// What is written over needs no move of its own.
		if (kind === BACKTRACK || (kind === PLACE && others[at] < 0)) writes++;
		if (kind === CALL) waiting = Math.max(waiting, depths[at] & ~HAS_RETURNED);
	}
	if (end.value.plain !== -1) return Number(end.value.plain) < writes ? 'pauses' : null;
	return waiting > MOST_WAITING ? 'recursion' : null;
}

/** A full board of four rows without its first digit. */
function almostFull(seed: number): Rows {
	return relabelled(patternRows(2), seed).map((cells, row) =>
		cells.map((value, column) => (row === 0 && column === 0 ? 0 : value))
	);
}

/** A full board of sixteen rows without 60 of its digits. */
export function large(seed: number): Rows {
	const empty = new Set(permutation(256, seed).slice(0, 60));
	return relabelled(patternRows(4), seed).map((cells, row) =>
		cells.map((value, column) => (empty.has(16 * row + column) ? 0 : value))
	);
}

/** A generator is asked for no large board: in Python the calls of one that calls itself are limited too. */
const LARGE: Expected = {
	returns: [true, 'generator'],
	check: ({ end, ground }) => {
		const isFull = Array.isArray(ground) && ground.flat().every((value) => value !== 0);
		return isFull || (end.kind === 'returned' && end.value.plain === 'generator') ? null : 'large';
	}
};

const test = (
	id: string,
	board: (seed: number) => Rows,
	expected: (rows: Rows) => Expected,
	name = 'run'
): Test => ({
	id,
	make: (seed, language: CodeLanguage) => {
		const rows = board(seed);
		const call = { ...boardCall(nameIn(language, name), rows), steps: STEPS };
		return { call, expected: expected(rows) };
	}
});

export const exercise: Exercise = {
	id: 'no-recursion',
	chapter: 'variants',
	minutes: 35,
	needs: ['solve'],
	roles: inBoth({ solve: 'search', is_legal: 'check', find_empty: 'choose' }),
	aliases: spellings('solve', 'is_legal'),
	runs: [
		{ id: 's4', call: () => boardCall('run', BOARDS.S4) },
		{ id: 'tree', call: () => boardCall('run', BOARDS.TREE) }
	],
	predict: {
		run: 's4',
		kind: 'number',
		of: 'right',
		/** The decisions that stand at the end. */
		actual: (_, log) =>
			movesIn(log).reduce((standing, [kind]) => standing + (kind === PLACE ? 1 : -1), 0)
	},
	tests: [
		test('almost-full', almostFull, () => ({ returns: [true], ground: 'solved' })),
		test('s4', () => BOARDS.S4, sameMoves),
		test(
			'own-books',
			() => BOARDS.S4,
			() => ({ check: ownBooks }),
			'pauses'
		),
		test(
			'u4',
			(seed) => relabelled(BOARDS.U4, seed),
			() => ({ returns: [false, null], ground: 'same' })
		),
		test('another', (seed) => relabelled(rearranged(BOARDS.S4, seed).rows, seed), sameMoves),
		test('tree', () => BOARDS.TREE, sameMoves),
		test('large', large, () => LARGE, 'run_alone')
	],
	wrong: [
		{ id: 'starts-at-one', has: ({ text }) => /\b1\b/.test(text), at: 'parting' },
		{ id: 'one-too-few', at: 'end' },
		{ id: 'one-too-many', at: 'end' },
		{ id: 'not-cleared', at: 'parting' },
		{ id: 'no-yield-from', has: ({ text }) => /\byield\b/.test(text), at: 'end' },
		{
			id: 'recursive',
			has: ({ text }) => (text.match(/\bsolve\s*\(/g) ?? []).length > 1,
			at: { kind: 'call', nth: 2 }
		},
		{
			id: 'pauses-too-little',
			has: ({ text }) => /\byield\b/.test(text),
			at: { kind: 'backtrack' }
		}
	]
};
