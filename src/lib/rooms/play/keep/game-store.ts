import type { IDBPObjectStore, StoreNames } from 'idb';
import type { Logged } from '../game/game';
import { readEntry, writeEntry } from '../game/log';
import type { Finished } from '../game/statistics';
import { connect, readable, type Connection, type EntryRow, type Schema } from './database';
import { readFinished, readRow, writeRow, type KeptGame, type Summary } from './kept-game';
import { inTime, unkeptBy, type Unkept } from '$lib/site/unkept';

/** What a page wants to know about a game, and what it contributes. */
export interface Settling {
	readonly game: KeptGame;
	/** Create the game if it is not there. If false, a game that is not there was removed. */
	readonly isNew: boolean;
	/** The database that the page read the game from; null if it did not read it. */
	readonly born: string | null;
	/** Whether the summary may have changed by what this page did. */
	readonly isOwn: boolean;
	/** The number of the first entry that the page has not seen. */
	readonly from: number;
	/** The game's summary after the entries from there on. */
	readonly summaryOf: (entries: readonly Logged[]) => {
		readonly summary: Summary;
		/** How it ended, if it is solved. The first end of a game is the one that stays. */
		readonly finished: Finished | null;
	};
}

/** The entries that a page has not seen, the number after the last, and the database that they are in. */
export interface Settled {
	readonly entries: readonly Logged[];
	readonly next: number;
	readonly born: string;
}

/** A game as it was left. */
export interface Read {
	readonly game: KeptGame;
	readonly log: readonly Logged[];
	readonly next: number;
	readonly born: string;
}

/** Where games are kept. Every method may reject: the browser may refuse storage. */
export interface GameStore {
	/** Why games do not last longer than the page; null if they do. */
	readonly unkept: Unkept | null;
	/** All games, the one that was played last first. */
	list(): Promise<KeptGame[]>;
	/** A game and its log; null if there is none. */
	read(id: string): Promise<Read | null>;
	/**
	 * Adds entries after those that are there. They are safe at once, even if the page is closed.
	 *
	 * @param born as in {@link Settling}.
	 * @returns false if the browser has deleted that database: then nothing was added.
	 */
	add(id: string, entries: readonly Logged[], born: string | null): Promise<boolean>;
	/** Reads what a page has not seen, its own entries included. */
	settle(settling: Settling): Promise<Settled | 'removed' | 'lost'>;
	/**
	 * Keeps a game that was lost or removed: adds the entries of the log that are not there.
	 *
	 * @returns all entries.
	 */
	restore(game: KeptGame, log: readonly Logged[]): Promise<Settled>;
	/** Keeps the time played, if it is more than what is kept. @returns whether the game is there. */
	touch(id: string, milliseconds: number): Promise<boolean>;
	remove(id: string): Promise<void>;
	/** Removes all games. Their ends stay. */
	clear(): Promise<void>;
	/** How games ended, in any order. */
	finished(): Promise<Finished[]>;
	/** Adds those whose game is not among them yet. @returns how many. */
	addFinished(ends: readonly Finished[]): Promise<number>;
	forgetFinished(): Promise<void>;
	close(): void;
}

const NAME = 'backtrail-games';
/** Keeps games in the browser's database. Several pages may write to one game. */
export class DatabaseStore implements GameStore {
	readonly unkept = null;
	/** Null once it is closed. */
	#connection: Promise<Connection> | null = null;

	private constructor(private readonly name: string) {}

