import {
	openDB,
	type DBSchema,
	type IDBPDatabase,
	type IDBPObjectStore,
	type StoreNames
} from 'idb';
import type { Logged } from '../game/game';
import { readEntry, writeEntry } from '../game/log';
import type { Finished } from '../game/statistics';
import {
	readFinished,
	readRow,
	writeRow,
	type GameRow,
	type KeptGame,
	type Summary
} from './kept-game';

/** What a page wants to know of a game, and what it has to say. */
export interface Settling {
	readonly game: KeptGame;
	/** The game is to be made if it is not there. If it is false and it is not there, it was removed. */
	readonly isNew: boolean;
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

/** The entries that a page has not seen, and the number after the last. */
export interface Settled {
	readonly entries: readonly Logged[];
	readonly next: number;
}

/** Where games are kept. Every method may reject: the browser may refuse storage. */
export interface GameStore {
	/** Whether games last longer than the page. */
	readonly isKept: boolean;
	/** All games, the one that was played last first. */
	list(): Promise<KeptGame[]>;
	/** A game and its log; null if there is none. */
	read(id: string): Promise<{ game: KeptGame; log: Logged[]; next: number } | null>;
	/** Adds entries after those that are there. They are safe at once, even if the page is closed. */
	add(id: string, entries: readonly Logged[]): Promise<void>;
	/** Reads what a page has not seen, its own entries included. Null: the game was removed. */
	settle(settling: Settling): Promise<Settled | null>;
	/** Keeps the time played, if it is more than what is kept. */
	touch(id: string, milliseconds: number): Promise<void>;
	remove(id: string): Promise<void>;
	/** Removes all games. Their ends stay. */
	clear(): Promise<void>;
	/** How games ended, in any order. */
	finished(): Promise<Finished[]>;
	forgetFinished(): Promise<void>;
	close(): void;
}

/** An entry as it is stored. Its number, which the database gives, is larger than those before it. */
interface EntryRow {
	readonly number?: number;
	readonly game: string;
	readonly text: string;
}

interface Schema extends DBSchema {
	games: { key: string; value: GameRow; indexes: { turn: number } };
	entries: {
		key: number;
		value: EntryRow;
		indexes: { game: [string, number] };
	};
	finished: { key: string; value: Finished };
}

const NAME = 'backtrail-games';
/** Raised with a step in {@link upgrade}: games are somebody's, and never dropped. */
const VERSION = 1;

function upgrade(database: IDBPDatabase<Schema>, from: number): void {
	if (from < 1) {
		database.createObjectStore('games', { keyPath: 'id' }).createIndex('turn', 'turn');
		const entries = database.createObjectStore('entries', {
			keyPath: 'number',
			autoIncrement: true
		});
		entries.createIndex('game', ['game', 'number']);
		database.createObjectStore('finished', { keyPath: 'id' });
	}
}

/** Keeps games in the browser's database. Several pages may write to one game. */
export class DatabaseStore implements GameStore {
	readonly isKept = true;
	/** Null once the browser has closed it. */
	#database: Promise<IDBPDatabase<Schema>> | null = null;

	private constructor(private readonly name: string) {}

	/** @throws if the browser keeps nothing, or a newer version of the page has been here. */
	static async open(name = NAME): Promise<DatabaseStore> {
		const store = new DatabaseStore(name);
		await store.#connected();
		return store;
	}

