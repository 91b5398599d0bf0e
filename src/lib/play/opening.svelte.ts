import type { Board } from '$lib/problems/sudoku/board';
import { LooseGame } from './loose-game.svelte';
import { readRequest } from './request';
import type { Played } from './session.svelte';
import { solutionOf, type Verdict } from './solution-of';

/** Why there is no game. */
export type Trouble =
	'nothing' | 'bad' | 'contradicts' | 'unknown-game' | Exclude<Verdict['count'], 'one'>;

/** What the page shows. */
export type Opened =
	| { readonly kind: 'opening' | 'checking' }
	| { readonly kind: 'trouble'; readonly trouble: Trouble; readonly board: Board | null }
	| { readonly kind: 'game'; readonly played: Played };

/** The game of an address: opened, or checked and started. */
export class Opening {
	now = $state.raw<Opened>({ kind: 'opening' });
	#stop = new AbortController();

	/** Opens what the query of an address asks for; what was under way ends. */
	async open(search: string): Promise<void> {
		this.end();
		const { signal } = (this.#stop = new AbortController());
		const request = readRequest(search);
		switch (request.kind) {
			case 'nothing':
			case 'bad':
				this.#trouble(request.kind);
				return;
			case 'contradicts':
				this.#trouble('contradicts', request.board);
				return;
			case 'game':
				this.#trouble('unknown-game');
				return;
			case 'puzzle':
				await this.#start(request.board, signal);
		}
	}

	/** Ends what is under way. */
	end(): void {
		this.#stop.abort();
	}

	async #start(board: Board, signal: AbortSignal): Promise<void> {
		this.now = { kind: 'checking' };
		const verdict = await solutionOf(board, signal);
		if (verdict === null) return;
		if (verdict.count !== 'one') return this.#trouble(verdict.count, board);
		const { solution } = verdict;
		this.now = { kind: 'game', played: new LooseGame({ givens: board, solution }) };
	}

	#trouble(trouble: Trouble, board: Board | null = null): void {
		this.now = { kind: 'trouble', trouble, board };
	}
}
