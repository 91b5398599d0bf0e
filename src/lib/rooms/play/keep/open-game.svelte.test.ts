import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actions, puzzleWithout } from '../../../../../tests/fixtures/games';
import { Game, type Logged } from '../game/game';
import type { KeptGame } from './kept-game';
import { MemoryStore } from './memory-store';
import { OpenGame } from './open-game.svelte';

const puzzle = puzzleWithout({ rows: 2, columns: 2 }, [0, 3, 5, 6, 9, 10, 12, 15]);
const about = { level: '', recipe: '', day: '' };
const times = { startedAt: 0, lastPlayed: 0, turn: 0, milliseconds: 0 };
const kept: KeptGame = { id: 'a', puzzle, about, ...times, filled: 0, open: 8, isSolved: false };

/** What a page does next. */
interface Turn {
	readonly page: number;
	readonly action: Parameters<OpenGame['do']>[0] | null;
	/** How long the store takes for what comes next, in turns of the event loop. */
	readonly delay: number;
	readonly fails: boolean;
}

const turns: fc.Arbitrary<Turn[]> = fc.array(
	fc.record({
		page: fc.integer({ min: 0, max: 2 }),
		// Nothing: the page waits.
		action: fc.option(actions(16, 4), { freq: 4 }),
		delay: fc.integer({ min: 0, max: 4 }),
		fails: fc.boolean()
	}),
	{ maxLength: 25 }
);

it('gives all pages the same game, with every move that was made, however slow storage is', async () => {
	await fc.assert(
		fc.asyncProperty(turns, async (some) => {
			const store = new MemoryStore();
			let [delay, fails] = [0, false];
			const slow = new MemoryStore();
			const slowly = async () => {
				const refuses = fails;
				for (let i = delay; i > 0; i--) await Promise.resolve();
				if (refuses) throw new DOMException('full', 'QuotaExceededError');
			};
			slow.add = async (...rest) => {
				await slowly();
				return store.add(...rest);
			};
			slow.settle = async (settling) => {
				await slowly();
				return store.settle(settling);
			};
			const made: string[] = [];
			const page = (isNew: boolean) =>
				new OpenGame({
					...{ store: slow, game: kept, log: [], next: 0, born: isNew ? null : 'here' },
					...{ clock: () => 0, now: () => new Date(0), onchange: () => undefined }
				});
			const pages = [page(true)];
			await pages[0].save();
			pages.push(page(false), page(false));
			for (const turn of some) {
				({ delay, fails } = turn);
				if (turn.action === null) await new Promise((resolve) => setTimeout(resolve));
				else if (pages[turn.page].do(turn.action) === null) made.push(JSON.stringify(turn.action));
			}
			[delay, fails] = [1, false];
			// The second time, each hears of what the others have saved.
			for (const _ of [1, 2]) for (const one of pages) await one.save();
			const { log } = (await store.read('a'))!;
			const text = ({ action }: Logged) => JSON.stringify(action);
			expect(log.map(text).sort()).toEqual(made.sort());
			const whole = Game.of(puzzle, log);
			for (const { game, isKept } of pages) {
				expect(game.log).toEqual(log);
				expect(game.position).toEqual(whole.position);
				// As the store of the test has it, which lasts as long as the page.
				expect(isKept).toBe(false);
			}
			const [listed] = await store.list();
			expect([listed.filled, listed.isSolved]).toEqual([
				whole.position.symbols.filter((symbol) => symbol >= 0).length,
				whole.isSolved
			]);
			expect(await store.finished()).toHaveLength(whole.solvedAt === null ? 0 : 1);
		}),
		{ numRuns: 150 }
	);
});
