import { describe, expect, it } from 'vitest';
import { locales } from '../../src/lib/i18n/locale';
import { checkWritten } from '../../src/lib/rooms/lesson/own/read/check';
import { exampleChapter } from '../../src/lib/rooms/lesson/own/start/example';
import { readWritten } from '../../src/lib/rooms/lesson/own/read/read';
import { placesOf } from '../../src/lib/rooms/lesson/text/places';
import { viewOf } from '../../src/lib/kinds/views';
import { searchHere } from '../fixtures/own-chapter';

const checkedIn = async (locale: (typeof locales)[number]) => {
	const written = readWritten(await exampleChapter(locale));
	return { ...written, ...(await checkWritten(written, viewOf, searchHere)) };
};

describe('the chapter that teachers see as an example', () => {
	it.each(locales)('is right in %s, and its moments are what its words say', async (locale) => {
		const { faults, lesson, text } = await checkedIn(locale);
		expect(faults).toEqual([]);
		const steps = placesOf(lesson, text).map(({ scene }) => scene.is);
		expect(steps).toEqual([
			'', // the board
			'place r1c3 1',
			...['place r1c2 2', 'place r1c3 1'],
			'choose r1c4', // asks whether a digit fits
			'backtrack r1c3 1',
			...['backtrack r1c3 1', 'place r1c3 4', 'place r1c4 1'],
			'place r1c4 1', // the question keeps the picture
			'deadend r3c4',
			'', // the end
			'' // the summary keeps the picture
		]);
		expect(Object.values(lesson.numbers!).map(({ is }) => is)).toEqual([14, 2, 38, 2]);
	});

	it('is the same in every language', async () => {
		const skeletons = await Promise.all(
			locales.map(async (locale) => {
				const { lesson, text } = await checkedIn(locale);
				return {
					parts: text.parts.map(({ kind }) => kind),
					scenes: placesOf(lesson, text).map(({ id, scene }) => [id, scene]),
					questions: lesson.questions
				};
			})
		);
		for (const skeleton of skeletons) expect(skeleton).toEqual(skeletons[0]);
	});
});
