import * as m from '$lib/i18n/compiled/messages';

/** What the buttons of the editor write. */
export const INSERTS = ['passage', 'words', 'question', 'choice', 'summary'] as const;
export type Insert = (typeof INSERTS)[number];

/** Gives an empty text its title: nothing before a title can be read. */
function titled(before: string, after: string, written: string): string {
	return (before + after).trim() === '' ? `# ${m.chapter_start_title()}\n\n${written}` : written;
}

/** The text for a button, after the text before the cursor and in place of what is selected. */
export function insertion(what: Insert, before: string, selected: string, after = ''): string {
	return titled(before + selected, after, written(what, before, selected));
}

function written(what: Insert, before: string, selected: string): string {
	// Where the text is now, to count on from there.
	const at = Number([...before.matchAll(/\bat=(\d{1,8})\b/g)].at(-1)?.[1] ?? 0);
	switch (what) {
		case 'words':
			return `:to[${selected || m.chapter_start_words()}]{at=${at + 1}}`;
		case 'passage':
			return ownLines(before, [`::step{at=${at + 1}}`, selected || m.chapter_start_moment()]);
		case 'question':
			return ownLines(before, [
				`::question{ask=value at=${at}}`,
				selected || m.chapter_start_question(),
				'::answer',
				m.chapter_start_answer()
			]);
		case 'choice':
			return ownLines(before, [
				'::question',
				selected || m.chapter_start_choices(),
				'::choice{right}',
				m.chapter_start_right(),
				'::choice',
				m.chapter_start_wrong(),
				m.chapter_start_reply(),
				'::answer',
				m.chapter_start_answer()
			]);
		case 'summary':
			return ownLines(before, ['::summary', selected || m.chapter_start_summary()]);
	}
}

/** The address of a moment, and a passage for it. */
export function insertMoment(
	address: string,
	before: string,
	selected: string,
	after = ''
): string {
	const moment = ownLines(before, [address.trim(), selected || m.chapter_start_moment()]);
	return titled(before + selected, after, moment);
}

/** Blocks in lines of their own. */
function ownLines(before: string, blocks: readonly string[]): string {
	const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
	return `${gap}${blocks.join('\n\n')}\n\n`;
}
