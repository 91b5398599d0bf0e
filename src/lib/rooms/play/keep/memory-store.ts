import type { Logged } from '../game/game';
import type { Finished } from '../game/statistics';
import type { GameStore, Read, Settled, Settling } from './game-store';
import type { KeptGame } from './kept-game';
import type { Unkept } from '$lib/site/unkept';

/** There is one database, and it lasts as long as the page. */
const BORN = 'here';

/** Keeps games as long as the page lives, where the browser keeps nothing. */
export class MemoryStore implements GameStore {
	readonly #games = new Map<string, KeptGame>();
	readonly #logs = new Map<string, readonly Logged[]>();
	readonly #finished = new Map<string, Finished>();

	/** @param unkept why the browser keeps nothing. */
	constructor(readonly unkept: Unkept = 'refused') {}

	list(): Promise<KeptGame[]> {
		return Promise.resolve([...this.#games.values()].sort((a, b) => b.turn - a.turn));
	}

	read(id: string): Promise<Read | null> {
		const game = this.#games.get(id);
		if (game === undefined) return Promise.resolve(null);
		const log = [...(this.#logs.get(id) ?? [])];
		return Promise.resolve({ game, log, next: log.length, born: BORN });
	}

	add(id: string, entries: readonly Logged[]): Promise<boolean> {
		const log = this.#logs.get(id) ?? [];
		this.#logs.set(id, [...log, ...entries]);
		return Promise.resolve(true);
	}

	settle({ game, isNew, isOwn, from, summaryOf }: Settling): Promise<Settled | 'removed'> {
		const kept = this.#games.get(game.id);
		if (kept === undefined && !isNew) {
			this.#logs.delete(game.id);
			return Promise.resolve('removed' as const);
		}
		const log = this.#logs.get(game.id) ?? [];
		const entries = log.slice(from);
		if (isOwn || kept === undefined) {
			const { summary, finished } = summaryOf(entries);
			const turn = Math.max(0, ...Array.from(this.#games.values(), (other) => other.turn)) + 1;
			this.#games.set(game.id, { ...(kept ?? game), ...summary, turn });
			if (finished !== null && !this.#finished.has(game.id)) this.#finished.set(game.id, finished);
		}
		return Promise.resolve({ entries, next: log.length, born: BORN });
	}

	restore(game: KeptGame, log: readonly Logged[]): Promise<Settled> {
		this.#games.set(game.id, game);
		this.#logs.set(game.id, log);
		return Promise.resolve({ entries: log, next: log.length, born: BORN });
	}

	touch(id: string, milliseconds: number): Promise<boolean> {
		const kept = this.#games.get(id);
		if (kept !== undefined && kept.milliseconds < milliseconds)
			this.#games.set(id, { ...kept, milliseconds });
		return Promise.resolve(kept !== undefined);
	}

	remove(id: string): Promise<void> {
		this.#games.delete(id);
		this.#logs.delete(id);
		return Promise.resolve();
	}

	clear(): Promise<void> {
		this.#games.clear();
		this.#logs.clear();
		return Promise.resolve();
	}

	finished(): Promise<Finished[]> {
		return Promise.resolve([...this.#finished.values()]);
	}

	addFinished(ends: readonly Finished[]): Promise<number> {
		const before = this.#finished.size;
		for (const one of ends) if (!this.#finished.has(one.id)) this.#finished.set(one.id, one);
		return Promise.resolve(this.#finished.size - before);
	}

	forgetFinished(): Promise<void> {
		this.#finished.clear();
		return Promise.resolve();
	}

	close(): void {
		// Nothing is open.
	}
}
