import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { PLACE, packStep } from '$lib/engine/search/step';
import { Player, type PlayerOptions } from './player.svelte';
import type { PlayerSource } from './playhead.svelte';
import { HandTicker, PackedTrace, longRun, stepsOf } from '../run/trace.fixture';

/** A recording that grows when a test says so. */
class Recording implements PlayerSource {
	trace = $state.raw<PackedTrace | null>(null);
	length = $state(0);
	ended = $state(false);

	constructor(trace: PackedTrace | null) {
		if (trace !== null) this.take(trace);
	}

	take(trace: PackedTrace): void {
		this.trace = trace;
		this.length = trace.length;
		this.ended = trace.ended;
	}

	/** Records up to `length`. */
	grow(length: number): void {
		this.trace!.length = this.length = Math.min(length, this.trace!.words.length);
	}

	end(): void {
		this.grow(Infinity);
		this.trace!.ended = this.ended = true;
	}
}

function playing(trace: PackedTrace | null, options: PlayerOptions = {}) {
	const ticker = new HandTicker();
	const source = new Recording(trace);
	const player = new Player(source, { ticker, ...options });
	return { ticker, source, player };
}

const STEPS = 'c0 p0 c1 r1 p1 d2 b1 r1 p1 c2 p2 s';
const short = () => new PackedTrace(stepsOf(STEPS));
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('playing', () => {
	it('makes the first step at once and then one per beat', () => {
		const { ticker, player } = playing(short(), { rate: 2 });
		player.play();
		ticker.frame();
		expect(player.position).toBe(1);
		ticker.run(480);
		expect(player.position).toBe(1);
		ticker.run(30);
		expect(player.position).toBe(2);
	});

	it.each([
		[10, 500],
		[60, 3000],
		[1000, 50_000],
		[30_000, 1_500_000]
	])('at %i steps per second is at step %i after 50 seconds', (rate, steps) => {
		const { ticker, player } = playing(new PackedTrace(new Int32Array(2_000_000)), { rate });
		player.play();
		ticker.frame();
		ticker.run(50_000);
		// The last picture may be some frames of 10 ms old.
		expect(Math.abs(player.position - steps)).toBeLessThanOrEqual(1 + rate / 50);
	});

	it('crosses a huge run in many steps per frame', () => {
		const { ticker, source, player } = playing(short(), { rate: 1e8 });
		source.length = 800_000_000;
		player.play();
		ticker.frame();
		ticker.run(900);
		expect(player.position).toBe(90_000_001);
	});

	it.each([
		[25, 16, [1, 1, 1, 2, 2, 3]],
		[50, 16, [1, 1, 1, 3, 3, 3]],
		[1000, 16, [1, 1, 1, 1, 65, 65]],
		// Views that share frames get one each, however long it takes.
		[1000, 40, [1, 1, 1, 1, 161, 161]],
		[1000, 8, [1, 1, 1, 1, 1, 1, 1, 1, 65, 65]]
	])('at %i steps per second, in frames of %i ms, shows %j', (rate, milliseconds, positions) => {
		const { ticker, player } = playing(new PackedTrace(longRun(5000)), { rate });
		player.play();
		const seen = positions.map(() => {
			ticker.frame(milliseconds);
			return player.position;
		});
		expect(seen).toEqual(positions);
	});

	it('pauses at the end, shows the outcome, and starts over from there', () => {
		const { ticker, player } = playing(short(), { rate: 100 });
		player.play();
		ticker.frame();
		ticker.run(200);
		expect(player.playing).toBe(false);
		expect(player.position).toBe(12);
		expect(player.moment?.outcome).toEqual({ kind: 'solved' });
		expect(ticker.pending).toBe(0);
		player.play();
		expect(player.position).toBe(0);
		ticker.frame();
		expect(player.position).toBe(1);
	});

	it('continues at the same rate after the page was hidden', () => {
		const { ticker, player } = playing(new PackedTrace(longRun(5000)), { rate: 100 });
		player.play();
		ticker.frame();
		ticker.frame(3_600_000);
		expect(player.position).toBeLessThan(20);
	});

	it('continues from the position that it is moved to', () => {
		const { ticker, player } = playing(new PackedTrace(longRun(5000)), { rate: 100 });
		player.play();
		ticker.frame();
		player.seek(4000);
		ticker.run(120);
		expect(player.playing).toBe(true);
		expect(player.position).toBe(4012);
	});

	it('can be toggled', () => {
		const { ticker, player } = playing(short());
		player.toggle();
		expect(player.playing).toBe(true);
		player.toggle();
		expect(player.playing).toBe(false);
		expect(ticker.pending).toBe(0);
	});
});

