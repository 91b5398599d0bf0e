import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { Queens } from '$lib/kinds/queens/queens';
import { ASKS } from './asks';
import { answeredAt, questionsAt, type Question } from './question';
import { anyRun, recorded, type Recorded } from './runs.fixture';
import { decisionAt } from './decision';
import { nextInWalk } from './walk';

const EIGHT = recorded(new Queens({ size: 8, queens: new Int8Array(8).fill(-1) }), { goal: 'all' });

/** The questions of a walk from a position on. */
function walkOf({ problem, strategy, trace }: Recorded, from: number, most: number): Question[] {
	const walk: Question[] = [];
	let at = from;
	while (walk.length < most) {
		const question = nextInWalk(problem, strategy, trace, at, walk);
		if (question === null) break;
		walk.push(question);
		at = answeredAt(trace, question);
	}
	return walk;
}

describe('a walk of questions', () => {
	it('goes forward, never repeats a question, and ends', () => {
		fc.assert(
			fc.property(anyRun, fc.nat(), (run, place) => {
				const from = place % (run.trace.length + 1);
				const walk = walkOf(run, from, 400);
				expect(walk.length).toBeLessThan(400);
				walk.forEach((question, at) => {
					const before = at === 0 ? from : answeredAt(run.trace, walk[at - 1]);
					expect(question.position).toBeGreaterThanOrEqual(before);
				});
				expect(new Set(walk.map((one) => `${one.position} ${one.ask}`)).size).toBe(walk.length);
			}),
			{ numRuns: 60 }
		);
	});

	it('finds a question wherever one can be asked', () => {
		fc.assert(
			fc.property(anyRun, fc.nat(), ({ problem, strategy, trace }, place) => {
				const from = place % (trace.length + 1);
				let isAny = false;
				for (let at = from; at <= trace.length; at++)
					isAny ||= questionsAt(problem, strategy, trace, at).length > 0;
				expect(nextInWalk(problem, strategy, trace, from, []) !== null).toBe(isAny);
			}),
			{ numRuns: 60 }
		);
	});

	it('asks every sort within ten questions where there are dead ends', () => {
		const run = recorded(sudokuOf('1.....4..2......'), { ordering: 'findmax' });
		const asks = walkOf(run, 0, 10).map(({ ask }) => ask);
		expect(new Set(asks)).toEqual(new Set(ASKS));
	});

	it('follows the search into a dead end and back', () => {
		const walk = walkOf(EIGHT, 0, 30);
		const back = walk.findIndex(({ ask }) => ask === 'return');
		expect(back).toBeGreaterThanOrEqual(0);
		expect(walk[back + 1].position).toBe(answeredAt(EIGHT.trace, walk[back]));
	});

	it('does not wait long for a dead end', () => {
		const run = recorded(sudokuOf('1...............'), { ordering: 'findmax', goal: 'all' });
		const asks = walkOf(run, 0, 12).map(({ ask }) => ask);
		expect(asks).toContain('return');
	});
});

describe('a node', () => {
	it('decides the variable that was chosen there', () => {
		fc.assert(
			fc.property(anyRun, ({ trace, walk }) => {
				walk.forEach((step, at) => {
					if (step.kind !== 'place') return;
					const { variable, placed } = decisionAt(trace, at + 1);
					expect(placed).toEqual({ variable: step.variable, value: step.value });
					const next = walk.slice(at + 1).find(({ kind }) => kind !== 'eliminate');
					if (next?.kind === 'choose') expect(variable).toBe(next.variable);
				});
			}),
			{ numRuns: 40 }
		);
	});
});
