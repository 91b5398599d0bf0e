import { describe, expect, it } from 'vitest';
import { programOf } from '../../src/lib/rooms/lesson/exercises/exercise';
import { loadExercise } from '../../src/lib/rooms/lesson/exercises/exercises';
import { placementsOf } from '../../src/lib/rooms/lesson/exercises/judge/judge';
import { CODE_LANGUAGES } from '../../src/lib/stage/program/task';
import { runInNode } from '../fixtures/run-program';
import { outcomeOf } from '../../src/content/exercises/05-break/exercise';

/** What each change comes to on S4, TREE and RASTER: the outcome, the placements, the cells that are empty at the end. */
const TABLE = {
	right: ['solves', [23, 73, 194], [0, 0, 0]],
	'not-taken-back': ['says-no', [9, 5, 11], [4, 41, 45]],
	'after-loop': ['solves', [23, 73, 194], [0, 0, 0]],
	'ignored-return': ['says-no', [33, 179, 3248], [12, 45, 54]],
	'returned-at-once': ['says-no', [8, 4, 3], [4, 41, 51]],
	'false-in-loop': ['says-no', [8, 4, 3], [12, 45, 54]],
	'true-at-end': ['stops-unfinished', [8, 4, 3], [4, 41, 51]],
	'no-return': ['says-no', [33, 152, 440], [12, 44, 50]]
} as const;

describe.each(CODE_LANGUAGES)('the switches in %s', async (language) => {
	const { exercise, programs } = await loadExercise('break', 'en');
	const { right, wrong } = programs[language];

	it.each(exercise.switches!)('$id', async ({ id, isRight }) => {
		const [outcome, placements, empty] = TABLE[id as keyof typeof TABLE];
		const source = (isRight ? right : wrong)[id];
		const program = programOf(exercise, programs[language], language, source);
		const calls = exercise.runs.map((run) => run.call(language));
		const ran = await runInNode({ program, calls }, 60_000);
		expect(ran.map(({ result }) => outcomeOf(result))).toEqual([outcome, outcome, outcome]);
		expect(ran.map(({ log }) => placementsOf(log))).toEqual(placements);
		expect(
			ran.map(({ result }) => [result.ground].flat(2).filter((value) => value === 0).length)
		).toEqual(empty);
	});

	it('change one thing in the right program, which the reader sees at first', () => {
		expect(programs[language].starter).toBe(right.right);
		const lines = right.right.split('\n');
		for (const [id, text] of Object.entries({ ...right, ...wrong }))
			if (id !== 'right') {
				const other = text.split('\n');
				const gone = lines.filter((line) => !other.includes(line));
				const added = other.filter((line) => !lines.includes(line));
				expect(Math.max(gone.length, added.length), id).toBeLessThanOrEqual(2);
				expect(gone.length + added.length, id).toBeGreaterThan(0);
			}
	});
});
