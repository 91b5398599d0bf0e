import { CODE_LANGUAGES, type Call, type CodeLanguage, type Task } from '$lib/stage/program/task';
import { isOfStage, programOf, testsOf, type ShownRun, type Test } from './exercise';
import type { LoadedExercise } from './exercises';
import type { Film, Filmed } from './film';
import { judge, placementsOf, recognise, type Failure, type Ran, type Tested } from './judge';
import { keptWork } from './kept.svelte';
import { laid } from './laid';
import { isPredicted, judgePrediction, type Predicted } from './prediction';
import { speak, spokenLanguage, usualLanguage } from './spoken';
import { tellingPosition } from './telling';
import { noWork, type Work } from './work';

/** What the workbench needs of the page around it. */
export interface Services {
	/**
	 * Runs the calls of a task, one after the other. What was cut off is among the results, as far as it came.
	 * A call after one that was cut off has none. Tasks that are given together run one after the other.
	 */
	run(task: Task, options: RunOptions): Promise<readonly Ran[]>;
	/** Loads what runs a language. */
	prepare(language: CodeLanguage): Promise<void>;
	dispose(): void;
	/** The run of a call on the stage. */
	film(filmed: Filmed): Promise<Film | null>;
}

export interface RunOptions {
	readonly signal: AbortSignal;
	/** Gets the number of steps so far. */
	readonly progress?: (steps: number) => void;
	/** Gets the share of what runs the language that has been loaded, 0 … 1, if it was not loaded yet. */
	readonly loading?: (share: number) => void;
}

/** A text with blanks, or one to write it all. */
export type Form = 'blanks' | 'empty';

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
	/** The position of its run that tells why. */
	readonly at: number;
	/** The run of a right program, where both can be compared. */
	readonly right: Ran | null;
}

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
}

/** The most that a seed can be. */
const SEEDS = 2 ** 31;
/** As many hints has each exercise. */
export const HINTS = 4;

/** Milliseconds without a key after which the text is kept. */
const KEEP_AFTER = 500;
/** Errors of a program that never began. */
const SYNTAX = new Set(['SyntaxError', 'IndentationError']);

/** An exercise, what the reader has written in it, and what came of it. */
export class Workbench {
	language = $state<CodeLanguage>(CODE_LANGUAGES[0]);
	/** The run that is shown, by its id. */
	runId = $state('');
	/** The switch that is chosen, by its id, in an exercise without an editor. */
	switchId = $state('');
	/** The stage of the exercise that the reader is at; empty if it has none. */
	stageId = $state('');
	#texts = $state.raw<Readonly<Record<CodeLanguage, string>>>({ javascript: '', python: '' });
	/** What the reader wrote in the other form. */
	#aside: Partial<Record<`${CodeLanguage} ${Form}`, string>> = {};
	form = $state<Form>('blanks');
	/** The text before it was started over; null once something else was typed. */
	restorable = $state.raw<string | null>(null);
	#work = $state.raw<Work>(noWork('', CODE_LANGUAGES[0]));
	/** What is being done, after how many steps, and the share that is loaded; null for nothing. */
	busy = $state.raw<{
		readonly doing: 'load' | 'run' | 'tests';
		readonly steps: number;
		readonly share?: number;
	} | null>(null);
	/** Running was not possible at all. */
	isUnable = $state(false);
	/** The reader has pressed *Run*, and a prediction is asked for first. */
	isAsked = $state(false);
	/** The ground of the run that is chosen, before anything has run on it. */
	before = $state.raw<Film | null>(null);
	/** The reader's own run. */
	own = $state.raw<Film | null>(null);
	predicted = $state.raw<Predicted | null>(null);
	verdict = $state.raw<Verdict | null>(null);
	/** The test that failed is shown, not the run that was chosen. */
	showsTest = $state(false);
	/** Lines of the program with a stop, counted from 1. */
	stops = $state.raw<readonly number[]>([]);
	/** The program came with a link and is not the reader's own: nothing of it is kept. */
	isForeign = $state(false);
	#controller: AbortController | null = null;
	/** The reader wants to run without a prediction, as long as the page is open. */
	#predictsNot = false;
	#keeping: ReturnType<typeof setTimeout> | undefined;

