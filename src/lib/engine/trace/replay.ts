import { allValues, initialDomains, type Problem } from '../problem';
import type { Frame } from '../search/frame';
import type { Checkpoint } from './checkpoint';
import type { Moment } from './moment';
import type { Outcome } from '../search/outcome';
import { Learnt, type LearningChoice } from './learnt';
import { SolvedValues } from './solved-values';
import { countStep, noStatistics } from './statistics';
import {
	BACKTRACK,
	CHOOSE,
	ELIMINATE,
	FORCE,
	PLACE,
	REJECT,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable,
	type Step,
	unpackStep
} from '../search/step';

/** Where a replay starts: at a checkpoint. */
export interface ReplayStart {
	/** The steps that lead there, already counted in its statistics. */
	readonly steps: Iterable<number>;
	readonly checkpoint: Checkpoint;
}

type MutableFrame = { -readonly [field in keyof Frame]: Frame[field] };

/** Applies the steps of a search, one by one, to the complete state. Independent of the problem. */
export class Replay {
	readonly #assignment: Int8Array;
	readonly #domains: Int32Array | null;
	/** The candidates before anything was crossed out: the puzzle's own. */
	readonly #allowed: Int32Array | null;
	readonly #frames: MutableFrame[] = [];
	readonly #valueCount: number;
	/** Copies of the frames as last shown; the first `#shown` are still current. */
	#copies: Frame[] = [];
	#shown = 0;
	#statistics = noStatistics();
	#solved = new SolvedValues();
	/**
	 * For each frame, what elimination crossed out after its placement: variable, value, … Without
	 * elimination there is nothing to keep, and a path can have thousands of frames.
	 */
	readonly #crossedOut: number[][] = [];

	readonly #learnt: Learnt;

	constructor(problem: Problem, strategy: LearningChoice, start: ReplayStart | null = null) {
		const { fixed, valueCount } = problem;
		this.#learnt = new Learnt(problem, strategy, start?.steps, start?.checkpoint.learnt);
		this.#valueCount = valueCount;
		this.#assignment = Int8Array.from(fixed);
		this.#allowed = strategy.elimination !== 'none' ? initialDomains(problem) : null;
		this.#domains = this.#allowed?.slice() ?? null;
		if (start === null) return;
		for (const step of start.steps) this.#apply(step);
		this.#statistics = { ...start.checkpoint.statistics };
		this.#recall(start.checkpoint.solved);
	}

	get position(): number {
		return this.#statistics.steps;
	}

	/** Applies the next step, packed, and its cause. */
	apply(word: number, cause: number): void {
		countStep(this.#statistics, word, cause);
		this.#learnt.follow(word, cause);
		this.#apply(word, cause);
	}

	/** @param cause −1 for the steps that lead to a checkpoint: no jump passed over what is in force there */
	#apply(word: number, cause = -1): void {
		const variable = stepVariable(word);
		const value = stepValue(word);
		const frames = this.#frames;
		const top = frames.length - 1;
		// Only the top two frames can change.
		this.#shown = Math.min(this.#shown, Math.max(0, top - 1));
		switch (stepKind(word)) {
			case CHOOSE: {
				this.#giveUpOpen();
				const left = this.#domains === null ? allValues(this.#valueCount) : this.#domains[variable];
				this.#push(variable, -1, left);
				break;
			}
			case REJECT:
				frames[top].rejected |= 1 << value;
				this.#try(frames[top], value);
				break;
			case PLACE:
				frames[top].value = value;
				this.#try(frames[top], value);
				this.#assignment[variable] = value;
				break;
			case FORCE:
				this.#giveUpOpen();
				this.#push(variable, value, 0);
				frames[frames.length - 1].forced = true;
				this.#assignment[variable] = value;
				break;
			case ELIMINATE:
				if (this.#domains !== null) this.#domains[variable] &= ~(1 << value);
				this.#crossedOut.at(-1)?.push(variable, value);
				break;
			case BACKTRACK:
				this.#takeBack(variable, value, cause >= 0);
				break;
			case SOLUTION:
				this.#giveUpOpen();
				this.#solved.solve(frames.length, (depth) => frames[depth].value);
				break;
		}
	}

	/** A search tries another value of the variable it took back; its own steps may go on elsewhere. */
	#giveUpOpen(): void {
		if (this.#frames.at(-1)?.value !== -1) return;
		this.#frames.pop();
		this.#crossedOut.pop();
	}

	#try(frame: MutableFrame, value: number): void {
		frame.left &= ~(1 << value);
		frame.tried = { value, before: frame.tried };
	}

