import type { Exercise, ShownRun, Test, Wrong } from '$lib/rooms/lesson/exercises/exercise';
import type { CallResult } from '$lib/stage/program/task';
import { boardCall, BOARDS } from '../boards';

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

const wrong = (id: string): Wrong => ({ id, at: 'parting' });

export const exercise: Exercise = {
	id: 'break',
	chapter: 'recursion',
	minutes: 20,
	needs: [],
	roles: { solve: 'search', isLegal: 'check', is_legal: 'check' },
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
		wrong('not-taken-back'),
		wrong('ignored-return'),
		wrong('returned-at-once'),
		wrong('false-in-loop'),
		wrong('true-at-end'),
		wrong('no-return')
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
