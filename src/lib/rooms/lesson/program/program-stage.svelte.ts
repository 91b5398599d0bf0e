import type { Problem } from '$lib/engine/problem';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { ProgramLanguage } from '$lib/stage/explain/code/programs';
import { KIND_TONES, type Tone } from '$lib/stage/explain/kinds';
import { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { DEFAULT_VIEW } from '$lib/stage/facts/view';
import { Player } from '$lib/stage/player/player.svelte';
import type { OnStage } from '../stage/on-stage';
import { programSentences } from './program-texts';
import type { ProgramTrace } from './program-trace';

/** A run plays for about as many seconds, but no slower than so many steps in one. */
const SECONDS = 30;
const SLOWEST = 4;

/** A line of the program, counted from 1. */
export interface LitLine {
	readonly line: number;
	readonly tone: Tone;
}

/** The run of a reader's program on the stage. */
export class ProgramStage implements OnStage {
	readonly player: Player;
	readonly facts = new MomentFacts(() => this);
	readonly parts = ['board', 'tree'] as const;
	readonly puzzle: Problem;
	readonly view: ProblemView;
	readonly conflicts: ReadonlySet<number> = new Set();
	readonly strategy = DEFAULT_STRATEGY;
	readonly pencil = 'off';
	readonly milliseconds = null;
	readonly look = DEFAULT_VIEW;
	readonly isAway = true;
	/** The tree grows with the run. */
	readonly hidesFuture = true;
	selected = $state(-1);
	/** The line of the program that does the step, and its colour; null at the start. */
	readonly lit: LitLine | null = $derived.by(() => {
		const { end, steps, length } = this.trace;
		const { position } = this.player;
		if (end.kind === 'fault' && position === length) return { line: end.line, tone: 'fail' };
		if (position === 0) return null;
		const { kind, line } = steps[position - 1];
		return { line, tone: kind === 'pass' || kind === 'return' ? 'accent' : KIND_TONES[kind] };
	});

	constructor(
		readonly trace: ProgramTrace,
		view: ProblemView,
		readonly setup: unknown,
		language: ProgramLanguage
	) {
		const { length } = trace;
		const rate = Math.max(SLOWEST, length / SECONDS);
		this.player = new Player({ trace, length, ended: true }, { rate });
		this.puzzle = withoutGivens(trace.problem, trace.spoilt);
		const vocabulary = {
			...view.vocabulary(setup),
			tell: (told: Parameters<typeof programSentences>[2]) =>
				programSentences(trace, language, told)
		};
		this.view = { ...view, vocabulary: () => vocabulary };
	}

	get moment() {
		return this.player.moment;
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
	goToFrame(): void {}
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
