import { digestOf, isRecord, isText, parsed } from '$lib/stage/homework/plain';
import {
	doneFrom,
	MOST_LEARNER,
	NOT_DONE,
	pointsOf,
	type HomeworkResult,
	type TaskDone
} from '$lib/stage/homework/result';
import { MOST_TASKS, writeSet, type HomeworkSet } from '$lib/stage/homework/set';
import { KeptDraft } from '$lib/site/drafts/kept-draft.svelte';

const MOST_KEPT = 400_000;

/** What a learner does with a set of tasks. It is kept on the device, where that is allowed. */
export class Doing {
	name = $state('');
	done = $state.raw<readonly TaskDone[]>([]);
	/** The task that is open, −1 for none. */
	open = $state(-1);
	readonly settled: number = $derived(this.done.filter(({ isDone }) => isDone).length);
	readonly points: number = $derived(pointsOf(this.done));
	readonly kept: KeptDraft<Pick<Doing, 'name' | 'done'>>;
	/** Tasks that another tab has changed since they were opened here. */
	readonly #changedElsewhere = new Set<number>();

	/**
	 * @param handedIn the result that is shown; null for a set that is being done. Nothing of a result
	 * is kept or changed.
	 */
	constructor(
		readonly set: HomeworkSet,
		readonly handedIn: HomeworkResult | null = null
	) {
		this.done = handedIn?.done ?? set.tasks.map(() => NOT_DONE);
		this.name = handedIn?.name ?? '';
		this.kept = new KeptDraft(`homework-${digestOf(writeSet(set))}`, {
			thing: 'homework',
			text: () => JSON.stringify({ name: this.name, done: this.done }),
			read: (text) => keptFrom(text, set.tasks.length),
			show: (kept) => this.#show(kept)
		});
		if (handedIn === null) this.kept.recall();
		this.#changedElsewhere.clear();
	}

	/** A task is opened. @returns the state that it is to come back to */
	begin(at: number): unknown {
		this.#changedElsewhere.delete(at);
		return this.done[at].state;
	}

	/** Takes what a task has reported. A score or a state that is not told stays. */
	take(at: number, change: Partial<TaskDone>): void {
		if (this.handedIn !== null) return;
		// The task does not know what another tab has done in it.
		if ((change.state ?? null) !== null && this.#changedElsewhere.delete(at)) this.kept.putAside();
		const known = Object.entries(change).filter(([, value]) => value !== null);
		this.done = this.done.map((one, index) =>
			index === at ? { ...one, ...Object.fromEntries(known) } : one
		);
		this.#keep();
	}

	rename(name: string): void {
		this.name = name.slice(0, MOST_LEARNER);
		this.#keep();
	}

	/** What is handed in. @param when in milliseconds since 1970 */
	result(when: number): HomeworkResult {
		const { set, name, done } = this;
		return { set, name: name.trim(), when, done };
	}

	#keep(): void {
		if (this.handedIn !== null) return;
		this.kept.change();
		this.kept.keep();
	}

	#show({ name, done }: Pick<Doing, 'name' | 'done'>): void {
		done.forEach((one, at) => {
			if (JSON.stringify(one) !== JSON.stringify(this.done[at])) this.#changedElsewhere.add(at);
		});
		this.name = name;
		this.done = done;
	}
}

/** What was kept of a set of so many tasks; null for anything else. */
function keptFrom(text: string, tasks: number): Pick<Doing, 'name' | 'done'> | null {
	const kept = parsed(text, MOST_KEPT);
	if (!isRecord(kept) || !isText(kept.name, MOST_LEARNER) || !Array.isArray(kept.done)) return null;
	const done = kept.done.slice(0, MOST_TASKS).map(doneFrom);
	if (done.length !== tasks || !done.every((one) => one !== null)) return null;
	return { name: kept.name, done };
}
