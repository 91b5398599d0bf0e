import { expect, test } from 'vitest';
import { noStatistics } from '$lib/engine/trace/statistics';
import { STATISTICS_FIELDS } from '$lib/engine/trace/statistics';
import { counterGroups, countersAsCsv, countersAsText } from './counters';

const statistics = { ...noStatistics(), steps: 37_652, tries: 12_345, longestBack: 7 };

test('every statistic is shown once, and the time if it is known', () => {
	const ids = counterGroups(statistics, 12.4, { goal: 'best', back: 'jump' }).flatMap(
		({ counters }) => counters.map(({ id }) => id)
	);
	expect([...ids].sort()).toEqual([...STATISTICS_FIELDS, 'milliseconds'].sort());
	const timeless = counterGroups(statistics, null).flatMap(({ counters }) => counters);
	expect(timeless.some(({ id }) => id === 'milliseconds')).toBe(false);
});

test('as text: one line each, with grouped numbers', () => {
	const text = countersAsText(counterGroups(statistics, null));
	expect(text).toContain('Search\nSteps: 37,652\n');
	expect(text).toContain('\n\nBack\nTaken back: 0\nCurrent streak: 0\nLongest streak: 7\n');
});

test('as CSV: plain numbers under a header', () => {
	const lines = countersAsCsv(counterGroups(statistics, 12.4)).split('\r\n');
	expect(lines[0]).toBe('id,group,counter,number');
	expect(lines[1]).toBe('steps,Search,Steps,37652');
	expect(lines).toContain('milliseconds,Search,Time of the search,12.4');
	expect(lines.at(-1)).toBe('');
	expect(lines).toHaveLength(1 + STATISTICS_FIELDS.length - 5 + 1 + 1);
});

test('as CSV: fields with commas and quotes are quoted', () => {
	const [group] = counterGroups(statistics, null);
	const odd = { ...group, label: 'a "b", c', counters: group.counters.slice(0, 1) };
	expect(countersAsCsv([odd])).toContain('steps,"a ""b"", c",Steps,37652\r\n');
});

test('what jumps skip is shown if the search jumps back', () => {
	const jumped = { ...statistics, jumps: 2, skipped: 7, untried: 41 };
	const text = countersAsText(counterGroups(jumped, null, { goal: 'first', back: 'jump' }));
	expect(text).toContain('Jumps: 2\nSkipped: 7\nNever tried: 41\n');
	expect(countersAsText(counterGroups(jumped, null))).not.toContain('Skipped');
});

test('the best cost and cutoffs are shown if the best is sought', () => {
	const bounded = { ...statistics, prunes: 3 };
	expect(countersAsText(counterGroups(bounded, null, { goal: 'best', back: 'step' }))).toContain(
		'\nPrunes: 3\nBest so far: –\n'
	);
	expect(countersAsCsv(counterGroups(bounded, null, { goal: 'best', back: 'step' }))).toContain(
		',Best so far,\r\n'
	);
	const found = counterGroups({ ...bounded, best: 1234 }, null, { goal: 'best', back: 'step' });
	expect(countersAsText(found)).toContain('\nBest so far: 1,234\n');
	expect(countersAsText(counterGroups(bounded, null, { goal: 'all', back: 'step' }))).not.toContain(
		'Prunes'
	);
});
