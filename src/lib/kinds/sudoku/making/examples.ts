import type { Example } from '$lib/engine/kind';
import { makingOf, NINE, type MakingSetup } from './setup';

/** The strategy of the text: the cell with the fewest candidates, a random digit in it. */
export const FILL_SETTINGS = 'order=findmin&values=random';

export const EXAMPLES: readonly Example<MakingSetup>[] = [
	{ id: 'dig', setup: makingOf('dig', NINE, 7) },
	/** With this seed the search soon goes back, a few times: most seeds fill the board at once. */
	{ id: 'fill', setup: makingOf('fill', NINE, 1), settings: `${FILL_SETTINGS}&seed=4` },
	{ id: 'blind', setup: makingOf('blind', NINE, 7) },
	{ id: 'redraw', setup: makingOf('redraw', NINE, 7) },
	{
		id: 'first-digit',
		setup: { mode: 'redraw', shape: NINE, seed: 7, order: 'reading', ascending: true }
	},
	/** Symmetric and minimal: no two clues that belong together can go. */
	{
		id: 'half-turn',
		setup: {
			...makingOf('dig', NINE, 2026),
			mode: 'dig',
			full: null,
			seed: 2026,
			symmetry: 'half-turn',
			attempts: 0,
			clues: 0
		}
	}
];
