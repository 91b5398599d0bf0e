import { describe, expect, it } from 'vitest';
import { programOf, type Exercise } from '../../src/lib/rooms/lesson/exercises/exercise';
import { loadExercise } from '../../src/lib/rooms/lesson/exercises/exercises';
import { placementsOf } from '../../src/lib/rooms/lesson/exercises/judge/judge';
import { BACKTRACK, stepKind, stepVariable } from '../../src/lib/engine/search/step';
import { CODE_LANGUAGES, type CodeLanguage } from '../../src/lib/stage/program/task';
import { runInNode } from '../fixtures/run-program';
import { BOARDS } from '../../src/content/exercises/boards';
import { large, movesOf } from '../../src/content/exercises/12-no-recursion/exercise';

/** The commonest right program of an exercise, on the board of its prediction. */
async function predicted(id: string, language: CodeLanguage) {
	const { exercise, programs } = await loadExercise(id, 'en');
	const [source] = Object.values(programs[language].right);
	const program = programOf(exercise, programs[language], language, source);
	const run = exercise.runs.find(({ id }) => id === exercise.predict.run)!;
	const [ran] = await runInNode({ program, calls: [run.call(language)] });
	return { exercise: exercise satisfies Exercise, ...ran };
}

describe('the moves of the recursive search', () => {
	it('are 34 on the small board and 101 on the board of the tree', () => {
		expect(movesOf(BOARDS.S4)).toHaveLength(34);
		expect(movesOf(BOARDS.TREE)).toHaveLength(101);
	});

	it('are few on every board of sixteen rows', () => {
		for (let seed = 1; seed <= 200; seed++) {
			expect(movesOf(large(seed)).length).toBeLessThan(1500);
		}
	});
});

describe.each(CODE_LANGUAGES)('what is predicted, in %s', (language) => {
	it('is the cell whose digit is the first to be taken back', async () => {
		const { exercise, log } = await predicted('solve', language);
		const { predict } = exercise;
		const first = log.words.find((word) => stepKind(word) === BACKTRACK)!;
		expect(predict.kind === 'cell' && predict.cells).toEqual([
			[Math.floor(stepVariable(first) / 4), stepVariable(first) % 4]
		]);
	});

	it('is a decision for each cell that was empty', async () => {
		const { exercise, result, log } = await predicted('no-recursion', language);
		const { predict } = exercise;
		expect(placementsOf(log)).toBe(23);
		expect(predict.kind === 'number' && predict.actual(result, log)).toBe(12);
	});
});
