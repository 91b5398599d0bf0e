import type { Logged } from '../game/game';
import type { Finished } from '../game/statistics';
import type { Added, Addition, GameStore } from './game-store';
import type { KeptGame } from './kept-game';

/** Keeps games as long as the page lives, where the browser keeps nothing. */
export class MemoryStore implements GameStore {
	readonly isKept = false;
	readonly #games = new Map<string, { game: KeptGame; log: Logged[] }>();
	readonly #finished = new Map<string, Finished>();

	list(): Promise<KeptGame[]> {
		const games = Array.from(this.#games.values(), ({ game }) => game);
		return Promise.resolve(games.sort((a, b) => b.turn - a.turn));
	}

	read(id: string): Promise<{ game: KeptGame; log: Logged[]; next: number } | null> {
		const kept = this.#games.get(id);
		if (kept === undefined) return Promise.resolve(null);
		const { game, log } = kept;
		return Promise.resolve({ game, log: log.slice(), next: log.length });
	}

	append({ game, isNew, from, entries, summaryOf }: Addition): Promise<Added | null> {
		const kept = this.#games.get(game.id);
		if (kept === undefined && !isNew) return Promise.resolve(null);
		const log = kept?.log ?? [];
		const missed = log.slice(from);
		if (entries.length > 0 || kept === undefined) {
			const { summary, finished } = summaryOf(missed);
			const turns = Array.from(this.#games.values(), (other) => other.game.turn);
			const turn = Math.max(0, ...turns) + 1;
			log.push(...entries);
			this.#games.set(game.id, { game: { ...(kept?.game ?? game), ...summary, turn }, log });
			if (finished !== null && !this.#finished.has(game.id)) this.#finished.set(game.id, finished);
		}
		return Promise.resolve({ missed, next: log.length });
	}

	touch(id: string, milliseconds: number): Promise<void> {
		const kept = this.#games.get(id);
		if (kept !== undefined && kept.game.milliseconds < milliseconds)
			kept.game = { ...kept.game, milliseconds };
		return Promise.resolve();
	}

	remove(id: string): Promise<void> {
		this.#games.delete(id);
		return Promise.resolve();
	}

	clear(): Promise<void> {
		this.#games.clear();
		return Promise.resolve();
	}

	finished(): Promise<Finished[]> {
		return Promise.resolve([...this.#finished.values()]);
	}

	forgetFinished(): Promise<void> {
		this.#finished.clear();
		return Promise.resolve();
	}

	close(): void {
		// Nothing is open.
	}
}