describe('grain', () => {
	it('plays decision by decision', () => {
		const { ticker, player } = playing(short(), { rate: 10, grain: 'decision' });
		const seen: number[] = [];
		player.play();
		for (let i = 0; i < 7; i++) {
			ticker.frame(i === 0 ? 10 : 100);
			seen.push(player.position);
		}
		expect(seen).toEqual([2, 5, 7, 9, 11, 12, 12]);
		expect(player.playing).toBe(false);
	});

	it('plays backtrack by backtrack, then on to the end after the last', () => {
		const { ticker, player } = playing(short(), { rate: 10, grain: 'backtrack' });
		player.play();
		ticker.frame();
		expect(player.position).toBe(7);
		ticker.frame(100);
		expect(player.position).toBe(12);
		expect(player.playing).toBe(false);
	});

	it('steps back and forth', async () => {
		const { player } = playing(short(), { grain: 'decision' });
		const seen: number[] = [];
		for (const direction of [1, 1, 1, -1, -1, -1, -1] as const) {
			await player.step(direction);
			seen.push(player.position);
		}
		expect(seen).toEqual([2, 5, 7, 5, 2, 0, 0]);
		player.grain = 'try';
		await player.step(1);
		expect(player.position).toBe(1);
		await player.step(-1);
		await player.step(-1);
		expect(player.position).toBe(0);
		player.grain = 'backtrack';
		await player.step(1);
		await player.step(1);
		expect(player.position).toBe(12);
	});

	it('keeps looking for a rare move across frames', () => {
		const words = new Int32Array(300_000).fill(1);
		words.set(stepsOf('p0 b0'), 250_000);
		const trace = new PackedTrace(words);
		const { ticker, player } = playing(trace, { rate: 1, grain: 'backtrack' });
		trace.onlook = () => (ticker.time += 0.001);
		player.play();
		for (let frame = 0; frame < 40 && player.position === 0; frame++) ticker.frame();
		expect(player.position).toBe(250_002);
	});
});

describe('breakpoints', () => {
	it('are met even if they are set while playing scans ahead', () => {
		const words = new Int32Array(300_000).fill(stepsOf('r1')[0]);
		words.set(stepsOf('d1'), 99);
		const trace = new PackedTrace(words);
		const { ticker, player } = playing(trace, { rate: 1, grain: 'backtrack' });
		trace.onlook = () => (ticker.time += 0.001);
		player.play();
		for (let frame = 0; frame < 5; frame++) ticker.frame();
		expect([player.position, player.playing]).toEqual([0, true]);
		player.breakpoints = [{ kind: 'deadend' }];
		ticker.frame();
		expect([player.position, player.playing]).toEqual([100, false]);
	});

	it('pause exactly at their step and report why', () => {
		const { ticker, player } = playing(short(), {
			rate: 1000,
			breakpoints: [{ kind: 'deadend' }, { kind: 'solution' }]
		});
		player.play();
		ticker.frame();
		ticker.run(100);
		expect([player.position, player.playing]).toEqual([6, false]);
		expect(player.pausedAt).toEqual({ kind: 'deadend' });
		player.play();
		expect(player.pausedAt).toBe(null);
		ticker.frame();
		ticker.run(100);
		expect([player.position, player.playing]).toEqual([12, false]);
		expect(player.pausedAt).toEqual({ kind: 'solution' });
	});

	it('are met at any rate in a long run', () => {
		const variable = 29;
		const words = longRun(200_000, 30);
		const trace = new PackedTrace(words);
		const expected = words.indexOf(packStep(PLACE, variable, 1), 150_000) + 1;
		for (const rate of [1e4, 1e6, 1e8]) {
			const { ticker, player } = playing(trace, {
				rate,
				breakpoints: [{ kind: 'cell', variable }]
			});
			player.seek(150_000);
			player.play();
			for (let frame = 0; frame < 500 && player.playing; frame++) ticker.frame();
			expect(player.pausedAt).toEqual({ kind: 'cell', variable });
			expect(player.position).toBe(expected);
		}
	});

	it('can be jump targets', async () => {
		const { player } = playing(short(), { breakpoints: [{ kind: 'cell', variable: 1 }] });
		expect(await player.jump(1, 'breakpoint')).toBe(true);
		expect([player.position, player.pausedAt]).toEqual([5, { kind: 'cell', variable: 1 }]);
		await player.step(1);
		expect(player.pausedAt).toBe(null);
	});

	it('keep frames short when scanning is slow, and lower the effective rate', () => {
		const trace = new PackedTrace(longRun(1_500_000));
		const { ticker, player } = playing(trace, { rate: 1e8, breakpoints: [{ kind: 'solution' }] });
		// A million steps per second.
		trace.onlook = () => (ticker.time += 0.001);
		player.play();
		for (let frame = 0; frame < 60; frame++) {
			const before = ticker.now();
			ticker.frame();
			expect(ticker.now() - before - 16).toBeLessThan(30);
		}
		expect(player.playing).toBe(true);
		expect(player.effectiveRate).toBeLessThan(1e6);
		expect(player.effectiveRate).toBeGreaterThan(2e5);
		player.pause();
		expect(player.effectiveRate).toBe(1e8);
	});
});

