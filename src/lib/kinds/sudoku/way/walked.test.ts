import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record, replayed, withoutCause } from '../../../../../tests/fixtures/recordings';
import { solvedBoard } from '../../../../../tests/fixtures/boards';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { emptyBoard } from '../board';
import { boardAfter } from './kind';
import { EXAMPLES } from './examples';
import { PlayedSudoku } from './played';
import { wayOn, type WaySetup } from './setup';
import { BACK, type Way } from './way';

const SHAPE = { rows: 2, columns: 2 };

/** A 4×4 board with some givens, and numbers from which moves are made. */
const games = fc.record({
	givens: fc.uniqueArray(fc.nat(15), { maxLength: 6 }).map((kept) => {
		const cells = solvedBoard(SHAPE);
		const board = emptyBoard(SHAPE);
		for (const cell of kept) board.cells[cell] = cells[cell];
		return board;
	}),
	picks: fc.array(fc.tuple(fc.nat(15), fc.integer({ min: BACK, max: 3 })), { maxLength: 80 })
});

const clashes = (board: ArrayLike<number>, problem: PlayedSudoku, cell: number, symbol: number) =>
	problem.peers(cell).some((peer) => board[peer] === symbol);

/** The moves among some picks that are possible, up to a solution; only legal ones if asked. */
function movesOf(
	{ givens, picks }: { givens: WaySetup['givens']; picks: [number, number][] },
	isLegal: boolean
) {
	const rules = new PlayedSudoku(givens, []);
	const board = givens.cells.slice();
	const moves: { cell: number; symbol: number }[] = [];
	for (const [cell, symbol] of picks) {
		if (givens.cells[cell] >= 0 || board[cell] === symbol) continue;
		if (isLegal && symbol >= 0 && clashes(board, rules, cell, symbol)) continue;
		moves.push({ cell, symbol });
		board[cell] = symbol;
		const isRight = board.every((value, at) => value >= 0 && !clashes(board, rules, at, value));
		if (isRight) break;
	}
	return moves;
}

function recorded(givens: WaySetup['givens'], moves: Way) {
	const problem = new PlayedSudoku(givens, moves);
	return { problem, run: record(problem, DEFAULT_STRATEGY) };
}

