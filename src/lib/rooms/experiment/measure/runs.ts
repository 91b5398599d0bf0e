import type { LoadedSet } from './boards';
import type { BoardKey, Experiment, Method, RunKey } from './experiment';
import type { DataError } from './strict';

/** The most runs that are held at once. The command measures and puts together more. */
export const MAX_RUNS = 1_000_000;

/** Whether the counts of a strategy depend on its seed. */
export function isRandom({ ordering, values }: Pick<Method, 'ordering' | 'values'>): boolean {
	return ordering === 'random' || values === 'random';
}

/** An array, or what computes each of its elements when it is asked for. */
export interface Listed<T> {
	readonly length: number;
	at(index: number): T | undefined;
}

/**
 * The runs of an experiment, or of one of its shards, in canonical order: by set, board, rewriting,
 * strategy and seed. Two strategies that are the same for a kind of problem both run. It computes each run
 * and holds none.
 */
export class RunList implements Listed<RunKey> {
	readonly length: number;
	/** How many runs of the whole are before each set, and after the last. */
	readonly #before: number[] = [0];
	/** The same of strategies on one board, as printed or in one rewriting. */
	readonly #beforeStrategy: number[] = [0];
	readonly #boards: readonly { readonly count: number; readonly ways: number }[];
	readonly #shard: Shard;

	constructor(
		experiment: Experiment,
		sets: readonly Pick<LoadedSet, 'puzzles' | 'rewriter'>[],
		shard: Shard = WHOLE
	) {
		const { strategies, seeds, rewritings } = experiment;
		for (const method of strategies)
			this.#beforeStrategy.push(this.#beforeStrategy.at(-1)! + (isRandom(method) ? seeds : 1));
		this.#boards = sets.map(({ puzzles, rewriter }) => ({
			count: puzzles.length,
			// Some kinds cannot be written in another way.
			ways: rewriter === null ? 1 : 1 + rewritings
		}));
		for (const { count, ways } of this.#boards)
			this.#before.push(this.#before.at(-1)! + count * ways * this.#each);
		this.#shard = shard;
		this.length = Math.max(0, Math.ceil((this.#before.at(-1)! - shard.part + 1) / shard.of));
	}

	/** Runs of one board, as printed or in one rewriting. */
	get #each(): number {
		return this.#beforeStrategy.at(-1)!;
	}

	*[Symbol.iterator](): Generator<RunKey, void, void> {
		for (let i = 0; i < this.length; i++) yield this.at(i)!;
	}

	at(index: number): RunKey | undefined {
		if (index < 0 || index >= this.length) return undefined;
		const inWhole = index * this.#shard.of + this.#shard.part - 1;
		const set = lastBelow(this.#before, inWhole);
		const inSet = inWhole - this.#before[set];
		const [way, inWay] = [Math.floor(inSet / this.#each), inSet % this.#each];
		const { ways } = this.#boards[set];
		const strategy = lastBelow(this.#beforeStrategy, inWay);
		return {
			set,
			board: Math.floor(way / ways),
			rewriting: way % ways,
			strategy,
			seed: 1 + inWay - this.#beforeStrategy[strategy]
		};
	}

	/** The index of a run; −1 if it is not one of these. */
	indexOf({ set, board, rewriting, strategy, seed }: RunKey): number {
		if (set >= this.#boards.length || strategy >= this.#beforeStrategy.length - 1) return -1;
		const { count, ways } = this.#boards[set];
		const first = this.#beforeStrategy[strategy];
		const seeds = this.#beforeStrategy[strategy + 1] - first;
		if (board >= count || rewriting >= ways || seed < 1 || seed > seeds) return -1;
		const inWhole = this.#before[set] + (board * ways + rewriting) * this.#each + first + seed - 1;
		const index = (inWhole - this.#shard.part + 1) / this.#shard.of;
		return Number.isInteger(index) ? index : -1;
	}
}

/** The last place whose number is not above another one, of numbers that rise. */
function lastBelow(rising: readonly number[], number: number): number {
	let place = rising.length - 2;
	while (rising[place] > number) place--;
	return place;
}

/** The runs of an experiment, unless there are more than can be held at once. */
export function heldRuns(
	experiment: Experiment,
	sets: readonly LoadedSet[]
): { list: RunList } | { error: DataError } {
	const list = new RunList(experiment, sets);
	if (list.length <= MAX_RUNS) return { list };
	const { length: found } = list;
	return { error: { code: 'too-many-runs', path: '', found, expected: MAX_RUNS } };
}

/** All runs of an experiment, in canonical order. */
export function runsOf(
	experiment: Experiment,
	sets: readonly LoadedSet[]
): { runs: RunKey[] } | { error: DataError } {
	const held = heldRuns(experiment, sets);
	if ('error' in held) return held;
	return { runs: [...held.list] };
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

/** The run of {@link runText}; null for any other text. */
export function readRunText(text: string): RunKey | null {
	if (!/^\d{1,9}(\.\d{1,9}){4}$/.test(text)) return null;
	const [set, board, rewriting, strategy, seed] = text.split('.').map(Number);
	return { set, board, rewriting, strategy, seed };
}

/**
 * One of `of` parts of an experiment, numbered from 1. Their runs are interleaved, so that all take about as long.
 */
export interface Shard {
	readonly part: number;
	readonly of: number;
}

const WHOLE: Shard = { part: 1, of: 1 };

/** The shard that a text such as "3/16" names, null for any other text. */
export function readShard(text: string): Shard | null {
	const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
	if (match === null) return null;
	const [part, of] = [Number(match[1]), Number(match[2])];
	return part <= of ? { part, of } : null;
}
