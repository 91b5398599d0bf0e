import { CODE_LANGUAGES, type Call, type CodeLanguage } from '$lib/stage/program/task';
import { usualLanguage } from './work/spoken';
import type { ShownRun } from './exercise';
import { Bench } from './bench.svelte';
import { ExerciseRuns, type Beside, type Written } from './judge/exercise-runs';
import { ExerciseTexts } from './work/exercise-texts.svelte';
import type { LoadedExercise } from './exercises';
import type { Film } from './film/film';
import { isBroken, placementsOf, type Ran } from './judge/judge';
import { workDraft } from './work/kept.svelte';
import { judgePrediction, type Predicted } from './prediction/prediction';
import { Progress } from './work/progress.svelte';
import type { RunOptions, Services } from './services';
import { Examiner, type Verdict } from './judge/verdict';
import type { KeptDraft } from '$lib/site/drafts/kept-draft.svelte';
import type { Work } from './work/work';

/** The most that a seed can be. */
const SEEDS = 2 ** 31;

/** What is being done, after how many steps, and how much of what runs the language has been loaded: 0 … 1. */
interface Doing {
	readonly doing: 'load' | 'run' | 'tests';
	readonly steps: number;
	readonly share?: number;
}

/** An exercise, what the reader has written in it, and what came of it. */
export class Workbench extends Bench<Doing> {
	readonly written: ExerciseTexts;
	readonly progress: Progress;
	/** What is kept of {@link work}. */
	readonly draft: KeptDraft<Work>;
	/** The run that is shown, by its id. */
	runId = $state('');
	/** The switch that is chosen, by its id, in an exercise without an editor. */
	switchId = $state('');
	/** The stage of the exercise that the reader is at; empty if it has none. */
	stageId = $state('');
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
	readonly #runs: ExerciseRuns;
	readonly #examiner: Examiner;
	/** The reader wants to run without a prediction, as long as the page is open. */
	#predictsNot = false;

	constructor(
		readonly loaded: LoadedExercise,
		private readonly services: Services
	) {
		super();
		const { exercise, programs } = loaded;
		this.draft = workDraft(
			exercise.id,
			() => this.work,
			(work) => this.#show(work)
		);
		this.written = new ExerciseTexts(programs, this.draft);
		this.written.language = usualLanguage();
		this.progress = new Progress(exercise, this.language, () => this.written.change());
		this.#runs = new ExerciseRuns(loaded, services);
		this.#examiner = new Examiner(loaded, this.#runs);
		this.runId = exercise.predict.run;
		this.stageId = exercise.stages?.[0] ?? '';
		this.switchId = exercise.switches?.[0].id ?? '';
	}

	get exercise() {
		return this.loaded.exercise;
	}

	get language(): CodeLanguage {
		return this.written.language;
	}

	/** The program to run. */
	get source(): string {
		const chosen = this.exercise.switches?.find(({ id }) => id === this.switchId);
		if (chosen === undefined) return this.written.source;
		const { right, wrong } = this.loaded.programs[this.language];
		return (chosen.isRight ? right : wrong)[chosen.id];
	}

	get run(): ShownRun {
		const { runs } = this.exercise;
		return runs.find(({ id }) => id === this.runId) ?? runs[0];
	}

	/** The reader's stage; null if the exercise has none. */
	get stage(): string | null {
		return this.exercise.stages === undefined ? null : this.stageId;
	}

