import {
	openDB,
	type DBSchema,
	type IDBPDatabase,
	type IDBPTransaction,
	type StoreKey,
	type StoreNames,
	type StoreValue
} from 'idb';
import type { Finished } from '../game/statistics';
import { newId, type GameRow } from './kept-game';

/** An entry as it is stored. The database numbers entries in ascending order. */
export interface EntryRow {
	readonly number?: number;
	readonly game: string;
	readonly text: string;
}

export interface Schema extends DBSchema {
	games: { key: string; value: GameRow; indexes: { turn: number } };
	entries: {
		key: number;
		value: EntryRow;
		indexes: { game: [string, number] };
	};
	finished: { key: string; value: Finished };
	/** Under `born` the name of this database: another one after the browser has deleted it. */
	about: { key: string; value: string };
}

/** An open database and its name. */
export interface Connection {
	readonly database: IDBPDatabase<Schema>;
	readonly born: string;
}

/** Raised together with a step in {@link upgrade}: games belong to players and are never dropped. */
const VERSION = 2;

function upgrade(
	database: IDBPDatabase<Schema>,
	from: number,
	transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>
): void {
	if (from < 1) {
		database.createObjectStore('games', { keyPath: 'id' }).createIndex('turn', 'turn');
		const entries = database.createObjectStore('entries', {
			keyPath: 'number',
			autoIncrement: true
		});
		entries.createIndex('game', ['game', 'number']);
		database.createObjectStore('finished', { keyPath: 'id' });
	}
	if (from < 2) {
		database.createObjectStore('about');
		void transaction.objectStore('about').put(newId(), 'born');
	}
}

/**
 * Opens the database of a name.
 *
 * @param onlost called when the browser has closed it, or `onasked` has.
 * @param onasked called when another page wants to upgrade or to delete it, and waits.
 * @throws if the browser keeps nothing, or a newer version of the page has been here.
 */
export async function connect(
	name: string,
	onlost: () => void,
	onasked: () => void
): Promise<Connection> {
	const database = await openDB<Schema>(name, VERSION, {
		upgrade: (opened, from, _, transaction) => upgrade(opened, from, transaction),
		blocking: onasked,
		terminated: onlost
	});
	return { database, born: (await database.get('about', 'born')) ?? '' };
}

/**
 * All rows that can be read. Browsers refuse the whole list for one row whose bytes are damaged; then each
 * is read by itself.
 */
export async function readable<Name extends 'games' | 'finished'>(
	database: IDBPDatabase<Schema>,
	name: Name
): Promise<StoreValue<Schema, Name>[]> {
	try {
		return await database.getAll(name);
	} catch {
		const keys: StoreKey<Schema, Name>[] = await database.getAllKeys(name);
		const rows = await Promise.allSettled(keys.map((key) => database.get(name, key)));
		return rows.flatMap((row) =>
			row.status === 'fulfilled' && row.value !== undefined ? [row.value] : []
		);
	}
}
