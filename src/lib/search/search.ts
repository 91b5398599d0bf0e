import { allValues, type Model, type Problem } from '../problems/problem';
import type { Resumable, ResumePoint } from '../trace/checkpoint';
import type { Frame } from '../trace/moment';
import type { Outcome } from '../trace/outcome';
import type { Seen } from '../trace/seen';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	packStep,
	stepBuffer,
	type StepBuffer
} from '../trace/step';
import { Eliminator } from './elimination';
import { naive, ORDERING_RULES, type OrderingRule, type Position } from './orderings';
import { Past } from './past';
import { mix } from './seeded';
import type { Strategy } from './strategy';
import { leastConstraining, preferred, shuffledValues } from './value-orderings';

export interface SearchOptions {
	/** Where the steps go; its capacity is the generator's grain. One step at a time by default. */
	readonly buffer?: StepBuffer;
	/** The interim checkpoint to go on from; null or absent starts at the beginning. */
	readonly from?: ResumePoint | null;
	/** Stay below `from`: end, as exhausted, instead of taking its last decision back. */
	readonly within?: boolean;
}

/**
 * Backtracking search, one for every problem and every strategy. Yields the buffer each time it is
 * full (and what is left at the end): with the default buffer of one, every single step.
 *
 * @returns how the search ended.
 * @throws RangeError when `options.from` is not a path of this search.
 */
export function* search(
	problem: Problem,
	strategy: Strategy,
	options: SearchOptions = {}
): Generator<StepBuffer, Outcome, void> {
	const run = new Search(problem, strategy, options);
	const buffer = options.buffer ?? stepBuffer(1);
	if (buffer.words.length >= AHEAD) while (run.fill(buffer) > 0) yield buffer;
	else {
		const portions = new Portions(run, buffer);
		while (portions.next()) yield buffer;
	}
	return run.outcome!;
}

/** Steps that are made at a time for a buffer of less. */
const AHEAD = 256;

/**
 * Hands out the steps of a search in small portions, but makes them many at a time: to come back
 * to the search for every step would cost more than the step.
 */
class Portions {
	readonly #ahead = stepBuffer(AHEAD);
	#length = 0;
	#next = 0;

	constructor(
		private readonly run: Search,
		private readonly buffer: StepBuffer
	) {}

