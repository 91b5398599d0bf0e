import { createContext } from 'svelte';
import type { ProblemSpec } from '$lib/engine/spec';
import type { TraceFile } from '$lib/engine/trace/file/trace-file';
import type { Trace } from '$lib/engine/trace/trace';
import type { Tree } from '$lib/engine/trace/tree/tree';
import type { ProblemView } from './board/problem-view';
import { MomentFacts, provideFacts, type Shown } from './facts/moment-facts.svelte';
import type { Spot } from './facts/spotlight';
import type { View } from './facts/view';
import type { Player } from './player/player.svelte';
import type { OpenedSubtrees } from './run/opened-subtrees.svelte';
import type { Run } from './run/run.svelte';

/**
 * One moment of one run, and what a reader can do with it. Its parts (board, tree, sentence, code, call
 * stack, counters) take it from context: a new part, or a field that parts need, is an edit here and in
 * `present/StagePart.svelte`.
 */
export interface Stage<Setup = unknown> extends Shown<Setup> {
	readonly view: ProblemView<Setup>;
	readonly player: Pick<Player, 'playing' | 'rate' | 'isRushing' | 'breakpoints'>;
	readonly tree: Tree | null;
	/** The recording; absent if the reader makes the steps. */
	readonly run?: Run;
	/** The subtrees that the reader has opened; absent if the tree has all of its nodes. */
	readonly opened?: OpenedSubtrees;
	/** How long the search took; null while unknown, or where it is not told. */
	readonly milliseconds: number | null;

	/** How tree and code are shown. */
	readonly look: Pick<View, 'whole' | 'stubs' | 'language'>;
	/** Changes how something is shown. */
	show(change: Partial<View>): void;
	/** Goes to a position of the run. */
	seek(position: number): void;
	/** Goes to the step that placed the value of a stack frame. */
	goToFrame(depth: number): void;

	/** The file that the run was read from; absent for a run of ours. */
	readonly file?: TraceFile | undefined;
	/** The puzzle that was searched, for searches that find out more about it; absent: none are made. */
	readonly spec?: ProblemSpec | undefined;
	/** Nodes that the tree marks as the same, as positions of their placements. */
	readonly same?: readonly number[] | null;
	/** What was found out about a moment, and is shown with it. */
	answer?: Answer | null;

	/** The variable that is selected on the board, −1 for none. */
	selected: number;
	/** Takes a value that was typed for a variable, −1 to clear it; absent: nothing can be typed. */
	readonly type?: ((variable: number, value: number) => void) | undefined;
	/** Takes a setup that was changed on the board; absent: it cannot be changed. */
	readonly edit?: ((setup: Setup) => void) | undefined;
	/** Takes what was pressed on the board, as `onpress` of its properties; absent: it asks nothing. */
	readonly press?: ((variable: number, value: number) => void) | undefined;
}

/** What is known of the dead end at a position, beyond its run. */
export interface Answer {
	readonly trace: Trace | null;
	readonly position: number;
	/** The variables whose values force it, null while unknown. */
	readonly reasons: readonly number[] | null;
	/** The nodes that failed for the same reason, as positions of their placements; null while unknown. */
	readonly same: readonly number[] | null;
	/** The placement that was wrong, null while unknown. */
	readonly light: Spot | null;
}

const [stage, setStage] = createContext<Stage>();

/** The stage around this component. @throws Error if there is none. */
export function currentStage<Setup = unknown>(): Stage<Setup> {
	return stage() as Stage<Setup>;
}

/**
 * Provides a stage, and the facts of its moment, to a component's descendants. Call it during
 * initialization.
 */
export function provideStage<Setup>(
	made: Stage<Setup>,
	facts = new MomentFacts<Setup>(() => made)
): MomentFacts<Setup> {
	setStage(made as Stage);
	return provideFacts(facts);
}
