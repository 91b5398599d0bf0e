import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_WISH, wishOfDay, writeWish, type Wish } from '$lib/kinds/sudoku/make/wish';
import { readLine } from '$lib/kinds/sudoku/line';
import { Games } from '../keep/games.svelte';
import { MemoryStore } from '../keep/memory-store';
import { Opening } from './opening.svelte';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

let kept: Games;

beforeEach(() => {
	kept = new Games({
		open: () => Promise.resolve(new MemoryStore()),
		channel: `test-${performance.now()}`
	});
});
afterEach(() => kept.close());

function boardOf(line: string) {
	const read = readLine(DEFAULT_WISH.shape, line);
	if ('error' in read) throw new RangeError(read.error.code);
	return read.board;
}

/** Opens the address of a wish. Whatever it says, the puzzle lacks one cell. */
async function opened(wish: Wish) {
	const board = boardOf(`.${SOLVED.slice(1)}`);
	const solution = boardOf(SOLVED).cells;
	const rating = {
		level: 'easy',
		clues: 80,
		techniques: 'hidden-singles',
		guesses: 0,
		isAtLeast: false
	} as const;
	const opening = new Opening(
		() => kept,
		(wanted) => Promise.resolve({ wish: wanted, board, solution, rating, tries: 1 })
	);
	await opening.open(`?${writeWish(wish)}`);
	if (opening.now.kind !== 'game') throw new Error(opening.now.kind);
	return opening.now.open;
}

async function solve(wish: Wish) {
	const open = await opened(wish);
	expect(open.do({ do: 'place', cell: 0, symbol: 4, tidy: true })).toBeNull();
	await open.save();
	await kept.refresh();
	return open;
}

describe('the address of a puzzle that is solved', () => {
	const now = new Date();
	const ofDay = wishOfDay(now.getFullYear(), now.getMonth() + 1, now.getDate());

	it('shows the game again if the puzzle is that of the day', async () => {
		const first = await solve(ofDay);
		const again = await opened(ofDay);
		expect([again.id, again.game.isSolved]).toEqual([first.id, true]);
		expect(kept.list).toHaveLength(1);
	});

	it('begins a new game of any other', async () => {
		const wish = { ...DEFAULT_WISH, seed: 7 };
		const first = await solve(wish);
		const again = await opened(wish);
		expect(again.id).not.toBe(first.id);
		// That one is not over, so it is gone on with.
		expect((await opened(wish)).id).toBe(again.id);
	});
});
