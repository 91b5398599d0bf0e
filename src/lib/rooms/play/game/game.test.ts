import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions, easyPuzzle, logs, puzzleWithout } from '../../../../../tests/fixtures/games';
import { conflicts, EMPTY } from '$lib/kinds/sudoku/board';
import { housesOf } from '$lib/kinds/sudoku/shape';
import { Game, refusal, type Action, type Position, type Puzzle } from './game';

const SMALL = { rows: 2, columns: 2 };
const easy = easyPuzzle();

function played(puzzle: Puzzle, ...some: Action[]): Game {
	return Game.of(
		puzzle,
		some.map((action, at) => ({ action, at }))
	);
}

function place(cell: number, symbol: number, tidy = false): Action {
	return { do: 'place', cell, symbol, tidy };
}

const byName = (name: 'undo' | 'redo' | 'reset' | 'solve' | 'fill-notes' | 'clear-notes') => ({
	do: name
});
const plain = ({ symbols, notes, colours }: Position) => ({
	symbols: [...symbols],
	notes: [...notes],
	colours: [...colours]
});

describe('a digit', () => {
	it('stands on the board, legal or not, but never on a given', () => {
		const game = played(easy, place(2, 3), place(3, 4));
		expect(game.board.cells[2]).toBe(3);
		expect(game.conflicts).toEqual([0, 3, 14]);
		expect(game.wrong()).toEqual([3]);
		expect(refusal(game, place(0, 1))).toBe('given');
		expect(refusal(game, { do: 'erase', cell: 0 })).toBe('given');
		expect(refusal(game, place(2, 3))).toBe('nothing');
		expect(refusal(game, place(2, 9))).toBe('unknown');
		expect(refusal(game, place(81, 0))).toBe('unknown');
		expect(refusal(game, place(2, 5))).toBeNull();
	});

	it('takes its symbol out of the notes of its peers, if asked', () => {
		const noted: Action[] = [2, 3, 20, 80 - 4].map((cell) => ({ do: 'note', cell, symbol: 3 }));
		const game = played(easy, ...noted);
		expect(game.position.notes[76]).toBe(0); // a given has no notes
		const untidy = game.with({ action: place(2, 3), at: 9 });
		expect([2, 3, 20].map((cell) => untidy.position.notes[cell])).toEqual([0, 8, 0]);
		const tidy = game.with({ action: place(2, 3, true), at: 9 });
		expect([2, 3, 20].map((cell) => tidy.position.notes[cell])).toEqual([0, 0, 0]);
		expect(tidy.with({ action: byName('undo'), at: 9 }).position).toBe(game.position);
	});

	it('is erased before notes are', () => {
		const game = played(easy, place(2, 3), { do: 'erase', cell: 2 });
		expect(game.board.cells[2]).toBe(EMPTY);
		const noted = game.with({ action: { do: 'note', cell: 2, symbol: 1 }, at: 3 });
		const erase: Action = { do: 'erase', cell: 2 };
		expect(noted.with({ action: erase, at: 4 }).position.notes[2]).toBe(0);
		expect(refusal(game, erase)).toBe('nothing');
		expect(refusal(played(easy, place(2, 3)), { do: 'note', cell: 2, symbol: 1 })).toBe('filled');
	});
});

it('notes all candidates that the board leaves, and none', () => {
	const game = played(easy, place(2, 0), byName('fill-notes'));
	const { cells } = game.board;
	for (const [cell, held] of cells.entries()) {
		const around = housesOf(game.board.shape).filter((house) => house.cells.includes(cell));
		const taken = new Set(around.flatMap((house) => house.cells.map((one) => cells[one])));
		const legal = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((symbol) => !taken.has(symbol));
		const mask = held === EMPTY ? legal.reduce((sum, symbol) => sum + 2 ** symbol, 0) : 0;
		expect(game.position.notes[cell], String(cell)).toBe(mask);
	}
	expect(refusal(game, byName('fill-notes'))).toBe('nothing');
	const cleared = game.with({ action: byName('clear-notes'), at: 5 });
	expect(cleared.position.notes.every((mask) => mask === 0)).toBe(true);
	expect(refusal(cleared, byName('clear-notes'))).toBe('nothing');
});

it('colours any cell, until the same colour or none is given', () => {
	const colour = (number: number): Action => ({ do: 'colour', cell: 0, colour: number });
	expect(played(easy, colour(3)).position.colours[0]).toBe(3);
	expect(played(easy, colour(3), colour(2)).position.colours[0]).toBe(2);
	expect(played(easy, colour(3), colour(3)).position.colours[0]).toBe(0);
	expect(played(easy, colour(3), colour(0)).position.colours[0]).toBe(0);
	expect(refusal(played(easy), colour(0))).toBe('nothing');
	expect(refusal(played(easy), colour(7))).toBe('unknown');
});

