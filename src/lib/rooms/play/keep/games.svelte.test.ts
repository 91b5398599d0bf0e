import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { easyPuzzle, puzzleWithout } from '../../../../../tests/fixtures/games';
import type { Action, Puzzle } from '../game/game';
import { writeLog } from '../game/log';
import { DatabaseStore, type GameStore } from './game-store';
import { Games } from './games.svelte';
import { PATIENCE } from '$lib/site/unkept';
import type { OpenGame } from './open-game.svelte';

const NAME = 'test-games';
const ABOUT = { level: 'easy', recipe: 'level=easy&seed=7', day: '' };
const easy = easyPuzzle();
const small = puzzleWithout({ rows: 2, columns: 2 }, [3, 6]);

let tabs: Games[] = [];
let [clock, now] = [0, new Date(2026, 10, 23, 12)];

/** A page, with a database and a channel of the test. */
async function tab(
	open: () => Promise<GameStore> = () => DatabaseStore.open(NAME)
): Promise<Games> {
	const games = new Games({ open, channel: NAME, clock: () => clock, now: () => now });
	tabs.push(games);
	await expect.poll(() => games.isReady).toBe(true);
	return games;
}

/** A reload: the page is gone, without a word. */
function kill(games: Games): void {
	games.close();
	tabs = tabs.filter((one) => one !== games);
}

afterEach(async () => {
	for (const games of tabs) games.close();
	tabs = [];
	[clock, now] = [0, new Date(2026, 10, 23, 12)];
	vi.restoreAllMocks();
	await deleteDB(NAME);
});

const place = (cell: number, symbol: number): Action => ({ do: 'place', cell, symbol, tidy: true });
const logOf = (open: OpenGame | null) => writeLog(open!.game.log);

async function begun(games: Games, puzzle: Puzzle = easy): Promise<OpenGame> {
	return games.start(puzzle, ABOUT);
}

it('keeps every move across a reload', async () => {
	const before = await tab();
	const game = await begun(before);
	clock = 100;
	game.enter();
	clock = 1300;
	expect(game.do(place(2, 3))).toBeNull();
	expect(game.do(place(0, 3))).toBe('given');
	expect(game.do({ do: 'note', cell: 3, symbol: 1 })).toBeNull();
	expect(game.do({ do: 'undo' })).toBeNull();
	await game.save();
	expect([game.isKept, before.isKept]).toEqual([true, true]);
	kill(before);

	const after = await tab();
	expect(after.list).toHaveLength(1);
	expect(after.list[0]).toMatchObject({
		id: game.id,
		about: ABOUT,
		milliseconds: 1200,
		filled: 1,
		open: 51,
		isSolved: false,
		lastPlayed: now.getTime()
	});
	const again = await after.open(game.id);
	expect(logOf(again)).toBe('p2.3t@1200\nn3.1@1200\nu@1200');
	expect(again!.game.position).toEqual(game.game.position);
	expect([again!.game.canRedo, again!.milliseconds]).toEqual([true, 1200]);
	expect(await after.open('0'.repeat(32))).toBeNull();
	expect(await after.open('../../..')).toBeNull();
});

it('keeps several games, the one that was played last first, whatever the clock says', async () => {
	const games = await tab();
	const [one, two] = [await begun(games), await begun(games, small)];
	expect(games.list.map(({ id }) => id)).toEqual([two.id, one.id]);
	now = new Date(1990, 1, 1);
	one.do(place(2, 3));
	await one.save();
	expect(games.list.map(({ id }) => id)).toEqual([one.id, two.id]);
	await games.refresh();
	expect(games.list.map(({ id }) => id)).toEqual([one.id, two.id]);

	await games.remove(one.id);
	expect(games.list.map(({ id }) => id)).toEqual([two.id]);
	expect(await games.open(one.id)).toBeNull();
	// A move that comes too late does not bring it back.
	one.do(place(3, 5));
	await one.save();
	await games.refresh();
	expect([games.list.length, one.isRemoved, one.isKept]).toEqual([1, true, false]);
	await games.clear();
	expect(games.list).toEqual([]);
});

