import { unlimitedSearch } from '$lib/search/limits';
import { BACKTRACK, PLACE, stepKind, stepValue } from '$lib/search/step';
import { DEFAULT_STRATEGY } from '$lib/search/strategy';
import { carvedMaze } from '../carved-maze';
import { Carving } from '../carving';
import type { CarveSetup, SolveSetup } from '../setup';

/** The maze that becomes of a carving at random, at once: the same one for the same seed. */
export function newMaze(carving: CarveSetup, seed: number): SolveSetup {
	const problem = new Carving(carving);
	const { walk } = problem;
	const from = new Int16Array(walk.places).fill(-1);
	// Invariant: `way` is where the placements in force lead. A carving enters no cell twice.
	const way = [walk.start];
	const strategy = { ...DEFAULT_STRATEGY, values: 'random', seed } as const;
	for (const { steps, length } of unlimitedSearch(problem, strategy)) {
		for (let i = 0; i < length; i++) {
			const kind = stepKind(steps[i]);
			if (kind === BACKTRACK) way.pop();
			if (kind !== PLACE) continue;
			const here = way[way.length - 1];
			const next = walk.next(here, stepValue(steps[i]));
			from[next] = here;
			way.push(next);
		}
	}
	return carvedMaze(carving, from);
}

/** Seeds are whole numbers from 1 to this. */
const SEEDS = 999_999;

/** Another seed each time. */
export function newSeed(): number {
	return 1 + Math.floor(Math.random() * SEEDS);
}
