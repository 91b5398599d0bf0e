import type { FindTask, HiddenStrategy } from '../../address/hidden-strategy';
import type { Problem } from '$lib/engine/problem';
import {
	ELIMINATIONS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Elimination,
	type Ordering,
	type Strategy,
	type ValueOrdering
} from '$lib/engine/search/strategy';
import type { Settlement } from '../judge';
import { LETTERS, MISSED, MOST_STATE, type TaskResult } from '../task/result';
import { compareTrees, type TreesCompared } from './same-tree';

/** What the reader says how a tree was searched. */
export type Choice = Pick<Strategy, 'ordering' | 'values' | 'elimination'>;

/** A run whose strategy is to be found. */
export interface FoundRun {
	/** Null while the puzzle contradicts itself. */
	readonly problem: Problem | null;
	readonly strategy: Strategy;
}

/** What is said about a choice; `exact`: it is the very strategy, not another one with the same tree. */
export type Found =
	| { readonly kind: 'right'; readonly exact: boolean }
	| Exclude<TreesCompared, { kind: 'same' }>;

const SCORES: Record<Settlement, number> = { first: 1, later: 0.5, shown: 0 };

/** The reader looks for the strategy that made a tree. A choice is right if it makes the same tree. */
export class Finding {
	/** Null before the reader has chosen an ordering. */
	ordering = $state<Ordering | null>(null);
	values = $state<ValueOrdering>('ascending');
	elimination = $state<Elimination>('none');
	isComparing = $state(false);
	/** About the last choice; null after it was changed. */
	found = $state.raw<Found | null>(null);
	/** How many choices were wrong. */
	wrong = $state(0);
	settled = $state<Settlement | null>(null);
	#stop = new AbortController();

	/** The strategy of the choice; what is not asked is as in the run. */
	readonly chosen: Strategy | null = $derived.by(() => {
		const { strategy } = this.run;
		if (this.ordering === null) return null;
		return {
			...strategy,
			ordering: this.ordering,
			values: this.task.asks.includes('values') ? this.values : strategy.values,
			elimination: this.task.asks.includes('elimination') ? this.elimination : strategy.elimination
		};
	});
	/** What can be reported; null before the first choice is judged. */
	readonly result: TaskResult | null = $derived.by(() => {
		const { settled, chosen } = this;
		if (settled === null)
			return this.wrong === 0 ? null : { score: null, isDone: false, state: MISSED };
		const words = [chosen?.ordering ?? '', this.values, this.elimination];
		return {
			score: SCORES[settled],
			isDone: true,
			state: [LETTERS[settled], ...words].join('.')
		};
	});

	/** @param run its strategy is what is looked for. Reactive. */
	constructor(
		private readonly run: FoundRun,
		readonly task: FindTask
	) {}

	/** Changes the choice. */
	choose(change: Partial<Choice>): void {
		if (this.settled !== null) return;
		if (change.ordering !== undefined) this.ordering = change.ordering;
		if (change.values !== undefined) this.values = change.values;
		if (change.elimination !== undefined) this.elimination = change.elimination;
		this.rest();
		this.found = null;
	}

	/** Judges the choice. */
	async check(): Promise<void> {
		const { chosen, run } = this;
		const { problem, strategy } = run;
		if (chosen === null || problem === null || this.isComparing || this.settled !== null) return;
		this.isComparing = true;
		const isExact = same(chosen, strategy);
		const compared = isExact
			? ({ kind: 'same' } as const)
			: await compareTrees(problem, strategy, chosen, this.#stop.signal);
		if (compared === null) return;
		this.isComparing = false;
		this.found = compared.kind === 'same' ? { kind: 'right', exact: isExact } : compared;
		if (compared.kind === 'part') this.wrong++;
		else this.settled = this.wrong === 0 ? 'first' : 'later';
	}

	/** Shows the strategy. */
	show(): void {
		if (this.settled !== null) return;
		const { ordering, values, elimination } = this.run.strategy;
		this.choose({ ordering, values, elimination });
		this.settled = 'shown';
	}

	/** Takes the state of a {@link result}; nothing if it is none. */
	restore(state: string): void {
		if (state === MISSED) this.wrong = 1;
		const [letter, ...words] = state.slice(0, MOST_STATE).split('.', 5);
		const settled = (Object.keys(LETTERS) as Settlement[]).find((how) => LETTERS[how] === letter);
		const ordering = ORDERINGS.find((one) => one === words[0]);
		const values = VALUE_ORDERINGS.find((one) => one === words[1]);
		const elimination = ELIMINATIONS.find((one) => one === words[2]);
		if (!settled || !ordering || !values || !elimination || words.length !== 3) return;
		this.choose({ ordering, values, elimination });
		this.settled = settled;
		if (settled !== 'shown')
			this.found = { kind: 'right', exact: same(this.chosen!, this.run.strategy) };
	}

	/** Ends what is being compared. */
	rest(): void {
		this.#stop.abort();
		this.#stop = new AbortController();
		this.isComparing = false;
	}
}

function same(one: HiddenStrategy, other: HiddenStrategy): boolean {
	return (
		one.ordering === other.ordering &&
		one.values === other.values &&
		one.elimination === other.elimination
	);
}