describe('the solver', () => {
	it('fills the board, which is not the player’s work', () => {
		const game = played(easy, place(2, 3), byName('solve'));
		expect(game.isSolved).toBe(true);
		expect([...game.board.cells]).toEqual([...easy.solution]);
		expect([game.placed, game.helps, game.helped]).toEqual([1, 50, true]);
		expect([game.solvers.size, game.solvers.has(2), game.canUndoSolver]).toEqual([50, false, true]);
		const undone = game.with({ action: byName('undo'), at: 5 });
		expect([undone.isSolved, undone.helped, undone.wentBack]).toEqual([false, true, 0]);
		expect([undone.solvers.size, undone.canUndoSolver]).toEqual([0, false]);
		const redone = undone.with({ action: byName('redo'), at: 6 });
		expect([redone.placed, redone.helps]).toEqual([1, 100]);
		expect([redone.solvers.size, redone.canUndoSolver]).toEqual([50, true]);
	});

	it('refuses while something contradicts, and where no solution is left', () => {
		expect(refusal(played(easy, place(2, 4)), byName('solve'))).toBe('contradicts');
		expect(refusal(played(easy, place(2, 0)), byName('solve'))).toBe('dead-end');
		expect(refusal(played(easy), byName('solve'))).toBeNull();
	});

	it('solves a cell, also one with a wrong symbol, with that of the solution alone', () => {
		const solver = (symbol: number): Action => ({ ...place(2, symbol), by: 'solver' }) as Action;
		const game = played(easy, place(2, 0), solver(3));
		expect([game.board.cells[2], game.helps, game.wentBack]).toEqual([3, 1, 1]);
		expect(refusal(game, solver(4))).toBe('unknown');
	});
});

describe('a solved puzzle', () => {
	const one = puzzleWithout(SMALL, [3]);
	const solved = played(one, place(3, one.solution[3]));

	it('is over: undo, redo and reset are left', () => {
		expect([solved.isSolved, solved.solvedAt]).toEqual([true, 0]);
		for (const action of [place(3, 0), byName('solve'), byName('fill-notes')])
			expect(refusal(solved, action)).toBe('over');
		for (const name of ['undo', 'reset'] as const) expect(refusal(solved, byName(name))).toBeNull();
		expect(refusal(solved, byName('redo'))).toBe('nothing');
		const undone = solved.with({ action: byName('undo'), at: 9 });
		expect([undone.isSolved, undone.solvedAt]).toEqual([false, 0]);
		const again = undone.with({ action: byName('redo'), at: 12 });
		expect([again.isSolved, again.solvedAt, again.milliseconds]).toEqual([true, 0, 12]);
	});

	it('is not one that is full and wrong', () => {
		const full = played(one, place(3, (one.solution[3] + 1) % 4));
		expect([full.isSolved, full.solvedAt]).toEqual([false, null]);
	});
});

it('is reset, which can be undone', () => {
	const game = played(easy, place(2, 3), { do: 'colour', cell: 4, colour: 1 }, byName('reset'));
	expect(game.position).toEqual(Game.of(easy).position);
	expect(refusal(game, byName('reset'))).toBe('nothing');
	expect(game.with({ action: byName('undo'), at: 4 }).board.cells[2]).toBe(3);
});

it('counts what was placed and what went back', () => {
	const game = played(
		easy,
		place(2, 0),
		place(2, 3), // replaced: back and placed
		place(3, 5),
		byName('undo'),
		byName('redo'),
		{ do: 'erase', cell: 3 },
		byName('reset')
	);
	expect([game.placed, game.wentBack]).toEqual([4, 4]);
});

it('knows how long a symbol has stood', () => {
	const game = played(easy, place(2, 0), place(3, 5), place(2, 3), byName('undo'), place(5, 7));
	expect([2, 3, 5, 6].map((cell) => game.ageOf(cell))).toEqual([3, 2, 1, 0]);
});

it('never lets time run backwards', () => {
	const log = [90, 30, 120].map((at, i) => ({ action: place(2, i), at }));
	expect(Game.of(easy, log.slice(0, 2)).milliseconds).toBe(90);
	expect(Game.of(easy, log).milliseconds).toBe(120);
});

it('branches without mixing the logs up', () => {
	const start = Game.of(easy).with({ action: place(2, 3), at: 1 });
	const one = start.with({ action: place(3, 5), at: 2 });
	const other = start.with({ action: place(3, 6), at: 3 });
	const longer = one.with({ action: byName('undo'), at: 4 });
	expect([start, one, other, longer].map(({ log }) => log.map(({ at }) => at))).toEqual([
		[1],
		[1, 2],
		[1, 3],
		[1, 2, 4]
	]);
	expect(other.board.cells[3]).toBe(6);
});

const PUZZLE = puzzleWithout(SMALL, [0, 3, 5, 6, 9, 10, 12, 15]);

