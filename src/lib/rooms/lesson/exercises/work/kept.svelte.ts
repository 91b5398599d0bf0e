import { remember, remembered } from '$lib/site/remembered.svelte';
import { readWork, writeWork, type Work } from './work';

/** The work on all exercises, kept on this device. */
class KeptWork {
	#works = $state.raw<Readonly<Record<string, Work>>>({});

	/** Reads what was kept of some exercises. */
	recall(ids: readonly string[]): void {
		for (const id of ids) {
			const work = readWork(remembered(nameOf(id)) ?? '');
			if (work?.exercise === id) this.#works = { ...this.#works, [id]: work };
		}
	}

	/** What was kept of an exercise; null for nothing. */
	of(id: string): Work | null {
		return this.#works[id] ?? null;
	}

	keep(work: Work): void {
		const passed = work.passed || this.of(work.exercise)?.passed === true;
		const kept = { ...work, passed };
		this.#works = { ...this.#works, [work.exercise]: kept };
		remember(nameOf(work.exercise), writeWork(kept));
	}
}

export const keptWork = new KeptWork();

function nameOf(id: string): string {
	return `exercise-${id}`;
}
