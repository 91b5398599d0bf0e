import { describe, expect, it } from 'vitest';
import { calls as traced } from '../../../../content/lessons/06-recursion/calls';
import { countEmpty } from '../../../../content/lessons/06-recursion/listings/count-empty';
import { fill } from '../../../../content/lessons/06-recursion/listings/fill';
import { layOutCalls } from './call-layout';
import { callsAt, recordCalls, type CallState } from './calls';

const letters = ['', '', ''];
/** What the listings themselves return, which the recorded functions must return too. */
const LISTED: Readonly<Record<string, unknown>> = {
	'count-empty': countEmpty([8, 0, 0, 0, 2, 6, 0, 3, 0], 5),
	fill: fill(letters, 0)
};

/** Calls as text: `1 waiting, 2 running`. */
function textOf(calls: readonly CallState[]): string {
	return calls
		.map(({ parameters, is, value }) => `${Object.values(parameters).join()} ${value ?? is}`)
		.join(', ');
}

describe.each(Object.entries(traced))('the recorded function %s', (id, one) => {
	const steps = recordCalls(one);
	const end = callsAt(steps, steps.length);

	it('returns what its listing returns', () => {
		expect(end[0].value).toBe(LISTED[id]);
		expect(end.every(({ is }) => is === 'returned')).toBe(true);
	});

	it('has few calls, so that all are in sight', () => {
		expect(end.length).toBeLessThanOrEqual(8);
	});

	it('has one call at work at every moment, for which all calls on the way to it wait', () => {
		for (let at = 1; at < steps.length; at++) {
			const calls = callsAt(steps, at);
			const [running, ...others] = calls.filter(({ is }) => is === 'running');
			expect(others).toEqual([]);
			const waiting: CallState[] = [];
			for (let { caller } = running; caller >= 0; caller = calls[caller].caller)
				waiting.unshift(calls[caller]);
			expect(calls.filter(({ is }) => is === 'waiting')).toEqual(waiting);
		}
	});

	it('shows the same at a step, wherever one comes from', () => {
		expect(callsAt(steps, 3)).toEqual(callsAt(steps.slice(0, 3), 3));
		expect(callsAt(steps, 0)).toEqual([]);
	});

	it('lays calls out side by side, each below the one that made it', () => {
		const { places, columns, rows } = layOutCalls(end);
		const taken = new Set(places.map(({ column, row }) => `${column} ${row}`));
		expect(taken.size).toBe(end.length);
		places.forEach(({ column, row }, at) => {
			const { caller } = end[at];
			expect(row).toBe(caller < 0 ? 0 : places[caller].row + 1);
			expect(column).toBeGreaterThanOrEqual(0);
			expect(column).toBeLessThan(columns);
			expect(row).toBeLessThan(rows);
		});
	});
});

it('counts on the way back up', () => {
	const steps = recordCalls(traced['count-empty']);
	expect(textOf(callsAt(steps, 5))).toBe('5 waiting, 6 waiting, 7 waiting, 8 waiting, 9 running');
	expect(textOf(callsAt(steps, 8))).toBe('5 waiting, 6 waiting, 7 running, 8 1, 9 0');
	expect(textOf(callsAt(steps, steps.length))).toBe('5 2, 6 2, 7 1, 8 1, 9 0');
});

it('fills the shared letters, and takes back what failed', () => {
	const steps = recordCalls(traced.fill);
	const ends = callsAt(steps, steps.length);
	expect(textOf(ends)).toBe('0 true, 1 false, 1 false, 2 false, 1 true, 2 false, 2 true, 3 true');
	expect(ends[1].locals).toEqual({ letter: 'A' });
	expect(steps.at(-1)!.shared).toEqual(letters);
	const written = steps.filter(({ kind }) => kind === 'place').length;
	expect(steps.filter(({ kind }) => kind === 'backtrack')).toHaveLength(written - letters.length);
});
