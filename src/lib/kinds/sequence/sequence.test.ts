import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singleSteps } from '$lib/engine/search/limits';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import type { Step } from '$lib/engine/search/step';
import { listValues } from '$lib/engine/problem';
import { ruleBroken } from './rules';
import { Sequence } from './sequence';
import { NONE, ORDERS, sequence, type SequenceSetup } from './setup';

/** All steps, one at a time. */
function stepsOf(
	setup: SequenceSetup,
	goal: Strategy['goal'],
	values: Strategy['values'] = 'ascending'
): Step[] {
	return [...singleSteps(new Sequence(setup), { ...DEFAULT_STRATEGY, goal, values })];
}

/** Every letter tried, after those before it; "✗" if it is rejected, "✓" if it is a solution. */
function visits(setup: SequenceSetup, goal: Strategy['goal']): string[] {
	const seen: string[] = [];
	let text = '';
	for (const { kind, value } of stepsOf(setup, goal)) {
		if (kind === 'reject') seen.push(`${text}${setup.alphabet[value]}✗`);
		if (kind === 'place') seen.push((text += setup.alphabet[value]));
		if (kind === 'backtrack') text = text.slice(0, -1);
		if (kind === 'solution') seen[seen.length - 1] += '✓';
	}
	return seen;
}

describe('the tutorial of A, B and C (docs/known-answers.md)', () => {
	it('visits A, AA✗, AB, ABA✗, ABB✗, ABC✓', () => {
		expect(visits(sequence(), 'first')).toEqual(['A', 'AA✗', 'AB', 'ABA✗', 'ABB✗', 'ABC✓']);
	});

	it('has 21 visits and one solution in its whole tree', () => {
		const seen = visits(sequence(), 'all');
		expect(seen).toHaveLength(21);
		expect(seen.filter((visit) => visit.endsWith('✓'))).toEqual(['ABC✓']);
	});

	it('starts with ABA if letters must only be different', () => {
		const setup = sequence('ABC', 3, { order: 'different' });
		expect(visits(setup, 'first').at(-1)).toBe('ABA✓');
		expect(visits(setup, 'all').filter((visit) => visit.endsWith('✓'))).toHaveLength(12);
	});
});

describe('the example of the first backtrack', () => {
	const steps = stepsOf(sequence(), 'first', 'descending');

	it('has its first dead end at step 7 and its first backtrack at step 8', () => {
		const first = (kind: Step['kind']) => steps.findIndex((step) => step.kind === kind) + 1;
		expect(first('deadend')).toBe(7);
		expect(first('backtrack')).toBe(8);
	});

	it('goes back four times and ends after 34 steps with ABC', () => {
		expect(steps.filter(({ kind }) => kind === 'backtrack')).toHaveLength(4);
		expect(steps).toHaveLength(34);
		expect(steps.at(-1)?.kind).toBe('solution');
	});
});

describe('a sequence', () => {
	const clashes = (setup: SequenceSetup, letters: string, position: number, letter: string) =>
		new Sequence(setup).clashes(
			Array.from(letters, (one) => setup.alphabet.indexOf(one)),
			position,
			setup.alphabet.indexOf(letter)
		);

	it('names the neighbours on both sides that break a rule', () => {
		const later = sequence('ABCDE', 5);
		expect(clashes(later, '.B.D.', 2, 'C')).toEqual([]);
		expect(clashes(later, '.B.D.', 2, 'A')).toEqual([1]);
		expect(clashes(later, '.B.D.', 2, 'E')).toEqual([3]);
		expect(clashes(later, '.D.B.', 2, 'C')).toEqual([1, 3]);
		expect(clashes(later, '.D.B.', 2, 'B')).toEqual([1, 3]);
		expect(clashes(later, '.B.D.', 4, 'A')).toEqual([3]);
		const near = sequence('ABCDE', 5, { order: 'any', apart: 2 });
		expect(clashes(near, '.A.E.', 2, 'D')).toEqual([1]);
		expect(clashes(near, '.A.E.', 2, 'C')).toEqual([]);
	});

	it('names every position that has the letter already if letters must be unique', () => {
		const once = sequence('ABCDE', 5, { order: 'different', once: true });
		expect(clashes(once, 'ABA..', 4, 'A')).toEqual([0, 2]);
		expect(clashes(once, 'ABA..', 3, 'A')).toEqual([0, 2]);
		expect(clashes(once, 'ABA..', 0, 'A')).toEqual([2]);
	});

	it('says which rule two letters break', () => {
		const rule = ({ rules, alphabet }: SequenceSetup, letter: string, other: number, its: string) =>
			ruleBroken(rules, 2, alphabet.indexOf(letter), other, alphabet.indexOf(its));
		const later = sequence('ABCDE', 5, { apart: 2, once: true });
		expect(rule(later, 'B', 1, 'B')).toBe('later');
		expect(rule(later, 'E', 1, 'B')).toBe('apart');
		expect(rule(later, 'C', 1, 'B')).toBe(null);
		expect(rule(later, 'C', 3, 'B')).toBe('later');
		expect(rule(later, 'C', 0, 'C')).toBe('once');
		expect(rule(later, 'D', 0, 'C')).toBe(null);
		const different = sequence('ABCDE', 5, { order: 'different', once: true });
		expect(rule(different, 'B', 1, 'B')).toBe('different');
		const any = sequence('ABCDE', 5, { order: 'any', once: true });
		expect(rule(any, 'B', 1, 'B')).toBe('once');
	});

	it('has its neighbours as peers, or all positions if letters must be unique', () => {
		expect(new Sequence(sequence('ABC', 4)).peers(0)).toEqual([1]);
		expect(new Sequence(sequence('ABC', 4)).peers(2)).toEqual([1, 3]);
		const once = new Sequence(sequence('ABC', 4, { once: true }));
		expect(once.peers(2)).toEqual([0, 1, 3]);
		expect(once.units).toEqual([]);
	});

	it('does not change when the setup it was made from changes', () => {
		const setup = sequence();
		const problem = new Sequence(setup);
		setup.letters[0] = 2;
		expect(problem.fixed[0]).toBe(NONE);
	});
});