describe('a search that is being recorded', () => {
	it('makes the player wait when it catches up', () => {
		const { ticker, source, player } = playing(new PackedTrace(longRun(1000), 100, false), {
			rate: 500
		});
		player.play();
		ticker.frame();
		ticker.run(500);
		expect([player.position, player.playing, player.waiting]).toEqual([100, true, true]);
		source.grow(150);
		ticker.run(50);
		expect(player.waiting).toBe(false);
		ticker.run(500);
		expect([player.position, player.waiting]).toEqual([150, true]);
		source.end();
		ticker.run(2000);
		expect([player.position, player.playing, player.waiting]).toEqual([1000, false, false]);
	});

	it('lowers the effective rate while it holds playing back', () => {
		const { ticker, source, player } = playing(new PackedTrace(longRun(5000), 100, false), {
			rate: 1000
		});
		player.play();
		ticker.frame();
		for (let frame = 0; frame < 80; frame++) {
			source.grow(player.length + 4);
			ticker.frame();
		}
		expect(player.waiting).toBe(true);
		// 4 steps in each frame of 16 ms.
		expect(player.effectiveRate).toBeCloseTo(250, -1);
		expect(player.rate).toBe(1000);
		source.end();
		ticker.run(1200);
		expect(player.effectiveRate).toBe(1000);
	});

	it('has an effective rate of 0 while there is no recording', () => {
		const { ticker, player } = playing(null, { rate: 100 });
		player.play();
		ticker.run(600);
		expect([player.waiting, player.effectiveRate]).toEqual([true, 0]);
	});

	it('can be awaited before its first step, at the position of an address', () => {
		const { ticker, source, player } = playing(null);
		player.seek(400);
		ticker.run(50);
		expect([player.position, player.awaited]).toEqual([0, 400]);
		source.take(new PackedTrace(longRun(1000), 100, false));
		ticker.frame();
		expect([player.position, player.waiting]).toEqual([100, true]);
		source.grow(700);
		ticker.frame();
		expect([player.position, player.awaited, player.waiting]).toEqual([400, null, false]);
		expect(ticker.pending).toBe(0);
	});

	it('can be played before anything is recorded', () => {
		const { ticker, source, player } = playing(null, { rate: 100 });
		player.play();
		ticker.run(100);
		expect([player.position, player.waiting]).toEqual([0, true]);
		source.take(new PackedTrace(longRun(1000), 100, false));
		ticker.run(100);
		expect(player.playing).toBe(true);
		expect(player.position).toBeGreaterThan(3);
	});

	it('is not awaited if none is coming', () => {
		const { source, player } = playing(null);
		source.ended = true;
		player.play();
		player.runToEnd();
		expect([player.playing, player.waiting, player.awaited]).toEqual([false, false, null]);
	});

	it('can be followed to its end', () => {
		const { ticker, source, player } = playing(new PackedTrace(longRun(1000), 100, false));
		player.runToEnd();
		ticker.frame();
		expect([player.position, player.awaited]).toEqual([100, Infinity]);
		source.grow(300);
		ticker.frame();
		expect(player.position).toBe(300);
		source.end();
		ticker.frame();
		expect([player.position, player.awaited]).toEqual([1000, null]);
	});

	it('has an end of what is recorded', () => {
		const { player } = playing(new PackedTrace(longRun(1000), 100, false));
		player.end();
		expect([player.position, player.awaited]).toEqual([100, null]);
		expect(player.moment?.outcome).toBe(null);
	});

	it('shows its outcome if it ends at the current position', () => {
		const { source, player } = playing(new PackedTrace(stepsOf(STEPS), 12, false));
		player.end();
		let shown: unknown;
		const stop = $effect.root(() => {
			$effect(() => {
				shown = player.moment?.outcome;
			});
		});
		flushSync();
		expect(shown).toBe(null);
		source.end();
		flushSync();
		expect(shown).toEqual({ kind: 'solved' });
		stop();
	});

	it('does not update views while it grows past the position', () => {
		const { source, player } = playing(new PackedTrace(longRun(1000), 100, false));
		player.seek(40);
		let shown = 0;
		const stop = $effect.root(() => {
			$effect(() => {
				void player.moment;
				shown++;
			});
		});
		flushSync();
		source.grow(500);
		flushSync();
		expect(shown).toBe(1);
		stop();
	});
});

