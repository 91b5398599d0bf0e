import { Search } from '$lib/search/search';
import { DEFAULT_STRATEGY } from '$lib/search/strategy';
import { BACKTRACK, PLACE, stepBuffer, stepKind, stepValue } from '$lib/search/step';
import { carvedMaze } from '../carved-maze';
import { Carving } from '../carving';
import type { CarveSetup, SolveSetup } from '../setup';

/** Steps that are made at a time. */
const PORTION = 4096;

/** The maze that becomes of a carving at random, at once: the same one for the same seed. */
export function newMaze(carving: CarveSetup, seed: number): SolveSetup {
	const problem = new Carving(carving);
	const { walk } = problem;
	const search = new Search(problem, { ...DEFAULT_STRATEGY, values: 'random', seed });
	const buffer = stepBuffer(PORTION);
	const from = new Int16Array(walk.places).fill(-1);
	// Invariant: `way` is where the placements in force lead. A carving enters no cell twice.
	const way = [walk.start];
	while (search.fill(buffer) > 0) {
		for (let i = 0; i < buffer.length; i++) {
			const kind = stepKind(buffer.words[i]);
			if (kind === BACKTRACK) way.pop();
			if (kind !== PLACE) continue;
			const here = way[way.length - 1];
			const next = walk.next(here, stepValue(buffer.words[i]));
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
