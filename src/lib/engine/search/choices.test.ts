import { expect, it } from 'vitest';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { emptyBoard } from '$lib/kinds/sudoku/board';
import { PlayedSudoku } from '$lib/kinds/sudoku/way/played';
import { choicesFor, fitStrategy } from './choices';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from './strategy';

it('offers every choice to a problem that supports everything', () => {
	const { units } = sudokuOf('.'.repeat(16));
	expect(
		choicesFor({
			units,
			forbids: () => 0,
			traits: { hasCost: true, hasPreference: true, hasDegree: true }
		})
	).toEqual({
		orderings: ORDERINGS,
		values: VALUE_ORDERINGS,
		eliminations: expect.arrayContaining([...ELIMINATIONS]) as unknown,
		times: ELIMINATION_TIMES,
		backs: BACKS,
		goals: GOALS,
		variants: []
	});
});

it('leaves out choices that do not apply to a problem', () => {
	const { values, eliminations, goals } = choicesFor({ units: [] });
	expect(values).toEqual(['ascending', 'descending', 'random', 'least-constraining']);
	expect(eliminations).toEqual(['none', 'forward', 'naked']);
	expect(goals).toEqual(['first', 'all']);
});

it('has one ordering and no elimination for sequential variables and for steps of its own', () => {
	const choices = choicesFor({ units: [], traits: { isSequential: true, hasCost: true } });
	expect(choices).toEqual({
		orderings: ['naive'],
		values: ['ascending', 'descending', 'random'],
		eliminations: ['none'],
		times: ['every'],
		backs: ['step'],
		goals: GOALS,
		variants: []
	});
	const played = new PlayedSudoku(emptyBoard({ rows: 2, columns: 2 }), []);
	expect(choicesFor(played)).toEqual({ ...choices, goals: ['first'] });
});

it('replaces choices that do not fit a problem and keeps the rest', () => {
	const wild: Strategy = {
		ordering: 'findmin',
		values: 'preferred',
		elimination: 'naked',
		eliminate: 'start',
		back: 'jump',
		variant: 'sharp',
		goal: 'best',
		seed: 7,
		limits: { steps: 9 }
	};
	const sequential = { units: [], traits: { isSequential: true } };
	expect(fitStrategy(sequential, wild)).toEqual({
		...DEFAULT_STRATEGY,
		seed: 7,
		limits: { steps: 9 }
	});
	const { units } = sudokuOf('.'.repeat(16));
	const traits = { hasCost: true, hasPreference: true, variants: ['plain', 'sharp'] };
	expect(fitStrategy({ units, traits }, wild)).toEqual(wild);
	expect(fitStrategy({ units, traits }, { ...wild, variant: 'plain' }).variant).toBe('');
	// A jump needs the reasons of what was crossed out.
	for (const elimination of ['hidden', 'arcs'] as const)
		expect(fitStrategy({ units, forbids: () => 0, traits }, { ...wild, elimination }).back).toBe(
			'step'
		);
});
