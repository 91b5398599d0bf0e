import { untrack } from 'svelte';
import { isShort } from '$lib/stage/frame/protocol';
import type { Reporter } from '$lib/stage/frame/reporter';
import { doneFrom } from '$lib/stage/homework/result';
import { isRecord } from '$lib/stage/homework/plain';
import type { Doing } from './doing.svelte';

/** Milliseconds without a change before the book is told. */
const REST = 300;

/**
 * Tells the book around a frame the points of a set of tasks, as a share. Takes what the book has kept, but for the
 * states of tasks if they were too long together. Call it where effects may be created.
 */
export function reportDoing(doing: Doing, reporter: Reporter): void {
	// What is kept may be there already, and taking it must not start over whoever called this.
	untrack(() => reporter.whenKept(take));
	function take(state: unknown) {
		const kept = isRecord(state) && Array.isArray(state.done) ? state.done.map(doneFrom) : [];
		// The learner may already have begun.
		if (doing.done.some(({ score }) => score !== null)) return;
		if (kept.length !== doing.set.tasks.length) return;
		kept.forEach((done, at) => done && doing.take(at, done));
	}
	$effect(() => {
		const { done, points, settled } = doing;
		if (done.length === 0) return;
		const isBegun = done.some(({ score }) => score !== null);
		const timer = setTimeout(() => {
			const whole = { done };
			const state = isShort(whole) ? whole : { done: done.map((one) => ({ ...one, state: null })) };
			reporter.report(isBegun ? points / done.length : null, state);
			if (settled === done.length) reporter.send('completed');
		}, REST);
		return () => clearTimeout(timer);
	});
}
