import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Experiment } from '../measure/experiment';
import {
	experimentHash,
	experimentText,
	readExperiment,
	writeExperiment
} from '../measure/experiment-file';
import type { Measured } from './protocol';

/** What the browser keeps of experiments, so that a reload loses nothing. */
interface Schema extends DBSchema {
	experiments: {
		key: string;
		value: {
			readonly hash: string;
			/** The text of its file. */
			readonly text: string;
			/** When it was last started, in milliseconds since 1970. */
			readonly at: number;
		};
		indexes: { at: number };
	};
	/** Rows in batches, as they came. */
	batches: {
		key: number;
		value: { readonly hash: string; readonly measured: readonly Measured[] };
		indexes: { hash: string };
	};
}

const NAME = 'backtrail-measured';
/** Raised when the same run would give another row: what was measured before is dropped. */
const VERSION = 1;
/** The most rows of a batch. */
const BATCH = 1000;
/** Batches that are read side by side. */
const READ = 32;
/** Older experiments are dropped. */
export const MOST_KEPT = 8;

/** Keeps experiments and their rows. Every method may reject: the browser may refuse storage. */
export class MeasuredStore {
	private constructor(private readonly database: IDBPDatabase<Schema>) {}

	/** @throws if the browser keeps nothing. */
	static async open(name = NAME): Promise<MeasuredStore> {
		const database = await openDB<Schema>(name, VERSION, {
			upgrade(database) {
				for (const store of Array.from(database.objectStoreNames))
					database.deleteObjectStore(store);
				database.createObjectStore('experiments', { keyPath: 'hash' }).createIndex('at', 'at');
				database.createObjectStore('batches', { autoIncrement: true }).createIndex('hash', 'hash');
			},
			// Another page has a newer version and waits for this one.
			blocking: (_old, _new, event) => (event.target as IDBDatabase).close()
		});
		return new MeasuredStore(database);
	}

	/**
	 * Makes an experiment the last one, and drops the oldest if there are too many.
	 * @returns what is known of it, in the order in which it was measured.
	 */
	async begin(experiment: Experiment): Promise<Measured[]> {
		const hash = experimentHash(experiment);
		const kept = await this.database.get('experiments', hash);
		// The same hash for two experiments is next to impossible, and would mix their rows up.
		if (kept !== undefined && !isOf(kept.text, experiment)) await this.drop(hash);
		const known = await this.#rowsOf(hash);
		await this.database.put('experiments', {
			hash,
			text: writeExperiment(experiment),
			at: Math.max(Date.now(), 1 + (await this.#latest()))
		});
		const hashes = await this.database.getAllKeysFromIndex('experiments', 'at');
		for (const old of hashes.slice(0, -MOST_KEPT)) await this.drop(old);
		return known;
	}

	/** Keeps rows, in addition to those that are kept. */
	async append(experiment: Experiment, measured: readonly Measured[]): Promise<void> {
		const hash = experimentHash(experiment);
		// Copying many rows at once would hold the page up.
		for (let from = 0; from < measured.length; from += BATCH)
			await this.database.add('batches', { hash, measured: measured.slice(from, from + BATCH) });
	}

	/** The experiment that was started last; null if there is none. */
	async last(): Promise<Experiment | null> {
		const { store } = this.database.transaction('experiments');
		const cursor = await store.index('at').openCursor(null, 'prev');
		if (cursor === null) return null;
		const read = readExperiment(cursor.value.text);
		return 'error' in read ? null : read.experiment;
	}

	/** Forgets an experiment and its rows. */
	async drop(hash: string): Promise<void> {
		const transaction = this.database.transaction(['experiments', 'batches'], 'readwrite');
		const batches = transaction.objectStore('batches');
		const keys = await batches.index('hash').getAllKeys(hash);
		for (const key of keys) void batches.delete(key);
		void transaction.objectStore('experiments').delete(hash);
		await transaction.done;
	}

	close(): void {
		this.database.close();
	}

	async #rowsOf(hash: string): Promise<Measured[]> {
		const keys = await this.database.getAllKeysFromIndex('batches', 'hash', hash);
		const rows: Measured[] = [];
		for (let from = 0; from < keys.length; from += READ) {
			const some = keys.slice(from, from + READ);
			// Each is copied in a task of its own.
			const batches = await Promise.all(some.map((key) => this.database.get('batches', key)));
			for (const batch of batches) for (const one of batch?.measured ?? []) rows.push(one);
		}
		return rows;
	}

	/** When the last experiment was started; two in one millisecond are in order too. */
	async #latest(): Promise<number> {
		const { store } = this.database.transaction('experiments');
		const cursor = await store.index('at').openCursor(null, 'prev');
		return cursor?.value.at ?? 0;
	}
}

function isOf(text: string, experiment: Experiment): boolean {
	const read = readExperiment(text);
	return !('error' in read) && experimentText(read.experiment) === experimentText(experiment);
}
