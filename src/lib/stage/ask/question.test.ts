import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jumps } from '$lib/engine/search/conflicts';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { kind as maps } from '$lib/kinds/map-colouring/kind';
import { Queens } from '$lib/kinds/queens/queens';
import { Sequence } from '$lib/kinds/sequence/sequence';
import { sequence } from '$lib/kinds/sequence/setup';
import { ASKS } from './asks';
import { answeredAt, questionsAt, type Question } from './question';
import { nearestQuestion } from './nearest';
import { optionsFor } from './options';
import { anyRun, recorded, type Recorded } from './runs.fixture';

const ABC = recorded(new Sequence(sequence()));
const QUEENS = recorded(new Queens({ size: 4, queens: new Int8Array(4).fill(-1) }), {
	goal: 'all'
});

/**
 * What a run says by itself about a question: only its steps are read, up to the answer; null if it was cut
 * off within a jump, and never says where that leads.
 */
function oracle(
	{ walk, outcome, strategy }: Recorded,
	{ ask, position }: Question
): number | boolean | null {
	const after = walk.slice(position);
	if (ask === 'variable') return after[0].variable;
	if (ask === 'result') return walk[position].kind === 'solution';
	if (ask === 'return') {
		const placed: { variable: number; forced: boolean }[] = [];
		for (const [at, { kind, variable, cause }] of walk.entries()) {
			if (kind === 'place' || kind === 'force') placed.push({ variable, forced: kind === 'force' });
			if (kind !== 'backtrack') continue;
			const forced = placed.pop()?.forced;
			if (at >= position && !forced && cause < 0) return variable;
		}
		if (outcome.kind === 'exhausted') return -1;
		// The run was cut off on the way back.
		return jumps(strategy) ? null : placed.findLast(({ forced }) => !forced)!.variable;
	}
	const end = after.find(({ kind }) => kind !== 'reject')!;
	const value = end.kind === 'place' ? end.value : -1;
	return ask === 'value' ? value : value < 0;
}

/** Every question of a run. */
const questionsOf = ({ problem, strategy, trace }: Recorded) =>
	Array.from({ length: trace.length + 1 }, (_, at) =>
		questionsAt(problem, strategy, trace, at)
	).flat();

