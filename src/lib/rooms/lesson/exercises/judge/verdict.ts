import type { CodeLanguage } from '$lib/stage/program/task';
import * as m from '$lib/i18n/compiled/messages';
import { testsOf, wrongFor, type Test } from '../exercise';
import type { ExerciseRuns, Written } from './exercise-runs';
import type { LoadedExercise } from '../exercises';
import type { Film } from '../film/film';
import type { Code } from './code';
import { isBroken, judge, recognise, type Failure, type Ran, type Tested } from './judge';
import { endlessIn, seenIn, type Seen } from './seen';
import { tellingPosition } from './telling';

/** What came of the tests of a run. */
export interface Verdict {
	/** The program that was run. */
	readonly language: CodeLanguage;
	readonly source: string;
	/** The ids of the tests that were passed. */
	readonly passed: readonly string[];
	readonly count: number;
	readonly failed: Failed | null;
	/** A remark on a program that passes, by its id. */
	readonly remark: string | null;
	/** Each test that was run. */
	readonly tested: readonly Tested[];
}

/** A test that is not passed. */
export interface Failed {
	readonly test: Test;
	/** Counted from 0. */
	readonly index: number;
	readonly tested: Tested;
	readonly failure: Failure;
	/** Null if it works on nothing that can be shown. */
	readonly film: Film | null;
	/** The known mistake, by its id; null if it is not known. */
	readonly wrong: string | null;
	/** A mistake that can be seen; null if there is none. */
	readonly seen: Seen | null;
	/** The position of its run that tells why. */
	readonly at: number;
	/** The run of a right program, where both can be compared. */
	readonly right: Ran | null;
}

/** Tests programs of an exercise, and finds out what is wrong with them. */
export class Examiner {
	constructor(
		private readonly loaded: LoadedExercise,
		private readonly runs: ExerciseRuns
	) {}

	/**
	 * Tests a program. The first test that it does not pass is shown at the step that tells why.
	 *
	 * @param stage the reader's stage; null if the exercise has none
	 * @param seed a whole number from 1, with which the numbers of the tests change
	 */
	async test(
		written: Written,
		stage: string | null,
		seed: number,
		signal: AbortSignal
	): Promise<Verdict> {
		const { runs } = this;
		const { language } = written;
		const tests = testsOf(this.loaded.exercise, stage);
		const asked = tests.map((test) => test.make(seed, language));
		const task = { program: runs.programOf(written), calls: asked.map(({ call }) => call) };
		const all = await runs.run(task, { signal });
		const tested: Tested[] = all.map((ran, at) => ({ ...asked[at], ...ran }));
		const failures = tested.map((one) => judge(one, one));
		const index = failures.findIndex((failure) => failure !== null);
		const passed = tests.filter((_, at) => failures[at] === null).map(({ id }) => id);
		const verdict = { ...written, passed, count: tests.length, remark: null, tested };
		if (index < 0 || signal.aborted) return { ...verdict, failed: null };

		const first = tested[index];
		const right = await runs
			.oursCall('right', first.call, language, stage, { signal })
			.catch(() => null);
		const film = await runs.film(first.call, first, written);
		const at = tellingPosition('parting', first.log, right?.log);
		film?.stage.player.seek(at);
		const found = { test: tests[index], index, tested: first, failure: failures[index]! };
		return { ...verdict, failed: { ...found, film, right, at, wrong: null, seen: null } };
	}

	/**
	 * Looks for the mistake: for what can be seen of it, then among those that are known. The picture then stands at its step, unless the reader
	 * has moved it.
	 *
	 * @returns the verdict with it; null if it is not known
	 */
	async explain(
		verdict: Verdict,
		stage: string | null,
		signal: AbortSignal
	): Promise<Verdict | null> {
		const { exercise, programs } = this.loaded;
		const { language, failed, tested } = verdict;
		const programOf = (source: string) => this.runs.programOf({ language, source });
		const { codeOf } = await import('./code');
		const code = codeOf(verdict.source, language);
		const seen = failed && (await this.#seen(failed, verdict, code, signal));
		if (seen) return found({ ...failed, seen }, seen.at);
		const known = wrongFor(exercise, language, stage, code).map(({ id, isRemark, tellsReads }) => {
			return { id, isRemark, tellsReads, program: programOf(programs[language].wrong[id]) };
		});
		const own = programOf(verdict.source);
		const wrong = await recognise(own, tested, known, (task) => this.runs.run(task, { signal }));
		if (wrong === null) {
			const endless = failed && endlessIn(failed.tested);
			return endless && found({ ...failed, seen: endless }, endless.at);
		}
		if (failed === null) return { ...verdict, remark: wrong };
		const telling = exercise.wrong.find(({ id }) => id === wrong)!.at;
		const at = tellingPosition(telling, failed.tested.log, failed.right?.log);
		return found({ ...failed, wrong }, at);

		function found(one: Failed, at: number | null): Verdict {
			const player = one.film?.stage.player;
			if (at !== null && player?.position === one.at) player.seek(at);
			return { ...verdict, failed: { ...one, at: at ?? one.at } };
		}
	}

	/** What can be seen of the mistake; null for nothing. */
	async #seen(
		{ tested, failure, index }: Failed,
		{ language, source }: Verdict,
		code: Code,
		signal: AbortSignal
	): Promise<Seen | null> {
		if (index > 0 && !isBroken(tested)) {
			const alone = await this.runs.call({ language, source }, tested.call, { signal });
			if (judge(tested, alone) === null) return { text: m.yours_seen_remembers(), at: null };
		}
		return seenIn(tested, failure, code, language);
	}
}