it('loses nothing if two tabs move in turn', async () => {
	const [left, right] = [await tab(), await tab()];
	const mine = await begun(left);
	const theirs = (await right.open(mine.id))!;
	mine.do(place(2, 3));
	await expect.poll(() => theirs.game.board.cells[2]).toBe(3);
	theirs.do(place(3, 5));
	theirs.do({ do: 'undo' });
	await expect.poll(() => mine.game.length).toBe(3);
	expect(mine.game.position).toEqual(theirs.game.position);
	expect(mine.game.canRedo).toBe(true);
	await expect.poll(() => right.list[0]?.filled).toBe(1);
});

it('loses nothing if two tabs move at once', async () => {
	const [left, right] = [await tab(), await tab()];
	const mine = await begun(left);
	const theirs = (await right.open(mine.id))!;
	for (const [cell, symbol] of [
		[2, 3],
		[3, 5],
		[5, 7]
	]) {
		mine.do(place(cell, symbol));
		theirs.do(place(cell + 54, symbol));
	}
	await Promise.all([mine.save(), theirs.save()]);
	await expect.poll(() => [mine.game.length, theirs.game.length]).toEqual([6, 6]);
	expect(logOf(mine)).toBe(logOf(theirs));
	expect(mine.game.position).toEqual(theirs.game.position);
	const again = await (await tab()).open(mine.id);
	expect(logOf(again)).toBe(logOf(mine));
});

it('agrees on what is not possible any more', async () => {
	const [left, right] = [await tab(), await tab()];
	const mine = await begun(left, small);
	const theirs = (await right.open(mine.id))!;
	// Both solve the last cell: the second finds it filled, so its move is nothing.
	mine.do(place(3, small.solution[3]));
	await expect.poll(() => theirs.game.length).toBe(1);
	mine.do(place(6, small.solution[6]));
	theirs.do(place(6, small.solution[6]));
	await expect.poll(() => [mine.game.length, theirs.game.length]).toEqual([3, 3]);
	for (const game of [mine, theirs])
		expect([game.game.isSolved, game.game.placed]).toEqual([true, 2]);
	await expect.poll(() => [left.finished.length, right.finished.length]).toEqual([1, 1]);
});

it('says in one tab that the game was removed in another', async () => {
	const [left, right] = [await tab(), await tab()];
	const mine = await begun(left);
	const theirs = (await right.open(mine.id))!;
	await left.remove(mine.id);
	await expect.poll(() => theirs.isRemoved).toBe(true);
	expect(theirs.isKept).toBe(false);
	await expect.poll(() => right.list).toEqual([]);
	expect(theirs.do(place(2, 3))).toBeNull();
	await theirs.save();
	await left.refresh();
	expect(left.list).toEqual([]);
});

it('keeps a game again that was removed in another tab, if the player wants that', async () => {
	const [left, right] = [await tab(), await tab()];
	const mine = await begun(left);
	mine.do(place(2, 3));
	await mine.save();
	const theirs = (await right.open(mine.id))!;
	await left.remove(mine.id);
	await expect.poll(() => theirs.unkept).toBe('removed');
	theirs.do(place(3, 5));
	await theirs.keepAgain();
	expect(theirs.unkept).toBeNull();
	await left.refresh();
	expect(left.list).toHaveLength(1);
	expect(logOf(await (await tab()).open(mine.id))).toBe('p2.3t@0\np3.5t@0');
});

