import { expect, it } from 'vitest';
import { CHAPTERS } from '../text/chapters';
import { PICTURES } from './pictures';

it('has a picture of its own for every chapter, inside of its frame', () => {
	expect(CHAPTERS.filter((chapter) => !(chapter in PICTURES))).toEqual([]);
	for (const picture of Object.values(PICTURES)) {
		expect(picture.length).toBeGreaterThan(0);
		for (const mark of picture) {
			if ('text' in mark) expect(mark.x > 0 && mark.x < 96 && mark.y < 64).toBe(true);
			else expect(mark.path).not.toContain('NaN');
		}
	}
});
