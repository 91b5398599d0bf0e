import type { Resumable, Resume } from './checkpoint';
import { CheckpointStore } from './checkpoint-store';
import type { Moment } from './moment';
import type { Outcome } from '../search/outcome';
import { ProfileBuilder, type DepthProfile } from './profile';
import type { TraceChunk } from './recorder';
import { Replay, type ReplayStart } from './replay';
import type { Seen } from './seen';
import { countSteps, noStatistics, type Statistics } from './statistics';
import { BACKTRACK, FORCE, PLACE, stepBuffer, type StepBuffer } from '../search/step';
import type { StepMatch, Trace } from './trace';
import { TreeBuilder } from './tree-builder';
import type { Tree } from './tree';

/** A run of steps around a position, with the state at its first. */
interface Window {
	readonly start: ReplayStart;
	/** Positions `first` … `last` can be shown from it. */
	readonly first: number;
	readonly last: number;
	readonly words: Int32Array;
	readonly causes: Int32Array;
	/** Where its replay stands, so that going on costs one step. */
	replay: Replay;
}

/** How far a window reaches back and ahead of the position it is made for. */
const BEHIND = 512;
const AHEAD = 2048;
const WINDOWS_KEPT = 6;
/** Steps of a `find` between two pauses. */
const SLICE = 1 << 20;

/**
 * A {@link Trace} that stores no steps: to stand at a position it resumes the search from the
 * checkpoint before it and records the window around it. A short run is one window.
 */
export class RecordedTrace implements Trace {
	length = 0;
	ended = false;
	outcome: Outcome | null = null;
	tree: Tree = new TreeBuilder(1).snapshot();
	profile: DepthProfile = new ProfileBuilder().snapshot(0);
	solutions: Float64Array = new Float64Array(0);
	costs: Float64Array = new Float64Array(0);
	fundamental: Uint8Array = new Uint8Array(0);
	fundamentals = -1;
	nodes: Float64Array = Float64Array.of(1);
	seen: Seen | null = null;
	readonly checkpoints = new CheckpointStore();

	#windows: Window[] = [];
	readonly #scratch = stepBuffer(1 << 12);

	/**
	 * @param size the number of values of the problem.
	 * @param resume starts the recorded search anew at a point.
	 * @param pause lets the thread breathe between slices of a long `find`.
	 */
	constructor(
		private readonly size: { readonly valueCount: number },
		private readonly resume: Resume,
		private readonly pause: () => Promise<void> = () => Promise.resolve()
	) {}

	/** Takes what the recorder learnt since its last chunk. */
	append(chunk: TraceChunk): void {
		this.checkpoints.append(chunk.checkpoints);
		this.length = chunk.statistics.steps;
		this.profile = chunk.profile;
		if (chunk.tree !== null) this.tree = chunk.tree;
		this.solutions = joined(this.solutions, chunk.solutions);
		this.costs = joined(this.costs, chunk.costs);
		if (chunk.fundamental.length > 0) {
			const { length } = this.fundamental;
			const fundamental = new Uint8Array(length + chunk.fundamental.length);
			fundamental.set(this.fundamental);
			fundamental.set(chunk.fundamental, length);
			this.fundamental = fundamental;
		}
		this.fundamentals = chunk.fundamentals;
		this.nodes = chunk.nodes;
		this.seen = chunk.seen;
	}

	/** Nothing more will come. @param outcome how the search ended, null when it broke off. */
	end(outcome: Outcome | null): void {
		this.ended = true;
		this.outcome = outcome;
	}

	at(position: number): Moment {
		const at = Math.max(0, Math.min(this.length, Math.floor(position)));
		const window = this.#window(at);
		if (window.replay.position > at) window.replay = new Replay(window.start, this.size.valueCount);
		const { replay, words, causes, first } = window;
		while (replay.position < at) {
			const next = replay.position - first;
			replay.apply(words[next], causes[next]);
		}
		const step = at - 1 - first;
		const outcome = this.ended && at === this.length ? this.outcome : null;
		return at === 0
			? replay.moment(null, -1, outcome)
			: replay.moment(words[step], causes[step], outcome);
	}