it('writes its games again after the browser has deleted them, once for all pages', async () => {
	const [left, right] = [await tab(), await tab()];
	const mine = await begun(left);
	mine.do(place(2, 3));
	mine.do(place(3, 5));
	await mine.save();
	const theirs = (await right.open(mine.id))!;
	await deleteDB(NAME);
	theirs.do(place(5, 7));
	await Promise.all([mine.save(), theirs.save()]);
	mine.do({ do: 'undo' });
	await mine.save();
	await theirs.save();
	expect([mine.unkept, theirs.unkept]).toEqual([null, null]);
	const again = await tab();
	expect(again.list.map(({ id, filled }) => [id, filled])).toEqual([[mine.id, 2]]);
	const log = logOf(await again.open(mine.id));
	expect(log.split('\n').sort()).toEqual(['p2.3t@0', 'p3.5t@0', 'p5.7t@0', 'u@0']);
	expect([logOf(mine), logOf(theirs)]).toEqual([log, log]);
});

it('writes again while nothing is done but time goes on', async () => {
	const games = await tab();
	const game = await begun(games);
	await deleteDB(NAME);
	game.enter();
	clock = 12_000;
	await expect
		.poll(async () => {
			await games.refresh();
			return games.list[0]?.milliseconds;
		})
		.toBe(12_000);
	const store = await DatabaseStore.open(NAME);
	expect(await store.list()).toHaveLength(1);
	store.close();
});

it('begins a game although the database does not answer, says so, and saves it once it does', async () => {
	// A page of an older version that does not let go of the database.
	const old = await openDB(NAME, 1, {
		upgrade(db) {
			db.createObjectStore('games', { keyPath: 'id' }).createIndex('turn', 'turn');
			const entries = db.createObjectStore('entries', { keyPath: 'number', autoIncrement: true });
			entries.createIndex('game', ['game', 'number']);
			db.createObjectStore('finished', { keyPath: 'id' });
		}
	});
	const games = new Games({ open: () => DatabaseStore.open(NAME), channel: NAME });
	tabs.push(games);
	const begins = begun(games);
	const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 4 * PATIENCE));
	const game = (await Promise.race([begins, late]))!;
	expect(game.do(place(2, 3))).toBeNull();
	await expect.poll(() => game.unkept, { timeout: 2 * PATIENCE }).toBe('silent');
	expect([games.isReady, games.isKept, games.list.length]).toEqual([true, false, 1]);
	expect(await games.open('0'.repeat(32))).toBeNull();
	old.close();
	await expect.poll(() => game.unkept, { timeout: 2 * PATIENCE }).toBeNull();
	expect(logOf(await (await tab()).open(game.id))).toMatch(/^p2\.3t@\d+$/);
}, 30_000);

it('loses one game by a damaged row, never the list nor later games', async () => {
	const before = await tab();
	const [one, two] = [await begun(before), await begun(before, small)];
	kill(before);
	const db = await openDB(NAME);
	for (const turn of ['9', Number.MAX_SAFE_INTEGER, Infinity, 7.5]) {
		await db.put('games', { ...(await db.get('games', two.id)), turn });
		const games = await tab();
		const later = await begun(games);
		later.do(place(2, 3));
		await later.save();
		await games.refresh();
		const names = games.list.map(({ id }) => id).filter((id) => id !== two.id);
		expect(names, String(turn)).toEqual([later.id, one.id]);
		await games.remove(later.id);
		kill(games);
	}
	db.close();
});

it('lists what can be read where the bytes of a row are damaged', async () => {
	const before = await tab();
	const [one, two] = [await begun(before), await begun(before, small)];
	kill(before);
	vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
		throw new DOMException('Failed to read large IndexedDB value', 'NotReadableError');
	});
	const { value: get } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get') as {
		value: (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) => IDBRequest;
	};
	vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
		this: IDBObjectStore,
		key
	) {
		if (key === two.id) throw new DOMException('damaged', 'NotReadableError');
		return get.call(this, key);
	});
	expect((await tab()).list.map(({ id }) => id)).toEqual([one.id]);
});

