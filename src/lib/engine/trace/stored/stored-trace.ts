import { MAX_VALUES } from '../../problem';
import type { Outcome } from '../../search/outcome';
import {
	BACKTRACK,
	CHOOSE,
	ELIMINATE,
	FORCE,
	PLACE,
	SOLUTION,
	STEP_KINDS,
	stepKind,
	stepValue,
	stepVariable,
	unpackStep,
	type StepKind
} from '../../search/step';
import type { Moment } from '../moment';
import { ProfileBuilder, type DepthProfile } from '../profile';
import { SOLUTIONS_KEPT } from '../solutions';
import type { Statistics } from '../statistics';
import { NO_STEP, type StepMatch, type Trace } from '../trace';
import type { Tree } from '../tree/tree';
import { NODE_BUDGET, TreeBuilder } from '../tree/tree-builder';
import { KeptStates } from './kept-states';
import { CALL, HAS_RETURNED, RESTART, type StepLog } from './step-log';
import {
	StoredReplay,
	type ReturnedCall,
	type StoredProblem,
	type WaitingCall
} from './stored-replay';

/** A step with all that its log has of it. Fields that its kind does not use are −1. */
export interface StoredStep {
	readonly kind: StepKind | (typeof OWN_KINDS)[number];
	readonly variable: number;
	/** Of `return`: 1 for true, 0 for false, −1 for anything else. */
	readonly value: number;
	/** The line of the program, counted from 1; 0 for none. */
	readonly line: number;
	/** How many calls waited for the one that made it. */
	readonly depth: number;
	/** See {@link StepLog.others}. */
	readonly other: number;
}

/** Whether it is a kind of step that a search of ours makes. */
export function isSearchKind(kind: StoredStep['kind']): kind is StepKind {
	return STORED_KINDS.indexOf(kind) < CALL;
}

/** The calls at a moment. */
export interface Calls {
	/** Those that wait and, last, the one that works. */
	readonly waiting: readonly WaitingCall[];
	/** The one that has just returned to that; null if none has. */
	readonly returned: ReturnedCall | null;
}

/** What is known at a position. */
interface Shown {
	readonly moment: Moment;
	readonly calls: Calls;
}

/** Kinds of steps that no search of ours makes, in the order of their numbers from {@link CALL} on. */
const OWN_KINDS = ['call', 'return', 'pass', 'note', 'restart'] as const;
const STORED_KINDS = [...STEP_KINDS, ...OWN_KINDS] as const;
/** Moments kept: that of the board, that of the views a frame later, and those before them. */
const MOMENTS_KEPT = 4;
/** Steps that are told with what was there before. */
const CHANGES: readonly number[] = [PLACE, FORCE, BACKTRACK];
/** Steps of a `find` between two pauses. */
const SLICE = 1 << 20;

/**
 * The trace of a run that cannot be resumed, because no search of ours made its steps: a reader's program,
 * or another solver. It keeps every step, with the placements in force after it: 14 bytes. A position is
 * reached from a state before it, of which there is one every 4,096 steps, fewer if they would need more
 * than some 16 MB.
 *
 * Where its steps are those of a search, its moments are those of a `RecordedTrace`. What a search never does
 * (a call begins or ends, a filled cell is passed, a solver says something or begins again) has no `step` in its
 * moment: see {@link eventAt} and {@link callsAt}.
 */
export class StoredTrace implements Trace {
	readonly length: number;
	readonly ended = true;
	readonly tree: Tree;
	readonly profile: DepthProfile;
	readonly solutions: Float64Array;
	readonly costs: Float64Array;
	readonly nodes: Float64Array;
	readonly notes = null;
	/** The counters at the end. */
	readonly statistics: Readonly<Statistics>;
	/** The givens that it writes over or takes away. */
	readonly spoilt: ReadonlySet<number>;
	/** States from which positions are reached: as the checkpoints of a search, for what counts on from them. */
	readonly checkpoints: KeptStates;
	/** The placements in force after each step. */
	readonly #placed: Uint16Array;
	#replay: StoredReplay;
	/** The moments made last, the newest first: several views ask for the same one. */
	#made: Shown[] = [];

