import type { Notes, Problem } from '../problem';
import { unlimitedSearch } from '../search/limits';
import type { Outcome } from '../search/outcome';
import type { Batches } from '../search/search';
import { BACKTRACK, CHOOSE, FORCE, PLACE, stepKind } from '../search/step';
import type { Strategy } from '../search/strategy';
import type { Checkpoint } from './checkpoint';
import { CheckpointStore } from './checkpoint-store';
import { partsOf } from './learnt';
import type { Moment } from './moment';
import { PathCounter } from './path-counter';
import { ProfileBuilder, type DepthProfile } from './profile';
import type { TraceChunk } from './recorder';
import { Replay, type ReplayStart } from './replay';
import { noStatistics } from './statistics';
import { NO_STEP, type StepMatch, type Trace } from './trace';
import { TreeBuilder } from './tree/tree-builder';
import type { Tree } from './tree/tree';
import { TreeCopy } from './tree/tree-copy';

/** A run of steps around a position, with the state at its first. */
interface Window {
	readonly start: ReplayStart | null;
	/** It can show the positions after `first` up to `last`, and the very beginning. */
	readonly first: number;
	readonly last: number;
	readonly steps: Int32Array;
	readonly causes: Int32Array;
	/** Its current replay, so that moving ahead costs one step. */
	replay: Replay;
}

/** How far a window reaches back and ahead of the position it is made for. */
const BEHIND = 512;
const AHEAD = 2048;
const WINDOWS_KEPT = 6;
/** Moments kept: that of the board, that of the views a frame later, and those before them. */
const MOMENTS_KEPT = 4;
/** Steps per batch of a resumed search. */
const BATCH_SIZE = 1 << 12;
/** Steps of a `find` between two pauses. */
const SLICE = 1 << 20;

/**
 * A {@link Trace} that stores no steps: to show a position it resumes the search from the
 * checkpoint before it and records the window around it. A short run is one window.
 */
export class RecordedTrace implements Trace {
	length = 0;
	ended = false;
	outcome: Outcome | null = null;
	profile: DepthProfile = new ProfileBuilder().snapshot(0);
	solutions: Float64Array = new Float64Array(0);
	costs: Float64Array = new Float64Array(0);
	nodes: Float64Array = Float64Array.of(1);
	notes: Notes | null = null;
	readonly checkpoints = new CheckpointStore();

	readonly #tree = new TreeCopy();
	#windows: Window[] = [];
	/** The moments made last, the newest first: several views ask for the same one. */
	#made: Moment[] = [];

	/** @param pause yields to the event loop between slices of a long `find`. */
	constructor(
		private readonly problem: Problem,
		private readonly strategy: Strategy,
		private readonly pause: () => Promise<void> = () => Promise.resolve()
	) {
		this.#tree.apply(new TreeBuilder(1).update());
	}

	/** The tree as of the last chunk that came with it; valid until the next one does. */
	get tree(): Tree {
		return this.#tree.tree;
	}

	/** Adds what the recorder recorded since its last chunk. */
	append(chunk: TraceChunk): void {
		this.checkpoints.append(chunk.checkpoints);
		this.length = chunk.statistics.steps;
		this.profile = chunk.profile;
		if (chunk.tree !== null) this.#tree.apply(chunk.tree);
		this.solutions = joined(this.solutions, chunk.solutions);
		this.costs = joined(this.costs, chunk.costs);
		this.nodes = chunk.nodes;
		this.notes = chunk.notes ?? this.notes;
	}

	/** Marks the trace as complete. @param outcome how the search ended, null if it broke off. */
	end(outcome: Outcome | null): void {
		this.ended = true;
		this.outcome = outcome;
		// The last moment is also the end now.
		this.#made = [];
	}

