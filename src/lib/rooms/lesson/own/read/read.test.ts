import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../../kinds/views';
import { placesOf, speechAt } from '../../text/places';
import type { Passage, Question } from '../../text/text';
import { readWritten } from './read';

const FOUR = '/studio/queens/?example=four';
/** Longer than what is repeated of a mistake. */
const LONG = `https://x.org/studio/sudoku/?puzzle=${'123456789'.repeat(9)}`;
const START = `# Title\n\nA lead.\n\n${FOUR}\n\n`;

function partsOf(source: string) {
	const { text, faults } = readWritten(source);
	expect(faults).toEqual([]);
	return text.parts;
}

const faultsOf = (source: string) =>
	readWritten(source).faults.map(({ line, code, found }) => `${line} ${code} ${found}`.trimEnd());

describe('a chapter of one’s own', () => {
	it('begins a passage at an address in a line of its own, from any server', () => {
		for (const address of [
			'/studio/queens/?example=four&at=6',
			'https://example.org/studio/queens/?example=four&at=6',
			'http://localhost:4173/some/folder/he/studio/queens/?example=four&at=6&stops=mark-6&side=code#x',
			'<https://example.org/studio/queens/?example=four&at=6>'
		]) {
			const { lesson, text, faults } = readWritten(`# T\n\n${address}\nWords *here*.\n\nMore.`);
			expect(faults).toEqual([]);
			expect(lesson.figures).toEqual({
				'queens?example=four': { kind: 'queens', search: 'example=four' }
			});
			const [part] = text.parts;
			expect(part).toMatchObject({ kind: 'passage', blocks: [{}, {}] });
			expect(lesson.cues[part.id]).toMatchObject({ figure: 'queens?example=four', at: 6 });
			expect(JSON.stringify(part)).not.toContain('studio');
		}
	});

	it('has headings, after which a passage begins by itself', () => {
		const parts = partsOf(`${START}One.\n\n## Two\n\nThree.\n\n- four\n\n::step{at=3}\n\nFive.`);
		expect(parts.map(({ kind }) => kind)).toEqual(['passage', 'heading', 'passage', 'passage']);
	});

	it('ties words to steps, and counts', () => {
		const source = `${START}One. :to[Two]{at=6}, :n[taken-back] times.`;
		const { lesson, text, faults, counted } = readWritten(source);
		expect(faults).toEqual([]);
		const places = placesOf(lesson, text);
		expect(places.map(({ scene }) => scene.at)).toEqual([0, 6]);
		expect(speechAt(text, places[0])).toHaveLength(1);
		expect(Object.values(counted)).toEqual([
			{ figure: 'queens?example=four', counter: 'taken-back', line: 7 }
		]);
	});

	it('asks', () => {
		const { lesson, text, faults } = readWritten(
			`${START}Words.\n\n::question{at=3 ask=value}\n\n::question{cell=r2}\n\nWhich?\n\n` +
				'::question{number=8}\n\n::question{guess=placements}\n\n' +
				'::question\n\nWhy?\n\n::choice{right}\nYes.\n\n::choice\nNo.\n\nBecause.\n\n::answer\n\nSo.'
		);
		expect(faults).toEqual([]);
		const asked = text.parts.filter(({ kind }) => kind === 'question');
		expect(asked.map(({ id }) => lesson.questions![id].ask)).toEqual([
			'value',
			'cell',
			'number',
			'guess',
			'choice'
		]);
		expect(asked.at(-1)).toMatchObject({
			choices: [{ reply: [] }, { reply: [['Because.']] }],
			answer: [{ kind: 'paragraph' }]
		});
		expect(lesson.questions![asked.at(-1)!.id]).toMatchObject({
			right: (asked.at(-1) as Question).choices[0].id
		});
	});

	it('reads a colon between words as a colon', () => {
		const [part] = partsOf(`${START}At 12:30, in the ratio a:b.`);
		const [block] = (part as Passage).blocks;
		const { sentences } = block as { sentences: readonly (readonly string[])[] };
		expect(sentences.flat().join('')).toBe('At 12:30, in the ratio a:b.');
	});

	it.each([
		['English', 'ltr'],
		['עברית', 'rtl'],
		['“4 מלכות”', 'rtl']
	])('has the direction of its first letter: %s', (title, direction) => {
		expect(readWritten(`# ${title}\n`).text.direction).toBe(direction);
	});

	it('lets a figure have a name, and say what it shows', () => {
		const { lesson, text, faults } = readWritten(
			`# T\n\n::figure[${FOUR}]{#four show=board,code wide}\n\n::step{#here figure=four at=4}\n\nWords.`
		);
		expect(faults).toEqual([]);
		const { figure, at } = lesson.cues.here;
		expect(at).toBe(4);
		expect(lesson.figures[figure]).toMatchObject({ parts: ['board', 'code'], wide: true });
		expect(text.parts).toHaveLength(1);
	});
});

