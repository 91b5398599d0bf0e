import { variantOf, type Problem } from '../problem';
import { choicesFor, fitStrategy } from '../search/choices';
import { limitedSearch, unlimitedSearch } from '../search/limits';
import type { Outcome } from '../search/outcome';
import { Conflicts } from '../search/conflicts';
import { Position } from '../search/position';
import { Propagation } from '../search/propagation';
import { retrace } from '../search/retrace';
import { search, stepsAtOnce } from '../search/search';
import {
	BACKTRACK,
	DEADEND,
	ELIMINATE,
	FORCE,
	JUMP,
	PLACE,
	StepBatch,
	stepKind,
	stepValue,
	stepVariable
} from '../search/step';
import type { Elimination, Strategy } from '../search/strategy';
import { valueOrderFor } from '../search/value-orderings';
import { weightsFor } from '../search/weights';
import { countBatch } from '../trace/count-batch';
import { noStatistics, type Statistics } from '../trace/statistics';
import type { DeadEnd, Placed } from './reasons';
import { BATCH_SIZE, type Effort } from './solve';

/** What a search does that sees more than another one; `jump` sees as much and goes back further. */
export type Rule =
	| { readonly kind: 'elimination'; readonly elimination: Elimination }
	| { readonly kind: 'variant'; readonly variant: string }
	| { readonly kind: 'jump' };

/** What each elimination finds out that others do not: hidden singles and arc consistency differ. */
const STRONGER: Readonly<Record<Elimination, readonly Elimination[]>> = {
	none: ['forward', 'arcs', 'naked', 'hidden'],
	forward: ['arcs', 'naked', 'hidden'],
	naked: ['arcs', 'hidden'],
	hidden: ['arcs'],
	arcs: ['hidden']
};

/** The rules that a problem offers beyond those of a strategy. */
export function rulesBeyond(puzzle: Problem, strategy: Strategy): Rule[] {
	const { eliminations, variants } = choicesFor(puzzle);
	const { elimination, eliminate } = strategy;
	const isOnce = elimination !== 'none' && eliminate !== 'every';
	const wanted = [...(isOnce ? [elimination] : []), ...STRONGER[elimination]];
	const current = strategy.variant === '' ? variants[0] : strategy.variant;
	// Where solutions have a cost, models differ in their bounds, which make no dead ends.
	const models = puzzle.traits?.hasCost === true ? [] : variants.filter((one) => one !== current);
	const jumping = strategyWith(puzzle, strategy, { kind: 'jump' });
	return [
		...eliminations
			.filter((one) => wanted.includes(one))
			.map((one): Rule => ({ kind: 'elimination', elimination: one })),
		...models.map((variant): Rule => ({ kind: 'variant', variant })),
		...(strategy.back === 'step' && jumping.back === 'jump' ? [{ kind: 'jump' } as const] : [])
	];
}

/** The strategy with a rule. */
export function strategyWith(puzzle: Problem, strategy: Strategy, rule: Rule): Strategy {
	const { variant } = strategy;
	const change: Record<Rule['kind'], Partial<Strategy>> = {
		elimination: { ...(rule.kind === 'elimination' && rule), eliminate: 'every' },
		variant: { variant: rule.kind === 'variant' ? rule.variant : variant },
		jump: { back: 'jump' }
	};
	return fitStrategy(puzzle, { ...strategy, ...change[rule.kind] });
}

/** When a rule sees that a path leads nowhere. */
export interface Sight {
	/** After how many of its placements; null if not even after all of them. */
	readonly after: number | null;
	/** It does not come to a contradiction there, but rules out the placement that is next. */
	readonly isRefused: boolean;
	/** How many candidates it has crossed out until then. */
	readonly eliminations: number;
}

/** Makes the placements of a path one by one, as a strategy would, until it sees that they lead nowhere. */
export function sightOf(puzzle: Problem, strategy: Strategy, path: readonly Placed[]): Sight {
	const problem = variantOf(puzzle, strategy);
	const position = new Position(problem, strategy);
	const batch = new StepBatch(stepsAtOnce(problem, strategy));
	const elimination = strategy.elimination === 'none' ? null : new Propagation(position, batch);
	const propagation = strategy.eliminate === 'every' ? elimination : null;
	let eliminations = 0;
	const seen = (after: number | null, isRefused = false): Sight => {
		count();
		return { after, isRefused, eliminations };
	};
	function count() {
		for (let i = 0; i < batch.length; i++)
			if (stepKind(batch.steps[i]) === ELIMINATE) eliminations++;
		batch.length = 0;
	}
	if (elimination?.start() === false) return seen(0);
	for (const [index, { variable, value }] of path.entries()) {
		if (position.assignment[variable] === value) continue;
		const isPossible =
			position.isOpen(variable) && ((position.candidates(variable) >>> value) & 1) === 1;
		if (!isPossible) return seen(index, true);
		count();
		position.place(variable, value);
		if (propagation?.follow() === false) return seen(index + 1);
	}
	return seen(null);
}

/** Where a search that jumps back would have gone from a dead end. */
export interface Landing {
	/** How many placements of the path stay, the one whose other values are tried next included; 0 if it ends. */
	readonly to: number;
	/** How many it takes back without a look at their other values, and how many values these are. */
	readonly skipped: number;
	readonly untried: number;
}

