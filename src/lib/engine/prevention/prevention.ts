import { variantOf, type Problem } from '../problem';
import type { Strategy } from '../search/strategy';
import { weightsFor } from '../search/weights';
import { isPlain, reasonsOf, type DeadEnd, type Reasons } from './reasons';
import { knowsReasons, repeatsOf, type Repeats } from './repeats';
import type { Effort } from './solve';
import {
	landingOf,
	rulesBeyond,
	sightOf,
	strategyWith,
	weightsBefore,
	wholeRun,
	type Landing,
	type Rule,
	type Sight,
	type WholeRun
} from './stronger';
import { wrongDecision, type WrongDecision } from './wrong-decision';

/** A part of what would have prevented a dead end. `at` is the place of a rule in `rules`. */
export type Finding =
	| { readonly kind: 'reasons'; readonly reasons: Reasons }
	| { readonly kind: 'rules'; readonly rules: readonly Rule[] }
	| { readonly kind: 'sight'; readonly at: number; readonly sight: Sight }
	| { readonly kind: 'landing'; readonly at: number; readonly landing: Landing }
	| { readonly kind: 'wrong'; readonly wrong: WrongDecision }
	| { readonly kind: 'repeats'; readonly repeats: Repeats }
	| { readonly kind: 'whole'; readonly at: number; readonly whole: WholeRun };

/**
 * What would have prevented a dead end, part by part; null between two parts, whenever it can be paused or
 * given up. Everything is run, nothing is estimated.
 *
 * @param puzzle in its first model; the strategy names the one that was searched.
 * @param run where the dead end is in its run, and how many steps that has.
 * @param effort is kept up to date.
 */
export function* prevention(
	puzzle: Problem,
	strategy: Strategy,
	deadEnd: DeadEnd,
	run: { readonly position: number; readonly length: number },
	effort: Effort
): Generator<Finding | null, void> {
	const problem = variantOf(puzzle, strategy);
	// The steps of a walk mean nothing without those before them.
	const hasReasons = puzzle.traits?.isSequential !== true;
	const isSoon = hasReasons && isPlain(problem, strategy, deadEnd);
	if (isSoon)
		yield { kind: 'reasons', reasons: yield* reasonsOf(puzzle, strategy, deadEnd, effort) };
	const rules = rulesBeyond(puzzle, strategy);
	yield { kind: 'rules', rules };
	const strategies = rules.map((rule) => strategyWith(puzzle, strategy, rule));
	// What an ordering had learnt takes as long to find out as a run: it must not keep the rest waiting.
	const learns = weightsFor(problem, strategy) !== null;
	for (const [at, { kind }] of rules.entries()) {
		if (kind !== 'jump') {
			const sight = sightOf(puzzle, strategies[at], deadEnd.path);
			yield { kind: 'sight', at, sight };
			continue;
		}
		if (!learns) yield yield* jumped(problem, strategy, deadEnd, run, at, effort);
	}
	let end = deadEnd.path.length;
	for (const wrong of wrongDecision(puzzle, deadEnd, effort)) {
		if (wrong !== null) end = wrong.wrong;
		yield wrong && { kind: 'wrong', wrong };
	}
	if (hasReasons && !isSoon) {
		const early = { ...deadEnd, path: deadEnd.path.slice(0, end) };
		yield { kind: 'reasons', reasons: yield* reasonsOf(puzzle, strategy, early, effort) };
	}
	// In turns, so that a long run does not keep a short one waiting.
	let running: Generator<null, Finding | null>[] = strategies.map((one, at) =>
		whole(puzzle, one, at, effort)
	);
	for (const [at, { kind }] of rules.entries())
		if (kind === 'jump' && learns)
			running.unshift(jumped(problem, strategy, deadEnd, run, at, effort));
	if (knowsReasons(problem, strategy)) running.unshift(repeated(problem, strategy, run, effort));
	while (running.length > 0) {
		const still = [];
		for (const one of running) {
			const { done, value } = one.next();
			if (!done) still.push(one);
			yield value;
		}
		running = still;
	}
}

function* jumped(
	problem: Problem,
	strategy: Strategy,
	deadEnd: DeadEnd,
	{ position }: { readonly position: number },
	at: number,
	effort: Effort
): Generator<null, Finding | null> {
	const weights = yield* weightsBefore(problem, strategy, deadEnd, position, effort);
	const landing = yield* landingOf(problem, strategy, deadEnd, weights, effort);
	return landing && { kind: 'landing', at, landing };
}

function* whole(
	puzzle: Problem,
	strategy: Strategy,
	at: number,
	effort: Effort
): Generator<null, Finding> {
	return { kind: 'whole', at, whole: yield* wholeRun(puzzle, strategy, effort) };
}

function* repeated(...asked: Parameters<typeof repeatsOf>): Generator<null, Finding> {
	return { kind: 'repeats', repeats: yield* repeatsOf(...asked) };
}