	constructor(
		readonly loaded: LoadedExercise,
		private readonly services: Services
	) {
		const { exercise } = loaded;
		this.language = usualLanguage();
		this.#work = noWork(exercise.id, this.language);
		this.runId = exercise.predict.run;
		this.stageId = exercise.stages?.[0] ?? '';
		this.switchId = exercise.switches?.[0].id ?? '';
		for (const language of CODE_LANGUAGES) this.#setText(language, this.starter(language));
	}

	get exercise() {
		return this.loaded.exercise;
	}

	/** The text that a language starts with. */
	starter(language: CodeLanguage, form: Form = this.form): string {
		const { starter, empty } = this.loaded.programs[language];
		return form === 'empty' ? (empty ?? starter) : starter;
	}

	get hasForms(): boolean {
		return this.loaded.programs[this.language].empty !== undefined;
	}

	get texts(): Readonly<Record<CodeLanguage, string>> {
		return this.#texts;
	}

	/** The program to run. */
	get source(): string {
		const chosen = this.exercise.switches?.find(({ id }) => id === this.switchId);
		if (chosen === undefined) return this.#texts[this.language];
		const { right, wrong } = this.loaded.programs[this.language];
		return (chosen.isRight ? right : wrong)[chosen.id];
	}

	get run(): ShownRun {
		const { runs } = this.exercise;
		return runs.find(({ id }) => id === this.runId) ?? runs[0];
	}

	/** What lies over the board of a film: what the run of the same function shows. */
	pictureOf({ call, language }: Film): ShownRun['picture'] {
		if (call.reads === true) return 'reads';
		return this.exercise.runs.find((run) => run.call(language).name === call.name)?.picture;
	}

	/** The tests of the reader's stage. */
	get tests(): readonly Test[] {
		return testsOf(this.exercise, this.stage);
	}