	#push(variable: number, value: number, left: number): void {
		this.#solved.open(this.#frames.length);
		const masks = { rejected: 0, failed: 0, solved: 0, skipped: 0, left };
		this.#frames.push({ variable, value, forced: false, ...masks, tried: undefined });
		if (this.#domains !== null) this.#crossedOut.push([]);
	}

	/**
	 * The steps that lead to a checkpoint skip what was searched beside it: every value taken back
	 * there seems to have failed.
	 *
	 * @param masks the values that led to a solution, for each decision.
	 */
	#recall(masks: readonly number[]): void {
		if (masks.length === 0) return;
		const decisions = masks.values();
		this.#solved = new SolvedValues(
			this.#frames.map((frame) => {
				const mask = frame.forced ? 0 : (decisions.next().value ?? 0);
				frame.solved = frame.failed & mask;
				frame.failed &= ~mask;
				return mask;
			})
		);
	}

	/** Frames that did not change are the same objects as in the previous moment. */
	#copyFrames(): Frame[] {
		const frames = this.#frames;
		this.#copies.length = Math.min(this.#copies.length, this.#shown);
		for (let i = this.#copies.length; i < frames.length; i++) this.#copies.push({ ...frames[i] });
		this.#shown = frames.length;
		return this.#copies.slice();
	}

	#prunedValues(): Int32Array | null {
		if (this.#domains === null || this.#allowed === null) return null;
		const allowed = this.#allowed;
		// A variable without a value is not placed yet: the placement before it is the last one.
		const latest = this.#crossedOut.at(this.#frames.at(-1)?.value === -1 ? -2 : -1);
		if (latest === undefined)
			return this.#domains.map((mask, variable) => allowed[variable] & ~mask);
		const pruned = new Int32Array(this.#domains.length);
		for (let i = 0; i < latest.length; i += 2) pruned[latest[i]] |= 1 << latest[i + 1];
		return pruned;
	}

	#takeBack(variable: number, value: number, isSkipped: boolean): void {
		const frames = this.#frames;
		this.#giveUpOpen();
		const top = frames.length - 1;
		const frame = frames[top];
		const crossedOut = this.#crossedOut[top];
		for (let i = 0; this.#domains !== null && i < crossedOut.length; i += 2)
			this.#domains[crossedOut[i]] |= 1 << crossedOut[i + 1];
		this.#assignment[variable] = -1;
		if (frame.forced) {
			frames.pop();
			this.#crossedOut.pop();
		} else {
			frame.value = -1;
			if (this.#solved.has(top, value)) frame.solved |= 1 << value;
			else if (isSkipped) frame.skipped |= 1 << value;
			else frame.failed |= 1 << value;
			if (this.#domains !== null) this.#crossedOut[top] = [];
		}
	}

	#weights(): Int32Array | undefined {
		const assignment = this.#assignment;
		const { weights } = this.#learnt;
		if (weights === null) return undefined;
		return Int32Array.from(assignment, (value, variable) =>
			value < 0 ? weights.degree(assignment, variable) : 0
		);
	}

	/** The conflict set that a step is about; where solutions were found below, there is none. */
	#conflict(step: Step | null) {
		const { conflict } = this.#learnt;
		const top = this.#frames.at(-1);
		if (step === null || top?.variable !== step.variable) return conflict;
		const solved = step.kind === 'backtrack' ? (top.solved >>> step.value) & 1 : top.solved;
		return solved === 0 ? conflict : undefined;
	}

	/** A copy of the state. @param word, cause the step that led here; word null at position 0. */
	moment(word: number | null, cause: number, outcome: Outcome | null): Moment {
		const step = word === null ? null : unpackStep(word, cause);
		const conflict = this.#conflict(step);
		return {
			position: this.position,
			step,
			assignment: this.#assignment.slice(),
			domains: this.#domains === null ? null : this.#domains.slice(),
			prunedValues: this.#prunedValues(),
			frames: this.#copyFrames(),
			statistics: { ...this.#statistics },
			deadEnds: this.#learnt.deadEnds.slice(),
			weights: this.#weights(),
			conflict: conflict?.set,
			conflictOf: conflict?.of,
			outcome
		};
	}
}
