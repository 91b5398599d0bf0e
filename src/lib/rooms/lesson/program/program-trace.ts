import { allValues, type Problem } from '$lib/engine/problem';
import type { Frame } from '$lib/engine/search/frame';
import type { Outcome } from '$lib/engine/search/outcome';
import { CHOOSE, packStep, STEP_KINDS, unpackStep } from '$lib/engine/search/step';
import type { Moment } from '$lib/engine/trace/moment';
import { ProfileBuilder } from '$lib/engine/trace/profile';
import { countStep, noStatistics, type Statistics } from '$lib/engine/trace/statistics';
import { NO_STEP, type StepMatch, type Trace } from '$lib/engine/trace/trace';
import { TreeBuilder } from '$lib/engine/trace/tree/tree-builder';
import { interpret, isSolved, type ProgramEnd, type ProgramStep } from './interpret';
import type { Program } from './program';

/** More nodes than a program makes before it is stopped. */
const NODES = 1 << 17;
/** Steps between two copies of the state, from which a moment can be reached. */
const APART = 2048;
/** Milliseconds of work before the page may answer the user. */
const TURN = 8;

type Open = { -readonly [field in keyof Frame]: Frame[field] };

/** Runs a program on the board of a problem, a few milliseconds at a time. */
export async function recordProgram(program: Program, problem: Problem): Promise<ProgramTrace> {
	const board = Int8Array.from(problem.fixed);
	const run = interpret(program, problem, board);
	const steps: ProgramStep[] = [];
	for (let until = performance.now() + TURN; ;) {
		const { done, value } = run.next();
		if (done) return new ProgramTrace(problem, steps, value, board);
		if (value !== null) steps.push(value);
		else if (performance.now() > until) {
			await new Promise((resolve) => setTimeout(resolve));
			until = performance.now() + TURN;
		}
	}
}

/**
 * The recorded run of a reader's program. It keeps every step, because a program that leaves values
 * behind cannot be resumed from its stack. A node of its tree is a call and the value it was made with;
 * it closes when the call that made it goes on, whether or not that takes the value back.
 */
export class ProgramTrace implements Trace {
	readonly length: number;
	readonly ended = true;
	readonly tree;
	readonly profile = new ProfileBuilder().snapshot(0);
	readonly solutions: Float64Array;
	readonly costs: Float64Array;
	readonly nodes = Float64Array.of(1);
	readonly notes = null;
	/** The counters at the end. */
	readonly statistics: Readonly<Statistics>;
	/** The givens that it writes over or takes away. */
	readonly spoilt: ReadonlySet<number>;
	/** The state after every so many steps, and the one that was shown last. */
	readonly #kept: Replay[] = [];
	#replay: Replay;

	/** @param board as the program left it */
	constructor(
		readonly problem: Problem,
		readonly steps: readonly ProgramStep[],
		readonly end: ProgramEnd,
		readonly board: Int8Array
	) {
		this.length = steps.length;
		const tree = new TreeBuilder(NODES);
		const replay = new Replay(problem);
		steps.forEach((step, at) => {
			if (at % APART === 0) this.#kept.push(replay.copy());
			replay.apply(step, tree);
		});
		this.#replay = replay;
		this.tree = tree.snapshot();
		this.statistics = replay.moment(null, null).statistics;
		const solved = steps.flatMap(({ kind }, at) => (kind === 'solution' ? [at + 1] : []));
		this.solutions = Float64Array.from(solved);
		this.costs = new Float64Array(solved.length).fill(-1);
		this.spoilt = new Set(
			steps.flatMap(({ kind, variable }) =>
				(kind === 'place' || kind === 'backtrack') && problem.fixed[variable] >= 0 ? [variable] : []
			)
		);
	}

	/** It says that it has solved the puzzle, and has. */
	get isRight(): boolean {
		const { end, problem, board } = this;
		return end.kind === 'returned' && end.value === true && isSolved(problem, board);
	}

	at(position: number): Moment {
		const at = Math.max(0, Math.min(this.length, Math.floor(position)));
		const kept = this.#kept.at(Math.floor(at / APART)) ?? this.#kept.at(-1);
		const isNear = this.#replay.position <= at && this.#replay.position >= (kept?.position ?? 0);
		if (!isNear) this.#replay = kept!.copy();
		while (this.#replay.position < at) this.#replay.apply(this.steps[this.#replay.position]);
		return this.#replay.moment(at === 0 ? null : this.steps[at - 1], this.#outcomeAt(at));
	}

	#outcomeAt(position: number): Outcome | null {
		if (position < this.length) return null;
		const { end } = this;
		if (end.kind !== 'returned') return { kind: 'stopped', by: 'steps' };
		return { kind: end.value === true ? 'solved' : 'exhausted' };
	}

