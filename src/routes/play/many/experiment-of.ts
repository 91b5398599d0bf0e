import type { Made } from '$lib/kinds/sudoku/make/make';
import type { Experiment, Method } from '$lib/rooms/experiment/measure/experiment';
import { kind, setupOf } from '$lib/kinds/sudoku/kind';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';

/** More boards would make a link that browsers cut off, and a search too long to wait for. */
export const MOST_COMPARED = 200;

/** Placements until a search on one board gives up: the naive order needs millions on some. */
const MOST_PLACEMENTS = 200_000;

/** An experiment on made puzzles: naive order against findmin. */
export function experimentOf(puzzles: readonly Made[], name: string): Experiment {
	const { seed: _, limits: __, ...plain } = DEFAULT_STRATEGY;
	const strategies: Method[] = [plain, { ...plain, ordering: 'findmin' }];
	const boards = puzzles
		.slice(0, MOST_COMPARED)
		.map(({ board }) => ({ parameters: kind.write(setupOf(board)) }));
	return {
		name,
		sets: [{ kind: kind.id, name, boards }],
		strategies,
		seeds: 1,
		rewritings: 0,
		limits: { placements: MOST_PLACEMENTS }
	};
}
