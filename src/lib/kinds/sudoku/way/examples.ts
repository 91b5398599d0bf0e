import type { Example } from '$lib/engine/kind';
import { boardOfExample, EXAMPLES as BOARDS } from '../examples';
import { wayOn, type WaySetup } from './setup';
import { BACK } from './way';

/** Cell and symbol of each move. It breaks a rule twice, and takes back what is not the last. */
const MOVES = [
	[7, 0],
	[2, 3],
	[0, 0],
	[1, 2],
	[9, 1],
	[9, BACK],
	[0, BACK],
	[0, 2],
	[1, 0],
	[3, 1],
	[4, 3],
	[11, 2],
	[8, 0],
	[9, 3],
	[12, 1],
	[13, 2],
	[14, 0]
] as const;

const small = BOARDS.find(({ id }) => id === 'size-4')!;

export const EXAMPLES: readonly Example<WaySetup>[] = [
	{
		id: 'detours',
		setup: wayOn(
			boardOfExample(small),
			MOVES.map(([cell, symbol]) => ({ cell, symbol }))
		)
	}
];