	scan(from: number, to: number, match: StepMatch): number {
		const last = Math.min(to, this.length);
		for (let at = Math.max(1, from + 1); at <= last; at++) if (this.#matches(at, match)) return at;
		return -1;
	}

	async find(from: number, direction: 1 | -1, match: StepMatch): Promise<number> {
		for (let at = from + direction; at >= 1 && at <= this.length; at += direction)
			if (this.#matches(at, match)) return at;
		return -1;
	}

	#matches(position: number, match: StepMatch): boolean {
		const word = (at: number) => (at < this.length ? packed(this.steps[at]) : NO_STEP);
		return match(word(position - 1), this.steps[position - 1].depth, position, word(position));
	}
}

/** A step as those of a search; what a search never does has a word that nothing looks for. */
function packed({ kind, variable, value }: ProgramStep): number {
	if (kind === 'pass' || kind === 'return') return packStep(CHOOSE, -1, -1);
	return packStep(STEP_KINDS.indexOf(kind), kind === 'solution' ? -1 : variable, value);
}

/** The state to which steps of a program lead. */
class Replay {
	position = 0;
	#board: Int8Array;
	/** The calls in their loops. The value is that with which the call waits, −1 for none. */
	#frames: Open[] = [];
	/** How many of them wait with a value. */
	#waiting = 0;
	#statistics = noStatistics();

	constructor(private readonly problem: Problem) {
		this.#board = Int8Array.from(problem.fixed);
	}

	copy(): Replay {
		const copy = new Replay(this.problem);
		copy.position = this.position;
		copy.#board = this.#board.slice();
		copy.#frames = this.#frames.map((frame) => ({ ...frame }));
		copy.#waiting = this.#waiting;
		copy.#statistics = { ...this.#statistics };
		return copy;
	}

	/** Applies the next step. @param tree grows with it */
	apply(step: ProgramStep, tree?: TreeBuilder): void {
		const { kind, variable, value, depth } = step;
		const frames = this.#frames;
		this.position++;
		// The calls after this one have returned, and so has the one that it waited for.
		while (frames.length > depth + 1) {
			this.#close(tree);
			frames.pop();
		}
		const frame = frames.at(depth);
		if (frame !== undefined) this.#close(tree);
		if (kind === 'choose') {
			const masks = { rejected: 0, failed: 0, solved: 0, left: allValues(this.problem.valueCount) };
			frames.push({ variable, value: -1, forced: false, ...masks, tried: undefined });
			tree?.choose(variable);
		} else if ((kind === 'reject' || kind === 'place') && frame !== undefined) {
			frame.left &= ~(1 << value);
			frame.tried = { value, before: frame.tried };
			if (kind === 'reject') frame.rejected |= 1 << value;
			else {
				frame.value = value;
				this.#waiting++;
				this.#board[variable] = value;
				tree?.open(variable, value, false, this.position);
			}
		} else if (kind === 'backtrack') this.#board[variable] = -1;
		else if (kind === 'solution') tree?.solve();
		if (kind !== 'pass' && kind !== 'return') countStep(this.#statistics, packed(step), -1);
		this.#statistics.steps = this.position;
		this.#statistics.depth = this.#waiting;
	}

	/** The last call goes on. */
	#close(tree: TreeBuilder | undefined): void {
		const frame = this.#frames.at(-1);
		if (frame === undefined || frame.value < 0) return;
		frame.failed |= 1 << frame.value;
		frame.value = -1;
		this.#waiting--;
		tree?.close();
	}

	moment(step: ProgramStep | null, outcome: Outcome | null): Moment {
		// A search never waits without a value, so the views know nothing of that.
		const shown = this.#frames.filter(
			({ value }, at) => value >= 0 || at === this.#frames.length - 1
		);
		const isOwn = step === null || step.kind === 'pass' || step.kind === 'return';
		return {
			position: this.position,
			step: isOwn ? null : unpackStep(packed(step), -1),
			assignment: this.#board.slice(),
			domains: null,
			prunedValues: null,
			frames: shown.map((frame) => ({ ...frame })),
			statistics: { ...this.#statistics },
			outcome
		};
	}
}
