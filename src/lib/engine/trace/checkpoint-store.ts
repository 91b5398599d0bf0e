import type { Checkpoint } from './checkpoint';
import { checkpointOf, listsOf, noLists } from './checkpoint-code';
import { readLists, roomFor, writeLists, type NumberLists } from './number-lists';
import type { Statistics } from './statistics';
import type { Decision } from './tree/tree-builder';

/** Steps between checkpoints of a short run, and the most checkpoints of a long one. */
const FIRST_INTERVAL = 1 << 13;
const MAX_CHECKPOINTS = 1 << 14;
/** Maximum bytes of all checkpoints together, excluding their index. */
const MAX_BYTES = 1_750_000;
/** At least every so many checkpoints one is written whole, the others as differences from the one before. */
const WHOLE_EVERY = 16;

/** Checkpoints added since the last batch, as sent from the worker to the page. */
export interface CheckpointBatch {
	readonly positions: Float64Array;
	/** For each checkpoint, where it ends in `bytes`. */
	readonly ends: Uint32Array;
	/** 1 for a checkpoint that is written whole, as the first one is. */
	readonly whole: Uint8Array;
	readonly bytes: Uint8Array;
}

/**
 * Interim checkpoints of a run, by position. When there are many, every second one is dropped and
 * the interval doubles, so memory does not grow with the run: it stays below 2 MB.
 */
export class CheckpointStore {
	/** A checkpoint is due when this many steps have passed since the last one. */
	interval = FIRST_INTERVAL;
	length = 0;
	#positions: Float64Array = new Float64Array(0);
	#ends: Uint32Array = new Uint32Array(0);
	#whole: Uint8Array = new Uint8Array(0);
	#bytes: Uint8Array = new Uint8Array(0);
	/** The last checkpoint, from which the next one differs; null if that must be whole. */
	#last: NumberLists | null = null;

	/** Bytes held. */
	get bytes(): number {
		return [this.#positions, this.#ends, this.#whole, this.#bytes].reduce(
			(sum, { byteLength }) => sum + byteLength,
			0
		);
	}

	/** The position of checkpoint `index`: the number of steps taken so far. */
	position(index: number): number {
		return this.#positions[index];
	}

	/** The position at which the next checkpoint is due. */
	get due(): number {
		return this.length === 0 ? this.interval : this.position(this.length - 1) + this.interval;
	}

	/** Appends a checkpoint. */
	add(
		statistics: Readonly<Statistics>,
		decisions: readonly Decision[],
		learnt: readonly number[] = []
	): void {
		this.#push(statistics.steps, listsOf(statistics, decisions, learnt));
	}

	/** Checkpoint `index`. */
	get(index: number): Checkpoint {
		const lists = noLists();
		for (let at = this.#wholeBefore(index); at <= index; at++)
			readLists(this.#bytes, this.#start(at), lists);
		return checkpointOf(lists, this.position(index));
	}

	/** The last checkpoint at or before `position`, −1 for the beginning. */
	before(position: number): number {
		let low = -1;
		let high = this.length - 1;
		// Invariant: checkpoint `low` is at or before the position, those after `high` are not.
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.position(middle) <= position) low = middle;
			else high = middle - 1;
		}
		return low;
	}

	/** The checkpoints after position `after`, packed for another store's {@link append}. */
	batchAfter(after: number): CheckpointBatch {
		const batch = new CheckpointStore();
		this.#visit(this.before(after) + 1, (position, lists) => batch.#push(position, lists));
		return {
			positions: batch.#positions.slice(0, batch.length),
			ends: batch.#ends.slice(0, batch.length),
			whole: batch.#whole.slice(0, batch.length),
			bytes: batch.#bytes.slice(0, batch.#start(batch.length))
		};
	}

	/** Adds a batch packed by {@link batchAfter}. Its bytes are copied without being read, to spare the page. */
	append({ positions, ends, whole, bytes }: CheckpointBatch): void {
		const fits = () =>
			this.length + positions.length <= MAX_CHECKPOINTS &&
			this.#start(this.length) + bytes.length <= MAX_BYTES;
		while (this.length > 0 && !fits()) this.#thin();
		const start = this.#reserve(positions.length, bytes.length);
		this.#positions.set(positions, this.length);
		this.#whole.set(whole, this.length);
		this.#bytes.set(bytes, start);
		for (const end of ends) this.#ends[this.length++] = start + end;
		this.#last = null;
	}

	/** The last whole checkpoint at or before `index`. */
	#wholeBefore(index: number): number {
		return this.#whole.lastIndexOf(1, index);
	}

	/** Visits the checkpoints from `first` on. The lists are the same objects each time. */
	#visit(first: number, visit: (position: number, lists: NumberLists) => void): void {
		if (first >= this.length) return;
		let lists = noLists();
		for (let index = this.#wholeBefore(first); index < this.length; index++) {
			if (this.#whole[index] === 1) lists = noLists();
			readLists(this.#bytes, this.#start(index), lists);
			if (index >= first) visit(this.position(index), lists);
		}
	}

	#start(index: number): number {
		return index === 0 ? 0 : this.#ends[index - 1];
	}

	#push(position: number, lists: NumberLists): void {
		const room = roomFor(lists);
		if (this.length === MAX_CHECKPOINTS || this.#start(this.length) + room > MAX_BYTES)
			this.#thin();
		const start = this.#reserve(1, room);
		const sinceWhole = this.length - this.#wholeBefore(this.length - 1);
		const before = sinceWhole === WHOLE_EVERY ? null : this.#last;
		this.#last = before ?? noLists();
		const end = writeLists(this.#bytes, start, lists, this.#last);
		this.#positions[this.length] = position;
		this.#whole[this.length] = before === null ? 1 : 0;
		this.#ends[this.length++] = end;
	}

	/** Makes room for more checkpoints. @returns where their bytes begin. */
	#reserve(checkpoints: number, bytes: number): number {
		const length = this.length + checkpoints;
		if (this.#positions.length < length) {
			const capacity = Math.max(
				length,
				Math.min(MAX_CHECKPOINTS, Math.max(16, Math.ceil(this.length * 1.5)))
			);
			this.#positions = grown(this.#positions, new Float64Array(capacity));
			this.#ends = grown(this.#ends, new Uint32Array(capacity));
			this.#whole = grown(this.#whole, new Uint8Array(capacity));
		}
		const start = this.#start(this.length);
		const needed = start + bytes;
		if (this.#bytes.length < needed) {
			const capacity = Math.min(MAX_BYTES, Math.max(1024, Math.ceil(needed * 1.25)));
			this.#bytes = grown(this.#bytes, new Uint8Array(Math.max(needed, capacity)));
		}
		return start;
	}

	/** Drops every second checkpoint. */
	#thin(): void {
		const kept = new CheckpointStore();
		let index = 0;
		this.#visit(0, (position, lists) => {
			if (index++ % 2 === 1) kept.#push(position, lists);
		});
		({ length: this.length } = kept);
		[this.#positions, this.#ends, this.#whole] = [kept.#positions, kept.#ends, kept.#whole];
		[this.#bytes, this.#last] = [kept.#bytes, kept.#last];
		this.interval *= 2;
	}
}

function grown<T extends Float64Array | Uint32Array | Uint8Array>(from: T, to: T): T {
	to.set(from);
	return to;
}
