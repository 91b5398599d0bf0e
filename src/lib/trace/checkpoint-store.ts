import type { ResumePoint } from './checkpoint';
import { STATISTICS_FIELDS, noStatistics, type Statistics } from './statistics';

const COUNTERS = STATISTICS_FIELDS.length;
/** Steps between checkpoints of a short run, and the most checkpoints of a long one. */
const FIRST_INTERVAL = 1 << 12;
const MOST = 1 << 14;
/** The most bytes of decisions in all checkpoints together. */
const MOST_DECISION_BYTES = 1_900_000;

/** Packed decisions: two bytes each where the problem's variables allow it. */
type Decisions = Uint16Array | Uint32Array;

/** Checkpoints that were added since, as they travel from the worker to the page. */
export interface CheckpointBatch {
	readonly counters: Float64Array;
	/** Decisions of each checkpoint: variable << 5 | value, all in one row. */
	readonly decisions: Decisions;
	readonly decisionCounts: Uint16Array;
}

/**
 * Interim checkpoints of a run, by position. When there are many, every second one is dropped and
 * the interval doubles, so memory does not grow with the run: it stays below 4 MB.
 */
export class CheckpointStore {
	/** A checkpoint is due when this many steps have passed since the last one. */
	interval = FIRST_INTERVAL;
	length = 0;
	#counters = new Float64Array(0);
	#starts = new Int32Array(1);
	#decisions: Decisions;
	readonly #mostDecisions: number;

	/** @param variables how many the problem has. */
	constructor(private readonly variables: number) {
		this.#decisions = this.#decisionArray(0);
		this.#mostDecisions = MOST_DECISION_BYTES / this.#decisions.BYTES_PER_ELEMENT;
	}

	/** Bytes held. */
	get bytes(): number {
		return this.#counters.byteLength + this.#starts.byteLength + this.#decisions.byteLength;
	}

	/** The position of checkpoint `index`: the number of steps taken there. */
	position(index: number): number {
		return this.#counters[index * COUNTERS];
	}

	/** The position at which the next checkpoint is due. */
	get due(): number {
		return this.length === 0 ? this.interval : this.position(this.length - 1) + this.interval;
	}

	/**
	 * Adds a checkpoint behind the others.
	 * @param decisions variable << 5 | value of each decision, the first `count` entries.
	 */
	add(statistics: Readonly<Statistics>, decisions: ArrayLike<number>, count: number): void {
		if (this.length === MOST || this.#starts[this.length] + count > this.#mostDecisions)
			this.#thin();
		const start = this.#starts[this.length];
		this.#reserve(this.length + 1, start + count);
		STATISTICS_FIELDS.forEach((field, i) => {
			this.#counters[this.length * COUNTERS + i] = statistics[field];
		});
		for (let i = 0; i < count; i++) this.#decisions[start + i] = decisions[i];
		this.#starts[++this.length] = start + count;
	}

	/** Checkpoint `index`. */
	get(index: number): ResumePoint {
		const statistics = noStatistics();
		STATISTICS_FIELDS.forEach((field, i) => {
			statistics[field] = this.#counters[index * COUNTERS + i];
		});
		const decisions: number[] = [];
		for (let i = this.#starts[index]; i < this.#starts[index + 1]; i++)
			decisions.push(this.#decisions[i] >> 5, this.#decisions[i] & 31);
		return { decisions, statistics };
	}

	/** The last checkpoint at or before `position`, −1 when that is the beginning. */
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
		const decisionCounts = new Uint16Array(this.length - first);
		for (let i = first; i < this.length; i++)
			decisionCounts[i - first] = this.#starts[i + 1] - this.#starts[i];
		return {
			counters: this.#counters.slice(first * COUNTERS, this.length * COUNTERS),
			decisions: this.#decisions.slice(this.#starts[first], this.#starts[this.length]),
			decisionCounts
		};
	}

	/** Adds what {@link batchAfter} packed. */
	append({ counters, decisions, decisionCounts }: CheckpointBatch): void {
		const statistics = noStatistics();
		let start = 0;
		decisionCounts.forEach((count, index) => {
			STATISTICS_FIELDS.forEach((field, i) => {
				statistics[field] = counters[index * COUNTERS + i];
			});
			this.add(statistics, decisions.subarray(start, start + count), count);
			start += count;
		});
	}

	/** Drops every second checkpoint. */
	#thin(): void {
		let kept = 0;
		let end = 0;
		for (let i = 1; i < this.length; i += 2) {
			this.#counters.copyWithin(kept * COUNTERS, i * COUNTERS, (i + 1) * COUNTERS);
			const start = this.#starts[i];
			const count = this.#starts[i + 1] - start;
			this.#decisions.copyWithin(end, start, start + count);
			end += count;
			this.#starts[++kept] = end;
		}
		this.length = kept;
		this.interval *= 2;
	}

	#reserve(checkpoints: number, decisions: number): void {
		if (this.#counters.length < checkpoints * COUNTERS) {
			const capacity = Math.min(MOST, Math.max(16, Math.ceil(checkpoints * 1.5)));
			this.#counters = grown(this.#counters, new Float64Array(capacity * COUNTERS));
			this.#starts = grown(this.#starts, new Int32Array(capacity + 1));
		}
		if (this.#decisions.length < decisions)
			this.#decisions = grown(
				this.#decisions,
				this.#decisionArray(
					Math.max(256, decisions, Math.min(this.#mostDecisions, Math.ceil(decisions * 1.25)))
				)
			);
	}

	#decisionArray(length: number): Decisions {
		return this.variables << 5 < 1 << 16 ? new Uint16Array(length) : new Uint32Array(length);
	}
}

function grown<T extends Float64Array | Int32Array | Decisions>(from: T, to: T): T {
	to.set(from);
	return to;
}
