import type { CodeLanguage } from '$lib/stage/program/task';
import type { Exercise } from '../exercise';
import { isPredicted } from '../prediction/prediction';
import { noWork, type Work } from './work';

/** As many hints has each exercise. */
export const HINTS = 4;

/** What a reader has done in an exercise, but for what they wrote. */
export class Progress {
	#work = $state.raw<Work>()!;

	/** @param onchange called when there is more to keep */
	constructor(
		private readonly exercise: Exercise,
		language: CodeLanguage,
		private readonly onchange: () => void
	) {
		this.#work = noWork(exercise.id, language);
	}

	get hints(): number {
		return this.#work.hints;
	}

	get isPassed(): boolean {
		return this.#work.passed;
	}

	hasPassed(stage: string): boolean {
		return this.#work.stages.includes(stage);
	}

	/** Whether the program of a switch was run. */
	hasRun(switchId: string): boolean {
		return this.exercise.switches !== undefined && (this.#work.tests ?? []).includes(switchId);
	}

	/** What was predicted of a run or of a switch, by its id; null for nothing. */
	predictionOf(subject: string): string | null {
		return this.#work.predictions[subject] ?? null;
	}

	/** @returns whether the text can be a prediction */
	predict(subject: string, text: string): boolean {
		if (!isPredicted(text)) return false;
		this.#change({ predictions: { ...this.#work.predictions, [subject]: text } });
		return true;
	}

	countRun(): void {
		this.#change({ runs: this.#work.runs + 1 });
	}

	openHint(): void {
		this.#change({ hints: Math.min(HINTS, this.hints + 1) });
	}

	/** Notes the tests that a program passed, by their ids; and whether those are all of a stage, null if there are none. */
	note(tests: readonly string[], stage: string | null, isAll: boolean): void {
		if (!isAll) return this.#change({ tests });
		const { stages = [], tests: all } = this.exercise;
		const done = [...new Set([...this.#work.stages, ...(stage === null ? [] : [stage])])];
		const isLast = stages.every(
			(id) => done.includes(id) || all.every((test) => test.stage !== id)
		);
		this.#change({ tests, stages: done, passed: this.isPassed || isLast });
	}

	/** Notes that a switch was run. The exercise is passed when each has been. */
	noteSwitch(switchId: string): void {
		const { switches = [] } = this.exercise;
		const tests = [...new Set([...(this.#work.tests ?? []), switchId])];
		const isLast = switches.every(({ id }) => tests.includes(id));
		this.#change({ tests, passed: this.isPassed || isLast });
	}

	/** Takes a work that came with an address. What it says of tests that were passed is not taken. */
	takeForeign(work: Work, kept: Work | null): void {
		this.#work = { ...work, passed: kept?.passed ?? false, stages: kept?.stages ?? [] };
	}

	/** Takes a work that was kept on this device. What was passed stays passed. */
	take(work: Work): void {
		const stages = [...new Set([...this.#work.stages, ...work.stages])];
		this.#work = { ...work, passed: this.isPassed || work.passed, stages };
	}

	/** All of it, with what was written. */
	workWith(written: Pick<Work, 'language' | 'texts'>): Work {
		return { ...this.#work, ...written };
	}

	#change(change: Partial<Work>): void {
		this.#work = { ...this.#work, ...change };
		this.onchange();
	}
}
