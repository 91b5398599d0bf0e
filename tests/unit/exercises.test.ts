import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '$lib/i18n/locale';
import {
	isOfStage,
	programOf,
	testsOf,
	wrongFor,
	type Exercise,
	type ExercisePrograms,
	type Wrong
} from '$lib/rooms/lesson/exercises/exercise';
import { itemsOf, loadExercise } from '$lib/rooms/lesson/exercises/exercises';
import { codeOf } from '$lib/rooms/lesson/exercises/judge/code';
import { tellingStep } from '$lib/rooms/lesson/exercises/judge/telling';
import { EXERCISES } from '$lib/rooms/lesson/exercises/titles';
import {
	judge,
	outcomeOf,
	recognise,
	type Known,
	type Ran,
	type Tested
} from '$lib/rooms/lesson/exercises/judge/judge';
import {
	CODE_LANGUAGES,
	type CodeLanguage,
	type Program,
	type Task
} from '$lib/stage/program/task';
import { runInNode } from '../fixtures/run-program';

/** Each seed gives the tests other numbers. Python takes long to run them. */
const SEEDS: Readonly<Record<CodeLanguage, readonly number[]>> = {
	javascript: [1, 2],
	python: [1]
};
/** A program that fails makes as many steps in JavaScript, in the first run, as on the page; else as many as `recognise` compares. */
const FEW_STEPS = 10_000;
/** Milliseconds: some programs never end, and each is cut off after many steps. */
const PATIENCE = 300_000;

/** What the programs of one exercise did. */
const runs = new Map<string, { readonly task: Task; readonly all: readonly Ran[] }[]>();

/** A program runs once, on all tests: most are asked for the first few again, when others are compared with them. */
async function run(task: Task): Promise<readonly Ran[]> {
	const program = JSON.stringify(task.program);
	const before = runs.get(program) ?? [];
	const known = before.find((one) => isAlike(task, one.task, one.all));
	if (known !== undefined) return known.all.slice(0, task.calls.length);
	// a busy machine takes its time
	const all = await runInNode(task, 60_000);
	runs.set(program, [...before, { task, all }]);
	return all;
}

/** Whether calls are the first ones of those that were made, and would end as they did with as many steps as they may make. */
function isAlike({ calls }: Task, { calls: made }: Task, all: readonly Ran[]): boolean {
	if (calls.length > made.length) return false;
	return calls.every((call, at) => {
		const { steps } = made[at];
		const isWhole = steps === call.steps || all[at].log.length < Math.min(steps, call.steps);
		return isWhole && JSON.stringify({ ...made[at], steps: call.steps }) === JSON.stringify(call);
	});
}

/** The programs of an exercise in one language, run on its tests. */
class Bench {
	constructor(
		readonly exercise: Exercise,
		readonly programs: ExercisePrograms,
		readonly language: CodeLanguage
	) {}

	/** The wrong programs that are known in this language; of a stage, if there is one. */
	wrong(stage: string | null = null): readonly Wrong[] {
		return this.exercise.wrong.filter(
			({ id, languages }) => (languages?.includes(this.language) ?? true) && isOfStage(id, stage)
		);
	}

	program(source: string): Program {
		return programOf(this.exercise, this.programs, this.language, source);
	}

	/** The stage that a program belongs to by its name. */
	stageOf(name: string): string | null {
		return this.exercise.stages?.find((stage) => isOfStage(name, stage)) ?? null;
	}

	/** Each test of a program's stage, and what came of it. */
	async tested(name: string, source: string, seed: number): Promise<(Tested & { id: string })[]> {
		const fails = this.wrong().some(({ id, isRemark }) => id === name && isRemark !== true);
		const asked = testsOf(this.exercise, this.stageOf(name)).map((one) => {
			const { call, expected } = one.make(seed, this.language);
			const isCut = fails && (this.language === 'python' || seed > 1);
			const steps = isCut ? Math.min(call.steps, FEW_STEPS) : call.steps;
			return { id: one.id, call: { ...call, steps }, expected };
		});
		const ran = await run({
			program: this.program(source),
			calls: asked.map(({ call }) => call)
		});
		return asked.map((one, at) => ({ ...one, ...ran[at] }));
	}

	/** The wrong program that does the same as one. */
	recognised(name: string, source: string, tested: readonly Tested[]): Promise<string | null> {
		const code = codeOf(source, this.language);
		const all = wrongFor(this.exercise, this.language, this.stageOf(name), code);
		const known: Known[] = all.map(({ id, isRemark, tellsReads }) => {
			return { id, isRemark, tellsReads, program: this.program(this.programs.wrong[id]) };
		});
		return recognise(this.program(source), tested, known, run);
	}

