import fc from 'fast-check';
import { expect, it } from 'vitest';
import { viewOf } from '../../../../kinds/views';
import { placesOf } from '../../text/places';
import { checkWritten } from './check';
import { exampleChapter } from '../start/example';
import { MOST_PARAGRAPH } from '../form/form';
import { readWritten } from './read';

/** What chapters are made of, whole and broken. */
const PIECES = [
	...[
		'# T',
		'## H',
		'### H',
		'::step',
		'::step{at=3}',
		'::step{#a at=x figure=b}',
		'::figure[',
		']'
	],
	...[
		'/studio/queens/?example=four&at=6',
		'https://a.b/studio/maze/',
		'{#four show=board}',
		'{',
		'}'
	],
	...[
		'::question{ask=value}',
		'::question',
		'::choice{right}',
		'::choice',
		'::answer',
		'::summary'
	],
	...[':to[w]{at=4}', ':to[', ':n[tries]', ':try[x]{#y}', '::solver', '::on-page', '::listing{#x}'],
	...[
		'<b>',
		'<!--',
		'-->',
		'![x](y)',
		'[x](javascript:y)',
		'[x](/learn/)',
		'**',
		'_',
		'`',
		'```',
		'> '
	],
	...[
		'- ',
		'1. ',
		'| a | b |',
		'| - | - |',
		'---',
		'[x]: y',
		'\\',
		'&amp;',
		'\u202E',
		'א',
		'\uD800'
	]
];
const chapter = fc
	.array(
		fc.tuple(
			fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string()),
			fc.constantFrom('\n\n', '\n', ' ', '', '\r\n')
		),
		{ maxLength: 40 }
	)
	.map((pieces) => pieces.flat().join(''));

/** Every place of what is read has a picture, and every fault a line of the text. */
function expectSound(source: string): void {
	const { faults, lesson, text } = readWritten(source);
	const lines = source.split('\n').length;
	for (const { line } of faults) expect(line >= 1 && line <= lines).toBe(true);
	if (text.parts.length === 0) return;
	for (const { scene } of placesOf(lesson, text))
		expect(lesson.figures[scene.figure]).toBeDefined();
	for (const part of text.parts)
		if (part.kind === 'question') expect(lesson.questions![part.id]).toBeDefined();
}

it('reads any text', () => {
	fc.assert(fc.property(chapter, expectSound), { numRuns: 300 });
});

it('reads a chapter with something torn out of it or put into it', async () => {
	const source = await exampleChapter('en');
	const within = fc.nat(source.length);
	fc.assert(
		fc.property(within, fc.nat(40), fc.constantFrom('', ...PIECES), (at, length, piece) =>
			expectSound(source.slice(0, at) + piece + source.slice(at + length))
		),
		{ numRuns: 100 }
	);
});

it('holds any text to its runs without a search', async () => {
	await fc.assert(
		fc.asyncProperty(chapter, async (source) => {
			const { faults } = await checkWritten(readWritten(source), viewOf, async () => null);
			expect(faults.every(({ line }) => line >= 1)).toBe(true);
		}),
		{ numRuns: 60 }
	);
});

it.each([
	...[
		'[',
		'![',
		'*a ',
		'_a',
		'`',
		':a[',
		'::a[',
		'{',
		'<a ',
		'<',
		'&',
		'|',
		'- ',
		'> ',
		'\\',
		'a_',
		'~~a'
	],
	...['a@b.', 'http://', 'www.a', '[a](', '[^a]', '1. ', ':to[x]{at=1 ', '**a*', '](']
])('takes little time for paragraphs of %j', (piece) => {
	const times = Math.floor((MOST_PARAGRAPH - 1) / piece.length);
	const source = `# T\n\n${`${piece.repeat(times)}\n\n${piece.repeat(Math.min(times, 200))}\n\n`.repeat(3)}`;
	const start = performance.now();
	expectSound(source);
	expect(performance.now() - start).toBeLessThan(5000);
});
