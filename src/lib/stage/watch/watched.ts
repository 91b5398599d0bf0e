import type { TraceFile } from '$lib/engine/trace/file/trace-file';
import type { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import type { ProblemView } from '../board/problem-view';
import type { ToldStrategy } from '../facts/moment-facts.svelte';

/** A run that was read from a file. */
export interface Watched<Setup = unknown> {
	readonly file: TraceFile;
	/** The file itself. */
	readonly source: Blob;
	/** The puzzle of the file; of a table, its names. */
	readonly setup: Setup;
	/** What is told of the strategy of another solver: nothing but what it looks for. */
	readonly strategy: ToldStrategy;
	/** The reasons that it gives for a value that it rejects, by the position after that; empty for none. */
	readonly reasonsAt: (position: number) => readonly number[];
	/** There are no constraints to judge by. */
	readonly isTable: boolean;
	readonly trace: StoredTrace;
	/** The view of the kind, with sentences about what another solver does. */
	readonly view: ProblemView<Setup>;
	/** The name of the file or of the example; empty for none. */
	readonly name: string;
	/** The file in an address, with "#"; null if it is too long for one. */
	readonly fragment: string | null;
}
