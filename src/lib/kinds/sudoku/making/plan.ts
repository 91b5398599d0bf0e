import { digging, type DigAttempt } from '../make/dig';
import { filled } from '../make/fill';
import type { OwnStep } from '$lib/engine/problem';
import { countFilled, EMPTY, type Board } from '../board';
import { sizeOf } from '../shape';
import { writeMaking } from './address';
import { patternBoard } from './pattern';
import type { DigSetup } from './setup';

/** One question of digging: whether the solution stays the only one without some digits. */
export interface Question extends DigAttempt {
	/** The positions before its first step, after its last placement and after its last step. */
	readonly from: number;
	readonly asked: number;
	readonly to: number;
	/** Clues on the board before. */
	readonly clues: number;
	/** How many questions before it ended with digits that stayed. */
	readonly stayed: number;
	/** Where the second solution differs from the first. */
	readonly differ: readonly number[];
}

/**
 * The whole run of a digging. It is computed once and then only read, because a step back must not
 * search again.
 */
export interface Plan {
	readonly full: Board;
	/** The full board is a shuffled pattern, because filling it gave up. */
	readonly isPattern: boolean;
	readonly questions: readonly Question[];
	readonly steps: readonly OwnStep[];
	/** What is left. */
	readonly left: Board;
	readonly end: PlanEnd;
	/** Questions that were given up. */
	readonly unknown: number;
}

/** Why it ended: no failed attempt left, few enough clues, every digit tried, or given up. */
export type PlanEnd = 'attempts' | 'clues' | 'all' | 'gave-up';

/**
 * Guesses for one question, and how many questions may be given up: the page computes a digging again
 * when it is opened, and that must not take longer than a few frames.
 */
const LIMITS = [
	{ size: 9, guesses: 2000, unknown: Infinity },
	{ size: 12, guesses: 100, unknown: 12 },
	{ size: 16, guesses: 20, unknown: 4 },
	{ size: 25, guesses: 4, unknown: 2 }
];

/** Guesses that filling may take. */
const FILL_BUDGET = 600;

const NONE: OwnStep = { kind: 'solution', variable: -1, value: -1 };

/** The last few plans, by their address: board, narration and search use the same one. */
const plans = new Map<string, Plan>();
const KEPT = 8;

/** The plan of a digging; the same object for the same setup, as long as it is in use. */
export function planOf(setup: DigSetup): Plan {
	const key = JSON.stringify(writeMaking(setup));
	const plan = plans.get(key) ?? makePlan(setup);
	plans.delete(key);
	plans.set(key, plan);
	if (plans.size > KEPT) plans.delete(plans.keys().next().value!);
	return plan;
}

function makePlan(setup: DigSetup): Plan {
	const { shape, seed, symmetry, attempts, clues: target } = setup;
	const drawn = setup.full ?? filled(shape, seed, FILL_BUDGET);
	const full = drawn ?? patternBoard(shape, seed);
	const limit = LIMITS.find(({ size }) => sizeOf(shape) <= size)!;
	const questions: Question[] = [];
	const steps: OwnStep[] = [];
	const most = attempts === 0 ? Infinity : attempts;
	let clues = countFilled(full);
	let stayed = 0;
	let unknown = 0;
	const cells = full.cells.slice();
	for (const attempt of digging({ full, symmetry, seed, attempts: most, target }, limit.guesses)) {
		const from = steps.length;
		for (const cell of attempt.cells)
			steps.push(
				{ kind: 'choose', variable: cell, value: -1 },
				{ kind: 'place', variable: cell, value: full.cells[cell] }
			);
		const asked = steps.length;
		const { other } = attempt;
		const differ = other === null ? [] : differences(full.cells, other);
		if (attempt.verdict !== 'taken') {
			steps.push({ kind: 'deadend', variable: -1, value: -1 });
			for (const cell of [...attempt.cells].reverse())
				steps.push({ kind: 'backtrack', variable: cell, value: full.cells[cell] });
		}
		questions.push({ ...attempt, from, asked, to: steps.length, clues, stayed, differ });
		if (attempt.verdict === 'taken') {
			clues -= attempt.cells.length;
			for (const cell of attempt.cells) cells[cell] = EMPTY;
		} else stayed++;
		if (attempt.verdict === 'unknown' && ++unknown > limit.unknown) break;
	}
	steps.push(NONE);
	return {
		full,
		isPattern: drawn === null,
		questions,
		steps,
		left: { shape, cells },
		end: endOf(),
		unknown
	};

	function endOf(): PlanEnd {
		if (unknown > limit.unknown) return 'gave-up';
		if (target > 0 && clues <= target) return 'clues';
		return stayed >= most ? 'attempts' : 'all';
	}
}

function differences(one: Int8Array, other: Int8Array): number[] {
	const cells: number[] = [];
	for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) cells.push(cell);
	return cells;
}

/** The question that the step before a position belongs to; null at the start and at the end. */
export function questionAt({ questions }: Plan, position: number): Question | null {
	let low = 0;
	let high = questions.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (questions[middle].to < position) low = middle + 1;
		else high = middle;
	}
	const question = questions[low];
	return question !== undefined && position > question.from ? question : null;
}
