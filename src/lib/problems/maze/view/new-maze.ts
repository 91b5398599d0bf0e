import { mix, shuffle } from '../../seeded';
import { carvedMaze } from '../carved-maze';
import { Carving } from '../carving';
import type { CarveSetup, SolveSetup } from '../setup';

/** A maze carved at random: always the same one for a seed. */
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
	// Invariant: `way` is where the placements in force lead. A carving enters no cell twice.
	const way = [walk.start];
	for (const { kind, value } of problem.ownSearch(randomOrder)) {
		if (kind === 'backtrack') way.pop();
		if (kind !== 'place') continue;
		const here = way[way.length - 1];
		const next = walk.next(here, value);
		from[next] = here;
		way.push(next);
	}
	return carvedMaze(carving, from);
}

/** Seeds are whole numbers from 1 to this. */
const SEEDS = 999_999;

/** Another seed each time. */
export function newSeed(): number {
	return 1 + Math.floor(Math.random() * SEEDS);
}
