import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { laneNames } from '$lib/stage/explain/lane-names';
import sentencesOf from './verdict/sentences';
import { verdict } from './verdict/verdict';
import { stripIsolates } from '$lib/i18n/bidi';
import { kind as maze } from '$lib/kinds/maze/kind';
import type { ProblemKind } from '$lib/engine/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import { CHOOSE, PLACE, stepKind } from '$lib/engine/search/step';
import { CLOCKS, positionAt, ticksOf } from './clock/clock';
import { PLAIN } from '$lib/stage/address/entry';
import { Race } from './race.svelte';

let stop = () => {};
afterEach(() => stop());

const THREE =
	'lanes=naive.ascending.none.every.1.0~findmin.ascending.none.every.1.0~findmax.ascending.none.every.1.0';

/** A race that opens an address and starts searching. */
function raceOf<Setup>(kind: ProblemKind<Setup>, address: string, onkind?: () => boolean) {
	const race = new Race(kind, onkind);
	race.showFirst();
	race.visit(address);
	stop = $effect.root(() => race.watch());
	flushSync();
	return race;
}

const raceAt = (address: string) => raceOf(sudoku, address);
const ended = (race: Pick<Race, 'ended'>) => expect.poll(() => race.ended).toBe(true);
const placements = (race: Pick<Race, 'lanes'>) =>
	race.lanes.map(({ run }) => run.statistics.placements);

function said(race: Race<never> | ReturnType<typeof raceAt>): string {
	const names = laneNames(
		race.lanes.map(({ strategy, entry: { rewriting } }) => ({ strategy, rewriting })),
		{}
	);
	const results = race.lanes.map(({ run, strategy, isBound }, index) => ({
		name: names[index],
		ordering: strategy.ordering,
		placements: run.statistics.placements,
		undos: run.statistics.undos,
		isBound
	}));
	return stripIsolates(verdict(results).join(' '));
}

describe('a race', () => {
	it('on the raster board ends with the known counts and says them', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		expect(placements(race)).toEqual([194, 58]);
		expect(said(race)).toBe(
			'58 placements with fewest first, 194 with reading order: 3.3 times as many. With fewest first it went back 4 times, with reading order 140.'
		);
	});

	it('takes a lane that was stopped for a bound, never for the winner', async () => {
		const race = raceAt(`example=raster&${THREE}&steps=2500`);
		await ended(race);
		expect(race.lanes.map(({ isBound }) => isBound)).toEqual([false, false, true]);
		expect(race.lanes[2].run.length).toBe(2500);
		expect(said(race)).toMatch(
			/^58 placements with fewest first, 194 with reading order: 3\.3 times as many\. /
		);
		expect(said(race)).toMatch(
			/With most first, the search was stopped (after [\d,]+ placements: at least|too early)/
		);
	});

	it('of a kind without orderings compares orders of values', async () => {
		const race = raceOf(maze, `kind=maze&example=${maze.examples[0].id}`);
		await ended(race);
		expect(race.lanes.map(({ strategy }) => strategy.ordering)).toEqual(['naive', 'naive']);
		expect(new Set(race.lanes.map(({ strategy }) => strategy.values)).size).toBe(2);
		expect(placements(race).every((count) => count > 0)).toBe(true);
	});

	it('on eight queens places 113 in naive order', async () => {
		const race = raceOf(queens, 'kind=queens&size=8');
		await ended(race);
		expect(placements(race)[0]).toBe(113);
	});

	it('hands an address of another kind to its page, and reports one of none', () => {
		const onkind = vi.fn(() => true);
		const race = raceOf(sudoku, 'kind=queens&size=8', onkind);
		expect(onkind).toHaveBeenCalledWith('kind=queens&size=8');
		expect(race.puzzle.problem.variableCount).toBe(81);
		const refused = raceOf(sudoku, 'kind=chess', () => false);
		expect(refused.addressErrors).toEqual([{ parameter: 'kind', found: 'chess' }]);
	});

	it('searches nothing while its puzzle contradicts itself', () => {
		const race = raceAt(`puzzle=11${'.'.repeat(79)}`);
		expect(race.trace).toBe(null);
		expect(race.lanes.every(({ run }) => !run.running)).toBe(true);
		expect(race.isRevealed).toBe(false);
	});
});