	/** The reader's stage; null if the exercise has none. */
	get stage(): string | null {
		return this.exercise.stages === undefined ? null : this.stageId;
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

	/** Which switches were run. */
	hasRun(switchId: string): boolean {
		return this.exercise.switches !== undefined && (this.#work.tests ?? []).includes(switchId);
	}

	/** What the prediction is about. */
	get #subject(): string {
		return this.exercise.switches === undefined ? this.exercise.predict.run : this.switchId;
	}

	get prediction(): string | null {
		return this.#work.predictions[this.#subject] ?? null;
	}

	/** A prediction is asked for before this run. */
	get asksPrediction(): boolean {
		const { predict, switches } = this.exercise;
		return switches !== undefined || predict.run === this.runId;
	}

	predict(text: string): void {
		if (!isPredicted(text)) return;
		const predictions = { ...this.#work.predictions, [this.#subject]: text };
		this.#work = { ...this.#work, predictions };
		this.isAsked = false;
		if (this.own !== null) return;
		this.predicted = null;
	}

	/** What is shown now. */
	get film(): Film | null {
		const test = this.verdict?.failed?.film ?? null;
		if (this.showsTest && test !== null) return test;
		return this.own ?? this.before;
	}

	/** The program that is shown is the one that was run. */
	get isFresh(): boolean {
		const { film } = this;
		return film !== null && film.source === this.source && film.language === this.language;
	}

	/** Everything that is kept and shared. */
	get work(): Work {
		const texts = Object.fromEntries(
			CODE_LANGUAGES.filter((language) => !this.#isStarter(language)).map((language) => [
				language,
				this.#texts[language]
			])
		);
		return { ...this.#work, language: this.language, texts };
	}

	#isStarter(language: CodeLanguage): boolean {
		const text = this.#texts[language];
		return text === this.starter(language, 'blanks') || text === this.starter(language, 'empty');
	}

	/** Takes what was kept, or came with an address. Nothing of it is run. */
	recall(shared: Work | null): void {
		const kept = keptWork.of(this.exercise.id);
		const work = shared ?? kept;
		// After a reload, a link is the reader's own work.
		this.isForeign =
			shared !== null && JSON.stringify(shared.texts) !== JSON.stringify(kept?.texts ?? {});
		this.language = spokenLanguage() ?? this.language;
		if (work === null) return;
		// What was passed on this device stays passed, whatever an address says.
		this.#work = { ...work, passed: kept?.passed ?? false, stages: kept?.stages ?? [] };
		this.language = work.language;
		for (const language of CODE_LANGUAGES) {
			const text = work.texts[language];
			if (text !== undefined) this.#setText(language, text);
		}
		this.stageId = this.exercise.stages?.find((id) => !this.hasPassed(id)) ?? this.stageId;
	}

	keep(): void {
		clearTimeout(this.#keeping);
		if (!this.isForeign) keptWork.keep(this.work);
	}

	/** Makes a program that came with a link the reader's own. */
	adopt(): void {
		this.isForeign = false;
		this.keep();
	}

	speak(language: CodeLanguage): void {
		if (language === this.language) return;
		this.cancel();
		this.language = language;
		this.restorable = null;
		this.stops = [];
		speak(language);
		void this.prepare();
	}

	/** The reader has changed the program. */
	write(text: string): void {
		if (text === this.#texts[this.language]) return;
		this.#setText(this.language, text);
		this.restorable = null;
		// Not at every key.
		clearTimeout(this.#keeping);
		this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER);
	}

	startOver(): void {
		const before = this.#texts[this.language];
		this.#setText(this.language, this.starter(this.language));
		this.restorable = before;
	}

	/** Brings back the text from before {@link startOver}. */
	restore(): void {
		if (this.restorable !== null) this.#setText(this.language, this.restorable);
		this.restorable = null;
	}

	/** Goes on with blanks, or without them: each form keeps its text. */
	shape(form: Form): void {
		if (form === this.form) return;
		for (const language of CODE_LANGUAGES) {
			this.#aside[`${language} ${this.form}`] = this.#texts[language];
			this.#setText(language, this.#aside[`${language} ${form}`] ?? this.starter(language, form));
		}
		this.form = form;
		this.restorable = null;
	}

	#setText(language: CodeLanguage, text: string): void {
		this.#texts = { ...this.#texts, [language]: text };
	}

	/** Chooses what *Run* shows. */
	async choose(runId: string): Promise<void> {
		this.runId = runId;
		await this.prepare();
	}

	/** Goes to another stage of the exercise. */
	enter(stageId: string): void {
		this.stageId = stageId;
		this.verdict = null;
		this.showsTest = false;
	}

	/** Loads what runs the language, so that the next run begins at once. */
	warm(): void {
		void this.services.prepare(this.language).catch(() => {}); // a run says what is wrong
	}

	async turn(switchId: string): Promise<void> {
		this.switchId = switchId;
		this.isAsked = false;
		this.predicted = null;
		await this.prepare();
	}

	openHint(): void {
		this.#work = { ...this.#work, hints: Math.min(HINTS, this.#work.hints + 1) };
		this.keep();
	}

	/** Shows the ground of the chosen run, as long as nothing has run. */
	async prepare(): Promise<void> {
		const call = this.run.call(this.language);
		this.own = null;
		this.predicted = null;
		this.verdict = null;
		this.showsTest = false;
		this.before = await this.#film(call, nothingRun(call), '');
		this.before?.stage.player.end();
	}

	cancel(): void {
		this.#controller?.abort();
	}

	/** Runs the program, then its tests. */
	async start(anyway = false): Promise<void> {
		if (this.busy !== null) return;
		this.#predictsNot ||= anyway;
		if (this.asksPrediction && this.prediction === null && !this.#predictsNot) {
			this.isAsked = true;
			return;
		}
		const controller = new AbortController();
		this.#controller = controller;
		this.isAsked = false;
		this.isUnable = false;
		this.#work = { ...this.#work, runs: this.#work.runs + 1 };
		// Before the run: a program that brings the page down is not lost.
		this.keep();
		this.busy = { doing: 'run', steps: 0 };
		try {
			await this.#run(controller.signal);
		} catch (error) {
			if (!controller.signal.aborted) {
				this.isUnable = true;
				throw error;
			}
		} finally {
			this.busy = null;
		}
	}

	async #run(signal: AbortSignal): Promise<void> {
		const { language, source, exercise, loaded } = this;
		const { switches, predict } = exercise;
		const program = programOf(exercise, loaded.programs[language], language, source);
		const call = this.run.call(language);
		const [ran] = await this.services.run(
			{ program, calls: [call] },
			{
				signal,
				progress: (steps) => (this.busy = { doing: 'run', steps }),
				loading: (share) => (this.busy = { doing: share < 1 ? 'load' : 'run', steps: 0, share })
			}
		);
		const film = await this.#film(call, ran, source);
		this.verdict = null;
		this.showsTest = false;
		this.own = film;
		const predicted = this.asksPrediction && !signal.aborted ? this.prediction : null;
		this.predicted =
			predicted === null
				? null
				: judgePrediction(predict, predicted, await this.#answer(ran, call, signal), ran);
		if (switches !== undefined) this.#noteSwitch();
		else if (!signal.aborted && !this.isBroken) await this.#test(program, signal);
		if (!this.showsTest && film !== null) this.#place(film);
	}

	/** The program could not start, or did not come to its end in time: tests would say nothing more. */
	get isBroken(): boolean {
		const end = this.own?.ran.result.end;
		if (end?.kind === 'fault') return SYNTAX.has(end.fault.name);
		return end?.kind === 'stopped' && end.by === 'time';
	}

	/** The run that answers the prediction. */
	async #answer(own: Ran, call: Call, signal: AbortSignal): Promise<Ran> {
		const { exercise, loaded, language } = this;
		const { predict } = exercise;
		if (predict.kind === 'cell' || predict.of === 'own') return own;
		if (predict.of === 'right') return this.#rightRun(call, signal);
		const { starter } = loaded.programs[language];
		const program = programOf(exercise, loaded.programs[language], language, starter);
		const [ran] = await this.services.run({ program, calls: [call] }, { signal });
		return ran;
	}

	#film(call: Call, ran: Ran, source: string): Promise<Film | null> {
		const { roles } = this.exercise;
		const { language } = this;
		const { given } = this.loaded.programs[language];
		return this.services.film({ call, ran, source, roles, given, language });
	}