	/** What the prediction is about. */
	get #subject(): string {
		return this.exercise.switches === undefined ? this.exercise.predict.run : this.switchId;
	}

	get prediction(): string | null {
		return this.progress.predictionOf(this.#subject);
	}

	/** A prediction is asked for before this run: the question is about it. */
	get asksPrediction(): boolean {
		const { predict, switches, stages } = this.exercise;
		if (switches !== undefined) return true;
		const isStarter = this.source === this.written.starter();
		if (predict.of === 'starter' && !isStarter) return false;
		return predict.run === this.runId && (stages === undefined || this.stageId === stages[0]);
	}

	predict(text: string): void {
		if (!this.progress.predict(this.#subject, text)) return;
		this.isAsked = false;
		if (this.own === null) this.predicted = null;
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
		return this.progress.workWith({ language: this.language, texts: this.written.changed });
	}

	/**
	 * Takes what was kept, or came with an address. Nothing of it is run.
	 *
	 * @param isOwn what came with the address is the reader's own
	 */
	recall(shared: Work | null, isOwn = false): void {
		const { written, progress } = this;
		written.isForeign = false;
		written.recall();
		const kept = this.draft.recall();
		if (kept !== null) this.#goToStage();
		if (shared === null) return;
		// After a reload, a link is the reader's own work.
		const isForeign =
			!isOwn &&
			CODE_LANGUAGES.some((one) => (shared.texts[one] ?? kept?.texts[one]) !== kept?.texts[one]);
		if (!isForeign && !isOwn && kept !== null) return;
		written.take(shared);
		progress.takeForeign(shared, kept);
		written.isForeign = isForeign;
		written.change();
		this.#goToStage();
	}

	/** Shows what was kept, before or in another tab. What came with a link stays in sight. */
	#show(work: Work): void {
		if (this.written.isForeign) return;
		this.written.take(work);
		this.progress.take(work);
	}

	/** Takes the reader's own work from elsewhere, to be kept here. */
	restore(work: Work): void {
		this.written.isForeign = false;
		this.#show(work);
		this.#goToStage();
		this.written.change();
		this.written.keep();
	}

	#goToStage(): void {
		const { stages } = this.exercise;
		this.stageId = stages?.find((id) => !this.progress.hasPassed(id)) ?? this.stageId;
	}

	speak(language: CodeLanguage): void {
		if (language === this.language) return;
		this.cancel();
		this.written.speak(language);
		this.stops = [];
		void this.prepare();
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
		await this.prepare();
	}

	openHint(): void {
		this.progress.openHint();
		this.written.keep();
	}

	/** Shows the ground of the chosen run, as long as nothing has run. */
	async prepare(): Promise<void> {
		this.own = null;
		this.predicted = null;
		this.verdict = null;
		this.showsTest = false;
		this.before = await this.#runs.ground(this.run.call(this.language), this.language);
	}

	/** Runs the program, then its tests. */
	async start(anyway = false): Promise<void> {
		if (this.busy !== null) return;
		this.#predictsNot ||= anyway;
		if (this.asksPrediction && this.prediction === null && !this.#predictsNot) {
			this.isAsked = true;
			return;
		}
		this.isAsked = false;
		this.progress.countRun();
		await this.do({ doing: 'run', steps: 0 }, (signal) => this.#run(signal));
	}

	async #run(signal: AbortSignal): Promise<void> {
		const written = { language: this.language, source: this.source };
		const call = this.run.call(written.language);
		const ran = await this.#runs.call(written, call, {
			signal,
			progress: (steps) => (this.busy = { doing: 'run', steps }),
			loading: (share) => (this.busy = { doing: share < 1 ? 'load' : 'run', steps: 0, share })
		});
		const film = await this.#runs.film(call, ran, written);
		this.verdict = null;
		this.showsTest = false;
		this.own = film;
		this.predicted = signal.aborted ? null : await this.#judged(ran, call, { signal });
		if (this.exercise.switches !== undefined) {
			this.progress.noteSwitch(this.switchId);
			this.written.keep();
		} else if (!signal.aborted && !this.isBroken) await this.#test(written, signal);
		if (!this.showsTest && film !== null) this.#place(film);
	}

	/** What came of the prediction; null if there is none. */
	async #judged(ran: Ran, call: Call, options: RunOptions): Promise<Predicted | null> {
		const predicted = this.asksPrediction ? this.prediction : null;
		if (predicted === null) return null;
		const { predict } = this.exercise;
		// A program that breaks off is about other things than a right one.
		if (predict.of !== 'own' && ran.result.end.kind !== 'returned') return null;
		const of = predict.kind === 'cell' ? 'own' : predict.of;
		const { language, stage } = this;
		const answer =
			of === 'own' ? ran : await this.#runs.oursCall(of, call, language, stage, options);
		return judgePrediction(predict, predicted, answer, ran);
	}

	/** Tests of the program that was run would say nothing more. */
	get isBroken(): boolean {
		return this.own !== null && isBroken(this.own.ran);
	}

	/** Stops where the run contradicts the prediction; otherwise it plays from its start. */
	#place(film: Film): void {
		const { player } = film.stage;
		const at = this.predicted?.at ?? null;
		if (at !== null) player.seek(at);
		else if (film.ran.result.end.kind === 'returned') player.seek(film.start);
		else player.end();
	}

	async #test(written: Written, signal: AbortSignal): Promise<void> {
		const { stage } = this;
		this.busy = { doing: 'tests', steps: 0 };
		const seed = 1 + Math.floor(Math.random() * SEEDS);
		const verdict = await this.#examiner.test(written, stage, seed, signal);
		if (verdict.count === 0 || signal.aborted) return;
		const { failed, passed } = verdict;
		this.progress.note(passed, stage, failed === null);
		this.written.keep();
		if (this.source !== written.source || this.language !== written.language) return;
		this.verdict = verdict;
		this.showsTest = failed !== null && failed.film !== null;
		// What is known of the mistake comes later: other programs are run for it.
		const explained = await this.#examiner.explain(verdict, stage, signal).catch(() => null);
		if (explained !== null && this.verdict === verdict) this.verdict = explained;
	}

	/** Shows the test that failed, at the step that tells why. */
	showMistake(): void {
		const failed = this.verdict?.failed ?? null;
		this.showsTest = failed !== null;
		failed?.film?.stage.player.seek(failed.at);
	}

	/** Whether a right program can be shown beside the run: one of them moves on the board. */
	get canRace(): boolean {
		const { film, verdict } = this;
		if (film === null) return false;
		const right = verdict?.failed?.right ?? null;
		return placementsOf(film.ran.log) > 0 || (right !== null && placementsOf(right.log) > 0);
	}

	/** The run that is shown beside that of a right program; null if there is nothing to compare. */
	async race(): Promise<Beside | null> {
		const { film: yours, stage } = this;
		if (yours === null || !this.canRace) return null;
		const failed = this.verdict?.failed ?? null;
		return this.#runs.beside(yours, failed?.film === yours ? failed.right : null, stage);
	}

	/** Runs a call of the reader's program as it is. */
	runCall(call: Call, signal: AbortSignal): Promise<Ran> {
		return this.#runs.call({ language: this.language, source: this.source }, call, { signal });
	}

	dispose(): void {
		this.written.keep();
		this.cancel();
		this.services.dispose();
		for (const film of [this.before, this.own, this.verdict?.failed?.film])
			film?.stage.player.dispose();
	}
}
