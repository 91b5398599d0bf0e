import type { ProblemKind } from '$lib/engine/kind';
import type { Problem } from '$lib/engine/problem';
import { fitStrategy } from '$lib/engine/search/choices';
import { limitedSearch } from '$lib/engine/search/limits';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';
import { RecordedTrace } from '$lib/engine/trace/recorded-trace';
import { Recorder } from '$lib/engine/trace/recorder';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	FORCE,
	PLACE,
	SOLUTION,
	stepKind,
	type StepKind
} from '$lib/engine/search/step';
import { readAddress } from '$lib/stage/address/address';

/** A longer search is cut off: it is recorded in one go while the page is being built. */
export const MOST_STEPS = 1000;

/** How long each moment is shown, in milliseconds: longer where there is more to understand. */
const PACE: Readonly<Record<StepKind, number>> = {
	choose: 0, // not shown
	reject: 230,
	place: 420,
	force: 420,
	eliminate: 230,
	deadend: 800,
	backtrack: 480,
	prune: 800,
	stuck: 2600,
	solution: 2600
};
const PACE_AT_START = 900;
const PACE_AT_END = 2600;

/** A leaf of the decision tree, where the search fails or succeeds. */
interface Leaf {
	readonly kind: 'deadend' | 'solution';
	readonly position: number;
}

/**
 * A small search that is recorded at once and shown in a loop, moment by moment. It has no clock:
 * the component calls {@link next} after each moment's {@link pace}.
 */
export class SmallRun<Setup = unknown> {
	readonly setup: Setup;
	/** The number of steps in the search. */
	readonly length: number;
	/** The number of placements in force at each position, 0 … `length`. */
	readonly depths: readonly number[];
	readonly leaves: readonly Leaf[];

	readonly #trace: RecordedTrace;
	/** The positions that are shown. Choices of a variable are skipped: nothing visible changes. */
	readonly shown: readonly number[];
	#index = $state(0);

	readonly position = $derived.by(() => this.shown[this.#index]);
	readonly moment = $derived.by(() => this.#trace.at(this.position));
	/** How long to show the moment, in milliseconds. */
	readonly pace = $derived.by(() => {
		const { step } = this.moment;
		if (step === null) return PACE_AT_START;
		const isLast = this.#index === this.shown.length - 1;
		return Math.max(PACE[step.kind], isLast ? PACE_AT_END : 0);
	});

	/**
	 * Starts at a moment that is interesting on its own: the deepest dead end before the first
	 * solution.
	 * @param search the query of a studio address for this kind.
	 */
	constructor(kind: ProblemKind<Setup>, search: string) {
		const { setup, strategy } = readAddress(kind, search).address;
		this.setup = setup;
		this.#trace = recordingOf(kind.problem(setup), strategy);
		this.length = this.#trace.length;

		const shown = [0];
		const depths = [0];
		const leaves: Leaf[] = [];
		let isLeaf = true;
		this.#trace.scan(0, this.length, (word, depth) => {
			const position = depths.push(depth) - 1;
			const step = stepKind(word);
			if (step !== CHOOSE) shown.push(position);
			if (step === SOLUTION) leaves.push({ kind: 'solution', position });
			// A variable that runs out of values after a backtrack is not a leaf; its descendants were.
			if (step === DEADEND && isLeaf) leaves.push({ kind: 'deadend', position });
			if (step === BACKTRACK) isLeaf = false;
			else if (step === PLACE || step === FORCE) isLeaf = true;
			return false;
		});
		this.shown = shown;
		this.depths = depths;
		this.leaves = leaves;
		this.#index = shown.indexOf(this.#farthest());
	}

	/** The moment at a position. */
	at(position: number): Moment {
		return this.#trace.at(position);
	}

	/** Moves to the next moment, and from the last one back to the start. */
	next(): void {
		this.#index = (this.#index + 1) % this.shown.length;
	}

	/** The last of the deepest dead ends before a solution; if none, the solution or the end. */
	#farthest(): number {
		const solution = this.leaves.find(({ kind }) => kind === 'solution')?.position ?? this.length;
		const [farthest] = this.leaves
			.filter(({ kind, position }) => kind === 'deadend' && position < solution)
			.map(({ position }) => position)
			.sort((a, b) => this.depths[b] - this.depths[a] || b - a);
		return farthest ?? solution;
	}
}

function recordingOf(problem: Problem, wanted: Strategy): RecordedTrace {
	const fitting = fitStrategy(problem, wanted);
	const steps = Math.min(fitting.limits.steps ?? MOST_STEPS, MOST_STEPS);
	const strategy = { ...fitting, limits: { ...fitting.limits, steps } };
	const recorder = new Recorder(problem, strategy);
	const trace = new RecordedTrace(problem, strategy);
	const batches = limitedSearch(problem, strategy);
	for (;;) {
		const { done, value } = batches.next();
		if (!done) {
			recorder.record(value);
			continue;
		}
		trace.append(recorder.chunk(false));
		trace.end(value);
		return trace;
	}
}