describe('a race whose address gives its puzzle in part', () => {
	const unread = `puzzle=${'.'.repeat(80)}1&entries=zz`;

	it('searches nothing, says nothing, and keeps the address', () => {
		const race = raceAt(unread);
		expect(race.trace).toBe(null);
		expect(sentencesOf(race, [])).toEqual([]);
		expect(race.address).toBe(unread);
	});

	it('is run once the reader accepts the puzzle', async () => {
		const race = raceAt(`example=raster&box=q`);
		expect(race.trace).toBe(null);
		race.puzzle.accept();
		flushSync();
		await ended(race);
		expect(placements(race)).toEqual([194, 58]);
	});
});

describe('changing a race', () => {
	it('an edit changes the puzzle of all lanes and goes back to the start', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		race.player.seek(100);
		race.guess = { lane: 0, times: 2 };
		const traces = race.lanes.map(({ run }) => run.trace);
		const open = race.puzzle.problem.fixed.findLastIndex((value) => value < 0);
		const value = race.lanes[0].run.trace!.at(Infinity).assignment[open];
		race.type(open, value);
		flushSync();
		expect(race.tick).toBe(0);
		expect(race.guess).toBe(null);
		for (const [index, { run }] of race.lanes.entries()) expect(run.trace).not.toBe(traces[index]);
		await ended(race);
		expect(race.lanes.map(({ run }) => run.problem?.fixed[open])).toEqual([value, value]);
		expect(race.tick).toBe(0);
		race.edit(() => race.puzzle.undo());
		flushSync();
		await ended(race);
		expect(placements(race)).toEqual([194, 58]);
	});

	it('a typed value that is already there changes nothing', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		race.player.seek(100);
		race.edit(() => {});
		flushSync();
		expect(race.tick).toBe(100);
	});

	it('a changed lane starts anew, and the tick stays', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		race.player.seek(300);
		const [naive, findmin] = race.lanes;
		const trace = naive.run.trace;
		race.change(findmin, { ordering: 'findmax' });
		flushSync();
		expect(naive.run.trace).toBe(trace);
		await expect.poll(() => race.tick).toBe(300);
		expect(naive.position).toBe(300);
		await expect.poll(() => findmin.position).toBe(300);
		expect(findmin.moment?.position).toBe(300);
		race.cancel();
	});

	it('limits and goals change all lanes, and the tick stays', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		race.player.seek(300);
		race.limit({ steps: 400 });
		flushSync();
		await ended(race);
		await expect.poll(() => race.tick).toBe(300);
		expect(race.lanes.map(({ run, isBound }) => [run.length <= 400, isBound])).toEqual([
			[true, true],
			[true, expect.any(Boolean)]
		]);
		race.seekGoal('all');
		flushSync();
		await ended(race);
		await expect.poll(() => race.tick).toBe(300);
		expect(race.lanes.map(({ search }) => search.strategy?.goal)).toEqual(['all', 'all']);
	});

	it('lanes are added up to four, each another ordering, and removed; the tick stays', async () => {
		const race = raceAt('example=raster&steps=3000');
		await ended(race);
		race.player.seek(300);
		race.guess = { lane: 1, times: 5 };
		race.add();
		race.add();
		race.add();
		flushSync();
		expect(race.guess).toBe(null);
		expect(race.lanes.length).toBe(4);
		expect(new Set(race.lanes.map(({ entry }) => entry.ordering)).size).toBe(4);
		expect(new Set(race.lanes.map(({ id }) => id)).size).toBe(4);
		await ended(race);
		await expect.poll(() => race.tick).toBe(300);
		const [, , third, fourth] = race.lanes;
		race.remove(third);
		flushSync();
		expect(race.lanes.length).toBe(3);
		expect(race.lanes[2]).toBe(fourth);
		await expect.poll(() => race.tick).toBe(300);
		// The lane that was removed is no longer searched.
		race.limit({ steps: 100 });
		flushSync();
		await ended(race);
		expect(third.run.running).toBe(false);
		expect(third.search.strategy?.limits.steps).toBe(3000);
	});

	it('changes in a row keep the tick as one does', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		race.player.seek(300);
		race.add();
		race.change(race.lanes[0], { values: 'descending' });
		race.limit({ steps: 5000 });
		expect(race.address).toContain('at=300');
		flushSync();
		await expect.poll(() => race.tick).toBe(300);
	});

	it('other lanes begin at the start', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		race.player.seek(300);
		race.enter([PLAIN, { ...PLAIN, values: 'descending' }]);
		flushSync();
		expect(race.tick).toBe(0);
		await ended(race);
		expect(race.tick).toBe(0);
		expect(race.lanes.map(({ strategy }) => strategy.values)).toEqual(['ascending', 'descending']);
	});

	it('another clock stays at the moment of the lane that still runs', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		const [naive, findmin] = race.lanes;
		race.player.seek(1200);
		expect(findmin.isDone).toBe(true);
		for (const clock of [...CLOCKS].reverse()) {
			const before = naive.position;
			race.clock = clock;
			flushSync();
			expect(race.tick).toBeLessThanOrEqual(race.length);
			// The first tick at which it is there or further.
			expect(naive.position).toBeGreaterThanOrEqual(before);
			expect(positionAt(clock, naive.run, race.tick - 1)).toBeLessThan(before);
		}
	});

	/** The first lane places less often, in more steps: it eliminates. */
	const UNLIKE =
		'example=raster&lanes=findmin.ascending.hidden.every.1.0~findmin.ascending.none.every.1.0';

	it('another clock stays at the end, and at the start', async () => {
		const race = raceAt(UNLIKE);
		await ended(race);
		const [first, second] = race.lanes.map(({ run }) => run.statistics);
		expect(first.steps).toBeGreaterThan(second.steps);
		expect(first.placements).toBeLessThan(second.placements);
		for (const clock of [...CLOCKS, ...CLOCKS]) {
			race.player.end();
			expect(race.lanes.every(({ isDone }) => isDone)).toBe(true);
			race.clock = clock;
			flushSync();
			expect([clock, race.tick]).toEqual([clock, race.length]);
			expect(race.lanes.every(({ isDone }) => isDone)).toBe(true);
		}
		race.player.start();
		for (const clock of CLOCKS) {
			race.clock = clock;
			expect(race.tick).toBe(0);
		}
	});

	it('another clock stays where a lane still runs, not at the end of one that took more steps', async () => {
		const race = raceAt(`${UNLIKE}&clock=placements`);
		await ended(race);
		const [first, second] = race.lanes;
		race.player.seek(race.length - 2);
		expect([first.isDone, second.isDone]).toEqual([true, false]);
		const { position } = second;
		expect(position).toBeLessThan(first.position);
		race.clock = 'steps';
		flushSync();
		expect(second.position).toBe(position);
	});
});

