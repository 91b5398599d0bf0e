import { expect, it } from 'vitest';
import { record } from '../../../../../../tests/fixtures/recordings';
import { narrate } from '$lib/stage/explain/narrate';
import { endSentence } from '$lib/stage/explain/narrate-end';
import { stripIsolates } from '$lib/i18n/bidi';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { EXAMPLES } from '../examples';
import { PlayedSudoku } from '../played';
import { vocabularyOf } from './vocabulary';

const [{ setup }] = EXAMPLES;

/** What is said of each position of a way with so many moves of the example. */
function told(count = setup.moves.length): string[] {
	const way = { ...setup, moves: setup.moves.slice(0, count) };
	const problem = new PlayedSudoku(way.givens, way.moves);
	const { trace } = record(problem, DEFAULT_STRATEGY);
	const names = {
		variable: (cell: number) => `c${cell}`,
		value: (symbol: number) => `${symbol + 1}`
	};
	return Array.from({ length: trace.length + 1 }, (_, position) => {
		const before = position === 0 ? null : trace.at(position - 1);
		const at = trace.at(position);
		const vocabulary = vocabularyOf(way);
		return stripIsolates(
			narrate(problem, DEFAULT_STRATEGY, at, names, vocabulary, before, null, endSentence).text
		);
	});
}

it('tells every step of the player', () => {
	const sentences = told();
	expect(sentences.slice(0, 3)).toEqual([
		'You start. 12 cells are empty.',
		'You turn to c7.',
		'You set 1 in c7. 11 cells are still empty.'
	]);
	expect(sentences).toContain(
		'You set 2 in c9, which breaks a rule: c5 in the same column and c10 in the same row have it.'
	);
	expect(sentences.filter((text) => text.startsWith('You take'))).toEqual([
		'You take 1 back from c0.',
		'You take 3 back from c1.'
	]);
	expect(sentences).toContain('3 stays in c1: you did not change it.');
	expect(sentences).toContain(
		'To reach an earlier value, 3 leaves c1 for now: a search only goes back in order.'
	);
	expect(sentences.at(-1)).toBe('Every cell is filled and nothing clashes: a solution.');
	for (const text of sentences) {
		expect(text).not.toBe('');
		expect(text).not.toMatch(/the search/i);
	}
});

it('does not say of an unfinished way that a search was stopped', () => {
	expect(told(2).at(-1)).toBe('You set 4 in c2. 10 cells are still empty.');
});
