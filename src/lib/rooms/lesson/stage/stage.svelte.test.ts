import fc from 'fast-check';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHAPTERS, loadChapter } from '../text/chapters';
import { viewOf } from '$lib/kinds/views';
import { Reading } from './reading.svelte';

let end: (() => void) | null = null;

afterEach(() => {
	end?.();
	end = null;
});

/** Somebody who opens a chapter. */
async function opened(chapter: string): Promise<Reading> {
	const { lesson, text, programs } = await loadChapter(chapter, 'en');
	const first = await viewOf(lesson.figures[lesson.cues[text.parts[1].id].figure].kind);
	const reading = new Reading(chapter, lesson, text, programs, viewOf, first);
	end = reading.stage.watch();
	return reading;
}

/** What the stage shows once it has come to rest. */
async function shown(reading: Reading) {
	const { scene } = reading.place;
	await vi.waitFor(
		() => {
			flushSync();
			const figure = reading.stage.current!;
			expect(figure.name).toBe(scene.figure);
			expect(figure.isAway).toBe(false);
			expect(figure.studio.player.position).toBe(scene.at);
		},
		{ timeout: 20_000 }
	);
	const { name, studio, facts } = reading.stage.current!;
	const { step, assignment, statistics } = studio.moment!;
	return { name, step, assignment: [...assignment], statistics, spotlight: facts.spotlight };
}

describe('the stage beside the text', () => {
	it('shows the same at a place, whatever was shown and done before', async () => {
		const reading = await opened('letters');
		const places = reading.places.length;
		/** What each place shows on a straight way. */
		const straight = new Map<number, unknown>();
		for (const index of [0, 9, 17, 26, places - 1]) {
			reading.go(index);
			straight.set(index, await shown(reading));
		}
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.record({ place: fc.nat(places - 1), steps: fc.integer({ min: -9, max: 9 }) }), {
					maxLength: 6
				}),
				fc.constantFrom(...straight.keys()),
				async (jumps, index) => {
					for (const { place, steps } of jumps) {
						reading.go(place);
						// The reader takes over.
						for (let i = 0; i < Math.abs(steps); i++)
							void reading.stage.current!.studio.player.step(steps < 0 ? -1 : 1);
					}
					reading.go(index);
					expect(await shown(reading)).toEqual(straight.get(index));
				}
			),
			{ numRuns: 8 }
		);
	});

	it('knows when the reader has gone elsewhere, and leads back to the text', async () => {
		const reading = await opened('letters');
		reading.go(reading.indexOf('aa') < 0 ? reading.indexOf('second-place') : 0);
		await shown(reading);
		const figure = reading.stage.current!;
		void figure.studio.player.step(1);
		flushSync();
		expect(figure.isAway).toBe(true);
		reading.return();
		await shown(reading);
	});

	it('does not tell what comes next, also a reader who has seen it', async () => {
		const reading = await opened('letters');
		const before = reading.indexOf('where-back');
		reading.go(reading.places.length - 1);
		await shown(reading);
		reading.go(before);
		await shown(reading);
		const figure = reading.stage.current!;
		figure.studio.player.seek(figure.studio.player.length);
		flushSync();
		figure.studio.player.seek(reading.place.scene.at);
		flushSync();
		expect(figure.facts.hidesFuture).toBe(true);
	});

	// That each figure comes to its moments is tested without a browser (tests/unit/lessons.test.ts).
	it('can show figures of every kind, with listings and with another tree beside', async () => {
		const seen = new Set<string>();
		for (const chapter of CHAPTERS) {
			const reading = await opened(chapter);
			for (const [index, { scene }] of reading.places.entries()) {
				const { kind, beside, listing } = reading.lesson.figures[scene.figure];
				const sort = JSON.stringify([kind, Boolean(beside), Boolean(listing)]);
				if (seen.has(sort)) continue;
				seen.add(sort);
				reading.go(index);
				expect((await shown(reading)).name).toBe(scene.figure);
			}
			end?.();
			end = null;
		}
		expect(seen.size).toBeGreaterThan(1);
	});
});
