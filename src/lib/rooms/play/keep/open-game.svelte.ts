import { EMPTY } from '$lib/kinds/sudoku/board';
import { Game, refusal, type Action, type Logged, type Refusal } from '../game/game';
import type { Finished } from '../game/statistics';
import type { GameStore } from './game-store';
import type { About, KeptGame, Summary } from './kept-game';
import { Stopwatch } from './stopwatch';
import { inTime, unkeptBy, type Unkept } from '$lib/site/unkept';

/** What an {@link OpenGame} is opened with. */
export interface Opening {
	readonly store: GameStore;
	readonly game: KeptGame;
	readonly log: readonly Logged[];
	/** The number of the next entry. */
	readonly next: number;
	/** The database that it was read from; null if it is not stored yet. */
	readonly born: string | null;
	/** A clock in milliseconds that cannot be set: `performance.now`. */
	readonly clock: () => number;
	/** The day and the time of day. */
	readonly now: () => Date;
	/** Called when entries have been stored or taken over. */
	readonly onchange: (game: OpenGame, isOwn: boolean) => void;
}

/** How often the time is shown, in milliseconds. */
const TICK = 250;
/** How often the time is saved while nothing is done, in milliseconds. */
const HEARTBEAT = 10_000;

/**
 * A game that is being played: each action is in force at once, and saved behind it. Entries of other
 * pages come before those that are not saved yet; all pages end with the same log, and so with the same
 * game. Where saving fails, the game goes on, and each further action tries again.
 */
export class OpenGame {
	readonly id: string;
	readonly about: About;
	game: Game = $state.raw()!;
	/** Why it is not kept; null if all but what was done just now is. */
	unkept: Unkept | null = $state(null);
	/** The player stopped the time. */
	isPaused = $state(false);
	/** Time played, as it is shown. */
	milliseconds = $state(0);
	/** As lists show it. */
	kept: KeptGame = $state.raw()!;

	readonly #opening: Opening;
	readonly #watch: Stopwatch;
	/** The game that is saved, as far as this page knows. */
	#saved: Game;
	#next: number;
	#born: string | null;
	readonly #unsaved: Logged[] = [];
	/** How many of the entries from {@link #next} on are this page's. */
	#unseen = 0;
	/** The summary that lists show is to be made: the game is new, or a page was closed before it was. */
	#isOwed: boolean;
	#saving: Promise<void> | null = null;
	#isAsked = false;
	#ticking: ReturnType<typeof setInterval> | null = null;
	#touched = 0;

	constructor(opening: Opening) {
		const { game, log, clock } = opening;
		this.#opening = opening;
		this.id = game.id;
		this.about = game.about;
		this.kept = game;
		this.game = Game.of(game.puzzle, log);
		this.#saved = this.game;
		this.#next = opening.next;
		this.#born = opening.born;
		this.#isOwed = opening.born === null || this.game.isSolved !== game.isSolved;
		this.unkept = opening.store.unkept;
		this.#watch = new Stopwatch(clock, Math.max(game.milliseconds, this.game.milliseconds));
		this.milliseconds = this.#watch.look();
	}

	get isKept(): boolean {
		return this.unkept === null;
	}

	/** It was removed, here or on another page. It can be played on, but is not saved any more. */
	get isRemoved(): boolean {
		return this.unkept === 'removed';
	}

