import type { Example } from '$lib/engine/kind';
import { board, type QueensSetup } from './setup';

export const examples: readonly Example<QueensSetup>[] = [
	{ id: 'eight', setup: board(8) },
	{ id: 'eight-all', setup: board(8), settings: 'goal=all' },
	/** Small enough to draw the whole tree. */
	{ id: 'four', setup: board(4), settings: 'stubs=1&whole=1' },
	/**
	 * The queens of the first two rows are in columns 1 and 4, and row three is next: its second
	 * square is free.
	 */
	{ id: 'four-thesis', setup: board(4), settings: 'at=15&stubs=1&whole=1' },
	{ id: 'two', setup: board(2), settings: 'goal=all&stubs=1&whole=1' },
	{ id: 'three', setup: board(3), settings: 'goal=all&stubs=1&whole=1' },
	{ id: 'six', setup: board(6) },
	{ id: 'twelve-all', setup: board(12), settings: 'goal=all' },
	/** 199,636 nodes in naive order. */
	{ id: 'twenty', setup: board(20) },
	{ id: 'sixteen-findmin', setup: board(16), settings: 'order=findmin' },
	{ id: 'centre', setup: board(16), settings: 'values=preferred' }
];
