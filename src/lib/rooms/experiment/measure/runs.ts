import type { LoadedSet } from './boards';
import type { BoardKey, Experiment, Method, RunKey } from './experiment';
import type { DataError } from './strict';

/** The most runs of an experiment. */
export const MAX_RUNS = 1_000_000;

/** Whether the counts of a strategy depend on its seed. */
export function isRandom({ ordering, values }: Pick<Method, 'ordering' | 'values'>): boolean {
	return ordering === 'random' || values === 'random';
}

/** How many runs an experiment has. */
export function countRuns(experiment: Experiment, sets: readonly LoadedSet[]): number {
	const { strategies, seeds } = experiment;
	const each = strategies.reduce((sum, method) => sum + (isRandom(method) ? seeds : 1), 0);
	return sets.reduce(
		(sum, set) => sum + set.puzzles.length * (1 + rewritingsOf(experiment, set)) * each,
		0
	);
}

/**
 * The runs of an experiment in canonical order: by set, board, rewriting, strategy and seed. Two
 * strategies that are the same for a kind of problem both run.
 */
export function runsOf(
	experiment: Experiment,
	sets: readonly LoadedSet[]
): { runs: RunKey[] } | { error: DataError } {
	const found = countRuns(experiment, sets);
	if (found > MAX_RUNS)
		return { error: { code: 'too-many-runs', path: '', found, expected: MAX_RUNS } };
	const runs: RunKey[] = [];
	for (const [set, loaded] of sets.entries()) {
		const rewritings = rewritingsOf(experiment, loaded);
		for (let board = 0; board < loaded.puzzles.length; board++)
			for (let rewriting = 0; rewriting <= rewritings; rewriting++)
				for (const [strategy, method] of experiment.strategies.entries()) {
					const seeds = isRandom(method) ? experiment.seeds : 1;
					for (let seed = 1; seed <= seeds; seed++)
						runs.push({ set, board, rewriting, strategy, seed });
				}
	}
	return { runs };
}

/** Zero if the kind cannot be written in another way. */
function rewritingsOf({ rewritings }: Experiment, { rewriter }: LoadedSet): number {
	return rewriter === null ? 0 : rewritings;
}

/** Orders runs canonically. */
export function compareRuns(a: RunKey, b: RunKey): number {
	return (
		a.set - b.set ||
		a.board - b.board ||
		a.rewriting - b.rewriting ||
		a.strategy - b.strategy ||
		a.seed - b.seed
	);
}

/** The place of a board or a rewriting among all of them, as a number: a text would take longer to make. */
export function boardOrder({ set, board, rewriting }: BoardKey): number {
	return (set * MAX_RUNS + board) * MAX_RUNS + rewriting;
}

/** A text that is the same for the same run. */
export function runText({ set, board, rewriting, strategy, seed }: RunKey): string {
	return `${set}.${board}.${rewriting}.${strategy}.${seed}`;
}

/** One of `of` parts of an experiment, numbered from 1. */
export interface Shard {
	readonly part: number;
	readonly of: number;
}

/** The shard that a text such as "3/16" names, null for any other text. */
export function readShard(text: string): Shard | null {
	const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
	if (match === null) return null;
	const [part, of] = [Number(match[1]), Number(match[2])];
	return part <= of ? { part, of } : null;
}

/** The runs of a shard. They are interleaved, so that all shards take about as long. */
export function shardOf<T>(runs: readonly T[], { part, of }: Shard): T[] {
	return runs.filter((_, i) => i % of === part - 1);
}