	/** Fills the buffer with the next steps. @returns whether there were any. */
	next(): boolean {
		if (this.#next === this.#length) {
			this.#length = this.run.fill(this.#ahead);
			this.#next = 0;
			if (this.#length === 0) return false;
		}
		const { words, causes } = this.buffer;
		const ahead = this.#ahead;
		let length = 0;
		while (length < words.length && this.#next < this.#length) {
			words[length] = ahead.words[this.#next];
			causes[length++] = ahead.causes[this.#next++];
		}
		this.buffer.length = length;
		return true;
	}
}

/** What the search does next. */
const STARTING = 0;
const CHOOSING = 1;
const TRYING = 2;
const BACKTRACKING = 3;
const ENDED = 4;

/** Why there is no variable to decide at a node, in place of one. */
const SOLVED = -1;
const CANNOT_IMPROVE = -2;
const NOTHING_OPEN = -3;

/**
 * The search behind the generator: it can be left after any step and gone on with. Iterative, with
 * its own stack, because a recursive generator pays for its whole depth at each step.
 */
export class Search implements Resumable, Position {
	readonly variables: number;
	readonly values: number;
	readonly model: Model;
	readonly assignment: Int8Array;
	outcome: Outcome | null = null;
	/** Orderings: nothing before it is open. */
	firstOpen = 0;
	/** Orderings: made from the seed and the stack. */
	hash: number;

	#phase = STARTING;
	#steps = 0;
	#undos = 0;
	#solutions = 0;
	/** Of the stack, which is never gone below. */
	#floor = 0;

	/** Placements in force; one frame each, and one more while its next value is looked for. */
	#depth = 0;
	readonly #frameVariable: Int32Array;
	readonly #frameValue: Int32Array;
	readonly #frameForced: Uint8Array;
	/** Masks: what was legal, and what was to be tried, when the variable was chosen. */
	readonly #frameLegal: Int32Array;
	readonly #frameDomain: Int32Array;
	/** How far the frame's order of values is used up, and where in `order` it stands. */
	readonly #frameNext: Int32Array;
	readonly #frameOrder: Int32Array;
	readonly #frameMark: Int32Array;
	readonly #frameFirstOpen: Int32Array;
	readonly #frameHash: Int32Array;

	/** The order of values: one for all frames, or one for each where it depends on the node. */
	readonly #order: Uint8Array;
	readonly #hasOwnOrders: boolean;
	readonly #ordering: OrderingRule;
	/** Whether any choice is random, so that the hash is needed. */
	readonly #isSeeded: boolean;
	readonly #inOrder: boolean;
	/** Whether elimination follows every placement. */
	readonly #everyPlacement: boolean;
	readonly #maxSteps: number;
	readonly #maxBacktracks: number;
	readonly #maxSolutions: number;
	/** Branch and bound: what cannot cost less than `#best` is not followed. */
	readonly #isBounded: boolean;
	#best = Infinity;
	/** Whether the model is asked at a node, for its bound or for whether it is a solution. */
	readonly #asksModel: boolean;
	/** Whether what is legal may become less for good. */
	readonly #remembers: boolean;
	readonly #eliminator: Eliminator | null;
	readonly #domains: Int32Array | null;
	#queueStart = 0;
	/** Of the step that a node was closed with. */
	#cause = -1;

	/** @throws RangeError when `options.from` is not a path of this search. */
	constructor(
		readonly problem: Problem,
		readonly strategy: Strategy,
		options: Pick<SearchOptions, 'from' | 'within'> = {}
	) {
		const { variables, values } = problem;
		this.variables = variables;
		this.values = values;
		this.model = problem.model();
		this.assignment = Int8Array.from(problem.fixed);
		this.hash = mix(strategy.seed, 0);

		const frames = variables + 1;
		this.#frameVariable = new Int32Array(frames);
		this.#frameValue = new Int32Array(frames).fill(-1);
		this.#frameForced = new Uint8Array(frames);
		this.#frameLegal = new Int32Array(frames);
		this.#frameDomain = new Int32Array(frames);
		this.#frameNext = new Int32Array(frames);
		this.#frameOrder = new Int32Array(frames);
		this.#frameMark = new Int32Array(frames);
		this.#frameFirstOpen = new Int32Array(frames);
		this.#frameHash = new Int32Array(frames);

		const prefers = strategy.values === 'preferred' && this.model.preference !== undefined;
		this.#hasOwnOrders =
			prefers || strategy.values === 'random' || strategy.values === 'least-constraining';
		this.#order = new Uint8Array((this.#hasOwnOrders ? frames : 1) * values);
		if (this.#hasOwnOrders)
			for (let depth = 0; depth < frames; depth++) this.#frameOrder[depth] = depth * values;
		else
			for (let i = 0; i < values; i++)
				this.#order[i] = strategy.values === 'descending' ? values - 1 - i : i;
		const ordering = problem.isSequential ? 'naive' : strategy.ordering;
		this.#ordering = ORDERING_RULES[ordering];
		this.#isSeeded = ordering === 'random' || strategy.values === 'random';
		this.#eliminator =
			strategy.elimination === 'none'
				? null
				: new Eliminator(
						problem,
						this.model,
						this.assignment,
						strategy.elimination,
						(variable, value) => {
							this.#frameVariable[this.#depth] = variable;
							this.#descend(value, true);
						}
					);
		this.#domains = this.#eliminator?.domains ?? null;
		const { eliminate, goal, limits } = strategy;
		const searches = this.#eliminator === null || eliminate !== 'alone';
		this.#inOrder = ordering === 'naive';
		this.#everyPlacement = this.#eliminator !== null && eliminate === 'every';
		this.#maxSteps = limits.steps ?? Infinity;
		this.#maxBacktracks = limits.backtracks ?? Infinity;
		this.#maxSolutions = 1;
		if (searches && goal === 'all') this.#maxSolutions = limits.solutions ?? Infinity;
		if (searches && goal === 'best') this.#maxSolutions = Infinity;
		this.#isBounded = goal === 'best' && this.model.bound !== undefined;
		this.#asksModel = this.#isBounded || this.model.isSolution !== undefined;
		this.#remembers = problem.walk?.remembers ?? false;
		if (options.from) this.#resume(options.from);
		if (options.within) this.#floor = this.#depth;
	}

	/** At a node, with nothing left to tell of it: the place to take a checkpoint. */
	get atNode(): boolean {
		return (
			this.#phase === CHOOSING && this.#queueStart === (this.#eliminator?.queuedWords.length ?? 0)
		);
	}

	get domains(): Int32Array | null {
		return this.#domains;
	}

	/**
	 * Goes on until `buffer` is full or the search ends.
	 * @param capacity steps to write at most.
	 * @returns the number of steps written from the buffer's start; 0 when the search has ended.
	 */
	fill(buffer: StepBuffer, capacity = buffer.words.length): number {
		const { words, causes } = buffer;
		const { values } = this;
		const order = this.#order;
		const eliminator = this.#eliminator;
		const inOrder = this.#inOrder;
		const asksModel = this.#asksModel;
		const end = this.#maxSteps === Infinity ? capacity : this.#room(capacity);
		let length = 0;
		let phase = this.#phase;

		// Invariant: the placements on the stack break no constraint, and every value of a frame
		// before its `next` is settled: it was rejected, or it failed, or it is the one in place.
		search: while (length < end) {
			if (eliminator !== null && this.#queueStart < eliminator.queuedWords.length) {
				length = this.#takeQueued(eliminator, buffer, length, end);
				continue;
			}
			switch (phase) {
				case STARTING:
					phase = this.#start();
					break;

				case CHOOSING: {
					// Called by its name, the commonest rule is compiled into the loop.
					const variable = asksModel ? this.#ask() : inOrder ? naive(this) : this.#ordering(this);
					if (variable < 0) {
						words[length] = this.#close(variable);
						causes[length++] = this.#cause;
						phase = this.outcome === null ? BACKTRACKING : ENDED;
						break;
					}
					if (inOrder) this.firstOpen = variable;
					this.#open(variable);
					words[length++] = packStep(CHOOSE, variable, -1);
					phase = TRYING;
					break;
				}

				case TRYING: {
					const depth = this.#depth;
					const variable = this.#frameVariable[depth];
					const base = this.#frameOrder[depth];
					const legal = this.#frameDomain[depth] & this.#frameLegal[depth];
					const clashing = this.#frameDomain[depth] & ~legal;
					// The values up to `stop` fit into the buffer, whatever becomes of them.
					const stop = Math.min(values, this.#frameNext[depth] + end - length);
					let next = this.#frameNext[depth];
					let placed = -1;
					while (next < stop) {
						const value = order[base + next++];
						if ((clashing >>> value) & 1) {
							words[length++] = REJECT | (value << 4) | (variable << 10);
						} else if ((legal >>> value) & 1) {
							placed = value;
							break;
						}
					}
					this.#frameNext[depth] = next;
					if (placed >= 0) {
						words[length++] = PLACE | (placed << 4) | (variable << 10);
						this.#descend(placed, false);
						phase = CHOOSING;
						if (this.#everyPlacement && !eliminator!.after(variable)) phase = BACKTRACKING;
					} else if (next === values && length < end) {
						causes[length] = -1;
						words[length++] = packStep(DEADEND, variable, -1);
						phase = BACKTRACKING;
					}
					break;
				}

				case BACKTRACKING: {
					if (this.#depth === this.#floor) {
						this.outcome = { kind: 'exhausted' };
						phase = ENDED;
						break;
					}
					if (this.#undos >= this.#maxBacktracks) {
						this.outcome = { kind: 'stopped', by: 'backtracks' };
						phase = ENDED;
						break;
					}
					const depth = --this.#depth;
					const variable = this.#frameVariable[depth];
					const value = this.#frameValue[depth];
					this.model.unplace(variable, value);
					this.assignment[variable] = -1;
					this.#frameValue[depth] = -1;
					this.firstOpen = this.#frameFirstOpen[depth];
					if (this.#isSeeded) this.hash = this.#frameHash[depth];
					eliminator?.restore(this.#frameMark[depth]);
					this.#undos++;
					words[length++] = BACKTRACK | (value << 4) | (variable << 10);
					if (this.#remembers) this.#relearn(depth);
					if (this.#frameForced[depth] === 0) phase = TRYING;
					break;
				}

				case ENDED:
					break search;
			}
		}
		buffer.length = length;
		this.#steps += length;
		if (length === 0 && (phase !== ENDED || !this.#isTold)) {
			this.outcome = { kind: 'stopped', by: 'steps' };
			phase = ENDED;
		}
		this.#phase = phase;
		return length;
	}

	/** The next variable at a node, or why there is none, where the model has a say in it. */
	#ask(): number {
		const { model } = this;
		if (this.#isBounded) {
			const bound = model.bound!();
			if (bound >= this.#best) {
				this.#cause = bound;
				return CANNOT_IMPROVE;
			}
		}
		if (model.isSolution?.()) return SOLVED;
		const variable = this.#inOrder ? naive(this) : this.#ordering(this);
		return variable < 0 && model.isSolution !== undefined ? NOTHING_OPEN : variable;
	}

	/** Closes a node below which there is nothing. @returns the step. */
	#close(reason: number): number {
		if (reason === CANNOT_IMPROVE) return packStep(PRUNE, -1, -1);
		this.#cause = -1;
		if (reason === NOTHING_OPEN) return packStep(DEADEND, -1, -1);
		if (this.model.bound !== undefined) {
			this.#cause = this.model.bound();
			if (this.#cause < this.#best) this.#best = this.#cause;
		}
		if (++this.#solutions >= this.#maxSolutions) this.outcome = { kind: 'solved' };
		return packStep(SOLUTION, -1, -1);
	}

	/** What is legal for the frame on top, beyond the values that are settled. */
	#relearn(depth: number): void {
		const settled = this.#settled(depth);
		const legal = this.model.legal(this.#frameVariable[depth]);
		this.#frameLegal[depth] = (this.#frameLegal[depth] & settled) | (legal & ~settled);
	}

	/** The part of `capacity` that the limit on steps leaves. */
	#room(capacity: number): number {
		return Math.min(capacity, this.#maxSteps - this.#steps);
	}

	/** Whether all steps of elimination are written. */
	get #isTold(): boolean {
		return this.#queueStart === (this.#eliminator?.queuedWords.length ?? 0);
	}

	/** The stack, the root's decision first. Only between nodes, or before the first `fill`. */
	frames(): Frame[] {
		const frames: Frame[] = [];
		const choosing = this.#phase === TRYING ? 1 : 0;
		for (let depth = 0; depth < this.#depth + choosing; depth++) {
			const value = this.#frameValue[depth];
			const settled = this.#settled(depth) & ~(value < 0 ? 0 : 1 << value);
			const forced = this.#frameForced[depth] === 1;
			frames.push({
				variable: this.#frameVariable[depth],
				value,
				forced,
				rejected: forced ? 0 : settled & ~this.#frameLegal[depth],
				failed: forced ? 0 : settled & this.#frameLegal[depth],
				left: forced ? 0 : this.#frameDomain[depth] & ~this.#settled(depth)
			});
		}
		return frames;
	}

	/** For each frame what elimination crossed out after its placement: variable, value, … */
	crossedOut(): number[][] {
		return this.frames().map((_, depth) => {
			if (this.#eliminator === null || depth >= this.#depth) return [];
			const end = depth + 1 < this.#depth ? this.#frameMark[depth + 1] : this.#eliminator.mark();
			return this.#eliminator.crossedOutSince(this.#frameMark[depth], end);
		});
	}

	/** Mask of the values that a frame is past, the one in place included. */
	#settled(depth: number): number {
		let settled = 0;
		for (let i = 0; i < this.#frameNext[depth]; i++)
			settled |= 1 << this.#order[this.#frameOrder[depth] + i];
		return settled & this.#frameDomain[depth];
	}

	/** Elimination from the fixed variables, where the strategy asks for it. */
	#start(): number {
		const eliminator = this.#eliminator;
		const alone = eliminator !== null && this.strategy.eliminate === 'alone';
		const consistent = eliminator === null || eliminator.start();
		if (!alone) return consistent ? CHOOSING : BACKTRACKING;
		const open = this.assignment.reduce((count, value) => count + (value < 0 ? 1 : 0), 0);
		if (consistent && open === 0) return CHOOSING;
		this.outcome = consistent
			? { kind: 'stuck', open }
			: { kind: 'contradiction', variable: eliminator.deadend };
		return ENDED;
	}

	/** Opens a frame for a variable that is to be decided. */
	#open(variable: number): void {
		const depth = this.#depth;
		const { values } = this;
		const domains = this.#domains;
		this.#frameVariable[depth] = variable;
		this.#frameForced[depth] = 0;
		this.#frameLegal[depth] = this.model.legal(variable);
		this.#frameDomain[depth] = domains === null ? allValues(values) : domains[variable];
		this.#frameNext[depth] = 0;
		if (!this.#hasOwnOrders) return;
		const own = this.#frameOrder[depth];
		if (this.strategy.values === 'random') shuffledValues(this.#order, own, values, this.hash);
		else if (this.strategy.values === 'preferred') preferred(this.#order, own, this, variable);
		else leastConstraining(this.#order, own, this, variable);
	}

	/** Places a value at the top frame's variable and goes one deeper. */
	#descend(value: number, forced: boolean): void {
		const depth = this.#depth++;
		const variable = this.#frameVariable[depth];
		this.#frameValue[depth] = value;
		this.#frameForced[depth] = forced ? 1 : 0;
		if (this.#eliminator !== null) this.#frameMark[depth] = this.#eliminator.mark();
		this.#frameFirstOpen[depth] = this.firstOpen;
		this.model.place(variable, value);
		this.assignment[variable] = value;
		if (this.#isSeeded) {
			this.#frameHash[depth] = this.hash;
			this.hash = mix(this.hash, variable * this.values + value + 1);
		}
	}

	/** Writes steps of elimination that wait for room in the buffer. */
	#takeQueued(
		eliminator: Eliminator,
		buffer: StepBuffer,
		length: number,
		capacity: number
	): number {
		const { queuedWords, queuedCauses } = eliminator;
		while (length < capacity && this.#queueStart < queuedWords.length) {
			buffer.words[length] = queuedWords[this.#queueStart];
			buffer.causes[length++] = queuedCauses[this.#queueStart++];
		}
		if (this.#queueStart === queuedWords.length) this.#dropQueued(eliminator);
		return length;
	}

	#dropQueued(eliminator: Eliminator): void {
		eliminator.queuedWords.length = 0;
		eliminator.queuedCauses.length = 0;
		this.#queueStart = 0;
	}

	/** Goes the decisions of a path without writing a step. */
	#resume({ decisions, statistics, seen }: ResumePoint): void {
		const past = this.#remembers ? this.#recall(seen, statistics.steps) : null;
		const eliminator = this.#eliminator;
		let consistent = this.#start() === CHOOSING;
		for (let i = 0; i < decisions.length; i += 2) {
			const variable = decisions[i];
			const value = decisions[i + 1];
			// A path read off the tree has the forced placements too.
			if (consistent && this.assignment[variable] === value) continue;
			if (!consistent || this.#ordering(this) !== variable) throw notOnPath(i / 2);
			if (this.#inOrder) this.firstOpen = variable;
			this.#open(variable);
			const depth = this.#depth;
			const { values } = this.problem;
			const order = this.#order.subarray(this.#frameOrder[depth], this.#frameOrder[depth] + values);
			const next = order.indexOf(value);
			const bit = 1 << value;
			if (past !== null) this.#frameLegal[depth] = past.legal(order, next);
			if (next < 0 || (this.#frameDomain[depth] & this.#frameLegal[depth] & bit) === 0)
				throw notOnPath(i / 2);
			this.#frameNext[depth] = next + 1;
			this.#descend(value, false);
			past?.enter(value);
			if (this.#everyPlacement) consistent = eliminator!.after(variable);
		}
		if (!consistent) throw notOnPath(decisions.length / 2);
		if (eliminator !== null) this.#dropQueued(eliminator);
		this.#phase = CHOOSING;
		this.#steps = statistics.steps;
		this.#undos = statistics.undos;
		this.#solutions = statistics.solutions;
		if (statistics.best >= 0) this.#best = statistics.best;
	}

	/** Tells the model what was seen by a position. */
	#recall(seen: Seen | undefined, position: number): Past {
		const walk = this.problem.walk!;
		if (seen === undefined) throw new RangeError('what was seen is needed to go on from here');
		for (let place = 0; place < walk.places; place++)
			if (seen.since[place] <= position) this.model.remember?.(place);
		return new Past(walk, seen, position);
	}
}

function notOnPath(decision: number): RangeError {
	return new RangeError(`decision ${decision} of the path is not one that this search makes`);
}
