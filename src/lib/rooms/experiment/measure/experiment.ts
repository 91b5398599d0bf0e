import type { Limits, Strategy } from '$lib/engine/search/strategy';

/**
 * What is measured: every board of every set, as printed and rewritten, with every strategy and
 * every seed. Plain data, which a file or a link holds; the same experiment gives the same counts on
 * every machine.
 */
export interface Experiment {
	readonly name: string;
	readonly sets: readonly BoardSet[];
	readonly strategies: readonly Method[];
	/** Runs of each random strategy, with the seeds 1 … seeds; other strategies run once. */
	readonly seeds: number;
	/** How many rewritings of each board run besides the board as printed; 0 for none. */
	readonly rewritings: number;
	/** The limits of each run. */
	readonly limits: Limits;
}

/** A strategy without what the experiment decides. */
export interface Method extends Omit<Strategy, 'seed' | 'limits'> {
	/**
	 * The ordering is a program of the reader's; what is above does not count. It is measured on the page alone
	 * and is in no file or link.
	 */
	readonly own?: true;
}

/** Reading order, ascending values, no elimination, the first solution. */
export const PLAIN_METHOD: Method = {
	ordering: 'naive',
	values: 'ascending',
	elimination: 'none',
	eliminate: 'every',
	back: 'step',
	variant: '',
	goal: 'first'
};

/** Boards of one kind of problem. */
export interface BoardSet {
	/** The id of the kind of problem. */
	readonly kind: string;
	/** The id of a built-in set of that kind, or the name that the user gave. */
	readonly name: string;
	/** Null for the built-in set with this name. */
	readonly boards: readonly Board[] | null;
}

/** A board as the parameters that its kind reads, like a `ProblemSpec`. */
export interface Board {
	/** Its name in its text, if it has one. */
	readonly name?: string;
	readonly parameters: Readonly<Record<string, string>>;
}

/** A board of an experiment, as printed or rewritten: all indices count from 0. */
export interface BoardKey {
	readonly set: number;
	readonly board: number;
	/** 0 for the board as printed, then 1 … rewritings. */
	readonly rewriting: number;
}

/** One run of an experiment. */
export interface RunKey extends BoardKey {
	readonly strategy: number;
	/** The seed of a random strategy; 1 for others. */
	readonly seed: number;
}

/** The counts of a run. They depend on nothing but the experiment: no clock, no machine. */
export interface RunRow extends RunKey {
	readonly outcome: RowOutcome;
	readonly steps: number;
	readonly tries: number;
	readonly placements: number;
	/** Placements by elimination. */
	readonly forced: number;
	readonly undos: number;
	/** Jumps back over placements, and placements that they skipped. */
	readonly jumps: number;
	readonly skipped: number;
	readonly deadends: number;
	readonly eliminations: number;
	readonly solutions: number;
	readonly deepest: number;
	readonly longestForward: number;
	readonly longestBack: number;
}

/**
 * How a run ended: `solved` if it reached its goal (`all` with a limit on solutions: as many as that),
 * `limit` if a limit on steps, placements or backtracks cut it off, `time` if the limit of time did,
 * `failed` if its worker ended twice. The counts of these three are lower bounds.
 */
export type RowOutcome =
	| 'solved'
	| 'exhausted'
	| 'stuck'
	| 'contradiction'
	| 'limit'
	| 'time'
	| 'failed';

/** Whether the counts of a row are lower bounds, not results. */
export function isBound({ outcome }: Pick<RunRow, 'outcome'>): boolean {
	return outcome === 'limit' || outcome === 'time' || outcome === 'failed';
}
