import { describe, expect, it } from 'vitest';
import { INSERTS, insertion, insertMoment } from './insert';
import { readWritten } from '../read/read';

const START = '# Title\n\nLead.\n\n/studio/queens/?example=four\n\n';

describe('what the buttons write', () => {
	it.each(INSERTS)('can be read: %s', (what) => {
		for (const before of [START, `${START}Words.`, `${START}::step{at=4}\n\nWords.\n`]) {
			const { faults, text } = readWritten(before + insertion(what, before, ''));
			expect(faults).toEqual([]);
			expect(text.parts.length).toBeGreaterThan(0);
		}
	});

	it('counts on from the step that the text is at, and keeps what is selected', () => {
		expect(insertion('words', '::step{at=12}\n\n', 'the queen')).toBe(':to[the queen]{at=13}');
		expect(insertion('passage', 'Words.', 'More.')).toBe('\n\n::step{at=1}\n\nMore.\n\n');
	});

	it('begins an empty text with a title, so that a moment leaves nothing wrong', () => {
		const source = insertMoment('/studio/queens/?example=four', '', '');
		expect(readWritten(source).faults).toEqual([]);
		for (const what of INSERTS)
			expect(readWritten(insertion(what, '', '')).faults.map(({ code }) => code)).not.toContain(
				'no-title'
			);
	});

	it('gives no second title to a text that has one below the cursor', () => {
		expect(insertion('passage', '', '', START)).not.toContain('# ');
		expect(insertMoment('/studio/queens/?example=four', '', '', START)).not.toContain('# ');
	});

	it('puts an address into a line of its own', () => {
		const source = `${START}Words.`;
		const address = 'https://example.org/studio/queens/?example=four&at=7';
		const { faults, lesson } = readWritten(source + insertMoment(` ${address} `, source, ''));
		expect(faults).toEqual([]);
		expect(Object.values(lesson.cues).map(({ at }) => at)).toEqual([0, 7]);
	});
});