describe('another run', () => {
	it('starts at the beginning, paused', () => {
		const { ticker, source, player } = playing(new PackedTrace(longRun(1000)), { rate: 1000 });
		player.play();
		ticker.run(100);
		source.take(short());
		expect(player.position).toBe(0);
		ticker.frame();
		expect([player.position, player.playing, ticker.pending]).toEqual([0, false, 0]);
	});

	it('can be played at once', () => {
		const { ticker, source, player } = playing(new PackedTrace(longRun(1000)), { rate: 10 });
		player.seek(800);
		source.take(short());
		player.play();
		ticker.frame();
		expect([player.position, player.playing]).toEqual([1, true]);
	});
});

describe('seeking', () => {
	it('stays within the run', () => {
		const { player } = playing(short());
		player.seek(99);
		expect(player.position).toBe(12);
		player.seek(-4);
		expect(player.position).toBe(0);
		player.seek(3.6);
		expect(player.position).toBe(4);
		player.seek(NaN);
		expect(player.position).toBe(0);
	});
});

describe('jumps', () => {
	it('go to the next and the previous step of a kind', async () => {
		const { player } = playing(short());
		await player.jump(1, 'backtrack');
		expect(player.position).toBe(7);
		await player.jump(1, 'solution');
		expect(player.position).toBe(12);
		await player.jump(-1, 'deadend');
		expect(player.position).toBe(6);
		await player.jump(1, { variable: 2 });
		expect(player.position).toBe(11);
		await player.jump(-1, { variable: 1 });
		expect(player.position).toBe(9);
	});

	it('go to a solution without scanning the steps between', async () => {
		const trace = short();
		const { player } = playing(trace);
		expect(await player.jump(1, 'solution')).toBe(true);
		expect(player.position).toBe(12);
		expect(await player.jump(1, 'solution')).toBe(false);
		expect(player.missed).toEqual({ direction: 1, jump: 'solution' });
		expect([trace.finds, player.position]).toEqual([0, 12]);
	});

	it('return to a depth', async () => {
		const { player } = playing(new PackedTrace(stepsOf('p0 p1 p2 b2 p2 b2 b1 p1 b1 b0')));
		player.seek(2);
		await player.jump(1, { depth: player.depth });
		expect([player.position, player.depth]).toEqual([4, 2]);
		player.seek(1);
		await player.jump(1, { depth: player.depth });
		expect([player.position, player.depth]).toEqual([7, 1]);
	});

	it('do not move, and report it, if there is no match', async () => {
		const { player } = playing(short());
		player.seek(8);
		expect(await player.jump(1, 'deadend')).toBe(false);
		expect(player.position).toBe(8);
		expect(player.missed).toEqual({ direction: 1, jump: 'deadend' });
		player.seek(9);
		expect(player.missed).toBe(null);
	});

	it('are busy until they are done', async () => {
		const trace = short();
		let open = () => {};
		trace.gate = () => new Promise((resolve) => (open = resolve));
		const { player } = playing(trace);
		const jump = player.jump(1, 'backtrack');
		expect(player.busy).toBe(true);
		open();
		expect(await jump).toBe(true);
		expect(player.busy).toBe(false);
	});

	it('give way to a newer jump, a move, or cancel', async () => {
		const trace = short();
		const gates: (() => void)[] = [];
		trace.gate = () => new Promise((resolve) => gates.push(resolve));
		const { player } = playing(trace);
		const first = player.jump(1, 'backtrack');
		const second = player.jump(1, 'solution');
		gates.forEach((open) => open());
		expect(await first).toBe(false);
		expect(await second).toBe(true);
		expect(player.position).toBe(12);

		const third = player.jump(-1, 'backtrack');
		player.seek(3);
		gates.forEach((open) => open());
		expect(await third).toBe(false);
		expect([player.position, player.busy, player.missed]).toEqual([3, false, null]);

		const fourth = player.jump(1, 'backtrack');
		player.cancel();
		gates.forEach((open) => open());
		expect(await fourth).toBe(false);
		expect([player.position, player.busy]).toEqual([3, false]);
	});

	it('are not restarted by a held key', async () => {
		const trace = short();
		const gates: (() => void)[] = [];
		trace.gate = () => new Promise((resolve) => gates.push(resolve));
		const { player } = playing(trace);
		const first = player.jump(1, 'backtrack');
		void player.jump(1, 'backtrack');
		void player.jump(1, 'backtrack');
		expect(trace.finds).toBe(1);
		gates.forEach((open) => open());
		expect(await first).toBe(true);
		expect(player.position).toBe(7);
	});

	it('have no effect on another run', async () => {
		const trace = short();
		let open = () => {};
		trace.gate = () => new Promise((resolve) => (open = resolve));
		const { source, player } = playing(trace);
		const jump = player.jump(1, 'backtrack');
		source.take(short());
		open();
		expect(await jump).toBe(false);
		expect([player.position, player.missed]).toEqual([0, null]);
	});
});

