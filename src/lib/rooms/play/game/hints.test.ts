import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easyPuzzle } from '../../../../../tests/fixtures/games';
import { sudokuBoard } from '../../../../../tests/fixtures/sudokus';
import { making } from '$lib/kinds/sudoku/make/make';
import { rateSolved } from '$lib/kinds/sudoku/make/rating';
import { DEFAULT_WISH } from '$lib/kinds/sudoku/make/wish';
import { listValues } from '$lib/engine/problem';
import { housesOf } from '$lib/kinds/sudoku/shape';
import { Game, refusal, type Action } from './game';
import { isByNotes } from './hint-singles';
import { cellOf, hintFor, moveOf, type Hint } from './hints';
import { knownCandidates, lostNotes } from './knowledge';

const easy = easyPuzzle();

function played(...actions: Action[]): Game {
	return Game.of(
		easy,
		actions.map((action, at) => ({ action, at }))
	);
}

function place(cell: number, symbol: number): Action {
	return { do: 'place', cell, symbol, tidy: true };
}

describe('a wrong symbol', () => {
	it('that contradicts is met first, with the house and the cells that it contradicts', () => {
		const hint = hintFor(played(place(2, 0), place(3, 4)));
		expect(hint).toMatchObject({
			technique: 'wrong',
			house: { kind: 'row', index: 0 },
			cell: 3,
			symbol: 4,
			clashes: [0, 14]
		});
		expect(moveOf(hint!, true)).toEqual({ do: 'erase', cell: 3 });
	});

	it('that breaks no rule yet is shown with its box, the one that stood longest', () => {
		const game = played(place(3, 5), place(2, 0), place(10, 1), place(2, 1), place(10, 3));
		expect(game.wrong()).toEqual([2, 10]);
		const hint = hintFor(game);
		expect(hint).toMatchObject({
			technique: 'wrong',
			house: { kind: 'box', index: 0 },
			cell: 2,
			symbol: 1,
			clashes: []
		});
	});

	it('comes with a board on which nothing else is wrong', () => {
		const hint = hintFor(played(place(3, 5), place(2, 0), place(10, 1)));
		if (hint?.technique !== 'wrong') throw new Error('another hint');
		const { cells } = hint.board;
		expect([cells[3], cells[2], cells[10]]).toEqual([5, 0, -1]);
		expect(cells.filter((symbol) => symbol >= 0)).toHaveLength(32);
	});
});

it('shows the one place of a symbol, with what blocks every other cell of the house', () => {
	const hint = hintFor(played());
	if (hint?.technique !== 'hidden-single') throw new Error('another hint');
	expect(hint.house.kind).toBe('box');
	expect(easy.solution[hint.cell]).toBe(hint.symbol);
	const { cells } = easy.givens;
	const open = hint.house.cells.filter((cell) => cells[cell] < 0 && cell !== hint.cell);
	expect(hint.blocked.map(({ cell }) => cell)).toEqual(open);
});

it('prefers a box to a row, and a row to a column', () => {
	// In the only box, row and column with an empty cell there is one symbol left.
	const solved = easy.solution;
	const givens = { ...easy.givens, cells: solved.with(40, -1) };
	expect(hintFor(Game.of({ givens, solution: solved }))).toMatchObject({
		technique: 'hidden-single',
		house: { kind: 'box', index: 4 },
		cell: 40,
		symbol: solved[40],
		blocked: []
	});
});

it('finds a hidden single of a row where no box has one, and else that of a column', () => {
	// Three cells of the first row are empty, and two of them see a 1.
	const row = ['23.4.567.', ...['', ''], '........1', ...['', ''], '..1......', ...['', '']];
	const cells = row.map((line) => line.padEnd(9, '.')).join('');
	const turned = Array.from(cells, (_, cell) => cells[(cell % 9) * 9 + Math.floor(cell / 9)]);
	// No solution is needed where nothing was placed.
	const hint = (line: string) =>
		hintFor(Game.of({ givens: sudokuBoard(line), solution: new Int8Array(81) }));
	expect(hint(cells)).toMatchObject({
		technique: 'hidden-single',
		house: { kind: 'row', index: 0 },
		cell: 4,
		symbol: 0,
		blocked: [
			{ cell: 2, by: 56 },
			{ cell: 8, by: 35 }
		]
	});
	expect(hint(turned.join(''))).toMatchObject({
		technique: 'hidden-single',
		house: { kind: 'column', index: 0 },
		cell: 36
	});
});

