import { expect, it } from 'vitest';
import { LANE_LOOKS } from '$lib/rooms/race/lane/lane-looks';
import { seriesStyle, setStyle } from './series';

const six = [0, 1, 2, 3, 4, 5];
const colors = six.map((index) => seriesStyle(index).color);

it('draws strategies like the lanes of a race', () => {
	expect(six.slice(0, 4).map(seriesStyle)).toMatchObject(
		LANE_LOOKS.map(({ color, dash }) => ({ color, dash }))
	);
});

it('gives six strategies six colours, and sets of boards none of them', () => {
	expect(new Set(colors).size).toBe(6);
	for (const index of six) expect(colors).not.toContain(setStyle(index).color);
});
