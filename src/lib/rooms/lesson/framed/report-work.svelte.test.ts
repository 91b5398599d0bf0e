import { expect, it } from 'vitest';
import type { Exercise } from '../exercises/exercise';
import { noWork } from '../exercises/work/work';
import { workScore } from './report-work.svelte';

const exercise = {
	stages: ['one', 'two'],
	tests: [
		{ id: 'a', stage: 'one' },
		{ id: 'b', stage: 'one' },
		{ id: 'c', stage: 'two' },
		{ id: 'd', stage: 'two' }
	]
} as unknown as Exercise;
const work = noWork('rule', 'python');

it('an exercise has no score before a program was tested', () => {
	expect(workScore(exercise, work)).toBeNull();
	expect(workScore(exercise, { ...work, runs: 3 })).toBeNull();
});

it('its score is the share of the tests that are passed, those of earlier stages included', () => {
	expect(workScore(exercise, { ...work, tests: [] })).toBe(0);
	expect(workScore(exercise, { ...work, tests: ['a'] })).toBe(0.25);
	expect(workScore(exercise, { ...work, tests: ['c'], stages: ['one'] })).toBe(0.75);
	expect(workScore(exercise, { ...work, tests: [], passed: true })).toBe(1);
});
