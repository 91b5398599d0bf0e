import { untrack } from 'svelte';
import type { Reporter } from '$lib/stage/frame/reporter';
import type { Reading } from '../stage/reading.svelte';
import { readKeptReading, writeKeptReading } from './kept-reading';

/** Milliseconds at a place before the book is told of it. */
const REST = 500;

/**
 * Tells the book around a frame how far its reader has come: the share of the questions that they have answered,
 * none before the first is settled. Takes what the book has kept. Call it where effects may be created.
 *
 * @param questions the ids of the questions that count
 * @param goTo takes the reader to a place, by its index
 */
export function reportReading(
	reading: Reading,
	reporter: Reporter,
	questions: readonly string[],
	goTo: (index: number) => void
): void {
	/** Seen on an earlier visit. */
	let shownBefore = $state.raw<readonly string[]>([]);
	const answered = $derived(questions.filter((id) => reading.hasAnswered(id)));
	const shown = $derived(
		questions.filter(
			(id) => !reading.hasAnswered(id) && (reading.isSettled(id) || shownBefore.includes(id))
		)
	);
	const isComplete = $derived(
		questions.length === 0
			? reading.index === reading.places.length - 1
			: answered.length + shown.length === questions.length
	);
	const start = untrack(() => reading.index);

	reporter.whenKept((state) => {
		const kept = readKeptReading(state);
		if (kept === null) return;
		for (const id of kept.answered) if (questions.includes(id)) reading.answer(id);
		shownBefore = kept.shown;
		const index = reading.indexOf(kept.at);
		// The reader may already have gone on.
		if (index > 0 && reading.index === start) goTo(index);
	});

	$effect(() => {
		const { id } = reading.place;
		const state = writeKeptReading({ at: id, answered, shown });
		const settled = answered.length + shown.length;
		const score = settled === 0 ? null : answered.length / questions.length;
		const timer = setTimeout(() => reporter.report(score, state), settled === 0 ? REST : 0);
		return () => clearTimeout(timer);
	});
	$effect(() => {
		const place = reading.place.id;
		const timer = setTimeout(() => reporter.send('place', { place }), REST);
		return () => clearTimeout(timer);
	});
	$effect(() => {
		if (isComplete) reporter.send('completed');
	});
}