it('goes on in memory where the browser keeps nothing, and says so', async () => {
	const games = await tab(() => Promise.reject(new DOMException('no', 'SecurityError')));
	expect(games.isKept).toBe(false);
	const game = await begun(games, small);
	expect(game.unkept).toBe('refused');
	game.do(place(3, small.solution[3]));
	await game.save();
	expect([game.isKept, game.isRemoved, games.list.length]).toEqual([false, false, 1]);
	game.close();
	expect(await games.open(game.id)).toBe(game);
	game.do(place(6, small.solution[6]));
	await game.save();
	await games.refresh();
	expect([game.game.isSolved, games.finished.length, games.isKept]).toEqual([true, 1, false]);
	await games.remove(game.id);
	expect(games.list).toEqual([]);
});

it('goes on in memory while storage is full, and saves all once it is not', async () => {
	let isFull = false;
	const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
	const games = await tab(async () => {
		const store = await DatabaseStore.open(NAME);
		const [add, settle] = [store.add.bind(store), store.settle.bind(store)];
		const touch = store.touch.bind(store);
		store.add = (...rest) => (isFull ? full() : add(...rest));
		store.settle = (settling) => (isFull ? full() : settle(settling));
		store.touch = (...rest) => (isFull ? full() : touch(...rest));
		return store;
	});
	const game = await begun(games);
	isFull = true;
	game.do(place(2, 3));
	await game.save();
	game.do(place(3, 5));
	await game.save();
	expect([game.unkept, game.game.placed]).toEqual(['full', 2]);
	// A game that begins now is in the list too.
	const other = await begun(games, small);
	expect(other.isKept).toBe(false);
	expect([games.list.length, games.isKept]).toEqual([2, false]);
	expect(await games.open(other.id)).toBe(other);
	isFull = false;
	game.do({ do: 'undo' });
	other.do(place(3, 0));
	await Promise.all([game.save(), other.save()]);
	expect([game.isKept, other.isKept]).toEqual([true, true]);
	const reloaded = await tab();
	expect(logOf(await reloaded.open(game.id))).toBe(logOf(game));
	expect(logOf(await reloaded.open(other.id))).toBe(logOf(other));
	expect(reloaded.isKept).toBe(true);
});

it('does not touch the games of a newer version of the page', async () => {
	const newer = await openDB(NAME, 99, { upgrade: (db) => void db.createObjectStore('new') });
	newer.close();
	const games = await tab();
	expect([games.isKept, games.list]).toEqual([false, []]);
	const game = await begun(games);
	expect([game.unkept, games.list.length]).toEqual(['newer', 1]);
	const still = await openDB(NAME);
	expect([still.version, [...still.objectStoreNames]]).toEqual([99, ['new']]);
	still.close();
});

it('says so once a newer version of the page has taken over', async () => {
	const games = await tab();
	const game = await begun(games);
	const newer = await openDB(NAME, 99, { blocked: () => undefined });
	game.do(place(2, 3));
	await game.save();
	expect([game.unkept, game.game.placed]).toEqual(['newer', 1]);
	newer.close();
});

it('skips what is not a game, and reads the rest of a damaged one', async () => {
	const before = await tab();
	const [game, other] = [await begun(before), await begun(before, small)];
	for (const [cell, symbol] of [
		[2, 3],
		[3, 5]
	])
		game.do(place(cell, symbol));
	await game.save();
	kill(before);
	const db = await openDB(NAME);
	await db.put('games', { ...(await db.get('games', other.id)), solution: 'x' });
	await db.put('entries', { game: game.id, number: 1, text: '<b>' });
	await db.put('finished', { id: 'x', milliseconds: -5 });
	db.close();
	const after = await tab();
	expect(after.list.map(({ id }) => id)).toEqual([game.id]);
	expect(await after.open(other.id)).toBeNull();
	expect(after.finished).toEqual([]);
	const again = (await after.open(game.id))!;
	expect(logOf(again)).toBe('p3.5t@0');
	again.do(place(5, 7));
	await again.save();
	expect(again.isKept).toBe(true);
	const third = await tab();
	expect(logOf(await third.open(game.id))).toBe('p3.5t@0\np5.7t@0');
});

