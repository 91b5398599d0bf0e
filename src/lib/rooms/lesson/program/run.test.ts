import { describe, expect, it } from 'vitest';
import { viewOf } from '$lib/kinds/views';
import { judgeOrder, rightLines } from '$lib/stage/explain/code/ordering';
import { textOf, type ProgramLanguage, type ProgramLine } from '$lib/stage/explain/code/programs';
import { inAllLanguages } from '$lib/stage/explain/code/programs.fixture';
import { loadChapter } from '../text/chapters';
import { ChapterStage } from '../stage/stage.svelte';
import { runLines } from './run';

const { lesson, programs: first } = await loadChapter('recursion', 'en');
const programs = await inAllLanguages(first);
const [cue] = Object.keys(lesson.cues);
const stage = new ChapterStage(lesson, viewOf, lesson.cues[cue], await viewOf('sudoku'));
const order = lesson.orders!.solve;

const linesIn = (language: ProgramLanguage) => programs.orders.solve[language]!;

function run(built: readonly ProgramLine[], language: ProgramLanguage) {
	return runLines(order, linesIn(language), built, language, { lesson, stage });
}

/** The lines of a right program without those that a text is in. */
function without(text: string, language: ProgramLanguage) {
	return rightLines(linesIn(language)).filter((line) => !textOf(line).includes(text));
}

/** The program with a wrong line in place of a right one. */
function withWrong(name: string, language: ProgramLanguage, right: RegExp) {
	return linesIn(language).filter(
		(line) => line.wrong === name || (line.wrong === null && !right.test(textOf(line)))
	);
}

describe.each(['typescript', 'python'] as const)('lines in %s', (language) => {
	it('solve the puzzle if they are right', async () => {
		const ran = await run(rightLines(linesIn(language)), language);
		expect(ran.sentences).toEqual(['The program solved the puzzle after 194 placements.']);
		expect(ran.isRight).toBe(true);
	});

	it('solve it with one line after the loop that takes back', async () => {
		const built = linesIn(language).filter(
			({ wrong, mark }) => wrong === 'after-loop' || (wrong === null && mark !== 'backtrack')
		);
		expect(judgeOrder(linesIn(language), built).kind).toBe('right-too');
		expect(await run(built, language)).toMatchObject({
			sentences: ['The program solved the puzzle after 194 placements.'],
			isRight: true
		});
	});

	it.each([
		[
			'nothing that takes back',
			without('column] = 0', language),
			[
				'The program stopped after 11 placements and said that there is no solution.',
				/^It never took a value back: \d+ of them still stand on the board\.$/
			]
		],
		[
			'an answer that is ignored',
			withWrong('ignores', language, /\tif \(solve| {4}if solve/),
			[
				'The program stopped after 3,248 placements and said that there is no solution.',
				'On its way it found the solution, and did not stop.'
			]
		],
		[
			'success after the first row',
			withWrong('stops-early', language, /size \* size/),
			[/^After \d+ placements the program said that the puzzle is solved/, /cells are still empty/]
		],
		[
			'nothing that ends it',
			without('size * size', language),
			[/^The program broke off in line \d+: the board has no cell after the last one\.$/]
		]
	])('with %s, say so', async (_, built, sentences) => {
		const ran = await run(built, language);
		expect(ran.isRight).toBe(false);
		expect(ran.sentences).toHaveLength(sentences.length);
		sentences.forEach((sentence, at) => {
			if (typeof sentence === 'string') expect(ran.sentences[at]).toBe(sentence);
			else expect(ran.sentences[at]).toMatch(sentence);
		});
	});
});

it('says which line keeps a program from running', async () => {
	expect(await run(without('for value', 'python'), 'python')).toEqual({
		sentences: ['The program cannot run: line 6 is indented, but it is not in a loop.'],
		stage: null,
		isRight: false
	});
	const [define, ...others] = rightLines(linesIn('typescript'));
	const brace = others.find((line) => textOf(line) === '\t}')!;
	const early = [define, brace, ...others.filter((line) => line !== brace)];
	const { sentences } = await run(early, 'typescript');
	expect(sentences).toEqual(['The program cannot run: the function ends before line 3.']);
});