	/** Shows the game: the time runs. @returns what to call when the game is left: {@link close}. */
	enter(): () => void {
		if (this.#ticking !== null) return () => this.close();
		document.addEventListener('visibilitychange', this.#onvisibility);
		addEventListener('pagehide', this.#onhide);
		this.#ticking = setInterval(() => this.#tick(), TICK);
		this.#touched = this.#watch.look();
		this.#run();
		return () => this.close();
	}

	/** Leaves the game: the time stands still and is saved. */
	close(): void {
		document.removeEventListener('visibilitychange', this.#onvisibility);
		removeEventListener('pagehide', this.#onhide);
		if (this.#ticking !== null) clearInterval(this.#ticking);
		this.#ticking = null;
		this.#onhide();
	}

	/** Does what is possible. @returns null, or why it is not. */
	do(action: Action): Refusal | null {
		const refused = refusal(this.game, action);
		if (refused !== null) return refused;
		this.isPaused = false;
		this.#run();
		const logged = { action, at: this.#watch.look() };
		this.game = this.game.with(logged);
		this.#unsaved.push(logged);
		this.#run();
		void this.save();
		return null;
	}

	pause(): void {
		this.isPaused = true;
		this.#run();
		void this.#touch();
	}

	resume(): void {
		this.isPaused = false;
		this.#run();
	}

	/** The game is gone: nothing is saved any more. */
	leaveRemoved(): void {
		this.unkept = 'removed';
		this.#unsaved.length = 0;
	}

	/** Keeps a game that was removed after all. */
	async keepAgain(): Promise<void> {
		try {
			await this.#restore();
			await this.save();
		} catch (error) {
			this.unkept = unkeptBy(error);
		}
	}

	/** Writes the whole log where the game is not any more. Its summary is owed. */
	async #restore(): Promise<void> {
		const { store } = this.#opening;
		const { log, puzzle } = this.game;
		const { entries, next, born } = await store.restore(this.kept, log);
		const since = this.game.log.slice(log.length);
		this.#saved = Game.of(puzzle, entries);
		this.game = since.reduce((game, logged) => game.with(logged), this.#saved);
		this.#unsaved.splice(0, Infinity, ...since);
		this.#next = next;
		this.#born = born;
		this.#unseen = 0;
		this.#isOwed = true;
		this.unkept = store.unkept;
	}

	/** Saves what is not saved, and takes over what others did. Ends when that is done or failed. */
	save(): Promise<void> {
		if (this.isRemoved) return Promise.resolve();
		this.#isAsked = true;
		this.#saving ??= this.#saveAll();
		return this.#saving;
	}

	async #saveAll(): Promise<void> {
		try {
			while (this.#isAsked && !this.isRemoved) {
				this.#isAsked = false;
				const saving = this.#saveOnce();
				// Waits for a slow database, but tells the player.
				await inTime(saving).catch((error: unknown) => {
					this.unkept ??= unkeptBy(error);
				});
				await saving;
			}
		} finally {
			// Nobody has asked in this turn of the event loop; the next request starts a new round.
			this.#saving = null;
		}
	}

	async #saveOnce(): Promise<void> {
		const { store } = this.#opening;
		let folded = this.#saved;
		const isOwed = this.#isOwed;
		const settle = async () => {
			const adding = this.#unsaved.slice();
			if (adding.length > 0) {
				if (!(await store.add(this.id, adding, this.#born))) return 'lost';
				this.#unsaved.splice(0, adding.length);
				this.#unseen += adding.length;
			}
			return store.settle({
				game: this.kept,
				isNew: this.#born === null,
				born: this.#born,
				isOwn: isOwed || this.#unseen > 0,
				from: this.#next,
				summaryOf: (entries) => {
					folded = entries.reduce((game, logged) => game.with(logged), this.#saved);
					return { summary: this.#summaryOf(folded), finished: this.#endOf(folded) };
				}
			});
		};
		let settled;
		try {
			settled = await settle();
			if (settled === 'lost') {
				await this.#restore();
				this.#isAsked = true;
				return;
			}
		} catch (error) {
			this.unkept = unkeptBy(error);
			return;
		}
		if (settled === 'removed') {
			this.leaveRemoved();
			return;
		}
		const { entries, next, born } = settled;
		if (folded === this.#saved)
			folded = entries.reduce((game, logged) => game.with(logged), this.#saved);
		const isOwn = isOwed || this.#unseen > 0;
		const others = entries.length - this.#unseen;
		if (others !== 0) {
			this.game = this.#unsaved.reduce((game, logged) => game.with(logged), folded);
			this.#watch.catchUp(folded.milliseconds);
			this.#run();
		}
		this.#saved = folded;
		this.#next = next;
		this.#unseen = 0;
		this.#born = born;
		this.#isOwed = false;
		this.unkept = store.unkept;
		this.kept = { ...this.kept, ...this.#summaryOf(this.game) };
		if (isOwn || others !== 0) this.#opening.onchange(this, isOwn);
	}

	#summaryOf(game: Game): Summary {
		return {
			milliseconds: Math.max(game.milliseconds, this.#watch.look()),
			filled: game.position.symbols.reduce((sum, one) => sum + (one === EMPTY ? 0 : 1), 0),
			isSolved: game.isSolved,
			lastPlayed: Math.max(0, this.#opening.now().getTime())
		};
	}

	#endOf(game: Game): Finished | null {
		// An end is reported once: the player may have deleted it since.
		if (game.solvedAt === null) return null;
		if (this.#saved.solvedAt !== null && !this.#isOwed) return null;
		const { id, about, kept } = this;
		const ended = { milliseconds: game.solvedAt, open: kept.open, helps: game.helps };
		return { id, level: about.level, day: dayOf(this.#opening.now()), ...ended };
	}

	/** Starts or stops the time, whichever is right. */
	#run(): void {
		const isSeen = this.#ticking !== null && document.visibilityState === 'visible';
		if (isSeen && !this.isPaused && !this.game.isSolved) this.#watch.start();
		else this.#watch.stop();
		this.milliseconds = this.#watch.look();
	}

	#tick(): void {
		this.milliseconds = this.#watch.look();
		if (this.milliseconds - this.#touched >= HEARTBEAT) void this.#touch();
	}

	async #touch(): Promise<void> {
		const milliseconds = this.#watch.look();
		if (milliseconds === this.#touched || this.isRemoved || this.#born === null) return;
		this.#touched = milliseconds;
		try {
			if (!(await this.#opening.store.touch(this.id, milliseconds))) await this.save();
		} catch (error) {
			this.unkept = unkeptBy(error);
		}
	}

	readonly #onhide = () => {
		this.#watch.stop();
		this.milliseconds = this.#watch.look();
		void this.#touch();
	};

	readonly #onvisibility = () => {
		this.#run();
		if (document.visibilityState === 'visible') void this.save();
		else void this.#touch();
	};
}

/** The calendar day where the player is, such as 2026-11-23. */
export function dayOf(date: Date): string {
	const two = (number: number) => String(number).padStart(2, '0');
	const year = String(date.getFullYear()).padStart(4, '0');
	return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