/**
 * What an ordering had learnt when a run came to the node of a dead end ({@link Weights.learnt}), before any
 * value was tried there. Follows the run from its start; yields now and then.
 *
 * @param position of the dead end.
 */
export function* weightsBefore(
	problem: Problem,
	strategy: Strategy,
	{ path }: DeadEnd,
	position: number,
	effort: Effort
): Generator<null, readonly number[]> {
	const weights = weightsFor(problem, strategy);
	if (weights === null) return [];
	// What was learnt since the run was at the depth of the node.
	let since: [variable: number, culprit: number][] = [];
	let depth = 0;
	let left = position;
	for (const { steps, causes, length } of unlimitedSearch(problem, strategy, {
		batchSize: BATCH_SIZE
	})) {
		for (let i = 0; i < length && left > 0; i++, left--) {
			const kind = stepKind(steps[i]);
			if (kind === DEADEND && causes[i] >= 0 && stepValue(steps[i]) < 0)
				since.push([stepVariable(steps[i]), causes[i]]);
			else if (kind === BACKTRACK) depth--;
			else if (kind === PLACE || kind === FORCE) {
				effort.placements++;
				if (++depth !== path.length) continue;
				for (const [variable, culprit] of since) weights.add(variable, culprit);
				since = [];
			}
		}
		if (left === 0) break;
		yield null;
	}
	return weights.learnt;
}

/**
 * Goes back from a dead end with jumps; null if the search with jumps finds a solution below.
 *
 * @param weights what its ordering had learnt before: {@link weightsBefore}.
 */
export function* landingOf(
	problem: Problem,
	strategy: Strategy,
	{ path }: DeadEnd,
	weights: readonly number[],
	effort: Effort
): Generator<null, Landing | null> {
	const jumping: Strategy = { ...strategy, back: 'jump', goal: 'first' };
	const back = new Way(path);
	// Where elimination has come to a contradiction, there is no node to search below.
	if (sightOf(problem, strategy, path).after !== null)
		return contradict(problem, jumping, path, back);
	const from = { decisions: pairsOf(path), best: -1, steps: 0, weights };
	const batches = search(problem, jumping, { from });
	let depth = path.length;
	// The first batch leads to the dead end.
	for (let isWay = true; ; isWay = false) {
		const { done, value } = batches.next();
		if (done) return value.kind === 'exhausted' ? back.landing : null;
		for (let i = 0; i < value.length && !isWay; i++) {
			const kind = stepKind(value.steps[i]);
			if (kind === PLACE || kind === FORCE) {
				depth++;
				effort.placements++;
			}
			if (kind !== BACKTRACK || depth-- > path.length) continue;
			if (back.take(value.causes[i])) return back.landing;
		}
		yield null;
	}
}

/** Follows placements being taken back. */
class Way {
	#depth: number;
	#skipped = 0;
	#untried = 0;

	constructor(private readonly path: readonly Placed[]) {
		this.#depth = path.length;
	}

	/** @param cause as of the step that takes the latest one back. @returns whether other values of it are next. */
	take(cause: number): boolean {
		const { forced } = this.path[--this.#depth];
		if (cause >= 0) {
			this.#skipped++;
			this.#untried += cause & (JUMP - 1);
		}
		const isEnd = cause < 0 && !forced;
		if (isEnd) this.#depth++;
		return isEnd;
	}

	get landing(): Landing {
		return { to: this.#depth, skipped: this.#skipped, untried: this.#untried };
	}
}

/** Makes the placements of a path up to a contradiction, and goes back from it. */
function contradict(
	problem: Problem,
	strategy: Strategy,
	path: readonly Placed[],
	back: Way
): Landing {
	const position = new Position(problem, strategy);
	const values = valueOrderFor(problem, strategy);
	const { variableCount, valueCount } = problem;
	const batch = new StepBatch(3 * variableCount * (valueCount + 2));
	const propagation = new Propagation(position, batch);
	const conflicts = new Conflicts(problem, position, values);
	if (propagation.start()) {
		const decisions = path.filter(({ forced }) => !forced);
		retrace(pairsOf(decisions.slice(0, -1)), position, values, propagation, batch);
		const { variable, value } = decisions.at(-1)!;
		position.expand(variable, values.sort);
		const first = position.depth * values.stride;
		const order = values.order.subarray(first, first + valueCount);
		position.triedAt[position.depth] = order.indexOf(value) + 1;
		position.place(variable, value);
		propagation.follow();
	}
	conflicts.back(propagation.deadend);
	while (position.depth > 0) {
		position.takeBack();
		propagation.restore();
		if (back.take(conflicts.skipped(position.path[position.depth]))) break;
	}
	return back.landing;
}

/** Variable, value, variable, … */
function pairsOf(path: readonly Placed[]): number[] {
	return path.flatMap(({ variable, value }) => [variable, value]);
}

/** What a whole run needs. */
export interface WholeRun {
	readonly statistics: Readonly<Statistics>;
	readonly outcome: Outcome;
}

/** Runs a whole search. */
export function* wholeRun(
	puzzle: Problem,
	strategy: Strategy,
	effort: Effort
): Generator<null, WholeRun> {
	const statistics = noStatistics();
	const batches = limitedSearch(puzzle, strategy);
	for (;;) {
		const { done, value } = batches.next();
		if (done) return { statistics, outcome: value };
		const before = statistics.placements;
		countBatch(statistics, value);
		effort.placements += statistics.placements - before;
		yield null;
	}
}