describe('a link to a race', () => {
	it('arrives at its tick after all lanes have been started', async () => {
		for (const clock of CLOCKS) {
			const race = raceAt(`example=raster&${THREE}&steps=3000&clock=${clock}&at=30`);
			await expect.poll(() => race.tick).toBe(30);
			await ended(race);
			expect([clock, race.tick]).toEqual([clock, 30]);
			for (const { run, position } of race.lanes) expect(position).toBe(positionAt(clock, run, 30));
			stop();
		}
	});

	it('waits for a tick that is far away', async () => {
		const race = raceAt(`example=raster&${THREE}&steps=400000&at=300000`);
		expect(race.address).toContain('at=300000');
		await expect.poll(() => race.tick).toBe(300_000);
		await expect.poll(() => race.lanes[0].isDone).toBe(true);
		expect(race.tick).toBe(300_000);
	});

	it('goes to another tick of the race that is shown', async () => {
		const race = raceAt('example=raster&at=300');
		await ended(race);
		await expect.poll(() => race.tick).toBe(300);
		race.visit('example=raster&at=200');
		flushSync();
		await expect.poll(() => race.tick).toBe(200);
		race.visit('example=raster');
		flushSync();
		await ended(race);
		expect(race.tick).toBe(0);
	});

	it('is what the race writes of itself', async () => {
		const address = `example=raster&at=40&rate=100&stops=backtrack&${THREE}&clock=placements&pictures=trees&curve=depth&log=1&guess=1x10`;
		const race = raceAt(`${address}&steps=3000`);
		await ended(race);
		await expect.poll(() => race.tick).toBe(40);
		const written = new URLSearchParams(race.address);
		const wanted = new URLSearchParams(`${address}&steps=3000`);
		written.sort();
		wanted.sort();
		expect(written.toString()).toBe(wanted.toString());
		expect(race.subject).not.toContain('at=');
	});
});

