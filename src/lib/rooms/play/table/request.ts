import { readWish, type Wish } from '$lib/kinds/sudoku/make/wish';
import { conflicts, type Board } from '$lib/kinds/sudoku/board';
import { kind } from '$lib/kinds/sudoku/kind';
import { readAddress } from '$lib/stage/address/address';

/** What the address of a game asks for. */
export type Request =
	/** A kept game, and nothing that makes its puzzle again. */
	| { readonly kind: 'game'; readonly game: string }
	/** A puzzle that keeps the rules so far, and the game of it if that is kept here. */
	| { readonly kind: 'puzzle'; readonly board: Board; readonly game: string }
	/** A puzzle that breaks them. */
	| { readonly kind: 'contradicts'; readonly board: Board }
	/** A puzzle that cannot be read. */
	| { readonly kind: 'bad' }
	/** A puzzle that is made to order, and the game of it if that is kept here. */
	| { readonly kind: 'wish'; readonly wish: Wish; readonly game: string }
	/** An order that cannot be read. */
	| { readonly kind: 'bad-wish' }
	| { readonly kind: 'nothing' };

/** Reads the query of an address, any text, strictly. */
export function readRequest(search: string): Request {
	const parameters = new URLSearchParams(search);
	const game = parameters.get('game') ?? '';
	if (!parameters.has('puzzle')) {
		const read = readWish(parameters);
		if (read === null) return parameters.has('game') ? { kind: 'game', game } : { kind: 'nothing' };
		// A wish that is not understood must not become another puzzle than the one that was sent.
		return read.errors.length > 0 ? { kind: 'bad-wish' } : { kind: 'wish', wish: read.wish, game };
	}
	const { address, errors } = readAddress(kind, search);
	if (errors.some(({ parameter }) => parameter === 'puzzle' || parameter === 'box'))
		return { kind: 'bad' };
	const board = address.setup.givens;
	return conflicts(board).length > 0
		? { kind: 'contradicts', board }
		: { kind: 'puzzle', board, game };
}