describe('what is wrong is told at its line', () => {
	it.each([
		['', ['1 no-title']],
		['# T\n\nLead.\n\nMore.', ['5 no-picture']],
		['# T\n\n## Heading', ['3 heading-last']],
		[`${START}<b>bold</b> and ![](x.png)`, ['7 html <b>', '7 image']],
		[`${START}<script>\nalert(1)\n</script>`, ['7 html <script>']],
		[`${START}::stpe\n\nWords.`, ['7 unknown-directive ::stpe']],
		[`${START}::step {at=4}`, ['7 not-read ::step {at=4}']],
		[`${START}:::step\n:::`, ['7 three-colons step']],
		[`${START}::step{att=4}`, ['7 unknown-attribute att']],
		[`${START}::step{at=four}`, ['7 bad-at four']],
		[`${START}::step{at=99999999}`, ['7 far-at 99999999']],
		[`${START}::step{figure=five at=3}`, ['7 no-figure five']],
		[`${START}::step[https://example.org/]`, ['7 bad-address https://example.org/']],
		['# T\n\n/studio/chess/?at=3\n\nWords.', ['3 bad-address /studio/chess/?at=3']],
		[`${START}Words.\n${FOUR}&at=3\nMore.`, ['8 crowded-address']],
		[`${START}::step{#a}\n\n::step{#a}`, ['9 twice #a']],
		[`${START}::step{#Ä}`, ['7 bad-name Ä']],
		[`${START}::question\n\nWhy?`, ['7 no-ask']],
		[`${START}::question{ask=colour}`, ['7 bad-ask colour']],
		[`${START}::question{ask=value number=3}`, ['7 two-asks']],
		[`${START}::question{number=many}`, ['7 bad-number many']],
		[`${START}::question\n\n::choice\n\nA\n\n::choice\n\nB`, ['7 no-right']],
		[`${START}::question\n\n::choice{right}\n\nA`, ['7 one-choice']],
		[`${START}::question\n\n::choice{right}\n\nA\n\n::choice{right}\n\nB`, ['13 two-right']],
		[`${START}::question{number=3}\n\n::choice\n\nA`, ['7 choices-not-asked']],
		[`${START}::choice\n\nA`, ['7 lost-choice']],
		[`${START}::answer\n\nA`, ['7 lost-answer']],
		[`${START}::question\n\n::choice{right}\n\n::choice\n\nB`, ['9 empty-choice']],
		[`${START}:n[queens]`, ['7 unknown-counter queens']],
		[`${START}:to[words]`, ['7 bad-at :to']],
		['# T\n\nLead.\n\n::step\n\n:to[words]{at=2}', ['7 no-picture']],
		[`${START}:try[words]{#a}`, ['7 unknown-directive :try']],
		[`${START}[x](javascript:alert)`, ['7 bad-link javascript:alert']],
		[`${START}[x](//evil.example)`, ['7 bad-link //evil.example']],
		[`${START}[x](/studio/[kind]/)`, ['7 bad-link /studio/[kind]/']],
		[`${START}::listing{#a}`, ['7 not-for-own ::listing']],
		[`${START}\`\`\`\ncode\n\`\`\``, ['7 unexpected code']],
		[`${START}> quoted`, ['7 unexpected blockquote']],
		[`${START}${'- '.repeat(40)}x`, ['7 too-deep']],
		[`${START}https://example.com/foo`, ['7 other-address https://example.com/foo']],
		[
			'# T\n\nLead.\n\nhttps://example.com/foo\n\nWords.',
			['5 other-address https://example.com/foo', '7 no-picture']
		],
		[`${START}/learn/words/`, ['7 other-address /learn/words/']],
		[`${START}Words.\nSee ${FOUR} and more.`, ['8 address-in-words /studio/queens/?example=four']],
		[
			`${START}See https://x.org${FOUR}.`,
			['7 address-in-words https://x.org/studio/queens/?example=four']
		],
		[`# T\n\n${FOUR}\nOne.\nSee ${FOUR}.`, ['5 address-in-words /studio/queens/?example=four']],
		[`# T\r\n\r\n${FOUR}\r\nOne.\r\nSee ${FOUR}.`, [`5 address-in-words ${FOUR}`]],
		[`${START}See ${LONG}.`, [`7 address-in-words ${LONG.slice(0, 80)}`]],
		[`${START}See [this](${FOUR}).`, []],
		[`${START}:summary\n\nWords.`, ['7 one-colon summary']],
		[`${START}Words.\n:step{at=4}\nMore.`, ['8 one-colon step']],
		['# T\n\n:summary', ['3 one-colon summary']],
		[`${START}Two words: summary, :summary.`, []],
		[`${START}Words.\n**A term and more.`, ['8 unclosed **']],
		[`# T **bold\n\nLead.`, ['1 unclosed **']],
		[`${START}A \`word and more.`, ['7 unclosed `']],
		[`${START}In Python 2**3, \\**no mark\\**, **a term**, \`**\`.`, []],
		['#Five queens\n\nA lead.\n\n##Two', ['1 no-space #', '5 no-space ##']],
		['x'.repeat(200_001), ['1 too-long', '1 long-paragraph']],
		[`# T\n\n${'word '.repeat(3000)}`, ['3 long-paragraph']]
	])('%j', (source, faults) => {
		expect(faultsOf(source)).toEqual(faults);
	});

	it('all of it, and the rest is a chapter', () => {
		const { faults, text } = readWritten(
			`${START}::step{at=x}\n\n<b>\n\n::nothing\n\n::question\n\nWhat?\n\n::step{at=4}\n\nGood.`
		);
		expect(faults.map(({ line }) => line)).toEqual([7, 9, 11, 13]);
		expect(text.parts.length).toBe(4);
	});
});

it('knows the kinds of problems that have a studio', async () => {
	const { lesson } = readWritten(START);
	expect((await viewOf(Object.values(lesson.figures)[0].kind)).kind.id).toBe('queens');
});
