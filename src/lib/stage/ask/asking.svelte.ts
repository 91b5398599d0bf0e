import { untrack } from 'svelte';
import type { Problem } from '$lib/engine/problem';
import type { Settlement } from './judge';
import { ASKS, type Ask } from './asks';
import { answeredAt, type Question } from './question';
import { usualAsk, type AskTask } from '../address/task';
import {
	countQuestions,
	drawnQuestions,
	lastAsked,
	nextQuestion,
	type AskedTrace
} from './task/next-question';
import { MISSED, readSettlements, writeSettlements, type TaskResult } from './task/result';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Trace } from '$lib/engine/trace/trace';

/** How many recorded steps a question may need. */
const AHEAD = 200;

/** The run that is asked about. All fields are reactive. */
export interface AskedRun {
	/** Null while there is nothing to search. */
	readonly problem: Problem | null;
	readonly strategy: Strategy;
	readonly trace: Trace | null;
	readonly length: number;
	readonly ended: boolean;
}

/** What moves through the run. */
export interface AskedPlayer {
	readonly position: number;
	pause(): void;
	seek(position: number): void;
}

/** How the questions of one sort went. */
export interface Score {
	readonly ask: Ask;
	readonly asked: number;
	/** Right at the first try. */
	readonly right: number;
}

/**
 * A round of questions about a run, scored. It follows the search from where the reader stands; at the
 * end of the run it begins at the start.
 */
export class Asking {
	/** The question that is open, or was just settled; null before the first one, and at the end. */
	question = $state.raw<Question | null>(null);
	isAnswered = $state(false);
	/** The open question was answered wrongly: a right answer is no longer the first one. */
	isMissed = $state(false);
	/** The round is over: its result is shown. */
	isOver = $state(false);
	/** The questions that were settled, in order. */
	settled = $state.raw<readonly { readonly question: Question; readonly how: Settlement }[]>([]);
	/** From where the next question is looked for; null when none is wanted. */
	#from = $state<number | null>(null);
	/** Where the round began. */
	begin = $state(0);
	/** How many questions the round has; null as long as the search has not ended. */
	total = $state<number | null>(null);
	/** The questions that the seed of the task drew; null before that. */
	#drawn: readonly Question[] | null = null;
	/** How questions were settled before the page was left, those that are not asked again yet. */
	#earlier: readonly Settlement[] = [];
	/** The question after them was answered wrongly. */
	#wasMissed = false;

	/** Right at the first try. */
	readonly right: number = $derived(this.settled.filter(({ how }) => how === 'first').length);
	/** How each sort went that was asked. */
	readonly scores: readonly Score[] = $derived.by(() =>
		ASKS.map((ask) => {
			const mine = this.settled.filter(({ question }) => question.ask === ask);
			return { ask, asked: mine.length, right: mine.filter(({ how }) => how === 'first').length };
		}).filter(({ asked }) => asked > 0)
	);
	/** The reader looks at a moment before the one that the question is about. */
	readonly isLookingBack: boolean = $derived.by(
		() =>
			this.question !== null && !this.isAnswered && this.player.position < this.question.position
	);

