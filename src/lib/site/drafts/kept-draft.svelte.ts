import { leave, left } from '../way-back';
import { whenOthersRemember } from './other-tabs';
import { remember, remembered, rememberedNames, type Stake } from '../remembered.svelte';

/** Milliseconds without a change after which a draft is kept. */
const REST = 500;
/** So many that were replaced stay beside a draft. */
const MOST_BESIDE = 8;
/** Between the name of a draft and the rest of the name of a place beside it. */
const BESIDE = '~';

/** What a draft is. */
export type DraftThing = Exclude<Stake, 'settings' | 'game'>;

/** What is written, as {@link KeptDraft} needs it. */
export interface DraftForm<T> {
	readonly thing: DraftThing;
	/** What is written now, as text; null if there is nothing to keep. */
	text(): string | null;
	/** What such a text says; null for a text that another version of the site may have written. */
	read(text: string): T | null;
	/** Shows what was written before or in another tab. */
	show(draft: T): void;
}

/**
 * What somebody writes, kept on the device. Nothing that was written is written over:
 *
 * - Tabs that are open at once follow each other. If two were changed at once, or one that follows nobody is
 *   changed, its draft goes to a place of its own, and both are kept.
 * - What is replaced as a whole is put aside first ({@link putAside}).
 * - What this version of the site cannot read stays where it is, and a draft is kept beside it.
 *
 * A place is a name in the storage of the browser. Each tab goes on at its place when it is loaded again; a new tab
 * begins at the place that was chosen last.
 */
export class KeptDraft<T> {
	/** How many others are kept beside the one that is shown. */
	others = $state(0);
	/** What another tab has done to it: it is shown here now, or both are kept; null if the reader knows. */
	news = $state<'followed' | 'parted' | null>(null);
	/** There is one that this version of the site cannot read. */
	hasUnreadable = $state(false);
	/** It was changed since it was kept. */
	isUnkept = $state(false);
	#place: string;
	/** What was at the place when this page last read or wrote it. */
	#known: string | null = null;
	#resting: ReturnType<typeof setTimeout> | undefined;

	/** @param name under which it is kept */
	constructor(
		private readonly name: string,
		private readonly form: DraftForm<T>
	) {
		this.#place = name;
	}

	get thing(): DraftThing {
		return this.form.thing;
	}

	/** Shows what was kept. @returns it, null for nothing */
	recall(): T | null {
		this.keep();
		const here = left('drafts')?.[this.name];
		const isThere = here !== undefined && remembered(here) !== null;
		return this.#stand(isThere ? here : chosenPlace(this.name));
	}

	/** Follows other tabs, and keeps the draft when the page is left. @returns what ends that */
	watch(): () => void {
		const keep = () => this.keep();
		const off = whenOthersRemember(this.name, () => this.#look());
		addEventListener('pagehide', keep);
		return () => {
			off();
			removeEventListener('pagehide', keep);
			keep();
		};
	}

	/** It was changed: it is kept once nothing more is typed, or at {@link keep}. */
	change(): void {
		this.isUnkept = true;
		this.news = null;
		clearTimeout(this.#resting);
		this.#resting = setTimeout(() => this.keep(), REST);
	}

	/** Keeps it now, if it was changed. */
	keep(): void {
		clearTimeout(this.#resting);
		if (!this.isUnkept) return;
		const text = this.form.text();
		const there = remembered(this.#place);
		if (there !== null && there !== this.#known && there !== text) {
			this.#choose(newPlace(this.name));
			this.news = 'parted';
		}
		this.isUnkept = !remember(this.#place, text, this.form.thing);
		this.#known = text;
		this.#count();
	}

	/** Keeps a second time what is kept, because something else takes its place. */
	putAside(): void {
		this.keep();
		const text = remembered(this.#place);
		const beside = this.#places().filter((place) => place !== this.#place);
		if (text === null || beside.some((place) => remembered(place) === text)) return;
		remember(newPlace(this.name), text, this.form.thing);
		// The newest come first, and the draft itself comes before them.
		const replaced = beside.filter((place) => place !== this.name);
		for (const place of replaced.slice(MOST_BESIDE - 1)) remember(place, null);
		this.#count();
	}

	/** Shows the next one of those that are kept. */
	showNext(): void {
		this.keep();
		const places = this.#places();
		const next = places[(places.indexOf(this.#place) + 1) % places.length] ?? this.name;
		this.news = null;
		this.#choose(next);
		this.#stand(next);
	}

	/** Forgets all others, but for those that this version of the site cannot read. */
	keepOnly(): void {
		this.keep();
		for (const place of this.#places()) if (place !== this.#place) remember(place, null);
		this.news = null;
		this.#count();
	}

	/** Goes to a place and shows what is there. @returns it, null for nothing */
	#stand(place: string): T | null {
		const found = this.#at(place);
		// Others know better what they have written; there may be an earlier one that can be read.
		const at = found === 'unreadable' ? (this.#places().at(0) ?? newPlace(this.name)) : place;
		const draft = this.#at(at);
		this.#take(at);
		this.#known = remembered(at);
		this.isUnkept = false;
		const shown = draft === 'unreadable' ? null : draft;
		if (shown !== null) this.form.show(shown);
		this.#count();
		return shown;
	}

	/** Another tab has stored something. */
	#look(): void {
		const there = remembered(this.#place);
		const draft = this.#at(this.#place);
		// With the next change, what was changed here goes elsewhere; what was removed there stays here.
		if (there !== this.#known && draft !== null && !this.isUnkept) {
			if (draft === 'unreadable') {
				this.isUnkept = true;
				this.keep();
			} else {
				this.#known = there;
				this.form.show(draft);
				this.news = 'followed';
			}
		}
		this.#count();
	}

	/** Goes to a place, and new tabs will begin there. */
	#choose(place: string): void {
		this.#take(place);
		remember(choiceOf(this.name), place === this.name ? null : place, this.form.thing);
	}

	#take(place: string): void {
		this.#place = place;
		leave('drafts', { ...left('drafts'), [this.name]: place });
	}

	#at(place: string): T | 'unreadable' | null {
		const text = remembered(place);
		return text === null ? null : (this.form.read(text) ?? 'unreadable');
	}

	/** Where there is a draft that can be read: first under its name, then beside it, the newest first. */
	#places(): string[] {
		const beside = rememberedNames(this.name + BESIDE).reverse();
		return [this.name, ...beside].filter((place) => {
			const draft = this.#at(place);
			return draft !== null && draft !== 'unreadable';
		});
	}

	#count(): void {
		this.others = this.#places().filter((place) => place !== this.#place).length;
		this.hasUnreadable = this.#at(this.name) === 'unreadable';
	}
}

/** All places of a draft, whatever is there. */
export function draftPlaces(name: string): string[] {
	return [name, ...rememberedNames(name + BESIDE)];
}

/** The place of the draft that a new tab shows. */
export function chosenPlace(name: string): string {
	const place = remembered(choiceOf(name));
	return place !== null && remembered(place) !== null ? place : name;
}

function choiceOf(name: string): string {
	return `${name}-chosen`;
}

let made = 0;

/** A name after all that were made before. */
function newPlace(name: string): string {
	const parts = [Date.now(), made++ % 1296, Math.floor(Math.random() * 1296)];
	return name + BESIDE + parts.map((part) => part.toString(36).padStart(2, '0')).join('');
}
