import { remember, remembered } from '$lib/site/remembered.svelte';

/** How far a reader has come in a chapter. */
export interface Progress {
	/** The place where they were last. */
	readonly at: string;
	/** The share of the chapter that was read, 0 … 1. */
	readonly read: number;
	/** The ids of the questions that were answered. */
	readonly answered: readonly string[];
}

const KEY = 'lessons';
/** A chapter that is being written: nothing is kept of it. */
export const DRAFT = 'own-draft';
/** Chapters of one's own begin like this, and so many of them are kept. */
const OWN = 'own-';
const MOST_OWN = 50;
const NOTHING: Progress = { at: '', read: 0, answered: [] };

/** The progress in all chapters, kept on this device. */
class AllProgress {
	#chapters = $state.raw<Readonly<Record<string, Progress>>>({});

	/** Reads what was kept. */
	recall(): void {
		try {
			const kept = JSON.parse(remembered(KEY) ?? '{}') as unknown;
			if (typeof kept !== 'object' || kept === null) return;
			const read = Object.entries(kept).flatMap(([chapter, progress]) => {
				const read = readProgress(progress);
				return read === null ? [] : [[chapter, read] as const];
			});
			// Of a draft, only this page knows.
			const draft = Object.entries(this.#chapters).filter(([chapter]) => chapter === DRAFT);
			this.#chapters = Object.fromEntries([...draft, ...read]);
		} catch {
			// What cannot be read was not written by this site.
		}
	}

	of(chapter: string): Progress {
		return this.#chapters[chapter] ?? NOTHING;
	}

	/** Notes where the reader is. */
	visit(chapter: string, at: string, share: number): void {
		// Another tab may have come further.
		this.recall();
		const known = this.of(chapter);
		this.#keep(chapter, { ...known, at, read: Math.max(known.read, share) });
	}

	/** Notes that a question was answered. */
	answer(chapter: string, question: string): void {
		this.recall();
		const known = this.of(chapter);
		if (known.answered.includes(question)) return;
		this.#keep(chapter, { ...known, answered: [...known.answered, question] });
	}

	#keep(chapter: string, progress: Progress): void {
		this.#chapters = { ...this.#chapters, [chapter]: progress };
		if (chapter === DRAFT) return;
		const own = Object.keys(this.#chapters).filter((id) => id.startsWith(OWN) && id !== chapter);
		const forgotten = new Set([DRAFT, ...own.slice(0, Math.max(0, own.length - MOST_OWN))]);
		const kept = Object.entries(this.#chapters).filter(([id]) => !forgotten.has(id));
		remember(KEY, JSON.stringify(Object.fromEntries(kept)));
	}
}

export const progress = new AllProgress();

function readProgress(value: unknown): Progress | null {
	if (typeof value !== 'object' || value === null) return null;
	const { at, read, answered } = value as Record<string, unknown>;
	const isAnswered = (ids: unknown): ids is string[] =>
		Array.isArray(ids) && ids.length < 1000 && ids.every((id) => typeof id === 'string');
	if (typeof at !== 'string' || typeof read !== 'number' || !(read >= 0 && read <= 1)) return null;
	return isAnswered(answered) ? { at, read, answered } : null;
}
