import { countFilled } from '$lib/kinds/sudoku/board';
import type { Puzzle } from '../game/game';
import type { Finished } from '../game/statistics';
import { DatabaseStore, type GameStore } from './game-store';
import { isId, newId, type About, type KeptGame } from './kept-game';
import { MemoryStore } from './memory-store';
import { dayOf, OpenGame, type Opening } from './open-game.svelte';
import { inTime, PATIENCE, unkeptBy } from '$lib/site/unkept';

/** What a test replaces. */
interface GamesOptions {
	readonly open?: () => Promise<GameStore>;
	/** The name of the channel between pages. */
	readonly channel?: string;
	readonly clock?: () => number;
	readonly now?: () => Date;
}

/**
 * The games of this browser, on this page and on others. Where the browser keeps nothing, they last as
 * long as the page, and {@link isKept} says so.
 */
export class Games {
	/** The game that was played last first. */
	list = $state.raw<readonly KeptGame[]>([]);
	/** How games ended. */
	finished = $state.raw<readonly Finished[]>([]);
	/** {@link list} and {@link finished} have been read. */
	isReady = $state(false);
	/** Whether the browser keeps what is done here. */
	isKept = $state(true);

	readonly #store: Promise<GameStore>;
	readonly #clock: () => number;
	readonly #now: () => Date;
	readonly #opened = new Map<string, OpenGame>();
	readonly #channel: BroadcastChannel | null;
	/** The database did not answer last time, so nothing waits for it until it does. */
	#isSilent = false;

	constructor({ open, channel, clock, now }: GamesOptions = {}) {
		this.#clock = clock ?? (() => performance.now());
		this.#now = now ?? (() => new Date());
		this.#store = (open ?? (() => DatabaseStore.open()))().catch((error: unknown) => {
			const unkept = unkeptBy(error);
			return new MemoryStore(unkept === 'newer' || unkept === 'full' ? unkept : 'refused');
		});
		this.#channel = channelOf(channel ?? 'backtrail-games');
		this.#channel?.addEventListener('message', ({ data }) => void this.#hear(data));
		void this.refresh();
	}

	/** Reads lists again. */
	async refresh(): Promise<void> {
		const store = await this.#store;
		try {
			const [list, finished] = await this.#answer(Promise.all([store.list(), store.finished()]));
			const unsaved = this.#listed(list);
			this.finished = finished;
			this.isKept = store.unkept === null && unsaved.every((one) => one.isKept);
		} catch {
			this.#listed(this.list);
			this.isKept = false;
		}
		this.isReady = true;
	}

	/** Lists games, first those of this page that are not stored yet. @returns the latter. */
	#listed(stored: readonly KeptGame[]): readonly OpenGame[] {
		const ids = new Set(stored.map(({ id }) => id));
		const unsaved = [...this.#opened.values()].filter((one) => !one.isRemoved && !ids.has(one.id));
		this.list = [...unsaved.map((one) => one.kept).reverse(), ...stored];
		return unsaved;
	}

	/** Asks the store, which must answer in time. */
	async #answer<T>(asked: Promise<T>): Promise<T> {
		const answer = asked.finally(() => (this.#isSilent = false));
		try {
			return await inTime(answer, this.#isSilent ? 0 : PATIENCE);
		} catch (error) {
			if (unkeptBy(error) === 'silent') this.#isSilent = true;
			throw error;
		}
	}

	/** Begins a game. It is in the list from now on. */
	async start(puzzle: Puzzle, about: About): Promise<OpenGame> {
		const now = Math.max(0, this.#now().getTime());
		const open = puzzle.solution.length - countFilled(puzzle.givens);
		const times = { startedAt: now, lastPlayed: now, turn: 0, milliseconds: 0 };
		const game = { id: newId(), puzzle, about, ...times, filled: 0, open, isSolved: false };
		const opened = this.#make(await this.#store, { game, log: [], next: 0, born: null });
		// The game begins even if nothing can be stored.
		await this.#answer(opened.save()).catch(() => undefined);
		await this.refresh();
		return opened;
	}

	/** A game that was begun, as it was left; null if there is none. */
	async open(id: string): Promise<OpenGame | null> {
		const opened = this.#opened.get(id);
		if (opened !== undefined) {
			await this.#answer(opened.save()).catch(() => undefined);
			return opened.isRemoved ? null : opened;
		}
		if (!isId(id)) return null;
		const store = await this.#store;
		const read = await this.#answer(store.read(id)).catch(() => null);
		// The game may have been asked for twice.
		if (read === null) return null;
		const made = this.#opened.get(id) ?? this.#make(store, read);
		void made.save();
		return made;
	}

	async remove(id: string): Promise<void> {
		this.#opened.get(id)?.leaveRemoved();
		this.#opened.delete(id);
		await this.#change((store) => store.remove(id));
	}

	/** Removes all games. How they ended stays. */
	async clear(): Promise<void> {
		for (const opened of this.#opened.values()) opened.leaveRemoved();
		this.#opened.clear();
		await this.#change((store) => store.clear());
	}

	/**
	 * Takes over how games ended on another device. A game counts once.
	 *
	 * @returns how many were not known; null if they could not be stored.
	 */
	async addFinished(ends: readonly Finished[]): Promise<number | null> {
		let added: number | null = null;
		await this.#change(async (store) => {
			added = await store.addFinished(ends);
		});
		return added;
	}

	/** Forgets how games ended. Kept games stay. */
	async forgetFinished(): Promise<void> {
		await this.#change((store) => store.forgetFinished());
	}

	/** The calendar day where the player is, such as 2026-11-23. */
	today(): string {
		return dayOf(this.#now());
	}

	close(): void {
		for (const opened of this.#opened.values()) opened.close();
		this.#channel?.close();
		void this.#store.then((store) => store.close());
	}

	#make(store: GameStore, read: Pick<Opening, 'game' | 'log' | 'next' | 'born'>): OpenGame {
		const opened = new OpenGame({
			...read,
			store,
			clock: this.#clock,
			now: this.#now,
			onchange: (game, isOwn) => this.#onchange(game, isOwn)
		});
		this.#opened.set(opened.id, opened);
		return opened;
	}

	async #change(change: (store: GameStore) => Promise<void>): Promise<void> {
		try {
			await change(await this.#store);
		} catch {
			this.isKept = false;
		}
		this.#channel?.postMessage(null);
		await this.refresh();
	}

	#onchange(game: OpenGame, isOwn: boolean): void {
		if (isOwn) this.#channel?.postMessage(game.id);
		if (game.game.solvedAt !== null) void this.refresh();
		else this.list = [game.kept, ...this.list.filter(({ id }) => id !== game.id)];
	}

	/** Another page has done something: to a game, or to many. */
	async #hear(data: unknown): Promise<void> {
		for (const opened of this.#opened.values())
			if (data === null || data === opened.id) await opened.save();
		await this.refresh();
	}
}

function channelOf(name: string): BroadcastChannel | null {
	try {
		return new BroadcastChannel(name);
	} catch {
		// Without a channel, pages take over what others did when they come into view.
		return null;
	}
}

let mine: Games | undefined;

/** The games of this page; for the browser alone. */
export function games(): Games {
	mine ??= new Games();
	return mine;
}
