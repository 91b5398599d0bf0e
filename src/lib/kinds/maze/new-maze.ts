import { mix, shuffle } from '$lib/engine/seeded';
import { carvedMaze } from './carved-maze';
import { Carving } from './carving';
import type { CarveSetup, SolveSetup } from './setup';

/** A randomly carved maze: always the same for the same seed. */
export function newMaze(carving: CarveSetup, seed: number): SolveSetup {
	const problem = new Carving(carving);
	const { walk } = problem;
	const order = new Uint8Array(problem.valueCount);
	let draws = 0;
	const randomOrder = () => {
		shuffle(order, mix(seed, draws++));
		return order;
	};
	const from = new Int16Array(walk.places).fill(-1);
	// Invariant: `path` is where the placements in force lead. A carving enters no cell twice.
	const path = [walk.start];
	for (const { kind, value } of problem.ownSearch(randomOrder)) {
		if (kind === 'backtrack') path.pop();
		if (kind !== 'place') continue;
		const here = path[path.length - 1];
		const next = walk.next(here, value);
		from[next] = here;
		path.push(next);
	}
	return carvedMaze(carving, from);
}
