import { expect, it } from 'vitest';
import { exerciseHeads } from './exercises';
import { CHAPTERS } from '../text/chapters';
import { EXERCISES, OF_CHAPTERS } from './titles';

it('each exercise is at the end of the chapter that it names', async () => {
	for (const { id, chapter, needs } of await exerciseHeads('en')) {
		expect(CHAPTERS, id).toContain(chapter);
		expect(OF_CHAPTERS[chapter], id).toContain(id);
		for (const other of needs)
			expect(EXERCISES.indexOf(other), `${id} after ${other}`).toBeLessThan(EXERCISES.indexOf(id));
	}
});