	at(position: number): Moment {
		const at = Math.max(0, Math.min(this.length, Math.floor(position)));
		const known = this.#made.find((made) => made.position === at);
		if (known !== undefined) return known;
		const window = this.#window(at);
		if (window.replay.position > at) window.replay = this.#replayFrom(window.start);
		const { steps, first } = window;
		// What a backtrack used up is read from the moment before it, to which a replay cannot go back.
		const isBack = at - 1 > first && stepKind(steps[at - 1 - first]) === BACKTRACK;
		if (isBack && window.replay.position < at) this.#make(window, at - 1);
		return this.#make(window, at);
	}

	/** Goes ahead in a window to a position that is not before its replay's, and keeps the moment. */
	#make({ replay, steps, causes, first }: Window, at: number): Moment {
		while (replay.position < at) {
			const next = replay.position - first;
			replay.apply(steps[next], causes[next]);
		}
		const step = at - 1 - first;
		const outcome = this.ended && at === this.length ? this.outcome : null;
		const moment =
			at === 0
				? replay.moment(null, -1, outcome)
				: replay.moment(steps[step], causes[step], outcome);
		this.#made.unshift(moment);
		this.#made.length = Math.min(this.#made.length, MOMENTS_KEPT);
		return moment;
	}

	scan(from: number, to: number, match: StepMatch): number {
		let found = -1;
		this.#walk(from, Math.min(to, this.length), (step, depth, position, next) => {
			if (!match(step, depth, position, next)) return false;
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
			this.#walk(start, end - 1, (step, depth, position, next) => {
				if (match(step, depth, position, next)) found = position;
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
	#walk(from: number, to: number, visit: StepMatch): void {
		// The step after the last one is looked at too.
		const end = Math.min(to + 1, this.length);
		const known = this.#windows.find(({ first, last }) => first <= from && end <= last);
		if (known) {
			const walker = new Walker(known.first, known.start?.checkpoint ?? null, from, to, visit);
			walker.walk(known.steps, end - known.first);
			walker.finish();
			return;
		}
		const checkpoint = this.#checkpointBefore(from);
		const { batches } = this.#resume(checkpoint);
		const walker = new Walker(checkpoint?.statistics.steps ?? 0, checkpoint, from, to, visit);
		for (const { steps, length } of batches)
			if (walker.walk(steps, Math.min(length, end - walker.position)) || walker.position >= end)
				break;
		walker.finish();
	}

	#checkpointBefore(position: number): Checkpoint | null {
		const index = this.checkpoints.before(position);
		return index < 0 ? null : this.checkpoints.get(index);
	}

	/** The search resumed at a checkpoint, and the steps that lead to it. */
	#resume(checkpoint: Checkpoint | null): { batches: Batches; way: Int32Array } {
		const { problem, strategy } = this;
		if (checkpoint === null)
			return { batches: unlimitedSearch(problem, strategy), way: new Int32Array(0) };
		const { decisions, statistics, learnt = [] } = checkpoint;
		const { best, steps } = statistics;
		const { conflicts, weights } = partsOf(learnt, problem.variableCount);
		const from = { decisions, best, steps, learnt: conflicts, weights };
		const batches = unlimitedSearch(problem, strategy, { from, batchSize: BATCH_SIZE });
		const { done, value } = batches.next();
		return { batches, way: done ? new Int32Array(0) : value.steps.slice(0, value.length) };
	}

	/** What the search had learnt at a position (`Learnt.entries`). */
	learntAt(position: number): readonly number[] {
		const checkpoint = this.#checkpointBefore(position);
		const { batches, way } = this.#resume(checkpoint);
		const counter = new PathCounter(this.problem, this.strategy, checkpoint, way);
		for (const batch of batches) {
			const left = position - counter.statistics.steps;
			counter.advance(batch, Math.min(left, batch.length));
			if (left <= batch.length) break;
		}
		return counter.checkpoint().learnt ?? [];
	}

	#replayFrom(start: ReplayStart | null): Replay {
		return new Replay(this.problem, this.strategy, start);
	}

	#window(position: number): Window {
		// A window does not hold the step that leads to its first position.
		const known = this.#windows.findIndex(
			({ first, last }) => first < Math.max(1, position) && position <= last
		);
		const window = known < 0 ? this.#makeWindow(position) : this.#windows.splice(known, 1)[0];
		this.#windows.unshift(window);
		this.#windows.length = Math.min(this.#windows.length, WINDOWS_KEPT);
		return window;
	}

	/** Resumes before the position, advances to a node near it, and records from there. */
	#makeWindow(position: number): Window {
		const checkpoint = this.#nodeBefore(position);
		const { batches, way } = this.#resume(checkpoint);
		const start = checkpoint && { steps: way, checkpoint };
		const first = checkpoint?.statistics.steps ?? 0;
		const capacity = Math.min(position + AHEAD, this.length) - first;
		const steps = new Int32Array(capacity);
		const causes = new Int32Array(capacity);
		let length = 0;
		while (length < capacity) {
			const { done, value } = batches.next();
			if (done) break;
			const count = Math.min(value.length, capacity - length);
			steps.set(value.steps.subarray(0, count), length);
			causes.set(value.causes.subarray(0, count), length);
			length += count;
		}
		const replay = this.#replayFrom(start);
		return { start, first, last: first + length, steps, causes, replay };
	}

	/** A node before a position, reasonably close to it; null for the beginning. */
	#nodeBefore(position: number): Checkpoint | null {
		const checkpoint = this.#checkpointBefore(Math.max(0, position - BEHIND));
		const statistics = checkpoint?.statistics ?? noStatistics();
		const close = position - 2 * BEHIND;
		if (statistics.steps >= close) return checkpoint;
		const { batches, way } = this.#resume(checkpoint);
		const counter = new PathCounter(this.problem, this.strategy, checkpoint, way);
		for (const batch of batches) {
			const { steps } = counter.statistics;
			let node = Math.max(0, close - steps);
			const end = Math.min(batch.length, position - steps);
			while (node < end && stepKind(batch.steps[node]) !== CHOOSE) node++;
			counter.advance(batch, Math.min(node, batch.length));
			if (node < end) return counter.checkpoint();
			// The next node can be far away; then use the checkpoint itself.
			if (end < batch.length) return checkpoint;
		}
		return checkpoint;
	}
}