describe('questions', () => {
	it('have the answers that the steps give', () => {
		fc.assert(
			fc.property(anyRun, (run) => {
				for (const question of questionsOf(run)) {
					const said = oracle(run, question);
					if (said !== null) expect(question.answer).toBe(said);
				}
			})
		);
	});

	it('are answered at a position where the answer has been seen, and not before', () => {
		fc.assert(
			fc.property(anyRun, (run) => {
				for (const question of questionsOf(run)) {
					const { ask, position, answer } = question;
					const at = answeredAt(run.trace, question);
					expect(at).toBeGreaterThanOrEqual(position);
					expect(at).toBeLessThanOrEqual(run.trace.length);
					const { step, outcome } = run.trace.at(at);
					if (ask === 'variable') expect(step).toMatchObject({ kind: 'choose', variable: answer });
					if (ask === 'value' && answer >= 0)
						expect(step).toMatchObject({ kind: 'place', value: answer });
					if (ask === 'value' && answer < 0) expect(step?.kind).toBe('deadend');
					if (ask === 'deadend') expect(step?.kind).toBe(answer ? 'deadend' : 'place');
					if (ask === 'result') expect(step?.kind).toBe(answer ? 'solution' : 'deadend');
					if (ask === 'return' && answer >= 0)
						expect(step).toMatchObject({ kind: 'backtrack', variable: answer });
					if (ask === 'return' && answer < 0) expect(outcome?.kind).toBe('exhausted');
					const between = run.walk.slice(position, Math.max(position, at - 1));
					if (ask === 'value' || ask === 'deadend')
						expect(between.every(({ kind }) => kind === 'reject')).toBe(true);
				}
			})
		);
	});

	it('offer the right answer among others, each once', () => {
		fc.assert(
			fc.property(anyRun, (run) => {
				for (const question of questionsOf(run)) {
					const options = optionsFor(run.problem, run.trace, question);
					expect(options).toContain(question.answer);
					expect(new Set(options).size).toBe(options.length);
					expect(options.length).toBeGreaterThan(1);
				}
			})
		);
	});

	it('are of every sort in a small search', () => {
		const run = recorded(QUEENS.problem, { ordering: 'findmin' });
		expect(new Set(questionsOf(run).map(({ ask }) => ask))).toEqual(new Set(ASKS));
	});

	it('follow the walk through three letters', () => {
		const told = questionsOf(ABC).map(({ ask, position, answer }) => [position, ask, answer]);
		expect(told).toContainEqual([0, 'variable', 0]);
		expect(told).toContainEqual([1, 'value', 0]);
		expect(told).toContainEqual([1, 'deadend', false]);
	});

	it('always offer that there is nowhere to go back to', () => {
		const back = questionsOf(QUEENS).filter(({ ask }) => ask === 'return');
		expect(back.some(({ answer }) => answer === -1)).toBe(true);
		expect(back.some(({ answer }) => answer !== -1)).toBe(true);
		for (const question of back)
			expect(optionsFor(QUEENS.problem, QUEENS.trace, question)).toContain(-1);
	});

	it('do not ask what a call returns where calls return nothing', () => {
		expect(questionsOf(QUEENS).some(({ ask }) => ask === 'result')).toBe(false);
	});

	it('do not ask what chance decides', () => {
		const change = { values: 'random', ordering: 'random' } as const;
		const asks = questionsOf(recorded(QUEENS.problem, change)).map(({ ask }) => ask);
		expect(asks).toContain('deadend');
		expect(asks).not.toContain('value');
		expect(asks).not.toContain('variable');
	});

	it('ask for the last decision where elimination placed something after it', () => {
		const run = recorded(sudokuOf('1.....4..2......'), { elimination: 'naked', goal: 'all' });
		const skipped = questionsOf(run).filter(
			(question) =>
				question.ask === 'return' && run.walk[question.position].variable !== question.answer
		);
		for (const question of skipped)
			expect(run.trace.at(question.position).frames.at(-2)?.forced).toBe(true);
	});

	it('ask for the placement where a jump ends', () => {
		const { setup } = maps.examples.find(({ id }) => id === 'usa')!;
		const run = recorded(maps.problem(setup), { back: 'jump' });
		const asked = questionsOf(run).filter(({ ask }) => ask === 'return');
		const jumps = asked.filter(({ position, answer }) => {
			const { conflict, frames } = run.trace.at(position);
			expect(answer).toBe(conflict!.at(-1));
			return frames.findLast(({ value }) => value >= 0)!.variable !== answer;
		});
		expect(jumps.length).toBeGreaterThan(5);
	});

	it('do not ask where to go back to when the search was stopped there', () => {
		const first = ABC.walk.findIndex(({ kind }) => kind === 'deadend');
		const { problem } = ABC;
		const run = recorded(problem, { limits: { steps: first + 1 } });
		const asks = questionsAt(problem, run.strategy, run.trace, run.trace.length);
		expect(asks.map(({ ask }) => ask)).not.toContain('return');
	});
});

describe('the nearest question', () => {
	it('is the first one that can be asked from there on, else the last one before', () => {
		fc.assert(
			fc.property(anyRun, fc.nat(), fc.nat(9), (run, place, turn) => {
				const { problem, strategy, trace } = run;
				const at = place % (trace.length + 1);
				const positions = questionsOf(run).map(({ position }) => position);
				const expected = positions.find((one) => one >= at) ?? positions.at(-1) ?? null;
				const found = nearestQuestion(problem, strategy, trace, at, turn);
				if (expected === null || Math.abs(expected - at) <= 200)
					expect(found?.position ?? null).toBe(expected);
			})
		);
	});
});
