import type { Exercise, ShownRun, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { CallResult } from '$lib/stage/program/task';
import { boardCall, BOARDS, inBoth } from '../boards';

const GROUNDS = { s4: BOARDS.S4, tree: BOARDS.TREE, raster: BOARDS.RASTER } as const;

const runs: readonly ShownRun[] = Object.entries(GROUNDS).map(([id, rows]) => ({
	id,
	call: () => boardCall('solve', rows)
}));

const tests: readonly Test[] = Object.entries(GROUNDS).map(([id, rows]) => ({
	id,
	make: () => ({
		call: boardCall('solve', rows),
		expected: { returns: [true], ground: 'solved' }
	})
}));

/** What a run can come to. */
type Outcome = 'solves' | 'says-no' | 'stops-unfinished' | 'never-ends';

/** What a run came to. A call that ends without an answer says no, as whoever called it hears it. */
export function outcomeOf({ end, ground }: CallResult): Outcome {
	if (end.kind !== 'returned') return 'never-ends';
	if (end.value.plain !== true) return 'says-no';
	const isFull = Array.isArray(ground) && ground.flat().every((value) => value !== 0);
	return isFull ? 'solves' : 'stops-unfinished';
}

export const exercise: Exercise = {
	id: 'break',
	chapter: 'recursion',
	minutes: 20,
	needs: [],
	roles: inBoth({ solve: 'search', is_legal: 'check' }),
	runs,
	predict: {
		run: 's4',
		kind: 'choice',
		choices: ['solves', 'says-no', 'stops-unfinished', 'never-ends'] satisfies Outcome[],
		of: 'own',
		actual: outcomeOf
	},
	tests,
	wrong: [
		{ id: 'not-taken-back', at: 'parting' },
		{ id: 'ignored-return', at: 'parting' },
		{ id: 'returned-at-once', at: 'parting' },
		{ id: 'false-in-loop', at: 'parting' },
		{ id: 'true-at-end', at: { kind: 'return', value: 1 } },
		{ id: 'no-return', at: 'parting' }
	],
	switches: [
		{ id: 'right', isRight: true },
		{ id: 'not-taken-back', isRight: false },
		{ id: 'after-loop', isRight: true },
		{ id: 'ignored-return', isRight: false },
		{ id: 'returned-at-once', isRight: false },
		{ id: 'false-in-loop', isRight: false },
		{ id: 'true-at-end', isRight: false },
		{ id: 'no-return', isRight: false }
	]
};
