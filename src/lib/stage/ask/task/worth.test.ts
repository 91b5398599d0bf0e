import { describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { Queens } from '$lib/kinds/queens/queens';
import { Sequence } from '$lib/kinds/sequence/sequence';
import { sequence } from '$lib/kinds/sequence/setup';
import { DEFAULT_STRATEGY, ORDERINGS } from '$lib/engine/search/strategy';
import { usualAsk } from '../../address/task';
import { countQuestions } from './next-question';
import { sameOrderings } from './worth';

const queens = new Queens({ size: 4, queens: new Int8Array(4).fill(-1) });
const run = { problem: queens, strategy: DEFAULT_STRATEGY, ...record(queens, DEFAULT_STRATEGY) };

describe('what a task is worth', () => {
	it('is as many questions as there are from a position on, and no more than asked for', () => {
		const task = { ...usualAsk(), count: 3 };
		expect(countQuestions(task, run, 0)).toBe(3);
		const left = countQuestions({ ...task, count: 50 }, run, run.trace.length - 4);
		expect(left).toBeLessThan(3);
		expect(countQuestions(task, run, run.trace.length)).toBe(0);
	});

	it('is little where another ordering makes the same tree', async () => {
		const { signal } = new AbortController();
		const letters = new Sequence(sequence('A', 1));
		const others = ORDERINGS.filter((one) => one !== 'naive');
		expect(await sameOrderings(letters, DEFAULT_STRATEGY, ORDERINGS, signal)).toEqual(others);
		const six = new Queens({ size: 6, queens: new Int8Array(6).fill(-1) });
		expect(await sameOrderings(six, DEFAULT_STRATEGY, ['findmax'], signal)).toEqual([]);
	});
});
