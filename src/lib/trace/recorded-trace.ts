import type { Resumable, Resume } from './checkpoint';
import { CheckpointStore } from './checkpoint-store';
import type { Moment } from './moment';
import type { Outcome } from './outcome';
import { ProfileBuilder, type DepthProfile } from './profile';
import type { TraceChunk } from './recorder';
import { Replay, type ReplayStart } from './replay';
import { countStep, noStatistics, type Statistics } from './statistics';
import { BACKTRACK, CHOOSE, FORCE, PLACE, stepBuffer, type StepBuffer } from './step';
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
const BEHIND = 2048;
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
	readonly checkpoints = new CheckpointStore();

	#windows: Window[] = [];
	readonly #scratch = stepBuffer(1 << 12);

	/**
	 * @param values the number of values of the problem.
	 * @param resume starts the recorded search anew at a point.
	 * @param pause lets the thread breathe between slices of a long `find`.
	 */
	constructor(
		private readonly values: number,
		private readonly resume: Resume,
		private readonly pause: () => Promise<void> = () => Promise.resolve()
	) {}

	/** Takes what the recorder learnt since its last chunk. */
	append(chunk: TraceChunk): void {
		this.checkpoints.append(chunk.checkpoints);
		this.length = chunk.statistics.steps;
		this.profile = chunk.profile;
		if (chunk.tree !== null) this.tree = chunk.tree;
		if (chunk.solutions.length > 0) {
			const solutions = new Float64Array(this.solutions.length + chunk.solutions.length);
			solutions.set(this.solutions);
			solutions.set(chunk.solutions, this.solutions.length);
			this.solutions = solutions;
		}
	}

	/** Nothing more will come. @param outcome how the search ended, null when it broke off. */
	end(outcome: Outcome | null): void {
		this.ended = true;
		this.outcome = outcome;
	}

	at(position: number): Moment {
		const at = Math.max(0, Math.min(this.length, Math.floor(position)));
		const window = this.#window(at);
		if (window.replay.position > at) window.replay = new Replay(window.start, this.values);
		const { replay, words, causes, first } = window;
		while (replay.position < at) replay.apply(words[replay.position - first]);
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
		return { run: this.resume(point), statistics: { ...point.statistics } };
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

	/** Resumes before the position, looks for the node to start from, and records from there. */
	#makeWindow(position: number): Window {
		const { run, statistics } = this.#resumeBefore(Math.max(0, position - BEHIND));
		const start = this.#startNode(run, statistics, position);
		const at = start ?? this.#pointBefore(position);
		const from = at === null ? this.resume(null) : this.resume(at);
		const first = at === null ? 0 : at.statistics.steps;
		const capacity = Math.min(position + AHEAD, this.length) - first;
		const replayStart: ReplayStart = {
			assignment: from.assignment.slice(),
			domains: from.domains?.slice() ?? null,
			frames: from.frames(),
			crossedOut: from.crossedOut(),
			statistics: at === null ? noStatistics() : { ...at.statistics }
		};
		const buffer = stepBuffer(capacity);
		let length = 0;
		while (length < capacity) {
			const part = partOf(buffer, length);
			const count = from.fill(part);
			if (count === 0) break;
			length += count;
		}
		return {
			start: replayStart,
			first,
			last: first + length,
			words: buffer.words,
			causes: buffer.causes,
			replay: new Replay(replayStart, this.values)
		};
	}

	#pointBefore(position: number) {
		const index = this.checkpoints.before(Math.max(0, position - BEHIND));
		return index < 0 ? null : this.checkpoints.get(index);
	}

	/**
	 * Runs on to the first node less than two reaches before `position`, and says how to resume
	 * there; null when the run already stands close enough or there is no such node.
	 */
	#startNode(run: Resumable, statistics: Statistics, position: number) {
		const earliest = position - 2 * BEHIND;
		if (statistics.steps >= earliest) return null;
		const path = run.frames().map(({ variable, value, forced }) => ({ variable, value, forced }));
		for (let count; (count = run.fill(this.#scratch)) > 0;) {
			for (let i = 0; i < count; i++) {
				const word = this.#scratch.words[i];
				const kind = word & 15;
				if (kind === CHOOSE && statistics.steps >= earliest) {
					if (statistics.steps > position) return null;
					const decisions = path
						.filter(({ forced }) => !forced)
						.flatMap(({ variable, value }) => [variable, value]);
					return { decisions, statistics };
				}
				countStep(statistics, word);
				if (kind === PLACE || kind === FORCE)
					path.push({
						variable: word >> 10,
						value: (word >>> 4) & 63,
						forced: kind === FORCE
					});
				else if (kind === BACKTRACK) path.pop();
			}
			if (statistics.steps > position) return null;
		}
		return null;
	}
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
