import type { Checkpoint } from './checkpoint';
import { codeRoom, readCheckpoint, writeCheckpoint } from './checkpoint-code';
import type { Statistics } from './statistics';
import type { Decision } from './tree/tree-builder';

/** Steps between checkpoints of a short run, and the most checkpoints of a long one. */
const FIRST_INTERVAL = 1 << 12;
const MAX_CHECKPOINTS = 1 << 15;
/** Maximum bytes of all checkpoints together, excluding their index. */
const MAX_BYTES = 3_400_000;

/** Checkpoints added since the last batch, as sent from the worker to the page. */
export interface CheckpointBatch {
	readonly positions: Float64Array;
	/** For each checkpoint, where it ends in `bytes`. */
	readonly ends: Uint32Array;
	readonly bytes: Uint8Array;
}

/**
 * Interim checkpoints of a run, by position. When there are many, every second one is dropped and
 * the interval doubles, so memory does not grow with the run: it stays below 4 MB.
 */
export class CheckpointStore {
	/** A checkpoint is due when this many steps have passed since the last one. */
	interval = FIRST_INTERVAL;
	length = 0;
	#positions = new Float64Array(0);
	#ends = new Uint32Array(0);
	#bytes = new Uint8Array(0);

	/** Bytes held. */
	get bytes(): number {
		return this.#positions.byteLength + this.#ends.byteLength + this.#bytes.byteLength;
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
		const start = this.#reserve(codeRoom(decisions.length, learnt.length));
		const end = writeCheckpoint(this.#bytes, start, statistics, decisions, learnt);
		this.#positions[this.length] = statistics.steps;
		this.#ends[this.length++] = end;
	}

	/** Checkpoint `index`. */
	get(index: number): Checkpoint {
		const [start, end] = [this.#start(index), this.#ends[index]];
		return readCheckpoint(this.#bytes, start, end, this.position(index));
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
		const first = this.before(after) + 1;
		const start = this.#start(first);
		return {
			positions: this.#positions.slice(first, this.length),
			ends: this.#ends.slice(first, this.length).map((end) => end - start),
			bytes: this.#bytes.slice(start, this.#start(this.length))
		};
	}

	/** Adds a batch packed by {@link batchAfter}. */
	append({ positions, ends, bytes }: CheckpointBatch): void {
		positions.forEach((position, index) => {
			const code = bytes.subarray(index === 0 ? 0 : ends[index - 1], ends[index]);
			const start = this.#reserve(code.length);
			this.#bytes.set(code, start);
			this.#positions[this.length] = position;
			this.#ends[this.length++] = start + code.length;
		});
	}

	#start(index: number): number {
		return index === 0 ? 0 : this.#ends[index - 1];
	}

	/** Makes room for one more checkpoint. @returns where its bytes begin. */
	#reserve(bytes: number): number {
		if (this.length === MAX_CHECKPOINTS || this.#start(this.length) + bytes > MAX_BYTES)
			this.#thin();
		if (this.#positions.length === this.length) {
			const capacity = Math.min(MAX_CHECKPOINTS, Math.max(16, Math.ceil(this.length * 1.5)));
			this.#positions = grown(this.#positions, new Float64Array(capacity));
			this.#ends = grown(this.#ends, new Uint32Array(capacity));
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
		let kept = 0;
		for (let index = 1; index < this.length; index += 2) {
			const [start, end, to] = [this.#start(index), this.#ends[index], this.#start(kept)];
			this.#bytes.copyWithin(to, start, end);
			this.#positions[kept] = this.#positions[index];
			this.#ends[kept++] = to + end - start;
		}
		this.length = kept;
		this.interval *= 2;
	}
}

function grown<T extends Float64Array | Uint32Array | Uint8Array>(from: T, to: T): T {
	to.set(from);
	return to;
}