describe('a way as a trace', () => {
	it('shows the board of the player after each legal move', () => {
		fc.assert(
			fc.property(games, (game) => {
				const moves = movesOf(game, true);
				const { problem, run } = recorded(game.givens, moves);
				const { positions, length } = problem.walked;
				expect(length).toBe(moves.length);
				for (let count = 0; count <= length; count++) {
					const { assignment } = run.trace.at(positions[count]);
					expect(assignment).toEqual(boardAfter({ givens: game.givens, moves }, count));
				}
			})
		);
	});

	it('never places what breaks a rule, and places what stands as soon as it breaks none', () => {
		fc.assert(
			fc.property(games, (game) => {
				const moves = movesOf(game, false);
				const { problem, run } = recorded(game.givens, moves);
				const { positions } = problem.walked;
				for (let count = 0; count <= moves.length; count++) {
					const { assignment } = run.trace.at(positions[count]);
					const player = boardAfter({ givens: game.givens, moves }, count);
					assignment.forEach((symbol, cell) => {
						if (symbol >= 0) {
							expect(symbol).toBe(player[cell]);
							expect(clashes(assignment, problem, cell, symbol)).toBe(false);
						} else if (player[cell] >= 0)
							expect(clashes(assignment, problem, cell, player[cell])).toBe(true);
					});
				}
			})
		);
	});

	it('is the same from any position, and its stack is what the board shows', () => {
		fc.assert(
			fc.property(games, fc.nat(), (game, pick) => {
				const { problem, run } = recorded(game.givens, movesOf(game, false));
				const position = pick % (run.steps.length + 1);
				const moment = run.trace.at(position);
				expect(withoutCause(moment)).toEqual(
					withoutCause(replayed(problem, DEFAULT_STRATEGY, run, position))
				);
				const placed = moment.frames.filter(({ value }) => value >= 0);
				expect(moment.frames.slice(0, -1).every(({ value }) => value >= 0)).toBe(true);
				expect(placed).toHaveLength(moment.statistics.depth);
				const board = game.givens.cells.slice();
				for (const { variable, value } of placed) board[variable] = value;
				expect(moment.assignment).toEqual(board);
			}),
			{ numRuns: 1000 }
		);
	});

	it('counts what was set and taken back, without what is placed again', () => {
		fc.assert(
			fc.property(games, (game) => {
				const moves = movesOf(game, false);
				const { problem, run } = recorded(game.givens, moves);
				const { counts } = problem.walked;
				const last = counts.at(-1)!;
				expect(last.placed).toBe(moves.filter(({ symbol }) => symbol >= 0).length);
				const player = boardAfter({ givens: game.givens, moves });
				const kept = player.filter((symbol, cell) => symbol !== game.givens.cells[cell]).length;
				expect(last.placed - last.wentBack).toBe(kept);
				const { tries, placements, forced } = run.trace.at(run.steps.length).statistics;
				expect(tries).toBe(last.placed);
				expect(placements - forced).toBe(last.placed - last.broke);
			})
		);
	});

	it('ends in a solution if the board is full and right, and is stopped otherwise', () => {
		const [{ setup }] = EXAMPLES;
		const { problem, run } = recorded(setup.givens, setup.moves);
		expect(problem.walked).toMatchObject({ isSolved: true, length: setup.moves.length });
		expect(problem.walked.counts.at(-1)).toEqual({ placed: 15, wentBack: 3, broke: 2 });
		expect(run.outcome).toEqual({ kind: 'solved' });
		expect(run.trace.solutions).toEqual(Float64Array.of(run.steps.length));
		const unfinished = recorded(setup.givens, setup.moves.slice(0, -1));
		expect(unfinished.run.outcome).toEqual({ kind: 'stopped', by: 'user' });
	});

	it('does not count moves after the solution, on givens, or without a change', () => {
		const [{ setup }] = EXAMPLES;
		const more = [...setup.moves, { cell: 0, symbol: BACK }];
		expect(new PlayedSudoku(setup.givens, more).walked.length).toBe(setup.moves.length);
		const idle = [
			{ cell: 5, symbol: 0 },
			{ cell: 0, symbol: BACK }
		];
		expect(new PlayedSudoku(setup.givens, idle).walked.steps).toEqual([]);
	});

	it('takes back what is not the last in the order of a stack', () => {
		const moves = [
			{ cell: 0, symbol: 0 },
			{ cell: 1, symbol: 1 },
			{ cell: 2, symbol: 2 },
			{ cell: 0, symbol: BACK }
		];
		const { steps } = new PlayedSudoku(emptyBoard(SHAPE), moves).walked;
		expect(steps.slice(6).map(({ kind, variable }) => `${kind} ${variable}`)).toEqual([
			'backtrack 2',
			'backtrack 1',
			'backtrack 0',
			'force 1',
			'force 2'
		]);
	});

	it('is the same from any position of a long way', () => {
		const long = fc.tuple(
			games,
			fc.array(fc.tuple(fc.nat(15), fc.integer({ min: BACK, max: 3 })), {
				minLength: 1000,
				maxLength: 1000
			}),
			fc.nat()
		);
		fc.assert(
			fc.property(long, ([game, picks, pick]) => {
				// Without a solution, which would end it: the last cell stays empty.
				const givens = { ...game.givens, cells: game.givens.cells.with(15, BACK) };
				const moves = movesOf({ givens, picks: picks.filter(([cell]) => cell !== 15) }, false);
				const { problem, run } = recorded(givens, moves);
				const position = pick % (run.steps.length + 1);
				expect(withoutCause(run.trace.at(position))).toEqual(
					withoutCause(replayed(problem, DEFAULT_STRATEGY, run, position))
				);
			}),
			{ numRuns: 50 }
		);
	});

	it('walks a thousand moves', () => {
		const moves = Array.from({ length: 1000 }, (_, at) => ({
			cell: Math.floor(at / 2) % 16,
			symbol: at % 2 === 0 ? at % 3 : BACK
		}));
		const { problem, run } = recorded(wayOn(emptyBoard(SHAPE), []).givens, moves);
		expect(problem.walked.counts.at(-1)).toMatchObject({ placed: 500, wentBack: 500 });
		expect(run.trace.at(run.steps.length).assignment).toEqual(emptyBoard(SHAPE).cells);
	});
});
