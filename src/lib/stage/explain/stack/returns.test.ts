import { describe, expect, it } from 'vitest';
import { runOf } from '../../../../../tests/fixtures/moments';
import { returnsOf } from './returns';

const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';
const { moments } = runOf(TREE);
const end = moments[moments.length - 1];
const deadEnd = moments.findIndex(({ step }) => step?.kind === 'deadend');

describe('the calls that return', () => {
	it('are none while the search goes on', () => {
		const moment = moments[3];
		const { frames, here, from } = returnsOf(moment, null, 0);
		expect(frames).toEqual(moment.frames);
		expect([here, from]).toEqual([frames.length - 1, frames.length]);
	});

	it('are the newest one at a dead end', () => {
		const { frames, here, from, value } = returnsOf(moments[deadEnd], null, 0);
		expect([here, from, value]).toEqual([frames.length - 1, frames.length - 1, 'failed']);
	});

	it('are the one that is left when a value is taken back, shown above its caller', () => {
		const [before, moment] = moments.slice(deadEnd, deadEnd + 2);
		const { frames, here, from, value } = returnsOf(moment, before, 0);
		expect(frames.at(-1)).toEqual(before.frames.at(-1));
		expect(frames).toHaveLength(moment.frames.length + 1);
		expect([here, from, value]).toEqual([frames.length - 2, frames.length - 1, 'failed']);
	});

	it('are those that the solution has passed after the end, from the innermost', () => {
		const { length } = end.frames;
		expect(returnsOf(end, null, 3)).toMatchObject({ here: length - 4, from: length - 3 });
		expect(returnsOf(end, null, length)).toMatchObject({ here: -1, from: 0, value: 'found' });
		expect(returnsOf(end, null, 99)).toMatchObject({ here: -1, from: 0 });
		expect(returnsOf(moments[20], null, 3).from).toBe(moments[20].frames.length);
	});
});