	scan(from: number, to: number, match: StepMatch): number {
		let found = -1;
		this.#walk(from, Math.min(to, this.length), (word, depth, position) => {
			if (!match(word, depth)) return false;
			found = position;
			return true;
		});
		return found;
	}

	async find(
		from: number,
		direction: 1 | -1,
		match: StepMatch,
		signal?: AbortSignal
	): Promise<number> {
		return direction === 1
			? this.#findAhead(from, match, signal)
			: this.#findBehind(from, match, signal);
	}

	async #findAhead(from: number, match: StepMatch, signal?: AbortSignal): Promise<number> {
		for (let start = from; start < this.length; start += SLICE) {
			const found = this.scan(start, start + SLICE, match);
			if (found >= 0) return found;
			await this.pause();
			signal?.throwIfAborted();
		}
		return -1;
	}

	async #findBehind(from: number, match: StepMatch, signal?: AbortSignal): Promise<number> {
		let end = Math.min(from, this.length + 1);
		let sincePause = 0;
		while (end > 0) {
			const checkpoint = this.checkpoints.before(end - 1 - BEHIND);
			const start = checkpoint < 0 ? 0 : this.checkpoints.position(checkpoint);
			let found = -1;
			this.#walk(start, end - 1, (word, depth, position) => {
				if (match(word, depth)) found = position;
				return false;
			});
			if (found >= 0) return found;
			sincePause += end - start;
			end = start + 1;
			if (start === 0) break;
			if (sincePause < SLICE) continue;
			sincePause = 0;
			await this.pause();
			signal?.throwIfAborted();
		}
		return -1;
	}

	/**
	 * Visits the steps that lead to the positions from + 1 … to, each with the depth after it, until
	 * `visit` returns true.
	 */
	#walk(
		from: number,
		to: number,
		visit: (word: number, depth: number, position: number) => boolean
	): void {
		const known = this.#windows.find(({ first, last }) => first <= from && to <= last);
		if (known) {
			visitSteps(
				known.words,
				to - known.first,
				known.first,
				known.start.statistics.depth,
				from,
				visit
			);
			return;
		}
		const { run, statistics } = this.#resumeBefore(from);
		let position = statistics.steps;
		let { depth } = statistics;
		for (let count; position < to && (count = run.fill(this.#scratch)) > 0; position += count) {
			const taken = Math.min(count, to - position);
			depth = visitSteps(this.#scratch.words, taken, position, depth, from, visit);
			if (depth < 0) return;
		}
	}

	#resumeBefore(position: number): { run: Resumable; statistics: Statistics } {
		const index = this.checkpoints.before(position);
		if (index < 0) return { run: this.resume(null), statistics: noStatistics() };
		const point = this.checkpoints.get(index);
		const run = this.resume(this.seen === null ? point : { ...point, seen: this.seen });
		return { run, statistics: { ...point.statistics } };
	}

	#window(position: number): Window {
		const known = this.#windows.findIndex(
			({ first, last }) => first <= position && position <= last
		);
		const window = known < 0 ? this.#makeWindow(position) : this.#windows.splice(known, 1)[0];
		this.#windows.unshift(window);
		this.#windows.length = Math.min(this.#windows.length, WINDOWS_KEPT);
		return window;
	}

	/** Resumes before the position, goes on to a node not far from it, and records from there. */
	#makeWindow(position: number): Window {
		const { run, statistics } = this.#nodeBefore(position);
		const first = statistics.steps;
		const start: ReplayStart = {
			assignment: run.assignment.slice(),
			domains: run.domains?.slice() ?? null,
			frames: run.frames(),
			crossedOut: run.crossedOut(),
			statistics
		};
		const capacity = Math.min(position + AHEAD, this.length) - first;
		const buffer = stepBuffer(capacity);
		let length = 0;
		for (let count = -1; length < capacity && count !== 0; length += count)
			count = run.fill(partOf(buffer, length));
		return {
			start,
			first,
			last: first + length,
			words: buffer.words,
			causes: buffer.causes,
			replay: new Replay(start, this.size.valueCount)
		};
	}

	/** The search at a node before a position, as close as it pays. */
	#nodeBefore(position: number): { run: Resumable; statistics: Statistics } {
		const { run, statistics } = this.#resumeBefore(Math.max(0, position - BEHIND));
		const close = position - 2 * BEHIND;
		const { words } = this.#scratch;
		if (statistics.steps >= close) return { run, statistics };
		while (statistics.steps < close || (!run.atNode && statistics.steps < position)) {
			const ahead = Math.max(1, Math.min(words.length, close - statistics.steps));
			countSteps(statistics, this.#scratch, run.fill(this.#scratch, ahead));
		}
		// From one node to the next can be far; then the checkpoint itself has to do.
		return run.atNode ? { run, statistics } : this.#resumeBefore(Math.max(0, position - BEHIND));
	}
}

/** The one behind the other, in a buffer with room for more. */
function joined(first: Float64Array, second: Float64Array): Float64Array {
	if (second.length === 0) return first;
	const length = first.length + second.length;
	const hasRoom = length * Float64Array.BYTES_PER_ELEMENT <= first.buffer.byteLength;
	const both = hasRoom
		? new Float64Array(first.buffer, 0, length)
		: new Float64Array(new Float64Array(length * 2).buffer, 0, length);
	if (!hasRoom) both.set(first);
	both.set(second, first.length);
	return both;
}

/** A view of the rest of a buffer. */
function partOf(buffer: StepBuffer, start: number): StepBuffer {
	return {
		words: buffer.words.subarray(start),
		causes: buffer.causes.subarray(start),
		length: 0
	};
}

/**
 * Visits those of `count` steps, the first of which follows `position`, that come after `from`.
 * @returns the depth after the last one, −1 when `visit` was satisfied.
 */
function visitSteps(
	words: Int32Array,
	count: number,
	position: number,
	depth: number,
	from: number,
	visit: (word: number, depth: number, position: number) => boolean
): number {
	for (let i = 0; i < count; i++) {
		const word = words[i];
		const kind = word & 15;
		if (kind === PLACE || kind === FORCE) depth++;
		else if (kind === BACKTRACK) depth--;
		if (position + i >= from && visit(word, depth, position + i + 1)) return -1;
	}
	return depth;
}