it('shows the last candidate of a cell, with what excludes each other symbol', () => {
	// A cell sees eight symbols, far enough apart that none has one place in any house.
	const cells = Array.from({ length: 81 }, () => '.');
	for (const [cell, symbol] of [
		[36, 1],
		[38, 2],
		[42, 3],
		[44, 4],
		[4, 5],
		[22, 6],
		[58, 7],
		[76, 8]
	])
		cells[cell] = String(symbol);
	const game = Game.of({
		givens: sudokuBoard(cells.join('')),
		solution: new Int8Array(81).fill(8)
	});
	const hint = hintFor(game);
	if (hint?.technique !== 'naked-single') throw new Error(`another hint: ${hint?.technique}`);
	expect([hint.cell, hint.symbol]).toEqual([40, 8]);
	expect(hint.excluded).toEqual([
		{ symbol: 0, by: 36 },
		{ symbol: 1, by: 38 },
		{ symbol: 2, by: 42 },
		{ symbol: 3, by: 44 },
		{ symbol: 4, by: 4 },
		{ symbol: 5, by: 22 },
		{ symbol: 6, by: 58 },
		{ symbol: 7, by: 76 }
	]);
	expect(moveOf(hint, false)).toEqual({
		...{ do: 'place', cell: 40, symbol: 8 },
		...{ tidy: false, by: 'solver' }
	});
});

it('is the last open cell of a house before all others', () => {
	// The box in the middle has two open cells, the first row one.
	const { solution } = easy;
	const open = [0, 10, 20, 30, 40, 33, 34, 42, 43];
	const cells = solution.map((symbol, cell) => (open.includes(cell) ? -1 : symbol));
	expect(hintFor(Game.of({ givens: { ...easy.givens, cells }, solution }))).toMatchObject({
		technique: 'hidden-single',
		house: { kind: 'row', index: 0 },
		cell: 0,
		symbol: solution[0],
		blocked: []
	});
});

