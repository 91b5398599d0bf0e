import { expect, it } from 'vitest';
import { CHAPTERS } from './chapters';
import { headOf } from './heads';
import { minutesOf } from './minutes';
import { parseLesson } from './parse';

const text = (words: number, rest = '') =>
	parseLesson(`# Title\n\nLead\n\n::step{#one}\n\n${'word '.repeat(words)}\n\n${rest}`, 'en.md');

it('takes five minutes at least, and is a multiple of five', () => {
	expect(minutesOf(text(3))).toBe(5);
	expect(minutesOf(text(1500))).toBe(10);
	expect(minutesOf(text(1900))).toBe(15);
});

it('counts questions with their choices and answers, and what there is to use', () => {
	const question = (id: string) =>
		`::question{#${id}}\n\nWhy?\n\n::answer\n\n${'word '.repeat(150)}\n\n`;
	const questions = ['a', 'b', 'c', 'd'].map(question).join('');
	expect(minutesOf(text(600, questions))).toBe(10);
	expect(minutesOf(text(600, '::order{#solve}'))).toBe(10);
});

it('is the same for a chapter in every language', () => {
	for (const chapter of CHAPTERS) {
		const [english, hebrew] = [headOf(chapter, 'en'), headOf(chapter, 'he')];
		expect(hebrew.minutes).toBe(english.minutes);
		expect(hebrew.questions).toBe(english.questions);
		expect(english.minutes).toBeLessThanOrEqual(45);
	}
});