describe('the result of a race', () => {
	it('is told at the end, and is another one after a change', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		expect(race.isRevealed).toBe(false);
		race.player.seek(race.length - 1);
		flushSync();
		expect(race.isRevealed).toBe(false);
		race.player.end();
		flushSync();
		expect(race.isRevealed).toBe(true);
		race.player.start();
		flushSync();
		expect(race.isRevealed).toBe(true);
		race.change(race.lanes[0], { values: 'descending' });
		flushSync();
		expect(race.isRevealed).toBe(false);
		await ended(race);
		flushSync();
		expect(race.isRevealed).toBe(false);
	});

	it('is told to who does not want to guess, whatever is shown how', async () => {
		const race = raceAt('example=raster');
		race.reveal();
		expect(race.isRevealed).toBe(true);
		race.clock = 'placements';
		race.show({ isLog: true });
		race.player.rate = 300;
		expect(race.isRevealed).toBe(true);
		await ended(race);
		race.remove(race.lanes[1]);
		expect(race.isRevealed).toBe(false);
	});

	it('is told even if the clock has no tick', async () => {
		// r1c1 has no candidate, so neither lane places anything.
		const race = raceAt('puzzle=0123040032144030&clock=placements');
		await ended(race);
		flushSync();
		expect([race.length, ...placements(race)]).toEqual([0, 0, 0]);
		expect(race.isRevealed).toBe(true);
	});
});

describe('the first difference of a race', () => {
	it('is where findmin first chooses another cell, at every clock', async () => {
		const race = raceAt('example=raster');
		await ended(race);
		for (const clock of CLOCKS) {
			race.clock = clock;
			flushSync();
			await expect.poll(() => race.difference).not.toBe(null);
			const { lanes, tick } = race.difference!;
			expect(lanes).toEqual([0, 1]);
			expect(tick).toBeLessThanOrEqual(
				Math.min(...race.lanes.map(({ run }) => ticksOf(clock, run)))
			);
		}
		race.clock = 'steps';
		flushSync();
		const [naive, findmin] = race.lanes.map(({ run }) => {
			const found: { word: number; position: number }[] = [];
			run.trace!.scan(0, run.length, (word, _, position) => {
				const kind = stepKind(word);
				if (kind === CHOOSE || kind === PLACE) found.push({ word, position });
				return false;
			});
			return found;
		});
		const index = naive.findIndex(({ word }, i) => word !== findmin[i].word);
		const first = Math.max(naive[index].position, findmin[index].position);
		await expect.poll(() => race.difference?.tick).toBe(first);
	});

	it('is none for lanes that are the same', async () => {
		const race = raceAt('example=raster');
		race.enter([PLAIN, PLAIN]);
		flushSync();
		await ended(race);
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect(race.difference).toBe(null);
	});
});

describe('a puzzle that is rewritten', () => {
	it('is searched once it can be, and follows the puzzle', async () => {
		let load = () => {};
		const loaded = new Promise<void>((resolve) => (load = resolve));
		const kind = {
			...sudoku,
			// Rows from the bottom up.
			rewriter: () =>
				loaded.then(() => ({
					rewrite: (setup: Parameters<typeof sudoku.write>[0]) => {
						const rows = sudoku.write(setup).puzzle.match(/.{9}/g)!;
						const text = rows.reverse().join('');
						return sudoku.read((name, otherwise, parse) =>
							name === 'puzzle' ? (parse(text) ?? otherwise) : otherwise
						)!;
					}
				}))
		};
		const twins = 'naive.ascending.none.every.1.0~naive.ascending.none.every.1.1';
		const race = raceOf(kind, `example=raster&lanes=${twins}&at=50`);
		const [own, twin] = race.lanes;
		expect(twin.puzzle).toBe(null);
		await expect.poll(() => own.run.ended).toBe(true);
		expect(twin.run.trace).toBe(null);
		expect(race.tick).toBe(0);
		load();
		await expect.poll(() => race.tick).toBe(50);
		await ended(race);
		expect(race.tick).toBe(50);
		const rows = (fixed: Int8Array) =>
			Array.from({ length: 9 }, (_, row) => [...fixed.subarray(row * 9, row * 9 + 9)]);
		expect(rows(twin.run.problem!.fixed)).toEqual(rows(own.run.problem!.fixed).reverse());
		expect(race.difference).toBe(null);
	});
});
