import { untrack } from 'svelte';
import type { Problem } from '$lib/engine/problem';
import type { Settlement } from './judge';
import { answeredAt, ASKS, type Ask, type Question } from './question';
import { nextInWalk } from './walk';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Trace } from '$lib/engine/trace/trace';

/** Questions in a round. */
export const ROUND = 10;
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
	/** The round is over: its result is shown. */
	isOver = $state(false);
	/** The questions that were settled, in order. */
	settled = $state.raw<readonly { readonly question: Question; readonly how: Settlement }[]>([]);
	/** From where the next question is looked for; null when none is wanted. */
	#from = $state<number | null>(null);

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

	constructor(
		private readonly run: AskedRun,
		private readonly player: AskedPlayer
	) {}

	/** Begins a round at the player's position. */
	start(): void {
		this.player.pause();
		this.settled = [];
		this.isOver = false;
		this.#next(this.player.position);
	}

	/** Asks as soon as enough is recorded. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			const { problem, strategy, trace, length, ended } = this.run;
			const from = this.#from;
			if (from === null || problem === null || trace === null) return;
			if (ended || length >= from + AHEAD) untrack(() => this.#ask(problem, strategy, trace, from));
		});
	}

	#next(from: number): void {
		this.question = null;
		this.isAnswered = false;
		this.#from = from;
	}

	#ask(problem: Problem, strategy: Strategy, trace: Trace, from: number): void {
		const asked = this.settled.map(({ question }) => question);
		let question = nextInWalk(problem, strategy, trace, from, asked);
		// Nothing follows where the reader stands.
		if (question === null && asked.length === 0)
			question = nextInWalk(problem, strategy, trace, 0, asked);
		this.#from = null;
		this.question = question;
		if (question === null) this.isOver = true;
		else this.player.seek(question.position);
	}

	/** The question was answered, or its answer was shown. */
	settle(how: Settlement): void {
		const { question } = this;
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
		if (this.settled.length === ROUND) this.finish();
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