it('remembers how a game ended once, and forgets it when told to', async () => {
	const games = await tab();
	const game = await begun(games, small);
	const leave = game.enter();
	clock = 20_000;
	game.do(place(3, small.solution[3]));
	clock = 25_000;
	game.do(place(6, small.solution[6]));
	await game.save();
	const end = {
		id: game.id,
		level: 'easy',
		day: '2026-11-23',
		milliseconds: 25_000,
		open: 2,
		helps: 0
	};
	await expect.poll(() => games.finished).toEqual([end]);
	expect(games.today()).toBe('2026-11-23');
	// The time stands still.
	clock = 40_000;
	game.do({ do: 'undo' });
	now = new Date(2026, 10, 24);
	clock = 41_000;
	game.do({ do: 'redo' });
	await game.save();
	leave();
	await games.refresh();
	expect(games.finished).toEqual([end]);
	expect(games.list[0]).toMatchObject({ isSolved: true, milliseconds: 26_000 });
	await games.remove(game.id);
	expect(games.finished).toEqual([end]);
	await games.forgetFinished();
	expect(games.finished).toEqual([]);
});

it('makes up for what a page that was closed in mid-move could not do', async () => {
	const before = await tab();
	const game = await begun(before, small);
	game.do(place(3, small.solution[3]));
	await game.save();
	kill(before);
	const store = await DatabaseStore.open(NAME);
	const last = place(6, small.solution[6]);
	await store.add(game.id, [{ action: last, at: 700 }], null);
	store.close();
	const after = await tab();
	const again = (await after.open(game.id))!;
	expect([again.game.isSolved, again.milliseconds]).toEqual([true, 700]);
	await expect.poll(() => after.finished).toMatchObject([{ id: game.id, milliseconds: 700 }]);
	await expect.poll(() => after.list[0]).toMatchObject({ isSolved: true, filled: 2 });
});

it('does not tell again how a game ended that was forgotten', async () => {
	const games = await tab();
	const game = await begun(games, small);
	game.do({ do: 'solve' });
	await game.save();
	await games.forgetFinished();
	game.do({ do: 'reset' });
	game.do({ do: 'undo' });
	await game.save();
	await games.refresh();
	expect(games.finished).toEqual([]);
});

it('stops the time while it is paused, hidden or left, and saves it', async () => {
	const games = await tab();
	const game = await begun(games);
	const leave = game.enter();
	clock = 5000;
	game.pause();
	expect([game.milliseconds, game.isPaused]).toEqual([5000, true]);
	clock = 9000;
	game.resume();
	clock = 10_000;
	const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	document.dispatchEvent(new Event('visibilitychange'));
	expect([game.milliseconds, game.isPaused]).toEqual([6000, false]);
	clock = 20_000;
	hidden.mockReturnValue('visible');
	document.dispatchEvent(new Event('visibilitychange'));
	clock = 21_000;
	await expect.poll(() => game.milliseconds).toBe(7000);
	// A move ends the pause.
	game.pause();
	clock = 30_000;
	game.do(place(2, 3));
	expect([game.game.milliseconds, game.isPaused]).toEqual([7000, false]);
	clock = 31_000;
	leave();
	clock = 99_000;
	expect(game.milliseconds).toBe(8000);
	await game.save();
	await expect
		.poll(async () => {
			await games.refresh();
			return games.list[0].milliseconds;
		})
		.toBe(8000);
});

it('saves the time while nothing is done', async () => {
	const games = await tab();
	const game = await begun(games);
	game.enter();
	clock = 12_000;
	await expect
		.poll(async () => {
			await games.refresh();
			return games.list[0].milliseconds;
		})
		.toBe(12_000);
});