	/**
	 * @param log is kept, so it must not change any more.
	 * @param outcome how the run ended, null if that is not known.
	 * @param pause yields to the event loop between slices of a long `find`.
	 * @param recorded what {@link record} returns for the log.
	 * @throws RangeError if a step names a variable or a value that there cannot be.
	 */
	constructor(
		private readonly problem: StoredProblem,
		readonly log: StepLog,
		readonly outcome: Outcome | null,
		private readonly pause: () => Promise<void> = () => Promise.resolve(),
		recorded = recordAtOnce(problem, log)
	) {
		this.length = log.length;
		this.tree = recorded.tree;
		this.profile = recorded.profile;
		this.solutions = Float64Array.from(recorded.solutions);
		this.costs = Float64Array.from(recorded.costs);
		this.nodes = Float64Array.from(recorded.nodes);
		this.statistics = { ...recorded.replay.statistics };
		this.spoilt = recorded.spoilt;
		this.checkpoints = recorded.checkpoints;
		this.#placed = recorded.placed;
		this.#replay = recorded.replay;
	}

	/** The trace of a log that may be long: between slices of it, the thread can do something else. */
	static async inTurns(
		problem: StoredProblem,
		log: StepLog,
		outcome: Outcome | null,
		pause: () => Promise<void>
	): Promise<StoredTrace> {
		const recording = record(problem, log);
		for (;;) {
			const { done, value } = recording.next();
			if (done) return new StoredTrace(problem, log, outcome, pause, value);
			await pause();
		}
	}

	at(position: number): Moment {
		return this.#shown(position).moment;
	}

	/** The calls at a position, clamped as in {@link at}; none if the log has no calls. */
	callsAt(position: number): Calls {
		return this.#shown(position).calls;
	}

	/** The step that leads to a position, null for one without. */
	eventAt(position: number): StoredStep | null {
		const at = position - 1;
		const { words, lines, depths, others, length } = this.log;
		if (!(at >= 0 && at < length)) return null;
		return {
			kind: STORED_KINDS[stepKind(words[at])],
			variable: stepVariable(words[at]),
			value: stepValue(words[at]),
			line: lines[at] ?? 0,
			depth: (depths[at] ?? 0) & ~HAS_RETURNED,
			other: others[at]
		};
	}

