import { describe, expect, it } from 'vitest';
import { withLetter, sequence, type Rules } from '../../setup';
import { kind } from '../../kind';
import { linksOf } from './links';
import { walk } from '../walk.fixture';

function typed(text: string, rules: Partial<Rules>) {
	let setup = sequence('ABC', text.length, rules);
	for (const [position, letter] of Array.from(text).entries())
		setup = withLetter(setup, position, 'ABC'.indexOf(letter));
	const conflicts = new Set(kind.conflicts(setup));
	return linksOf({ setup, moment: null, assignment: setup.letters, clashes: [], conflicts });
}

describe('links', () => {
	it('connect a rejected letter to the one with which it breaks a rule', () => {
		const run = walk(sequence('ABC', 3));
		expect(linksOf(run.at(4))).toEqual([
			{ position: 1, other: 0, letter: 0, otherLetter: 0, rule: 'later', eliminates: false }
		]);
		expect(linksOf(run.at(5))).toEqual([]);
	});

	it('reach the earlier occurrence of a letter that must be unique', () => {
		const run = walk(sequence('ABC', 3, { order: 'any', once: true }));
		const rejected = [4, 7, 8].map((position) => linksOf(run.at(position)).map((link) => link));
		expect(rejected.flat().map(({ position, other, rule }) => [position, other, rule])).toEqual([
			[1, 0, 'once'],
			[2, 0, 'once'],
			[2, 1, 'once']
		]);
	});

	it('connect contradictory typed letters, each pair once', () => {
		const pairs = (text: string, rules: Partial<Rules>) =>
			typed(text, rules).map(({ position, other, rule }) => [other, position, rule]);
		expect(pairs('BA.', { order: 'later' })).toEqual([[0, 1, 'later']]);
		expect(pairs('AB.C', { order: 'later' })).toEqual([]);
		expect(pairs('A.AA', { order: 'any', once: true })).toEqual([
			[0, 2, 'once'],
			[2, 3, 'once']
		]);
	});
});