	/**
	 * A store whose database is open, or does not answer for a while: then each method waits for it.
	 *
	 * @throws if the browser keeps nothing, or a newer version of the page has been here.
	 */
	static async open(name = NAME): Promise<DatabaseStore> {
		const store = new DatabaseStore(name);
		try {
			await inTime(store.#connected());
		} catch (error) {
			if (unkeptBy(error) !== 'silent') throw error;
		}
		return store;
	}

	async list(): Promise<KeptGame[]> {
		const rows = await readable((await this.#connected()).database, 'games');
		return rows
			.map(readRow)
			.filter((game) => game !== null)
			.sort((a, b) => b.turn - a.turn);
	}

	async read(id: string): Promise<Read | null> {
		const { database, born } = await this.#connected();
		const transaction = database.transaction(['games', 'entries']);
		const [row, entries] = await Promise.all([
			transaction.objectStore('games').get(id),
			transaction.objectStore('entries').index('game').getAll(entriesFrom(id, 0))
		]);
		const game = readRow(row);
		if (game === null) return null;
		return { game, log: logOf(entries), next: afterLast(entries, 0), born };
	}

	async add(id: string, entries: readonly Logged[], from: string | null): Promise<boolean> {
		const { database, born } = await this.#connected();
		if (from !== null && from !== born) return false;
		const transaction = database.transaction('entries', 'readwrite');
		const adding = entries.map((entry) =>
			transaction.store.add({ game: id, text: writeEntry(entry) })
		);
		// It would end by itself a moment later, but not if the page is closed before.
		transaction.commit();
		await Promise.all([...adding, transaction.done]);
		return true;
	}

	async settle(settling: Settling): Promise<Settled | 'removed' | 'lost'> {
		const { game, isNew, isOwn, from, summaryOf } = settling;
		const { database, born } = await this.#connected();
		if (settling.born !== null && settling.born !== born) return 'lost';
		const transaction = database.transaction(['games', 'entries', 'finished'], 'readwrite');
		// The caller that awaits a failed request gets the error.
		transaction.done.catch(() => undefined);
		const games = transaction.objectStore('games');
		const results = transaction.objectStore('finished');
		// Keys alone: rows of other games may be damaged.
		const [row, entries, last, ended] = await Promise.all([
			games.get(game.id),
			transaction.objectStore('entries').index('game').getAll(entriesFrom(game.id, from)),
			games.index('turn').openKeyCursor(turns(), 'prev'),
			results.getKey(game.id)
		]);
		if (row === undefined && !isNew) {
			// What came after the end of a game goes with it.
			await deleteEntries(transaction.objectStore('entries'), game.id);
			await transaction.done;
			return 'removed';
		}
		const log = logOf(entries);
		if (isOwn || row === undefined) {
			const { summary, finished } = summaryOf(log);
			const kept = readRow(row);
			const milliseconds = Math.max(summary.milliseconds, kept?.milliseconds ?? 0);
			const turn = Math.floor(last?.key ?? 0) + (last?.primaryKey === game.id ? 0 : 1);
			await games.put({ ...writeRow(kept ?? game), ...summary, milliseconds, turn });
			if (finished !== null && ended === undefined) await results.add(finished);
		}
		await transaction.done;
		return { entries: log, next: afterLast(entries, from), born };
	}

	async restore(game: KeptGame, log: readonly Logged[]): Promise<Settled> {
		const { database, born } = await this.#connected();
		const transaction = database.transaction(['games', 'entries'], 'readwrite');
		transaction.done.catch(() => undefined);
		const games = transaction.objectStore('games');
		const entries = transaction.objectStore('entries');
		const range = entriesFrom(game.id, 0);
		// Another page may have been first, with entries of its own.
		const there = logOf(await entries.index('game').getAll(range)).map(writeEntry);
		for (const text of log.map(writeEntry)) {
			const at = there.indexOf(text);
			if (at < 0) await entries.add({ game: game.id, text });
			else there.splice(at, 1);
		}
		if ((await games.getKey(game.id)) === undefined) await games.put(writeRow(game));
		const rows = await entries.index('game').getAll(range);
		await transaction.done;
		return { entries: logOf(rows), next: afterLast(rows, 0), born };
	}

	async touch(id: string, milliseconds: number): Promise<boolean> {
		const { database } = await this.#connected();
		const transaction = database.transaction('games', 'readwrite');
		transaction.done.catch(() => undefined);
		const row = await transaction.store.get(id);
		if (row !== undefined && !(row.milliseconds >= milliseconds))
			await transaction.store.put({ ...row, milliseconds });
		await transaction.done;
		return row !== undefined;
	}

	async remove(id: string): Promise<void> {
		const transaction = (await this.#connected()).database.transaction(
			['games', 'entries'],
			'readwrite'
		);
		transaction.done.catch(() => undefined);
		await transaction.objectStore('games').delete(id);
		await deleteEntries(transaction.objectStore('entries'), id);
		await transaction.done;
	}

	async clear(): Promise<void> {
		const transaction = (await this.#connected()).database.transaction(
			['games', 'entries'],
			'readwrite'
		);
		await Promise.all([
			transaction.objectStore('games').clear(),
			transaction.objectStore('entries').clear(),
			transaction.done
		]);
	}

	async finished(): Promise<Finished[]> {
		const rows = await readable((await this.#connected()).database, 'finished');
		return rows.map(readFinished).filter((one) => one !== null);
	}

	async addFinished(ends: readonly Finished[]): Promise<number> {
		const { database } = await this.#connected();
		const transaction = database.transaction('finished', 'readwrite');
		transaction.done.catch(() => undefined);
		const there = new Set(await transaction.store.getAllKeys());
		const added = new Map(ends.filter(({ id }) => !there.has(id)).map((one) => [one.id, one]));
		await Promise.all([...added.values()].map((one) => transaction.store.put(one)));
		await transaction.done;
		return added.size;
	}

	async forgetFinished(): Promise<void> {
		await (await this.#connected()).database.clear('finished');
	}

	close(): void {
		this.#connection?.then(
			({ database }) => database.close(),
			() => undefined
		);
		this.#connection = null;
	}

	#connected(): Promise<Connection> {
		if (this.#connection === null) {
			const lost = () => (this.#connection = null);
			this.#connection = connect(this.name, lost, () => this.close());
			this.#connection.catch(lost);
		}
		return this.#connection;
	}
}

/** Turns that can still be counted up: a damaged row may hold anything. */
function turns(): IDBKeyRange {
	return IDBKeyRange.bound(0, Number.MAX_SAFE_INTEGER - 1);
}

function entriesFrom(id: string, number: number): IDBKeyRange {
	return IDBKeyRange.bound([id, number], [id, Infinity]);
}

function afterLast(entries: readonly EntryRow[], otherwise: number): number {
	const last = entries.at(-1)?.number;
	return last === undefined ? otherwise : last + 1;
}

async function deleteEntries(
	entries: IDBPObjectStore<Schema, StoreNames<Schema>[], 'entries', 'readwrite'>,
	id: string
): Promise<void> {
	const numbers = await entries.index('game').getAllKeys(entriesFrom(id, 0));
	await Promise.all(numbers.map((number) => entries.delete(number)));
}

/** Leaves out entries that cannot be read, because the rest of the game is worth keeping. */
function logOf(entries: readonly { readonly text: unknown }[]): Logged[] {
	return entries
		.map(({ text }) => (typeof text === 'string' ? readEntry(text) : null))
		.filter((entry) => entry !== null);
}