describe('keys', () => {
	it('perform their actions', async () => {
		const { player } = playing(short(), { selected: () => 1, rate: 10 });
		expect(player.perform('backtrack-forward')).toBe(true);
		await settle();
		expect(player.position).toBe(7);
		player.perform('cell-back');
		await settle();
		expect(player.position).toBe(5);
		player.perform('end');
		expect(player.position).toBe(12);
		player.perform('slower');
		expect(player.rate).toBe(5);
		player.perform('grain');
		expect(player.grain).toBe('cell');
		expect(player.perform('help')).toBe(false);
	});

	it('do nothing if no cell is selected', async () => {
		const { player } = playing(short(), { selected: () => -1 });
		expect(player.perform('cell-forward')).toBe(true);
		await settle();
		expect(player.position).toBe(0);
	});
});

describe('a stretch that is played over and over', () => {
	function looping(rate: number) {
		const made = playing(new PackedTrace(longRun(100)), { rate });
		made.player.loop = { from: 10, to: 20 };
		made.player.seek(10);
		return made;
	}

	it.each([2, 50, 100_000])('is never left at %i moves per second', (rate) => {
		const { ticker, player } = looping(rate);
		player.play();
		const seen = new Set<number>();
		for (let frame = 0; frame < 2000; frame++) {
			ticker.run(10);
			seen.add(player.position);
		}
		expect(Math.max(...seen)).toBe(20);
		expect(Math.min(...seen)).toBeGreaterThanOrEqual(10);
		expect(player.playing).toBe(true);
	});

	it('rests at its end, then starts over', () => {
		const { ticker, player } = looping(10);
		player.play();
		ticker.run(1200);
		expect(player.position).toBe(20);
		ticker.run(1000);
		expect(player.position).toBe(20);
		ticker.run(700);
		expect(player.position).toBeLessThan(20);
	});

	it('can be paused, and goes on where it was', () => {
		const { ticker, player } = looping(2);
		player.play();
		ticker.run(1600);
		const { position } = player;
		player.toggle();
		ticker.run(5000);
		expect(player.position).toBe(position);
		player.toggle();
		ticker.frame();
		expect(player.position).toBe(position + 1);
	});

	it('begins at its start, wherever it is played from', () => {
		const { player } = looping(1);
		player.seek(3);
		player.play();
		expect(player.position).toBe(10);
	});

	it('starts over if it is played at its end, and ends no later than the run', () => {
		const { ticker, player } = looping(1);
		player.end();
		expect(player.position).toBe(20);
		player.play();
		expect(player.position).toBe(10);
		player.loop = { from: 90, to: 500 };
		player.seek(98);
		ticker.run(60_000);
		expect(player.playing).toBe(true);
		expect(player.position).toBeLessThanOrEqual(100);
		player.start();
		expect(player.position).toBe(90);
	});
});
