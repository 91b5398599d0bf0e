import type { Unmade } from '$lib/kinds/sudoku/make/make';
import { wishOfDay, writeWish, type Wish } from '$lib/kinds/sudoku/make/wish';
import { sameBoard, type Board } from '$lib/kinds/sudoku/board';
import { makePuzzle } from '../making.svelte';
import type { Puzzle } from '../game/game';
import { games, type Games } from '../keep/games.svelte';
import type { About, KeptGame } from '../keep/kept-game';
import type { OpenGame } from '../keep/open-game.svelte';
import { readRequest } from './request';
import { solutionOf, type Verdict } from './solution-of';

/** Why there is no game. */
export type Trouble =
	| 'nothing'
	| 'bad'
	| 'bad-wish'
	| 'contradicts'
	| 'unknown-game'
	| 'unmakeable'
	| Exclude<Verdict['count'], 'one'>;

/** What the page shows. */
export type Opened =
	| { readonly kind: 'opening' | 'checking' }
	| { readonly kind: 'making'; readonly wish: Wish }
	| { readonly kind: 'unmade'; readonly unmade: Unmade }
	| { readonly kind: 'cancelled' }
	| { readonly kind: 'trouble'; readonly trouble: Trouble; readonly board: Board | null }
	| { readonly kind: 'game'; readonly open: OpenGame };

const UNKNOWN: About = { level: '', recipe: '', day: '' };

/** The game of an address: opened, or checked or made, and started. */
export class Opening {
	now = $state.raw<Opened>({ kind: 'opening' });
	/** The boards tried so far while a puzzle is made. */
	tries = $state(0);
	#stop = new AbortController();

	/** @param kept where games are kept, for tests. */
	constructor(
		private readonly kept: () => Games = games,
		private readonly make: typeof makePuzzle = makePuzzle
	) {}

	/** Opens what the query of an address asks for; what was under way ends. */
	async open(search: string): Promise<void> {
		this.end();
		const { signal } = (this.#stop = new AbortController());
		const request = readRequest(search);
		this.now = { kind: 'opening' };
		switch (request.kind) {
			case 'nothing':
			case 'bad':
			case 'bad-wish':
				this.#trouble(request.kind);
				return;
			case 'contradicts':
				this.#trouble('contradicts', request.board);
				return;
			case 'game': {
				const open = await this.kept().open(request.game);
				if (signal.aborted) return;
				if (open === null) this.#trouble('unknown-game');
				else this.now = { kind: 'game', open };
				return;
			}
			case 'puzzle':
				return this.#check(request.board, request.game, signal);
			case 'wish':
				return this.#make(request.wish, request.game, signal);
		}
	}

	/** Starts the game of the nearest puzzle to a wish that was not met. */
	async startNearest({ reached }: Unmade): Promise<void> {
		if (reached === null) return;
		const { board: givens, solution, rating } = reached;
		await this.#start({ givens, solution }, { ...UNKNOWN, level: rating.level }, this.#stop.signal);
	}

	/** Ends what is under way and says so. */
	cancel(): void {
		this.end();
		this.now = { kind: 'cancelled' };
	}

	/** Ends what is under way. */
	end(): void {
		this.#stop.abort();
	}

	async #check(board: Board, game: string, signal: AbortSignal): Promise<void> {
		if (await this.#goOn(game, ({ puzzle }) => sameBoard(puzzle.givens, board), signal)) return;
		this.now = { kind: 'checking' };
		const verdict = await solutionOf(board, signal);
		if (verdict === null) return;
		if (verdict.count !== 'one') this.#trouble(verdict.count, board);
		else await this.#start({ givens: board, solution: verdict.solution }, UNKNOWN, signal);
	}

	async #make(wish: Wish, game: string, signal: AbortSignal): Promise<void> {
		const recipe = writeWish(wish);
		if (await this.#goOn(game, ({ about }) => about.recipe === recipe, signal)) return;
		this.tries = 0;
		this.now = { kind: 'making', wish };
		let made;
		try {
			made = await this.make(wish, { signal, onprogress: (tries) => (this.tries = tries) });
		} catch {
			if (!signal.aborted) this.#trouble('unmakeable');
			return;
		}
		if (signal.aborted) return;
		if ('why' in made) {
			this.now = { kind: 'unmade', unmade: made };
			return;
		}
		const { board: givens, solution, rating } = made;
		const about = { level: rating.level, recipe, day: dayOf(recipe) };
		await this.#start({ givens, solution }, about, signal);
	}

	/**
	 * Goes on with the game of this name or with one that is not over. The puzzle of a day is played once,
	 * so it shows how that game ended.
	 *
	 * @param isIt whether a game is of the puzzle that the address asks for.
	 * @returns whether there is one, or it does not matter any more.
	 */
	async #goOn(
		game: string,
		isIt: (game: KeptGame) => boolean,
		signal: AbortSignal
	): Promise<boolean> {
		const kept = this.kept();
		if (!kept.isReady) await kept.refresh();
		const those = kept.list.filter(isIt);
		const found =
			those.find(({ id }) => id === game) ??
			those.find(({ about, isSolved }) => isSolved && about.day !== '') ??
			those.find(({ isSolved }) => !isSolved);
		const open = found === undefined ? null : await kept.open(found.id);
		if (signal.aborted) return true;
		if (open !== null) this.now = { kind: 'game', open };
		return open !== null;
	}

	async #start(puzzle: Puzzle, about: About, signal: AbortSignal): Promise<void> {
		const open = await this.kept().start(puzzle, about);
		if (!signal.aborted) this.now = { kind: 'game', open };
	}

	#trouble(trouble: Trouble, board: Board | null = null): void {
		this.now = { kind: 'trouble', trouble, board };
	}
}

/** The player's calendar day, if the recipe is that of its puzzle; else an empty text. */
function dayOf(recipe: string): string {
	const now = new Date();
	const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()] as const;
	if (writeWish(wishOfDay(...parts)) !== recipe) return '';

	return games().today();
}
