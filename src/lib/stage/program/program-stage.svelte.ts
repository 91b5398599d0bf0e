import type { Problem } from '$lib/engine/problem';
import type { Step } from '$lib/engine/search/step';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';
import {
	isSearchKind,
	type StoredStep,
	type StoredTrace
} from '$lib/engine/trace/stored/stored-trace';
import type { ProblemView } from '../board/problem-view';
import type { Told } from '../board/vocabulary';
import { KIND_TONES, type Tone } from '../explain/kinds';
import { MomentFacts } from '../facts/moment-facts.svelte';
import { DEFAULT_VIEW } from '../facts/view';
import { Player } from '../player/player.svelte';
import { frameStart } from '../player/frame-start';
import type { Stage } from '../stage';
import { callsShown, type ShownCalls } from './calls';
import type { ToldRun } from './program-run';
import { eventWord } from './step-sentence';
import { isNothing, type Printed } from './task';

/** A run plays for about as many seconds, but no slower than so many steps in one. */
const SECONDS = 30;
const SLOWEST = 4;

/** A line of the program, counted from 1. */
export interface LitLine {
	readonly line: number;
	readonly tone: Tone;
}

/** The run of a program that a reader has written or put together, as a stage. */
export class ProgramStage implements Stage {
	readonly player: Player;
	readonly facts = new MomentFacts(() => this);
	readonly trace: StoredTrace;
	readonly setup: unknown;
	readonly puzzle: Problem;
	readonly view: ProblemView;
	readonly conflicts: ReadonlySet<number> = new Set();
	readonly strategy = DEFAULT_STRATEGY;
	readonly pencil = 'off';
	readonly milliseconds = null;
	readonly look = DEFAULT_VIEW;
	/** The tree grows with the run. */
	readonly hidesFuture = true;
	/** A program that broke off has not found out that its board was full at first. */
	readonly solvedBySteps = true;
	selected = $state(-1);
	/** The step that leads to the moment; null at the start. */
	readonly event: StoredStep | null = $derived.by(() => this.trace.eventAt(this.player.position));
	/** While a call hands a solution up, the board still shows it. */
	readonly moment: Moment | null = $derived.by(() => {
		const { moment } = this.player;
		return moment !== null && handsUp(this.told, moment.position)
			? { ...moment, step: SOLUTION }
			: moment;
	});
	/** The line of the program that does the step, and its colour; null where no line does. */
	readonly lit: LitLine | null = $derived.by(() => {
		const { event, trace } = this;
		const { endLine } = this.told;
		if (endLine > 0 && this.player.position === trace.length)
			return { line: endLine, tone: 'fail' };
		if (event === null || event.line === 0) return null;
		const { kind, line } = event;
		return { line, tone: isSearchKind(kind) ? KIND_TONES[kind] : 'accent' };
	});
	/** Its calls at the moment. */
	readonly calls: ShownCalls = $derived.by(() =>
		callsShown(this.trace.callsAt(this.player.position), this.told.texts)
	);
	readonly #printed = $derived.by(() => {
		const { prints } = this.told;
		const later = prints.findIndex(({ position }) => position > this.player.position);
		return later < 0 ? prints.length : later;
	});
	/** What it has printed up to the moment, in order. */
	readonly prints: readonly Printed[] = $derived.by(() => this.told.prints.slice(0, this.#printed));

	constructor(private readonly told: ToldRun) {
		const { trace, problem, view, setup } = told;
		const { length } = trace;
		this.trace = trace;
		this.setup = setup;
		const rate = Math.max(SLOWEST, length / SECONDS);
		this.player = new Player({ trace, length, ended: true }, { rate });
		this.puzzle = withoutGivens(problem, trace.spoilt);
		const words = view.vocabulary(setup);
		const vocabulary = {
			...words,
			tell: (of: Told) => {
				// Of a run without steps, only its end is told.
				if (length === 0) return told.end;
				const happened = told.tell(of);
				return of.moment.position === length ? [happened, ...told.end] : [happened];
			},
			// A step that no search makes has a word of its own.
			heading: (kind: string) =>
				(kind === 'start' ? eventWord(this.event) : undefined) ?? words.heading?.(kind)
		};
		this.view = { ...view, vocabulary: () => vocabulary };
	}

	/** How the run ended, in sentences. */
	get end(): readonly string[] {
		return this.told.end;
	}
	get tree() {
		return this.trace.tree;
	}
	get names() {
		return this.view.names(this.setup);
	}
	show(): void {}
	seek(position: number): void {
		this.player.seek(position);
	}
	goToFrame(depth: number): void {
		const { moment, player, trace } = this;
		if (moment === null) return;
		void frameStart(trace, moment, depth).then((found) => {
			if (found >= 0) player.seek(found);
		});
	}
}

const SOLUTION: Step = { kind: 'solution', variable: -1, value: -1, cause: -1 };

/** Whether nothing but success has been returned between a solution and a position. */
function handsUp({ trace, texts }: ToldRun, position: number): boolean {
	let at = position;
	for (; at > 0; at--) {
		const { kind, value, other } = trace.eventAt(at)!;
		if (kind !== 'return' || value === 0 || isNothing(texts[other] ?? '')) break;
	}
	return at < position && trace.eventAt(at)?.kind === 'solution';
}

/** The problem with some of its givens open, because the program writes over them. */
function withoutGivens(problem: Problem, changed: ReadonlySet<number>): Problem {
	const { variableCount, valueCount, units, traits, fixed } = problem;
	return {
		variableCount,
		valueCount,
		units,
		...(traits && { traits }),
		fixed: fixed.map((value, variable) => (changed.has(variable) ? -1 : value)),
		peers: (variable) => problem.peers(variable),
		clashes: (...asked) => problem.clashes(...asked),
		model: () => problem.model()
	};
}