/** Concatenates two arrays, in a buffer with room for more. */
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

/** Visits the steps that lead to the positions from + 1 … to, one behind the steps it is given. */
class Walker {
	#depth: number;
	/** The step that waits for the one after it. */
	#waiting = NO_STEP;
	#done = false;

	/**
	 * @param position where the steps begin.
	 * @param start the checkpoint there; null for the beginning.
	 */
	constructor(
		public position: number,
		start: Checkpoint | null,
		private readonly from: number,
		private readonly to: number,
		private readonly visit: StepMatch
	) {
		this.#depth = start?.statistics.depth ?? 0;
	}

	/** Takes the next `count` steps. @returns whether `visit` returned true. */
	walk(steps: Int32Array, count: number): boolean {
		const { from, to, visit } = this;
		let { position } = this;
		let depth = this.#depth;
		let waiting = this.#waiting;
		for (let i = 0; i < count; i++) {
			const step = steps[i];
			if (position > from && position <= to && visit(waiting, depth, position, step)) {
				this.#done = true;
				break;
			}
			const kind = stepKind(step);
			if (kind === PLACE || kind === FORCE) depth++;
			else if (kind === BACKTRACK) depth--;
			waiting = step;
			position++;
		}
		this.position = position;
		this.#depth = depth;
		this.#waiting = waiting;
		return this.#done;
	}

	/** Visits the last step if none follows it. */
	finish(): void {
		const { position, from, to } = this;
		if (!this.#done && position > from && position <= to)
			this.visit(this.#waiting, this.#depth, position, NO_STEP);
	}
}
