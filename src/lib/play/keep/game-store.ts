import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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

/** What a page adds to a game. */
export interface Addition {
	readonly game: KeptGame;
	/** The game is to be made if it is not there. If it is false and it is not there, it was removed. */
	readonly isNew: boolean;
	/** The number of the first entry that the page does not know. */
	readonly from: number;
	readonly entries: readonly Logged[];
	/** The game's summary after the entries that others added from there on, and the page's own. */
	readonly summaryOf: (missed: readonly Logged[]) => {
		readonly summary: Summary;
		/** How it ended, if it is solved. The first end of a game is the one that stays. */
		readonly finished: Finished | null;
	};
}

/** What others added, and the number that the next entry will have. */
export interface Added {
	readonly missed: readonly Logged[];
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
	/** Adds entries after those that are there; without entries, just looks. Null: it was removed. */
	append(addition: Addition): Promise<Added | null>;
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

interface Schema extends DBSchema {
	games: { key: string; value: GameRow; indexes: { turn: number } };
	entries: {
		key: [string, number];
		value: { readonly game: string; readonly number: number; readonly text: string };
	};
	finished: { key: string; value: Finished };
}

const NAME = 'backtrail-games';
/** Raised with a step in {@link upgrade}: games are somebody's, and never dropped. */
const VERSION = 1;

function upgrade(database: IDBPDatabase<Schema>, from: number): void {
	if (from < 1) {
		database.createObjectStore('games', { keyPath: 'id' }).createIndex('turn', 'turn');
		database.createObjectStore('entries', { keyPath: ['game', 'number'] });
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
			transaction.objectStore('entries').getAll(entriesFrom(id, 0))
		]);
		const game = readRow(row);
		if (game === null) return null;
		return { game, log: logOf(entries), next: (entries.at(-1)?.number ?? -1) + 1 };
	}

	async append({ game, isNew, from, entries, summaryOf }: Addition): Promise<Added | null> {
		const database = await this.#connected();
		const transaction = database.transaction(['games', 'entries', 'finished'], 'readwrite');
		// Whoever awaits a request that fails hears of it there.
		transaction.done.catch(() => undefined);
		const games = transaction.objectStore('games');
		const log = transaction.objectStore('entries');
		const results = transaction.objectStore('finished');
		const [row, others, last, ended] = await Promise.all([
			games.get(game.id),
			log.getAll(entriesFrom(game.id, from)),
			games.index('turn').openCursor(null, 'prev'),
			results.get(game.id)
		]);
		if (row === undefined && !isNew) return null;
		const missed = logOf(others);
		let next = (others.at(-1)?.number ?? from - 1) + 1;
		if (entries.length > 0 || row === undefined) {
			const { summary, finished } = summaryOf(missed);
			const milliseconds = Math.max(summary.milliseconds, row?.milliseconds ?? 0);
			const turn = (last?.value.turn ?? 0) + (last?.value.id === game.id ? 0 : 1);
			const changes: Promise<unknown>[] = [
				games.put({ ...(row ?? writeRow(game)), ...summary, milliseconds, turn })
			];
			for (const entry of entries)
				changes.push(log.add({ game: game.id, number: next++, text: writeEntry(entry) }));
			if (finished !== null && ended === undefined) changes.push(results.add(finished));
			await Promise.all(changes);
		}
		await transaction.done;
		return { missed, next };
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
		await Promise.all([
			transaction.objectStore('games').delete(id),
			transaction.objectStore('entries').delete(entriesFrom(id, 0)),
			transaction.done
		]);
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

/** Entries that cannot be read are left out: the rest of the game is worth having. */
function logOf(entries: readonly { readonly text: unknown }[]): Logged[] {
	return entries
		.map(({ text }) => (typeof text === 'string' ? readEntry(text) : null))
		.filter((entry) => entry !== null);
}
