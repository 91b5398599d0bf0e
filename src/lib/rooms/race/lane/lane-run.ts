import type { Milestoned } from '$lib/engine/trace/reach';
import type { Trace } from '$lib/engine/trace/trace';
import type { Run } from '$lib/stage/run/run.svelte';

/** What a race needs of what a lane runs: a search of ours, or a program of the reader's. All of it is reactive. */
export interface LaneRun extends Pick<
	Run,
	| 'problem'
	| 'tree'
	| 'length'
	| 'statistics'
	| 'running'
	| 'ended'
	| 'outcome'
	| 'failure'
	| 'clear'
	| 'cancel'
	| 'dispose'
> {
	readonly trace: (Trace & Milestoned) | null;
}