	/** A right program of a program's stage: the commonest one. */
	rightFor(name: string): string {
		const stage = this.stageOf(name);
		return Object.entries(this.programs.right).find(([right]) => isOfStage(right, stage))![1];
	}
}

async function benchOf(id: string, language: CodeLanguage): Promise<Bench> {
	const { exercise, programs } = await loadExercise(id, 'en');
	return new Bench(exercise, programs[language], language);
}

const failedOf = (tested: readonly (Tested & { id: string })[]) =>
	tested.filter((one) => judge(one, one) !== null).map(({ id }) => id);

describe.each(EXERCISES)('%s', (id) => {
	afterAll(() => runs.clear());

	test('its texts have a passage for everything that it names, in each language', async () => {
		const { exercise } = await loadExercise(id, 'en');
		const { predict, stages = [], switches = [] } = exercise;
		const needed = [
			...['goal', 'predict', 'class'],
			...(predict.kind === 'choice' ? predict.choices.map((one) => `predict-${one}`) : []),
			...exercise.tests.map((one) => `test-${one.id}`),
			...exercise.wrong.map((one) => `wrong-${one.id}`),
			...exercise.runs.map((one) => `run-${one.id}`),
			...switches.map((one) => `switch-${one.id}`),
			...stages.map((stage) => `stage-${stage}`)
		];
		const ids = await Promise.all(
			locales.map(async (locale) => {
				const { text } = await loadExercise(id, locale);
				expect(itemsOf(text, 'hints'), locale).toHaveLength(4);
				expect(itemsOf(text, 'questions').length, locale).toBeGreaterThan(0);
				return text.parts.map((part) => part.id);
			})
		);
		expect(ids[0]).toEqual(expect.arrayContaining(needed));
		for (const others of ids) expect(others).toEqual(ids[0]);
	});

	describe.each(CODE_LANGUAGES)('in %s', { timeout: PATIENCE }, (language) => {
		const seeds = SEEDS[language];

		test('has its wrong programs, and at least one right one for each stage', async () => {
			const bench = await benchOf(id, language);
			const { exercise, programs } = bench;
			expect(Object.keys(programs.wrong).sort()).toEqual(
				bench
					.wrong()
					.map((one) => one.id)
					.sort()
			);
			for (const stage of exercise.stages ?? [null]) {
				const right = Object.keys(programs.right).filter((name) => isOfStage(name, stage));
				expect(right.length > 0, String(stage)).toBe(testsOf(exercise, stage).length > 0);
			}
		});

		test.each(seeds)('its right programs pass, seed %i', async (seed) => {
			const bench = await benchOf(id, language);
			for (const [name, source] of Object.entries(bench.programs.right))
				expect(failedOf(await bench.tested(name, source, seed)), name).toEqual([]);
		});

		test.each(seeds)('its wrong programs are recognised, seed %i', async (seed) => {
			const bench = await benchOf(id, language);
			// All on all tests first: comparing asks for the first few tests of each.
			for (const { id: name } of bench.wrong())
				await bench.tested(name, bench.programs.wrong[name], seed);
			for (const { id: name, isRemark = false } of bench.wrong()) {
				const source = bench.programs.wrong[name];
				const tested = await bench.tested(name, source, seed);
				expect(failedOf(tested).length === 0, `${name} passes`).toBe(isRemark);
				const found = await bench.recognised(name, source, tested);
				if (found === name) continue;
				// Another one does the same.
				expect(found, name).not.toBeNull();
				const other = await bench.tested(name, bench.programs.wrong[found!], seed);
				expect(other.map(outcomeOf), `${name} is ${found}`).toEqual(tested.map(outcomeOf));
			}
		});

		test.each(seeds)('a step shows what is wrong, seed %i', async (seed) => {
			const bench = await benchOf(id, language);
			const { text } = await loadExercise(id, 'en');
			for (const { id: name, isRemark, at } of bench.wrong()) {
				const tested = await bench.tested(name, bench.programs.wrong[name], seed);
				const right = await bench.tested(name, bench.rightFor(name), seed);
				const first = tested.findIndex((one, test) =>
					isRemark ? outcomeOf(one) !== outcomeOf(right[test]) : judge(one, one) !== null
				);
				expect(first, name).toBeGreaterThanOrEqual(0);
				expect(tellingStep(at, tested[first].log, right[first].log), name).not.toBeNull();
				for (const one of tested) {
					const failure = judge(one, one);
					if (failure?.kind === 'check')
						expect(text.parts.map((part) => part.id)).toContain(`failed-${failure.text}`);
				}
			}
		});
	});
});