/** Sequences with any letters typed, most of which break the rules, which are about two letters each. */
const anySequence = fc
	.record({
		count: fc.integer({ min: 1, max: 26 }),
		letters: fc.array(fc.integer({ min: NONE, max: 25 }), { minLength: 1, maxLength: 40 }),
		order: fc.constantFrom(...ORDERS.filter((order) => order !== 'balanced')),
		apart: fc.option(fc.integer({ min: 1, max: 25 })),
		once: fc.boolean()
	})
	.map(({ count, letters, ...rules }): SequenceSetup => {
		const setup = sequence('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, count), letters.length, rules);
		return { ...setup, letters: Int8Array.from(letters, (letter) => Math.min(letter, count - 1)) };
	});

const legalOf = (problem: Sequence, assignment: ArrayLike<number>, position: number) =>
	Array.from({ length: problem.valueCount }, (_, letter) => letter).filter(
		(letter) => problem.clashes(assignment, position, letter).length === 0
	);

describe('the model of a sequence', () => {
	it('knows the legal letters and takes back exactly its placements, whatever is typed', () => {
		fc.assert(
			fc.property(anySequence, fc.array(fc.nat(), { maxLength: 40 }), (setup, picks) => {
				const problem = new Sequence(setup);
				const model = problem.model();
				const assignment = problem.fixed.slice();
				const open = Array.from(assignment.keys()).filter((at) => assignment[at] === NONE);
				const look = () => open.map((position) => model.legal(position));
				const compare = () => {
					const free = open.filter((position) => assignment[position] === NONE);
					expect(free.map((position) => listValues(model.legal(position)))).toEqual(
						free.map((position) => legalOf(problem, assignment, position))
					);
				};
				const before: { position: number; looks: number[] }[] = [];
				compare();
				for (const pick of picks) {
					const free = open.filter((at) => assignment[at] === NONE && model.legal(at) !== 0);
					if (free.length === 0) break;
					const position = free[pick % free.length];
					const letters = listValues(model.legal(position));
					before.push({ position, looks: look() });
					assignment[position] = letters[pick % letters.length];
					model.place(position, assignment[position]);
					compare();
				}
				for (const { position, looks } of before.toReversed()) {
					model.takeBack(position, assignment[position]);
					expect(look()).toEqual(looks);
				}
			}),
			{ numRuns: 200 }
		);
	});

	it('names every possible clash as a peer', () => {
		fc.assert(
			fc.property(anySequence, fc.nat(), fc.nat(), (setup, position, letter) => {
				const problem = new Sequence(setup);
				const at = position % problem.variableCount;
				const clashes = problem.clashes(problem.fixed, at, letter % problem.valueCount);
				expect(clashes).toEqual([...new Set(clashes)].sort((a, b) => a - b));
				expect(problem.peers(at)).toEqual(expect.arrayContaining(clashes));
				for (const other of clashes)
					expect(
						ruleBroken(setup.rules, at, letter % problem.valueCount, other, problem.fixed[other])
					).not.toBeNull();
			})
		);
	});
});
