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
import { remember, remembered } from '$lib/site/remembered.svelte';

const MOST_KEPT = 400_000;

/** What a learner does with a set of tasks. It is kept on the device, where that is allowed. */
export class Doing {
	name = $state('');
	done = $state.raw<readonly TaskDone[]>([]);
	/** The task that is open, −1 for none. */
	open = $state(-1);
	readonly settled: number = $derived(this.done.filter(({ isDone }) => isDone).length);
	readonly points: number = $derived(pointsOf(this.done));

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
		if (handedIn === null) this.#recall();
	}

	/** Takes what a task has reported. A score or a state that is not told stays. */
	take(at: number, change: Partial<TaskDone>): void {
		if (this.handedIn !== null) return;
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

	get #key(): string {
		return `homework-${digestOf(writeSet(this.set))}`;
	}

	#keep(): void {
		remember(this.#key, JSON.stringify({ name: this.name, done: this.done }));
	}

	#recall(): void {
		const kept = parsed(remembered(this.#key) ?? '', MOST_KEPT);
		if (!isRecord(kept) || !isText(kept.name, MOST_LEARNER) || !Array.isArray(kept.done)) return;
		const done = kept.done.slice(0, MOST_TASKS).map(doneFrom);
		if (done.length !== this.set.tasks.length || !done.every((one) => one !== null)) return;
		this.name = kept.name;
		this.done = done;
	}
}