	scan(from: number, to: number, match: StepMatch): number {
		const last = Math.min(to, this.length);
		for (let at = Math.max(1, from + 1); at <= last; at++) if (this.#matches(at, match)) return at;
		return -1;
	}

	async find(
		from: number,
		direction: 1 | -1,
		match: StepMatch,
		signal?: AbortSignal
	): Promise<number> {
		let at = direction === 1 ? Math.max(1, from + 1) : Math.min(this.length, from - 1);
		while (at >= 1 && at <= this.length) {
			if (this.#matches(at, match)) return at;
			at += direction;
			if (at % SLICE !== 0) continue;
			await this.pause();
			signal?.throwIfAborted();
		}
		return -1;
	}

	/** The tree below the node whose placement leads to a position. */
	subtree(position: number): Tree {
		const { words } = this.log;
		const replay = this.#replayAt(position).copy();
		const depth = replay.placed;
		const tree = new TreeBuilder(NODE_BUDGET, position, depth);
		const isOver = (at: number) =>
			this.#placed[at] < depth || (this.#placed[at] === depth && stepKind(words[at]) === PLACE);
		for (let at = position; at < this.length && !isOver(at); at++) replay.apply(this.log, tree);
		return tree.snapshot();
	}

	#matches(position: number, match: StepMatch): boolean {
		const { words } = this.log;
		const next = position < this.length ? words[position] : NO_STEP;
		return match(words[position - 1], this.#placed[position - 1], position, next);
	}

	#shown(position: number): Shown {
		const at = Math.max(0, Math.min(this.length, Math.floor(position)));
		const known = this.#made.find(({ moment }) => moment.position === at);
		if (known !== undefined) return known;
		// What a step takes back or writes over is read from the moment before it, to which a replay cannot go back.
		const changes = at > 1 && CHANGES.includes(stepKind(this.log.words[at - 1]));
		if (changes && this.#made.every(({ moment }) => moment.position !== at - 1)) this.#make(at - 1);
		return this.#make(at);
	}

	/** The state at a position, until the next call. */
	#replayAt(position: number): StoredReplay {
		const kept = this.checkpoints.before(position);
		const nearest = kept < 0 ? 0 : this.checkpoints.state(kept).position;
		const { position: now } = this.#replay;
		if (now > position || now < nearest)
			this.#replay =
				kept < 0
					? new StoredReplay(this.problem, eliminates(this.log))
					: this.checkpoints.state(kept).copy();
		while (this.#replay.position < position) this.#replay.apply(this.log);
		return this.#replay;
	}

	/** Keeps what is at a position. */
	#make(at: number): Shown {
		const replay = this.#replayAt(at);
		const isLast = at === this.length;
		const word = at === 0 ? CALL : this.log.words[at - 1];
		const moment: Moment = {
			position: at,
			step: stepKind(word) < CALL ? unpackStep(word, this.log.others[at - 1]) : null,
			assignment: replay.board(),
			domains: replay.domains(),
			prunedValues: replay.prunedValues(),
			frames: replay.frames(),
			statistics: { ...replay.statistics },
			outcome: isLast ? this.outcome : null
		};
		const shown = {
			moment,
			calls: { waiting: replay.calls.slice(), returned: replay.returned }
		};
		this.#made.unshift(shown);
		this.#made.length = Math.min(this.#made.length, MOMENTS_KEPT);
		return shown;
	}
}

/** What one pass over a log finds. */
interface Recorded {
	readonly tree: Tree;
	readonly profile: DepthProfile;
	readonly solutions: readonly number[];
	readonly costs: readonly number[];
	/** The number of nodes at each depth. */
	readonly nodes: readonly number[];
	readonly spoilt: ReadonlySet<number>;
	readonly checkpoints: KeptStates;
	readonly placed: Uint16Array;
	/** The state at the end. */
	readonly replay: StoredReplay;
}

/** Steps of a pass between two pauses: a few milliseconds. */
const TURN = 1 << 16;

/** Goes over a log once; yields now and then, so that nobody has to wait for it. */
function* record(problem: StoredProblem, log: StepLog): Generator<void, Recorded, void> {
	const { length, words, others } = log;
	const { fixed } = problem;
	const replay = new StoredReplay(problem, eliminates(log));
	const tree = new TreeBuilder();
	const profile = new ProfileBuilder();
	const checkpoints = new KeptStates();
	const solutions: number[] = [];
	const costs: number[] = [];
	const nodes = [1];
	const spoilt = new Set<number>();
	const all = new Uint16Array(length);
	for (let at = 0; at < length; at++) {
		if (at % TURN === TURN - 1) yield;
		if (at >= checkpoints.due) checkpoints.add(replay.copy());
		const kind = stepKind(words[at]);
		const variable = stepVariable(words[at]);
		check(words[at], fixed.length);
		const before = replay.placed;
		replay.apply(log, tree);
		const { placed } = replay;
		all[at] = placed;
		if (placed !== before || kind === PLACE) profile.mark(at + 1, placed);
		if (kind === PLACE || kind === FORCE) nodes[placed] = (nodes[placed] ?? 0) + 1;
		else if (kind === SOLUTION && solutions.length < SOLUTIONS_KEPT) {
			solutions.push(at + 1);
			costs.push(others[at]);
		}
		if ((kind === PLACE || kind === BACKTRACK) && fixed[variable] >= 0) spoilt.add(variable);
	}
	return {
		...{ tree: tree.snapshot(), profile: profile.snapshot(length), solutions, costs, nodes },
		...{ spoilt, checkpoints, placed: all, replay }
	};
}

/** Whether a log has eliminations. */
function eliminates({ words, length }: StepLog): boolean {
	for (let at = 0; at < length; at++) if (stepKind(words[at]) === ELIMINATE) return true;
	return false;
}

function recordAtOnce(problem: StoredProblem, log: StepLog): Recorded {
	const recording = record(problem, log);
	for (;;) {
		const { done, value } = recording.next();
		if (done) return value;
	}
}

/** @throws RangeError if a step names a variable or a value that there cannot be. */
function check(word: number, variableCount: number): void {
	const kind = stepKind(word);
	const variable = stepVariable(word);
	const isNamed = kind <= ELIMINATE || kind === BACKTRACK;
	const hasValue = isNamed && kind !== CHOOSE;
	if (kind > RESTART) throw new RangeError(`a step of kind ${kind}`);
	// A call may be about what comes after the last variable.
	if (variable < (isNamed ? 0 : -1) || variable >= variableCount + (kind >= CALL ? 1 : 0))
		throw new RangeError(`variable ${variable} of ${variableCount}`);
	const value = stepValue(word);
	if (value >= MAX_VALUES || (hasValue && value < 0)) throw new RangeError(`value ${value}`);
}
