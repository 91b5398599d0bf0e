/** For the player tests: a trace of hand-made steps, and a ticker that tests control. */
import { noStatistics } from '$lib/engine/trace/statistics';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	PLACE,
	REJECT,
	SOLUTION,
	packStep,
	stepKind,
	unpackStep
} from '$lib/engine/search/step';
import type { Moment } from '$lib/engine/trace/moment';
import type { DepthProfile } from '$lib/engine/trace/profile';
import { NO_STEP, type StepMatch, type Trace } from '$lib/engine/trace/trace';
import type { Tree } from '$lib/engine/trace/tree/tree';
import type { Ticker } from '../player/frame-loop';

const KINDS = {
	c: CHOOSE,
	r: REJECT,
	p: PLACE,
	f: FORCE,
	e: ELIMINATE,
	d: DEADEND,
	b: BACKTRACK,
	s: SOLUTION
} as const;

/**
 * Parses steps from a short text such as `c0 r0 p0 c1 d1 b0 s`: each is a letter for the kind (c,
 * r, p, f, e, d, b, s) and the variable.
 */
export function stepsOf(text: string): number[] {
	return text
		.split(/\s+/)
		.filter((word) => word !== '')
		.map((word) => {
			const kind = KINDS[word[0] as keyof typeof KINDS];
			const variable = word.length > 1 ? Number(word.slice(1)) : -1;
			return packStep(kind, variable, kind === CHOOSE || kind === SOLUTION ? -1 : 0);
		});
}

/** A run of `steps` steps that goes down and back like a search and ends with a solution. */
export function longRun(steps: number, deepest = 40): Int32Array {
	const words = new Int32Array(steps);
	const path: number[] = [];
	let seed = 7;
	const random = () => {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
		return (seed >>> 8) / 2 ** 24;
	};
	for (let i = 0; i < steps - 1; i++) {
		const turn = random();
		if (turn < 0.62) words[i] = packStep(REJECT, path.length, 1);
		else if (path.length < deepest && (path.length < 3 || turn < 0.81)) {
			path.push(path.length);
			words[i] = packStep(PLACE, path.length - 1, 1);
		} else words[i] = packStep(BACKTRACK, path.pop() ?? 0, 1);
	}
	words[steps - 1] = packStep(SOLUTION, -1, -1);
	return words;
}

const NO_TREE: Tree = {
	length: 0,
	parent: new Int32Array(0),
	depth: new Uint16Array(0),
	variable: new Int32Array(0),
	value: new Int8Array(0),
	chosen: new Int32Array(0),
	position: new Float64Array(0),
	size: new Float64Array(0),
	storedSize: new Int32Array(0),
	flags: new Uint8Array(0)
};

export class PackedTrace implements Trace {
	readonly tree = NO_TREE;
	readonly costs = new Float64Array(0);
	readonly nodes = Float64Array.of(1);
	readonly notes = null;
	readonly depths: Uint16Array;
	/** Called for each step that is scanned, so that a test can let time pass. */
	onlook: () => void = () => {};
	/** A `find` waits for this before it starts. */
	gate: () => Promise<void> = () => Promise.resolve();
	finds = 0;

	constructor(
		readonly words: ArrayLike<number>,
		public length = words.length,
		public ended = true
	) {
		this.depths = new Uint16Array(words.length + 1);
		for (let i = 0; i < words.length; i++) {
			const kind = stepKind(words[i]);
			const change = kind === PLACE || kind === FORCE ? 1 : kind === BACKTRACK ? -1 : 0;
			this.depths[i + 1] = this.depths[i] + change;
		}
	}

	get solutions(): Float64Array {
		const positions = [];
		for (let i = 0; i < this.length; i++) {
			if (stepKind(this.words[i]) === SOLUTION) positions.push(i + 1);
		}
		return Float64Array.from(positions);
	}

	get profile(): DepthProfile {
		const width = Math.max(1, Math.ceil((this.length + 1) / 2048));
		const length = Math.ceil((this.length + 1) / width);
		const shallowest = new Uint16Array(length).fill(65_535);
		const deepest = new Uint16Array(length);
		for (let position = 0; position <= this.length; position++) {
			const bin = Math.floor(position / width);
			const depth = this.depths[position];
			shallowest[bin] = Math.min(shallowest[bin], depth);
			deepest[bin] = Math.max(deepest[bin], depth);
		}
		return { width, length, shallowest, deepest };
	}

	at(position: number): Moment {
		const at = Math.max(0, Math.min(this.length, Math.floor(position)));
		return {
			position: at,
			step: at === 0 ? null : unpackStep(this.words[at - 1], -1),
			assignment: new Int8Array(0),
			frames: [],
			domains: null,
			prunedValues: null,
			statistics: { ...noStatistics(), steps: at, depth: this.depths[at] },
			outcome: this.ended && at === this.length ? { kind: 'solved' } : null
		};
	}

	#matches(match: StepMatch, position: number): boolean {
		const next = position < this.length ? this.words[position] : NO_STEP;
		return match(this.words[position - 1], this.depths[position], position, next);
	}

	scan(from: number, to: number, match: StepMatch): number {
		const last = Math.min(to, this.length);
		for (let position = from + 1; position <= last; position++) {
			this.onlook();
			if (this.#matches(match, position)) return position;
		}
		return -1;
	}

	async find(
		from: number,
		direction: 1 | -1,
		match: StepMatch,
		signal?: AbortSignal
	): Promise<number> {
		this.finds++;
		await this.gate();
		signal?.throwIfAborted();
		for (let at = from + direction; at > 0 && at <= this.length; at += direction) {
			if (this.#matches(match, at)) return at;
		}
		return -1;
	}
}

/** A ticker whose frames are triggered by tests. */
export class HandTicker implements Ticker {
	time = 0;
	#frames = new Map<number, (time: number) => void>();
	#next = 1;

	now(): number {
		return this.time;
	}

	request(frame: (time: number) => void): number {
		this.#frames.set(this.#next, frame);
		return this.#next++;
	}

	cancel(id: number): void {
		this.#frames.delete(id);
	}

	/** The number of requested frames. */
	get pending(): number {
		return this.#frames.size;
	}

	/** Lets time pass and draws one frame. */
	frame(milliseconds = 16): void {
		this.time += milliseconds;
		const frames = [...this.#frames.values()];
		this.#frames.clear();
		for (const frame of frames) frame(this.time);
	}

	/** Draws frames of 10 ms for this long. */
	run(milliseconds: number): void {
		for (let passed = 0; passed < milliseconds; passed += 10) this.frame(10);
	}
}
