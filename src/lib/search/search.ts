import { allValues, type Model, type Problem } from '../problems/problem';
import { mix } from '../problems/seeded';
import type { Resumable, ResumePoint } from '../trace/checkpoint';
import type { Frame } from './frame';
import type { Outcome } from './outcome';
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
} from './step';
import { Eliminator } from './elimination';
import { naive, nextOpen, ORDERING_RULES, type OrderingRule, type Position } from './orderings';
import { Past } from './past';
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

/** No value, in a packed step. */
const NO_VALUE_BITS = packStep(0, 0, -1);

/** What a frame of the stack holds, and how many numbers that are. */
const VARIABLE = 0;
/** −1 while the next one is looked for. */
const VALUE = 1;
/** Masks: what was legal, and what was to be tried, when the variable was chosen. */
const LEGAL = 2;
const DOMAIN = 3;
/** How far the frame's order of values is used up. */
const NEXT = 4;
/** 1 when elimination placed the value, and what it had crossed out before. */
const FORCED = 5;
const MARK = 6;
const FRAME = 8;

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
	/** Orderings: nothing before it is open, at a node. */
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
	/** The stack, {@link FRAME} numbers a frame: one array, because every node touches most of them. */
	readonly #frames: Int32Array;
	/** For each frame the hash before its placement, where one is needed. */
	readonly #hashes: Uint32Array;

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
	readonly #all: number;
	/** The commonest search: values in ascending order, no elimination, nothing random. */
	readonly #isPlain: boolean;
	#queueStart = 0;
	/** Of the step that a node was closed with. */
	#cause = -1;

	/** @throws RangeError when `options.from` is not a path of this search. */
	constructor(
		readonly problem: Problem,
		readonly strategy: Strategy,
		options: Pick<SearchOptions, 'from' | 'within'> = {}
	) {
		const { variableCount: variables, valueCount: values } = problem;
		this.variables = variables;
		this.values = values;
		this.model = problem.model();
		this.assignment = Int8Array.from(problem.fixed);
		this.hash = mix(strategy.seed, 0);

		const frames = variables + 1;
		this.#frames = new Int32Array(frames * FRAME);
		for (let depth = 0; depth < frames; depth++) this.#frames[depth * FRAME + VALUE] = -1;
		this.#hashes = new Uint32Array(frames);

		const prefers = strategy.values === 'preferred' && this.model.preference !== undefined;
		this.#hasOwnOrders =
			prefers || strategy.values === 'random' || strategy.values === 'least-constraining';
		this.#order = new Uint8Array((this.#hasOwnOrders ? frames : 1) * values);
		if (!this.#hasOwnOrders)
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
							this.#frames[this.#depth * FRAME + VARIABLE] = variable;
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
		this.#all = allValues(values);
		this.#isPlain =
			this.#eliminator === null &&
			!this.#hasOwnOrders &&
			strategy.values !== 'descending' &&
			!this.#isSeeded &&
			!this.#remembers;
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
		// What the loop needs at every node stands in variables of its own: nearly all the time of a
		// search is spent between these brackets.
		const { words, causes } = buffer;
		const { values, variables, model, assignment } = this;
		const frames = this.#frames;
		const order = this.#order;
		const eliminator = this.#eliminator;
		const inOrder = this.#inOrder;
		const isPlain = this.#isPlain;
		const asksModel = this.#asksModel;
		const floor = this.#floor;
		const maxUndos = this.#maxBacktracks;
		const end = this.#maxSteps === Infinity ? capacity : this.#room(capacity);
		let length = 0;
		let phase = this.#phase;
		let depth = this.#depth;
		let undos = this.#undos;

		// Invariant: the placements on the stack break no constraint, and every value of a frame
		// before its `next` is settled: it was rejected, or it failed, or it is the one in place.
		while (length < end) {
			if (eliminator !== null && this.#queueStart < eliminator.queuedWords.length) {
				length = this.#takeQueued(eliminator, buffer, length, end);
				continue;
			}

			if (phase === CHOOSING) {
				let variable;
				if (asksModel) variable = this.#ask();
				else if (inOrder) variable = nextOpen(assignment, this.firstOpen, variables);
				else variable = this.#ordering(this);
				if (variable < 0) {
					words[length] = this.#close(variable);
					causes[length++] = this.#cause;
					phase = this.outcome === null ? BACKTRACKING : ENDED;
					continue;
				}
				this.#open(depth, variable);
				words[length++] = CHOOSE | NO_VALUE_BITS | (variable << 10);
				phase = TRYING;
			} else if (phase === BACKTRACKING) {
				if (depth === floor || undos >= maxUndos) {
					this.outcome =
						depth === floor ? { kind: 'exhausted' } : { kind: 'stopped', by: 'backtracks' };
					phase = ENDED;
					break;
				}
				const frame = --depth * FRAME;
				const variable = frames[frame + VARIABLE];
				const value = frames[frame + VALUE];
				model.unplace(variable, value);
				assignment[variable] = -1;
				frames[frame + VALUE] = -1;
				undos++;
				words[length++] = BACKTRACK | (value << 4) | (variable << 10);
				if (!isPlain) this.#restore(depth);
				if (frames[frame + FORCED] === 1) continue;
				phase = TRYING;
			} else if (phase === STARTING) {
				phase = this.#start();
				depth = this.#depth;
				continue;
			} else if (phase === ENDED) break;

			// Here it is trying, and the values up to `stop` fit into the buffer, whatever becomes of them.
			const frame = depth * FRAME;
			const variable = frames[frame + VARIABLE];
			let next = frames[frame + NEXT];
			const stop = Math.min(values, next + end - length);
			const legal = frames[frame + DOMAIN] & frames[frame + LEGAL];
			let placed = -1;
			if (isPlain) {
				let word = REJECT | (next << 4) | (variable << 10);
				for (; next < stop && ((legal >>> next) & 1) === 0; next++, word += 1 << 4)
					words[length++] = word;
				if (next < stop) placed = next++;
			} else {
				const clashing = frames[frame + DOMAIN] & ~legal;
				const base = this.#hasOwnOrders ? depth * values : 0;
				while (next < stop && placed < 0) {
					const value = order[base + next++];
					if ((clashing >>> value) & 1) words[length++] = REJECT | (value << 4) | (variable << 10);
					else if ((legal >>> value) & 1) placed = value;
				}
			}
			frames[frame + NEXT] = next;
			if (placed >= 0) {
				words[length++] = PLACE | (placed << 4) | (variable << 10);
				if (inOrder) this.firstOpen = variable;
				this.#depth = depth;
				this.#descend(placed, false);
				phase = CHOOSING;
				if (this.#everyPlacement && !eliminator!.after(variable)) phase = BACKTRACKING;
				depth = this.#depth;
			} else if (next === values && length < end) {
				causes[length] = -1;
				words[length++] = DEADEND | NO_VALUE_BITS | (variable << 10);
				phase = BACKTRACKING;
			}
		}
		buffer.length = length;
		this.#depth = depth;
		this.#undos = undos;
		this.#steps += length;
		if (length === 0 && (phase !== ENDED || !this.#isTold)) {
			this.outcome = { kind: 'stopped', by: 'steps' };
			phase = ENDED;
		}
		this.#phase = phase;
		return length;
	}

	/** After a placement was taken back: what else stands again as it stood before. */
	#restore(depth: number): void {
		if (this.#isSeeded) this.hash = this.#hashes[depth];
		this.#eliminator?.restore(this.#frames[depth * FRAME + MARK]);
		if (this.#remembers) this.#relearn(depth);
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
		const frame = depth * FRAME;
		const legal = this.model.legal(this.#frames[frame + VARIABLE]);
		this.#frames[frame + LEGAL] = (this.#frames[frame + LEGAL] & settled) | (legal & ~settled);
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
		const shown: Frame[] = [];
		const choosing = this.#phase === TRYING ? 1 : 0;
		for (let depth = 0; depth < this.#depth + choosing; depth++) {
			const frame = this.#frames.subarray(depth * FRAME, (depth + 1) * FRAME);
			const value = frame[VALUE];
			const settled = this.#settled(depth) & ~(value < 0 ? 0 : 1 << value);
			const forced = frame[FORCED] === 1;
			shown.push({
				variable: frame[VARIABLE],
				value,
				forced,
				rejected: forced ? 0 : settled & ~frame[LEGAL],
				failed: forced ? 0 : settled & frame[LEGAL],
				left: forced ? 0 : frame[DOMAIN] & ~this.#settled(depth)
			});
		}
		return shown;
	}

	/** For each frame what elimination crossed out after its placement: variable, value, … */
	crossedOut(): number[][] {
		return this.frames().map((_, depth) => {
			if (this.#eliminator === null || depth >= this.#depth) return [];
			const markOf = (at: number) => this.#frames[at * FRAME + MARK];
			const end = depth + 1 < this.#depth ? markOf(depth + 1) : this.#eliminator.mark();
			return this.#eliminator.crossedOutSince(markOf(depth), end);
		});
	}

	/** Mask of the values that a frame is past, the one in place included. */
	#settled(depth: number): number {
		const frame = depth * FRAME;
		const base = this.#baseOf(depth);
		let settled = 0;
		for (let i = 0; i < this.#frames[frame + NEXT]; i++) settled |= 1 << this.#order[base + i];
		return settled & this.#frames[frame + DOMAIN];
	}

	/** Where in `order` a frame's order of values stands. */
	#baseOf(depth: number): number {
		return this.#hasOwnOrders ? depth * this.values : 0;
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
	#open(depth: number, variable: number): void {
		const frames = this.#frames;
		const frame = depth * FRAME;
		const domains = this.#domains;
		frames[frame + VARIABLE] = variable;
		frames[frame + LEGAL] = this.model.legal(variable);
		frames[frame + DOMAIN] = domains === null ? this.#all : domains[variable];
		frames[frame + NEXT] = 0;
		frames[frame + FORCED] = 0;
		if (this.#hasOwnOrders) this.#orderValues(depth, variable);
	}

	/** Writes the order in which the values of a frame are tried, where each has its own. */
	#orderValues(depth: number, variable: number): void {
		const { values } = this;
		const own = this.#baseOf(depth);
		if (this.strategy.values === 'random') shuffledValues(this.#order, own, values, this.hash);
		else if (this.strategy.values === 'preferred') preferred(this.#order, own, this, variable);
		else leastConstraining(this.#order, own, this, variable);
	}

	/** Places a value at the top frame's variable and goes one deeper. */
	#descend(value: number, forced: boolean): void {
		const depth = this.#depth++;
		const frame = depth * FRAME;
		const variable = this.#frames[frame + VARIABLE];
		this.#frames[frame + VALUE] = value;
		this.model.place(variable, value);
		this.assignment[variable] = value;
		if (this.#isPlain) return;
		this.#frames[frame + FORCED] = forced ? 1 : 0;
		if (this.#eliminator !== null) this.#frames[frame + MARK] = this.#eliminator.mark();
		if (this.#isSeeded) {
			this.#hashes[depth] = this.hash;
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
			const depth = this.#depth;
			const frame = depth * FRAME;
			this.#open(depth, variable);
			const base = this.#baseOf(depth);
			const order = this.#order.subarray(base, base + this.values);
			const next = order.indexOf(value);
			const bit = 1 << value;
			if (past !== null) this.#frames[frame + LEGAL] = past.legal(order, next);
			if (next < 0 || (this.#frames[frame + DOMAIN] & this.#frames[frame + LEGAL] & bit) === 0)
				throw notOnPath(i / 2);
			this.#frames[frame + NEXT] = next + 1;
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
