import { unkeptBy, type Unkept } from './unkept';

/** This page is a frame in another one (`/embed/`): it stores nothing, and reads nothing that was stored. */
export const isFrame =
	typeof document !== 'undefined' && document.documentElement.dataset.frame !== undefined;

/** What is lost with the page if the browser does not store it. */
export type Stake = 'settings' | 'chapter' | 'set' | 'homework' | 'program' | 'sentence' | 'game';

/** A text that the browser did not store, and why. */
interface Refusal {
	readonly stake: Stake;
	readonly why: Unkept;
}

/** What the browser has not stored, and has not stored since, by its name. */
class Refusals {
	#all = $state.raw<ReadonlyMap<string, Refusal>>(new Map());

	/** Whether there is any. */
	get refused(): boolean {
		return this.#all.size > 0;
	}

	/** The one that costs most: work, not settings; null for none. */
	get worst(): Refusal | null {
		const all = [...this.#all.values()];
		return all.find(({ stake }) => stake !== 'settings') ?? all.at(0) ?? null;
	}

	note(key: string, refusal: Refusal | null): void {
		if (refusal === null && !this.#all.has(key)) return;
		const others = [...this.#all].filter(([name]) => name !== key);
		this.#all = new Map(refusal === null ? others : [...others, [key, refusal]]);
	}
}

export const storage = new Refusals();

/** What is not stored: it lasts as long as the page. In a frame that is all; the theme is that of its address. */
const here = new Map<string, string>();
if (isFrame) here.set('theme', document.documentElement.dataset.theme ?? '');

/** Before every name in the browser's storage. */
export const PREFIX = 'backtrail-';
/** Stored and removed again, to see whether the browser stores anything. */
const TRIED = 'tried';

/** Reads what {@link remember} stored; null if there is nothing. */
export function remembered(key: string): string | null {
	const text = here.get(key);
	if (text !== undefined || isFrame) return text ?? null;
	try {
		return localStorage.getItem(PREFIX + key);
	} catch {
		return null;
	}
}

/** The names that begin so and under which something is stored. */
export function rememberedNames(start: string): string[] {
	const names = new Set(here.keys());
	try {
		for (let at = 0; !isFrame && at < localStorage.length; at++) {
			const name = localStorage.key(at) ?? '';
			if (name.startsWith(PREFIX)) names.add(name.slice(PREFIX.length));
		}
	} catch {
		// Storage is refused: there is only what this page holds.
	}
	return [...names].filter((name) => name.startsWith(start)).sort();
}

/** Whether the browser refuses to store anything: it is tried. @param stake what would be lost */
export function refusesStorage(stake: Stake = 'settings'): boolean {
	if (remember(TRIED, 'yes', stake)) remember(TRIED, null);
	return storage.refused;
}

/**
 * Stores a text for the next visit, if the browser allows it; null removes the stored text. What is not stored
 * lasts as long as the page.
 *
 * @param stake what is lost then: the reader is told
 * @returns whether it is stored, or this is a frame
 */
export function remember(key: string, text: string | null, stake: Stake = 'settings'): boolean {
	try {
		if (isFrame) throw new DOMException('A frame stores nothing.', 'SecurityError');
		if (text === null) localStorage.removeItem(PREFIX + key);
		else localStorage.setItem(PREFIX + key, text);
		here.delete(key);
		// What was only tried would be stored now, too.
		for (const name of [key, TRIED]) storage.note(name, null);
		return true;
	} catch (error) {
		if (text === null) here.delete(key);
		else here.set(key, text);
		if (isFrame) return true;
		storage.note(key, { stake, why: unkeptBy(error) });
		return false;
	}
}
