import { expect, test } from 'vitest';
import { progress } from './progress.svelte';

test('What was read in another tab is not forgotten', () => {
	const kept = () => JSON.parse(localStorage.getItem('backtrail-lessons')!) as object;
	localStorage.removeItem('backtrail-lessons');
	progress.visit('idea', 'a', 0.5);
	const elsewhere = { at: 'z', read: 1, answered: ['q'] };
	localStorage.setItem('backtrail-lessons', JSON.stringify({ ...kept(), letters: elsewhere }));
	progress.answer('idea', 'q1');
	expect(kept()).toEqual({
		idea: { at: 'a', read: 0.5, answered: ['q1'] },
		letters: elsewhere
	});
});
