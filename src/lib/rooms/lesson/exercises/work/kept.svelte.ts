import { chosenPlace, draftPlaces, KeptDraft } from '$lib/site/drafts/kept-draft.svelte';
import { remembered } from '$lib/site/remembered.svelte';
import { readWork, writeWork, type Work } from './work';

/** The work on all exercises, as it is kept on this device. */
class KeptWork {
	/** How often it was read; nothing is there before, as in the page that a server sends. */
	#turn = $state(0);

	/** Reads what is kept. */
	recall(): void {
		this.#turn++;
	}

	/** What is kept of an exercise; null for nothing. */
	of(id: string): Work | null {
		if (this.#turn === 0) return null;
		const name = nameOf(id);
		const work = readAt(chosenPlace(name), id);
		// What was passed once is never taken away.
		const isPassed = draftPlaces(name).some((place) => readAt(place, id)?.passed === true);
		return work && { ...work, passed: isPassed };
	}
}

export const keptWork = new KeptWork();

/**
 * The work on an exercise, to be kept.
 *
 * @param work what has been done now
 * @param show takes what was kept
 */
export function workDraft(id: string, work: () => Work, show: (work: Work) => void) {
	return new KeptDraft<Work>(nameOf(id), {
		thing: 'program',
		text: () => writeWork(work()),
		read(text) {
			const kept = readWork(text);
			return kept?.exercise === id ? kept : null;
		},
		show
	});
}

function readAt(place: string, id: string): Work | null {
	const work = readWork(remembered(place) ?? '');
	return work?.exercise === id ? work : null;
}

function nameOf(id: string): string {
	return `exercise-${id}`;
}
