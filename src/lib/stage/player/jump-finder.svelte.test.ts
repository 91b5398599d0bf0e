import { describe, expect, it } from 'vitest';
import { JumpFinder, type StepQuery } from './jump-finder.svelte';
import { matchJump } from './jumps';
import { PackedTrace, stepsOf } from '../run/trace.fixture';

const STEPS = 'c0 p0 c1 r1 p1 d2 b1 r1 p1 c2 p2 s';

function queryOf(trace: PackedTrace, options: Partial<StepQuery> = {}): StepQuery {
	const match = matchJump('backtrack', []);
	return { name: 'backtrack', trace, from: 0, direction: 1, match, ...options };
}

/** A trace where each `find` waits until it is released, oldest first. */
function gated() {
	const trace = new PackedTrace(stepsOf(STEPS));
	const waiting: (() => void)[] = [];
	trace.gate = () => new Promise((resolve) => waiting.push(resolve));
	return { trace, letGo: () => waiting.shift()?.() };
}

describe('JumpFinder', () => {
	it('finds the nearest match in either direction, or −1', async () => {
		const trace = new PackedTrace(stepsOf(STEPS));
		const finder = new JumpFinder();
		expect(await finder.find(queryOf(trace))).toBe(7);
		expect(await finder.find(queryOf(trace, { from: 12, direction: -1 }))).toBe(7);
		expect(await finder.find(queryOf(trace, { from: 7 }))).toBe(-1);
	});

	it('is busy while searching', async () => {
		const { trace, letGo } = gated();
		const finder = new JumpFinder();
		const found = finder.find(queryOf(trace));
		expect(finder.busy).toBe(true);
		letGo();
		await found;
		expect(finder.busy).toBe(false);
	});

	it('drops a query for a newer one', async () => {
		const { trace, letGo } = gated();
		const finder = new JumpFinder();
		const first = finder.find(queryOf(trace));
		const second = finder.find(queryOf(trace, { from: 8 }));
		letGo();
		expect(await first).toBe(null);
		expect(finder.busy).toBe(true);
		letGo();
		expect(await second).toBe(-1);
	});

	it('does not restart the same query', async () => {
		const { trace, letGo } = gated();
		const finder = new JumpFinder();
		const first = finder.find(queryOf(trace));
		const repeated = finder.find(queryOf(trace));
		expect(trace.finds).toBe(1);
		letGo();
		expect([await first, await repeated]).toEqual([7, null]);
	});

	it('starts again for another trace', async () => {
		const [before, after] = [gated(), gated()];
		const finder = new JumpFinder();
		const first = finder.find(queryOf(before.trace));
		const second = finder.find(queryOf(after.trace));
		before.letGo();
		after.letGo();
		expect([await first, await second]).toEqual([null, 7]);
	});

	it('can be canceled', async () => {
		const { trace, letGo } = gated();
		const finder = new JumpFinder();
		const found = finder.find(queryOf(trace));
		finder.cancel();
		expect(finder.busy).toBe(false);
		letGo();
		expect(await found).toBe(null);
	});

	it('passes on errors and is ready again', async () => {
		const trace = new PackedTrace(stepsOf(STEPS));
		trace.gate = () => Promise.reject(new Error('out of memory'));
		const finder = new JumpFinder();
		await expect(finder.find(queryOf(trace))).rejects.toThrow('out of memory');
		expect(finder.busy).toBe(false);
	});
});