	async list(): Promise<KeptGame[]> {
		const rows = await (await this.#connected()).getAllFromIndex('games', 'turn');
		return rows
			.map(readRow)
			.filter((game) => game !== null)
			.reverse();
	}

	async read(id: string): Promise<{ game: KeptGame; log: Logged[]; next: number } | null> {
		const transaction = (await this.#connected()).transaction(['games', 'entries']);
		const [row, entries] = await Promise.all([
			transaction.objectStore('games').get(id),
			transaction.objectStore('entries').index('game').getAll(entriesFrom(id, 0))
		]);
		const game = readRow(row);
		if (game === null) return null;
		return { game, log: logOf(entries), next: afterLast(entries, 0) };
	}

	async add(id: string, entries: readonly Logged[]): Promise<void> {
		const transaction = (await this.#connected()).transaction('entries', 'readwrite');
		const adding = entries.map((entry) =>
			transaction.store.add({ game: id, text: writeEntry(entry) })
		);
		// It would end by itself a moment later, and not at all if the page was closed before.
		transaction.commit();
		await Promise.all([...adding, transaction.done]);
	}

	async settle({ game, isNew, isOwn, from, summaryOf }: Settling): Promise<Settled | null> {
		const database = await this.#connected();
		const transaction = database.transaction(['games', 'entries', 'finished'], 'readwrite');
		// Whoever awaits a request that fails hears of it there.
		transaction.done.catch(() => undefined);
		const games = transaction.objectStore('games');
		const results = transaction.objectStore('finished');
		const [row, entries, last, ended] = await Promise.all([
			games.get(game.id),
			transaction.objectStore('entries').index('game').getAll(entriesFrom(game.id, from)),
			games.index('turn').openCursor(null, 'prev'),
			results.get(game.id)
		]);
		if (row === undefined && !isNew) {
			// What came after the end of a game goes with it.
			await deleteEntries(transaction.objectStore('entries'), game.id);
			await transaction.done;
			return null;
		}
		const log = logOf(entries);
		if (isOwn || row === undefined) {
			const { summary, finished } = summaryOf(log);
			const milliseconds = Math.max(summary.milliseconds, row?.milliseconds ?? 0);
			const turn = (last?.value.turn ?? 0) + (last?.value.id === game.id ? 0 : 1);
			await games.put({ ...(row ?? writeRow(game)), ...summary, milliseconds, turn });
			if (finished !== null && ended === undefined) await results.add(finished);
		}
		await transaction.done;
		return { entries: log, next: afterLast(entries, from) };
	}

	async touch(id: string, milliseconds: number): Promise<void> {
		const transaction = (await this.#connected()).transaction('games', 'readwrite');
		transaction.done.catch(() => undefined);
		const row = await transaction.store.get(id);
		if (row !== undefined && !(row.milliseconds >= milliseconds))
			await transaction.store.put({ ...row, milliseconds });
		await transaction.done;
	}

	async remove(id: string): Promise<void> {
		const transaction = (await this.#connected()).transaction(['games', 'entries'], 'readwrite');
		transaction.done.catch(() => undefined);
		await transaction.objectStore('games').delete(id);
		await deleteEntries(transaction.objectStore('entries'), id);
		await transaction.done;
	}

	async clear(): Promise<void> {
		const transaction = (await this.#connected()).transaction(['games', 'entries'], 'readwrite');
		await Promise.all([
			transaction.objectStore('games').clear(),
			transaction.objectStore('entries').clear(),
			transaction.done
		]);
	}

	async finished(): Promise<Finished[]> {
		const all = await (await this.#connected()).getAll('finished');
		return all.map(readFinished).filter((one) => one !== null);
	}

	async forgetFinished(): Promise<void> {
		await (await this.#connected()).clear('finished');
	}

	close(): void {
		void this.#database?.then((database) => database.close());
		this.#database = null;
	}

	#connected(): Promise<IDBPDatabase<Schema>> {
		if (this.#database === null) {
			const lost = () => (this.#database = null);
			this.#database = openDB<Schema>(this.name, VERSION, {
				upgrade,
				// Another page has a newer version and waits for this one.
				blocking: () => this.close(),
				terminated: lost
			});
			this.#database.catch(lost);
		}
		return this.#database;
	}
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

/** Entries that cannot be read are left out: the rest of the game is worth having. */
function logOf(entries: readonly { readonly text: unknown }[]): Logged[] {
	return entries
		.map(({ text }) => (typeof text === 'string' ? readEntry(text) : null))
		.filter((entry) => entry !== null);
}
