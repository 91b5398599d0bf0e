import { expect, it } from 'vitest';
import { nearTo } from './near';

const WORDS = ['place', 'takeback', 'variables', 'kind', 'goal'];

it.each([
	['Place', 'place'],
	['plcae', 'place'],
	['variabels', 'variables'],
	['Variable', 'variables'],
	['knd', 'kind'],
	['place', 'place'],
	['plan', null],
	['mind', 'kind'],
	['course', null],
	['', null],
	['x'.repeat(100_000), null]
])('“%s” is near %j', (word, near) => {
	expect(nearTo(word, WORDS)).toBe(near);
});
