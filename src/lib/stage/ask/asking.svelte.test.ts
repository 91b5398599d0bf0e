import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { Queens } from '$lib/kinds/queens/queens';
import { Sequence } from '$lib/kinds/sequence/sequence';
import { sequence } from '$lib/kinds/sequence/setup';
import type { Problem } from '$lib/engine/problem';
import { answeredAt } from './question';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { Asking, type AskedRun } from './asking.svelte';

const eight = new Queens({ size: 8, queens: new Int8Array(8).fill(-1) });
const strategy = DEFAULT_STRATEGY;

let stop = () => {};
afterEach(() => stop());

class Walker {
	position = $state(0);
	pauses = 0;
	pause() {
		this.pauses++;
	}
	seek(position: number) {
		this.position = position;
	}
}

function askingAbout(problem: Problem, from = 0) {
	const { trace } = record(problem, strategy);
	const player = new Walker();
	player.position = from;
	const run = { problem, strategy, trace, length: trace.length, ended: true };
	return { ...watched(run, player), trace };
}

function watched(run: AskedRun, player: Walker) {
	const asking = new Asking(run, player);
	asking.start();
	stop = $effect.root(() => asking.watch());
	flushSync();
	return { asking, player };
}

describe('a round of questions', () => {
	it('stands at the moment of its question, and shows the answer when it is settled', () => {
		const { asking, player, trace } = askingAbout(eight, 300);
		const { question } = asking;
		expect(question!.position).toBeGreaterThanOrEqual(300);
		expect(player.position).toBe(question!.position);
		asking.settle('first');
		expect(player.position).toBe(answeredAt(trace, question!));
		asking.next();
		flushSync();
		expect(asking.question).not.toBe(question);
		expect(asking.isAnswered).toBe(false);
	});

	it('never shows what comes after an open question', () => {
		const { asking, player } = askingAbout(eight, 300);
		const at = player.position;
		asking.look(-1);
		asking.look(-1);
		expect(player.position).toBe(at - 2);
		expect(asking.isLookingBack).toBe(true);
		for (let times = 0; times < 5; times++) asking.look(1);
		expect(player.position).toBe(at);
		expect(asking.isLookingBack).toBe(false);
	});

	it('has ten questions, and says how each sort went', () => {
		const { asking } = askingAbout(eight);
		let wrong = 0;
		while (!asking.isOver) {
			const isRight = asking.question!.ask !== 'return';
			if (!isRight) wrong++;
			asking.settle(isRight ? 'first' : wrong % 2 === 0 ? 'later' : 'shown');
			asking.settle('first');
			asking.next();
			flushSync();
		}
		expect(asking.settled).toHaveLength(10);
		expect(asking.right).toBe(10 - wrong);
		expect(asking.scores.find(({ ask }) => ask === 'return')).toEqual({
			ask: 'return',
			asked: wrong,
			right: 0
		});
		asking.start();
		flushSync();
		expect(asking.settled).toEqual([]);
		expect(asking.question).not.toBeNull();
	});

	it('ends earlier where a run is short, and begins again at its start', () => {
		const { asking, trace } = askingAbout(new Sequence(sequence()), 1000);
		expect(trace.length).toBeLessThan(20);
		expect(asking.question).not.toBeNull();
		while (!asking.isOver) {
			asking.settle('first');
			asking.next();
			flushSync();
		}
		expect(asking.settled.length).toBeLessThan(10);
		expect(asking.total).toBe(asking.settled.length);
	});

	it('goes on without an answer, which does not count as one', () => {
		const { asking, player } = askingAbout(eight, 300);
		const first = asking.question;
		asking.look(-1);
		asking.backToMoment();
		expect(player.position).toBe(first!.position);
		asking.pass();
		flushSync();
		expect(asking.question).not.toBe(first);
		expect(asking.isAnswered).toBe(false);
		expect(asking.settled).toHaveLength(1);
		expect(asking.right).toBe(0);
	});

	it('waits for a search that is still being recorded', () => {
		const { trace } = record(eight, strategy);
		const run = $state({ problem: eight, strategy, trace, length: 10, ended: false });
		const { asking } = watched(run, new Walker());
		expect(asking.question).toBeNull();
		expect(asking.isOver).toBe(false);
		expect(asking.total).toBeNull();
		run.length = trace.length;
		run.ended = true;
		flushSync();
		expect(asking.question).not.toBeNull();
	});

	it('can be finished at any time', () => {
		const { asking } = askingAbout(eight);
		asking.finish();
		flushSync();
		expect(asking).toMatchObject({ isOver: true, question: null });
	});

	it('comes back to where it was left, with the same questions', () => {
		const { asking } = askingAbout(eight, 300);
		expect(asking.result).toBeNull();
		for (const how of ['first', 'shown', 'later'] as const) {
			asking.settle(how);
			asking.next();
			flushSync();
		}
		expect(asking.result).toMatchObject({ score: 0.1, isDone: false });
		const again = askingAbout(eight, 300).asking;
		again.start(300, asking.result!.state);
		for (let times = 0; times < 4; times++) flushSync();
		expect(again.settled).toEqual(asking.settled);
		expect(again.question).toEqual(asking.question);
		again.start(300, 'anything else');
		flushSync();
		expect(again.settled).toEqual([]);
	});

	it('has been tried once a first answer was wrong, which stays so after it was left', () => {
		const { asking } = askingAbout(eight, 300);
		asking.miss();
		expect(asking.result).toMatchObject({ score: null, isDone: false });
		const again = askingAbout(eight, 300).asking;
		again.start(300, asking.result!.state);
		for (let times = 0; times < 2; times++) flushSync();
		again.settle('first');
		expect(again.result).toMatchObject({ score: 0 });
		again.next();
		flushSync();
		again.settle('first');
		expect(again.result).toMatchObject({ score: 0.1 });
	});
});
