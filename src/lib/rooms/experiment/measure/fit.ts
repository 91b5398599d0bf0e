import type { Problem } from '$lib/engine/problem';
import { fitStrategy } from '$lib/engine/search/choices';
import { problemOfRun, type LoadedSet } from './boards';
import type { Experiment, Method } from './experiment';

/** A strategy that does not fit boards of a set, and what runs there instead. */
export interface Misfit {
	readonly set: number;
	readonly strategy: number;
	readonly ran: Method;
}

/** What runs instead of a strategy that does not fit a problem; null if it fits. */
export function insteadOf(
	problem: Parameters<typeof fitStrategy>[0],
	method: Method
): Method | null {
	const { seed: _, limits: __, ...ran } = fitStrategy(problem, { ...method, seed: 1, limits: {} });
	// When to eliminate means nothing where nothing is eliminated.
	const eliminates = method.elimination !== 'none' && method.eliminate !== ran.eliminate;
	const isSame =
		ran.ordering === method.ordering &&
		ran.values === method.values &&
		ran.elimination === method.elimination &&
		ran.goal === method.goal;
	return isSame && !eliminates ? null : ran;
}

/** Collects misfits, one for each set and strategy, while somebody goes through the boards. */
export class MisfitFinder {
	readonly found: Misfit[] = [];

	constructor(private readonly strategies: readonly Method[]) {}

	/** Looks at one board of a set. */
	look(set: number, problem: Problem): void {
		for (const [strategy, method] of this.strategies.entries()) {
			if (method.own || this.found.some((one) => one.set === set && one.strategy === strategy))
				continue;
			const ran = insteadOf(problem, method);
			if (ran !== null) this.found.push({ set, strategy, ran });
		}
	}
}

/** The strategies of an experiment that do not fit its boards. */
export function misfitsOf(
	{ strategies }: Pick<Experiment, 'strategies'>,
	sets: readonly LoadedSet[]
): readonly Misfit[] {
	const finder = new MisfitFinder(strategies);
	for (const [set, { puzzles }] of sets.entries())
		for (const board of puzzles.keys())
			finder.look(set, problemOfRun(sets, { set, board, rewriting: 0 }));
	return finder.found;
}