describe('beyond singles', () => {
	/** The game of a puzzle that was made. */
	function made(level: 'hard' | 'extreme', seed: number): Game {
		const steps = making({ ...DEFAULT_WISH, level, symmetry: 'none', seed });
		let step = steps.next();
		while (!step.done) step = steps.next();
		if ('why' in step.value) throw new Error(step.value.why);
		return Game.of({ givens: step.value.board, solution: step.value.solution });
	}

	/** Does what hints say until the game is solved. @returns the hints. */
	function follow(game: Game, check: (game: Game, hint: Hint) => void): Hint[] {
		const hints: Hint[] = [];
		for (let hint = hintFor(game); hint !== null; hint = hintFor(game)) {
			hints.push(hint);
			check(game, hint);
			const action = moveOf(hint, true);
			expect(refusal(game, action)).toBeNull();
			game = game.with({ action, at: 0 });
		}
		expect(game.isSolved).toBe(true);
		return hints;
	}

	it('leads a hard puzzle to its end without a guess, each hint right and new', () => {
		const seen = new Set<string>();
		for (let seed = 1; seed <= 6; seed++) {
			follow(made('hard', seed), (game, hint) => {
				seen.add(hint.technique);
				expect(['guess', 'wrong', 'lost-note']).not.toContain(hint.technique);
				if (!('removed' in hint)) return;
				const known = knownCandidates(game);
				for (const { cell, symbols } of hint.removed) {
					expect(known[cell] & symbols).toBe(symbols);
					expect((symbols >>> game.puzzle.solution[cell]) & 1).toBe(0);
				}
				const after = game.with({ action: moveOf(hint, true), at: 0 });
				for (const { cell, symbols } of hint.removed)
					expect(after.position.notes[cell]).toBe(known[cell] & ~symbols);
				expect(after.helps).toBe(game.helps);
			});
		}
		expect([...seen]).toEqual(expect.arrayContaining(['locked', 'naked-pair']));
	});

	it('offers the guess from which most follows, and says truly what does', () => {
		for (let seed = 1; seed <= 2; seed++) {
			let solves = false;
			const hints = follow(made('extreme', seed), (game, hint) => {
				if (hint.technique !== 'guess') return;
				expect(hint.symbol).toBe(game.puzzle.solution[hint.cell]);
				expect(hint.candidates).toContain(hint.symbol);
				expect(hint.candidates.length).toBeGreaterThan(1);
				const open = game.board.cells.filter((symbol) => symbol < 0).length;
				expect(hint.follow).toBeLessThan(open);
				expect(hint.solves).toBe(hint.follow === open - 1);
				// After one that solves, no further guess.
				expect(solves).toBe(false);
				solves = hint.solves;
			});
			expect(solves).toBe(true);
			const rating = rateSolved(made('extreme', seed).board, made('extreme', seed).puzzle.solution);
			const guesses = hints.filter(({ technique }) => technique === 'guess').length;
			expect(guesses).toBeGreaterThanOrEqual(Math.min(rating.guesses, 2));
			if (rating.guesses === 1) expect(guesses).toBe(1);
		}
	});

	it('does not repeat what the notes show, and says what they lack', () => {
		const given = made('hard', 1);
		let game = given;
		let hint = hintFor(game)!;
		for (; !('removed' in hint); hint = hintFor(game)!)
			game = game.with({ action: moveOf(hint, true), at: 0 });
		// The player crosses it out without a word.
		game = game.with({ action: { do: 'fill-notes' }, at: 0 });
		for (const { cell, symbols } of hint.removed)
			for (const symbol of listValues(symbols))
				game = game.with({ action: { do: 'note', cell, symbol }, at: 0 });
		const next = hintFor(game)!;
		expect(next).not.toEqual(hint);
		if ('removed' in next) expect(next.writesNotes).toBe(false);
		expect(lostNotes(game)).toEqual([]);
		// A right note goes.
		const cell = game.position.notes.findIndex((mask) => mask !== 0);
		const right = game.puzzle.solution[cell];
		const spoilt = game.with({ action: { do: 'note', cell, symbol: right }, at: 0 });
		expect(lostNotes(spoilt)).toEqual([cell]);
		const easier = hintFor(spoilt)!;
		expect(easier.technique).toBe('lost-note');
		expect(moveOf(easier, true)).toEqual({ do: 'erase', cell });
	});

	it('reads a single from the notes, and says that they are the reason', () => {
		let game = made('hard', 1);
		for (let hint = hintFor(game)!; !('removed' in hint); hint = hintFor(game)!)
			game = game.with({ action: moveOf(hint, true), at: 0 });
		const cell = game.board.cells.indexOf(-1);
		const symbol = game.puzzle.solution[cell];
		game = game.with({ action: { do: 'note', cell, symbol }, at: 0 });
		const hint = hintFor(game)!;
		if (hint.technique !== 'naked-single' && hint.technique !== 'hidden-single')
			throw new Error(hint.technique);
		expect(hint.symbol).toBe(game.puzzle.solution[hint.cell]);
		expect(isByNotes(hint)).toBe(true);
	});

	it('works on boards of other sizes', () => {
		for (const shape of [
			{ rows: 2, columns: 3 },
			{ rows: 1, columns: 7 },
			{ rows: 3, columns: 4 }
		]) {
			const steps = making({ ...DEFAULT_WISH, shape, level: 'any', symmetry: 'none', seed: 5 });
			let step = steps.next();
			while (!step.done) step = steps.next();
			if ('why' in step.value) throw new Error(step.value.why);
			const { board, solution } = step.value;
			follow(Game.of({ givens: board, solution }), () => undefined);
		}
	});
});

it('leads an easy puzzle to its end, each hint true and its move possible', () => {
	let game = played();
	for (let hint = hintFor(game); hint !== null; hint = hintFor(game)) {
		if (hint.technique === 'hidden-single') {
			for (const { cell, by } of hint.blocked) {
				expect(game.board.cells[by]).toBe(hint.symbol);
				const together = housesOf(game.board.shape).filter(
					({ cells }) => cells.includes(cell) && cells.includes(by)
				);
				expect(together.length).toBeGreaterThan(0);
			}
		} else expect(hint.technique).toBe('naked-single');
		const action = moveOf(hint, true);
		expect(refusal(game, action)).toBeNull();
		game = game.with({ action, at: 0 });
	}
	expect(game.isSolved).toBe(true);
});

it('never gives advice that differs from the solution', () => {
	const open = Array.from(easy.givens.cells.keys()).filter((cell) => easy.givens.cells[cell] < 0);
	const places = fc
		.subarray(open)
		.map((cells) => cells.map((cell) => place(cell, easy.solution[cell])));
	fc.assert(
		fc.property(places, (actions) => {
			const hint = hintFor(played(...actions));
			if (hint === null) expect(actions).toHaveLength(51);
			else expect(hint).toMatchObject({ symbol: easy.solution[cellOf(hint)] });
		})
	);
});