	/** Stops where the run contradicts the prediction; otherwise it plays from its start. */
	#place(film: Film): void {
		const { player } = film.stage;
		const at = this.predicted?.at ?? null;
		if (at !== null) player.seek(at);
		else if (film.ran.result.end.kind === 'returned') player.seek(film.start);
		else player.end();
	}

	async #test(program: Task['program'], signal: AbortSignal): Promise<void> {
		const { language, source } = { language: program.language, source: program.source };
		const { tests, exercise, loaded } = this;
		if (tests.length === 0) return;
		this.busy = { doing: 'tests', steps: 0 };
		const seed = 1 + Math.floor(Math.random() * SEEDS);
		const asked = tests.map((test) => test.make(seed, language));
		const all = await this.services.run(
			{ program, calls: asked.map(({ call }) => call) },
			{ signal }
		);
		const tested: Tested[] = all.map((ran, at) => ({ ...asked[at], ...ran }));
		const failures = tested.map((one) => judge(one, one));
		const passed = tests.filter((_, at) => at < all.length && failures[at] === null);
		const index = failures.findIndex((failure) => failure !== null);
		const known = exercise.wrong
			.filter(({ id }) => isOfStage(id, this.stage))
			.filter(({ languages }) => languages?.includes(language) !== false)
			.map(({ id, isRemark }) => ({
				id,
				...(isRemark && { isRemark }),
				program: { ...program, source: loaded.programs[language].wrong[id] }
			}));
		if (signal.aborted) return;
		const found = { tested: tested[index], failure: failures[index]! };
		const failed =
			index < 0
				? null
				: await this.#failed({ test: tests[index], index, ...found }, source, signal);
		const verdict: Verdict = {
			...{ language, source, failed, count: tests.length },
			...{ passed: passed.map(({ id }) => id), remark: null }
		};
		this.#note(verdict);
		if (this.source !== source || this.language !== language) return;
		this.verdict = verdict;
		this.showsTest = failed !== null && failed.film !== null;
		// What is known of the mistake comes later: other programs are run for it.
		const run = (task: Task) => this.services.run(task, { signal });
		const wrong = await recognise(program, tested, known, run).catch(() => null);
		if (wrong === null || this.verdict !== verdict) return;
		this.verdict =
			failed === null
				? { ...verdict, remark: wrong }
				: { ...verdict, failed: this.#explained(failed, wrong) };
	}

	/** A test with the mistake that it shows; the picture stands at its step, unless the reader has moved. */
	#explained(failed: Failed, wrong: string): Failed {
		const { film, tested, right, at } = failed;
		const telling = this.exercise.wrong.find(({ id }) => id === wrong)!.at;
		const position = tellingPosition(telling, tested.log, right?.log);
		if (film?.stage.player.position === at) film.stage.player.seek(position);
		return { ...failed, wrong, at: position };
	}

	/** Shows the run of a test that is not passed, at the step that tells why. */
	async #failed(
		found: Pick<Failed, 'test' | 'index' | 'tested' | 'failure'>,
		source: string,
		signal: AbortSignal
	): Promise<Failed> {
		const { tested } = found;
		const right = await this.#rightRun(tested.call, signal).catch(() => null);
		const film = await this.#film(tested.call, tested, source);
		const at = tellingPosition('parting', tested.log, right?.log);
		film?.stage.player.seek(at);
		return { ...found, film, right, at, wrong: null };
	}

	/** Shows the test that failed, at the step that tells why. */
	showMistake(): void {
		const failed = this.verdict?.failed ?? null;
		this.showsTest = failed !== null;
		failed?.film?.stage.player.seek(failed.at);
	}

	#note({ passed, failed }: Verdict): void {
		const { exercise, stageId } = this;
		const { stages = [] } = exercise;
		const done =
			failed === null ? [...new Set([...this.#work.stages, ...(stageId ? [stageId] : [])])] : null;
		const isLast =
			failed === null &&
			stages.every((id) => done!.includes(id) || exercise.tests.every(({ stage }) => stage !== id));
		this.#work = {
			...this.#work,
			tests: passed,
			stages: done ?? this.#work.stages,
			passed: this.#work.passed || isLast
		};
		this.keep();
	}

	/** The exercise with switches is passed when each of them has been run. */
	#noteSwitch(): void {
		const { switches = [] } = this.exercise;
		const tests = [...new Set([...(this.#work.tests ?? []), this.switchId])];
		const passed = switches.every(({ id }) => tests.includes(id));
		this.#work = { ...this.#work, tests, passed: this.#work.passed || passed };
		this.keep();
	}

	/** Whether a right program can be shown beside the run: one of them moves on the board. */
	get canRace(): boolean {
		const { film, verdict } = this;
		if (film === null) return false;
		const right = verdict?.failed?.right ?? null;
		return placementsOf(film.ran.log) > 0 || (right !== null && placementsOf(right.log) > 0);
	}

	/** The run that is shown beside that of a right program; null if there is nothing to compare. */
	async race(): Promise<{ readonly yours: Film; readonly right: Film } | null> {
		const yours = this.film;
		if (yours === null || !this.canRace) return null;
		const failed = this.verdict?.failed ?? null;
		const known = failed?.film === yours ? failed.right : null;
		const ran = known ?? (await this.#rightRun(yours.call));
		return { yours, right: (await this.#film(yours.call, ran, ''))! };
	}

	/** Runs a call of the reader's program as it is. */
	async runCall(call: Call, signal: AbortSignal): Promise<Ran> {
		const { language, source, exercise, loaded } = this;
		const program = programOf(exercise, loaded.programs[language], language, source);
		const [ran] = await this.services.run({ program, calls: [call] }, { signal });
		return ran;
	}

	async #rightRun(call: Call, signal = new AbortController().signal): Promise<Ran> {
		const { exercise, loaded, language } = this;
		const { right } = loaded.programs[language];
		const name = Object.keys(right).find((one) => isOfStage(one, this.stage))!;
		const program = programOf(exercise, loaded.programs[language], language, right[name]);
		const [ran] = await this.services.run({ program, calls: [call] }, { signal });
		return ran;
	}

	dispose(): void {
		this.keep();
		this.cancel();
		this.services.dispose();
		for (const film of [this.before, this.own, this.verdict?.failed?.film])
			film?.stage.player.dispose();
	}
}

/** The run of a call before its first step. */
function nothingRun(call: Call): Ran {
	const { ground } = call;
	return {
		log: laid(call),
		result: {
			end: { kind: 'stopped', by: 'user' },
			ground: ground.kind === 'board' ? ground.rows : [],
			...{ prints: [], texts: [], line: 0, variable: -1 }
		}
	};
}
