import { variantOf, type Problem } from '../problem';
import { choicesFor, fitStrategy } from '../search/choices';
import { limitedSearch } from '../search/limits';
import type { Outcome } from '../search/outcome';
import { Position } from '../search/position';
import { Propagation } from '../search/propagation';
import { search, stepsAtOnce } from '../search/search';
import { BACKTRACK, ELIMINATE, FORCE, JUMP, PLACE, StepBatch, stepKind } from '../search/step';
import type { Elimination, Strategy } from '../search/strategy';
import { countBatch } from '../trace/count-batch';
import { noStatistics, type Statistics } from '../trace/statistics';
import type { DeadEnd, Placed } from './reasons';
import type { Effort } from './solve';

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
	const propagation = strategy.elimination === 'none' ? null : new Propagation(position, batch);
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
	if (propagation?.start() === false) return seen(0);
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

/** Searches below a dead end once more, with jumps, until it goes back from there; null if it cannot. */
export function* landingOf(
	problem: Problem,
	strategy: Strategy,
	{ path }: DeadEnd,
	effort: Effort
): Generator<null, Landing | null> {
	const decisions = path.flatMap(({ variable, value }) => [variable, value]);
	const from = { decisions, best: -1, steps: 0 };
	const batches = search(problem, { ...strategy, back: 'jump', goal: 'first' }, { from });
	let depth = path.length;
	let [skipped, untried] = [0, 0];
	// The first batch leads to the dead end.
	for (let isWay = true; ; isWay = false) {
		const { done, value } = batches.next();
		if (done) return value.kind === 'exhausted' ? { to: 0, skipped, untried } : null;
		for (let i = 0; i < value.length && !isWay; i++) {
			const kind = stepKind(value.steps[i]);
			if (kind === PLACE || kind === FORCE) {
				depth++;
				effort.placements++;
			}
			if (kind !== BACKTRACK || depth-- > path.length) continue;
			const cause = value.causes[i];
			if (cause >= 0) {
				skipped++;
				untried += cause & (JUMP - 1);
			} else if (!path[depth].forced) return { to: depth + 1, skipped, untried };
		}
		yield null;
	}
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
		countBatch(statistics, value, 0, value.length);
		effort.placements += statistics.placements - before;
		yield null;
	}
}