/** The plain method: all changes in force, each time from the start. */
function refolded(puzzle: Puzzle, done: readonly Action[]): ReturnType<typeof plain> {
	const { cells: givens, shape } = puzzle.givens;
	const houses = housesOf(shape).map(({ cells }) => cells);
	const peers = (cell: number) => houses.filter((house) => house.includes(cell)).flat();
	const now = givens.length;
	const position = {
		symbols: new Array<number>(now).fill(-1),
		notes: new Array<number>(now).fill(0),
		colours: new Array<number>(now).fill(0)
	};
	const { symbols, notes, colours } = position;
	const held = (cell: number) => (givens[cell] >= 0 ? givens[cell] : symbols[cell]);
	const legal = (cell: number) => {
		let mask = 0;
		for (let symbol = 0; symbol < shape.rows * shape.columns; symbol++)
			if (!peers(cell).some((peer) => held(peer) === symbol)) mask |= 1 << symbol;
		return mask;
	};
	for (const action of done) {
		if (action.do === 'place') {
			symbols[action.cell] = action.symbol;
			notes[action.cell] = 0;
			const tidied = action.tidy ? peers(action.cell) : [];
			for (const peer of tidied) notes[peer] &= ~(1 << action.symbol);
		} else if (action.do === 'erase') {
			if (symbols[action.cell] < 0) notes[action.cell] = 0;
			symbols[action.cell] = -1;
		} else if (action.do === 'note') notes[action.cell] ^= 1 << action.symbol;
		else if (action.do === 'colour')
			colours[action.cell] = colours[action.cell] === action.colour ? 0 : action.colour;
		else if (action.do === 'cross-out') {
			for (const { cell, symbols: gone } of action.removed)
				notes[cell] = (notes[cell] === 0 ? legal(cell) : notes[cell]) & ~gone;
		} else {
			for (let cell = 0; cell < now; cell++)
				notes[cell] = action.do === 'fill-notes' && held(cell) < 0 ? legal(cell) : 0;
			if (action.do === 'solve')
				for (let cell = 0; cell < now; cell++)
					if (givens[cell] < 0) symbols[cell] = puzzle.solution[cell];
			if (action.do === 'reset') {
				symbols.fill(-1);
				colours.fill(0);
			}
		}
	}
	return position;
}

it('is what a plain refold of the changes in force gives', () => {
	fc.assert(
		fc.property(logs(18, 5), (log) => {
			let game = Game.of(PUZZLE);
			let done: Action[] = [];
			let undone: Action[] = [];
			for (const logged of log) {
				const { action } = logged;
				const isRefused = refusal(game, action) !== null;
				if (isRefused) {
					// Nothing changes.
				} else if (action.do === 'undo') {
					undone = [done.at(-1)!, ...undone];
					done = done.slice(0, -1);
				} else if (action.do === 'redo') {
					done = [...done, undone[0]];
					undone = undone.slice(1);
				} else [done, undone] = [[...done, action], []];
				game = game.with(logged);
				expect(plain(game.position)).toEqual(refolded(PUZZLE, done));
				expect([game.canUndo, game.canRedo]).toEqual([done.length > 0, undone.length > 0]);
			}
			expect(game.log).toEqual(log);
			const filled = game.position.symbols.filter((symbol) => symbol !== EMPTY).length;
			expect(game.placed - game.wentBack).toBe(filled - game.solvers.size);
			const again = Game.of(PUZZLE, log);
			expect(again.position).toEqual(game.position);
			expect([again.placed, again.wentBack, again.helps, again.solvedAt]).toEqual([
				game.placed,
				game.wentBack,
				game.helps,
				game.solvedAt
			]);
		})
	);
});

it('takes every possible action back, and makes it again', () => {
	fc.assert(
		fc.property(logs(16, 4), actions(16, 4), (log, action) => {
			const game = Game.of(PUZZLE, log);
			fc.pre(refusal(game, action) === null && action.do !== 'undo' && action.do !== 'redo');
			const after = game.with({ action, at: game.milliseconds });
			const undone = after.with({ action: byName('undo'), at: after.milliseconds });
			expect(undone.position).toBe(game.position);
			expect(undone.solvers).toBe(game.solvers);
			const redone = undone.with({ action: byName('redo'), at: undone.milliseconds });
			expect(redone.position).toBe(after.position);
			expect(redone.canRedo).toBe(false);
		})
	);
});

it('is solved only without a conflict', () => {
	fc.assert(
		fc.property(logs(16, 4), (log) => {
			const game = Game.of(PUZZLE, log);
			const isFull = !game.board.cells.includes(EMPTY);
			expect(game.isSolved).toBe(isFull && conflicts(game.board).length === 0);
		})
	);
});

it('plays a long game on a large board', () => {
	const large = puzzleWithout({ rows: 5, columns: 5 }, [0, 30, 60, 300]);
	let game = Game.of(large);
	for (let i = 0; i < 5000; i++) game = game.with({ action: place(30, i % 24), at: i });
	expect([game.length, game.placed, game.wentBack]).toEqual([5000, 5000, 4999]);
	while (game.canUndo) game = game.with({ action: byName('undo'), at: 5000 });
	expect([game.length, game.wentBack]).toEqual([10_000, 9999]);
});
