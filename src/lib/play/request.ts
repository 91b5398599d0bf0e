import { conflicts, type Board } from '$lib/problems/sudoku/board';
import { kind } from '$lib/problems/sudoku/kind';
import { readAddress } from '$lib/state/address';

/** What the address of a game asks for. */
export type Request =
	/** A kept game. */
	| { readonly kind: 'game'; readonly id: string }
	/** A puzzle that keeps the rules so far. */
	| { readonly kind: 'puzzle'; readonly board: Board }
	/** A puzzle that breaks them. */
	| { readonly kind: 'contradicts'; readonly board: Board }
	/** A puzzle that cannot be read. */
	| { readonly kind: 'bad' }
	| { readonly kind: 'nothing' };

/** An id of a kept game is short; longer texts are none. */
const MAX_ID = 64;

/** Reads the query of an address, any text, strictly. */
export function readRequest(search: string): Request {
	const parameters = new URLSearchParams(search);
	const id = parameters.get('game');
	if (id !== null && id.length <= MAX_ID) return { kind: 'game', id };
	if (!parameters.has('puzzle')) return { kind: 'nothing' };
	const { address, errors } = readAddress(kind, search);
	if (errors.some(({ parameter }) => parameter === 'puzzle' || parameter === 'box'))
		return { kind: 'bad' };
	const board = address.setup.givens;
	return { kind: conflicts(board).length > 0 ? 'contradicts' : 'puzzle', board };
}