	readonly #most: number = $derived.by(() => this.total ?? this.task().count);
	/** The last question of the round was settled, as far as that is known. */
	readonly isLast: boolean = $derived.by(() => this.settled.length === this.#most);
	/** What can be reported; null before anything is answered. */
	readonly result: TaskResult | null = $derived.by(() => {
		const { settled, isOver, right, isMissed } = this;
		const hows = settled.map(({ how }) => how);
		const state = writeSettlements(hows, isMissed && !this.isAnswered);
		if (hows.length === 0) return state === '' ? null : { score: null, isDone: false, state };
		const isDone = isOver || this.isLast;
		return { score: right / (isDone ? hows.length : this.#most), isDone, state };
	});

	/** @param task what is asked. Reactive. */
	constructor(
		private readonly run: AskedRun,
		private readonly player: AskedPlayer,
		private readonly task: () => AskTask = () => usualAsk()
	) {}

	/**
	 * Begins a round where its task begins, or else at a position.
	 * @param state of a result: what was settled before is not asked again.
	 */
	start(position = this.player.position, state = ''): void {
		this.player.pause();
		this.settled = [];
		this.isOver = false;
		this.#drawn = this.total = null;
		this.#earlier = readSettlements(state);
		this.#wasMissed = state.endsWith(MISSED);
		this.begin = this.task().range?.[0] ?? position;
		this.#next(this.begin);
	}

	/** Asks as soon as enough is recorded. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			const { problem, strategy, trace, length, ended } = this.run;
			const from = this.#from;
			if (from === null || problem === null || trace === null) return;
			const task = this.task();
			// A draw is between all that may be asked.
			const needed = (task.seed === null ? from : lastAsked(task, this.begin)) + AHEAD;
			if (ended || length >= needed) untrack(() => this.#ask({ problem, strategy, trace }, from));
		});
		$effect(() => {
			const { problem, strategy, trace, ended } = this.run;
			if (!ended || this.question === null || problem === null || trace === null) return;
			const run = { problem, strategy, trace };
			untrack(() => (this.total ??= countQuestions(this.task(), run, this.begin)));
		});
	}

	#next(from: number): void {
		this.question = null;
		this.isAnswered = this.isMissed = false;
		this.#from = from;
	}

	#ask(run: AskedTrace, from: number): void {
		let at: number | null = from;
		// What was settled before is settled again at once.
		while (at !== null) {
			this.#show(run, at);
			const [how, ...rest] = this.#earlier;
			this.#earlier = rest;
			if (how === undefined) {
				this.isMissed = this.#wasMissed && this.question !== null;
				this.#wasMissed = false;
			}
			if (this.question === null || how === undefined) return;
			this.settle(how);
			this.next();
			at = this.#from;
			const { length, ended } = this.run;
			if (at !== null && !ended && length < at + AHEAD) return;
		}
	}

	/** Shows the next question, or the result if there is none. */
	#show(run: AskedTrace, from: number): void {
		const task = this.task();
		const asked = this.settled.map(({ question }) => question);
		let question = this.#find(task, run, from, asked);
		// Nothing follows where the reader stands.
		if (question === null && asked.length === 0 && task.range === null)
			question = this.#find(task, run, (this.begin = 0), asked);
		this.#from = null;
		this.question = question;
		if (question === null) this.isOver = true;
		else this.player.seek(question.position);
	}

	#find(task: AskTask, run: AskedTrace, from: number, asked: readonly Question[]): Question | null {
		if (task.seed === null) return nextQuestion(task, run, from, asked);
		if (this.#drawn === null || this.#drawn.length === 0)
			this.#drawn = drawnQuestions(task, run, this.begin);
		return this.#drawn.at(asked.length) ?? null;
	}

	/** The open question was answered wrongly. */
	miss(): void {
		if (this.question !== null && !this.isAnswered) this.isMissed = true;
	}

	/** The question was answered, or its answer was shown. */
	settle(how: Settlement): void {
		const { question } = this;
		if (how === 'first' && this.isMissed) how = 'later';
		const { trace } = this.run;
		if (question === null || trace === null || this.isAnswered) return;
		this.isAnswered = true;
		this.settled = [...this.settled, { question, how }];
		this.player.seek(answeredAt(trace, question));
	}

	/** Goes on to the next question, or to the result. */
	next(): void {
		const { question } = this;
		const { trace } = this.run;
		if (question === null || trace === null || !this.isAnswered) return;
		if (this.isLast) this.finish();
		else this.#next(answeredAt(trace, question));
	}

	/** Goes on without an answer, which counts as none. */
	pass(): void {
		const { question } = this;
		if (question === null || this.isAnswered) return;
		this.isAnswered = true;
		this.settled = [...this.settled, { question, how: 'shown' }];
		this.next();
	}

	/** Shows the moment of the open question again. */
	backToMoment(): void {
		if (this.question !== null && !this.isAnswered) this.player.seek(this.question.position);
	}

	/** Looks at the step before, or after it again; never further than may be seen. */
	look(direction: 1 | -1): void {
		const { question } = this;
		const { trace } = this.run;
		if (question === null || trace === null) return;
		const last = this.isAnswered ? answeredAt(trace, question) : question.position;
		this.player.seek(Math.max(0, Math.min(last, this.player.position + direction)));
	}

	/** Ends the round. */
	finish(): void {
		this.#from = null;
		this.question = null;
		this.isOver = true;
	}
}
