import { expect, it } from 'vitest';
import { record } from '../../../../../../tests/fixtures/recordings';
import { kind } from '../../kind';
import { readLine } from '../../line';
import { DeadEndSearch, STRATEGY, stopsOf } from './dead-end.svelte';

const SHAPE = { rows: 3, columns: 3 };
const PUZZLE = '..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....';

function boards(cell: number, symbol: number) {
	const read = readLine(SHAPE, PUZZLE);
	if ('error' in read) throw new Error(read.error.code);
	const givens = read.board;
	return { givens, board: { shape: SHAPE, cells: givens.cells.with(cell, symbol) } };
}

it('stops at what changes the board and at dead ends, and ends with the last of them', () => {
	const { board, givens } = boards(80, 4);
	const { problem } = new DeadEndSearch(board, givens);
	const { trace, outcome } = record(problem, { ...STRATEGY, limits: {} });
	expect(outcome).toEqual({ kind: 'exhausted' });
	const stops = stopsOf(trace, trace.length);
	expect(stops[0]).toBe(0);
	expect(stops.at(-1)).toBe(stops.at(-2));
	const kinds = stops.map((position) => trace.at(position).step?.kind ?? 'start');
	expect(kinds.at(-1)).toBe('deadend');
	expect(new Set(kinds)).toEqual(new Set(['start', 'force', 'deadend']));
	// All that is left after the last dead end is to go back.
	const rest = Array.from(
		{ length: trace.length - stops.at(-1)! },
		(_, i) => trace.at(stops.at(-1)! + 1 + i).step?.kind
	);
	expect(new Set(rest)).toEqual(new Set(['backtrack']));
});

it('what is not a given is an entry', () => {
	const { board, givens } = boards(80, 4);
	const { setup, conflicts } = new DeadEndSearch(board, givens);
	expect(kind.isGiven(setup, 80)).toBe(false);
	expect(setup.entries.cells[80]).toBe(4);
	expect(conflicts.size).toBe(0);
});

it('does not search a board that breaks a rule', () => {
	const { board, givens } = boards(80, 3);
	const search = new DeadEndSearch(board, givens);
	expect(search.state).toBe('broken');
	search.start();
	expect(search.run.running).toBe(false);
});
