import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Something that is shown moment by moment. It has no clock of its own. */
export interface Shown {
	/** How long to show the moment, in milliseconds. */
	readonly pace: number;
	/** There is nothing after this moment. */
	readonly isAtEnd?: boolean;
	next(): void;
}

/** The share that must be visible. */
const IN_SIGHT = 0.3;

/** Goes from moment to moment while an element is in sight. Create it where effects may be. */
export class Showing {
	#inSight = $state(false);
	#visibility = $state<DocumentVisibilityState>('visible');
	/** Moments may be equally long: this changes with each. */
	#moments = $state(0);

	/** @param wanted whether it should play, if it can be seen */
	constructor(shown: () => Shown, wanted: () => boolean) {
		$effect(() => {
			const one = shown();
			if (!wanted() || !this.#inSight || this.#visibility !== 'visible' || one.isAtEnd) return;
			void this.#moments;
			const timer = setTimeout(() => {
				one.next();
				this.#moments++;
			}, one.pace);
			return () => clearTimeout(timer);
		});
	}

	/** For the element. */
	readonly watch: Attachment = (element) => {
		const observer = new IntersectionObserver(
			(entries) => (this.#inSight = entries.at(-1)?.isIntersecting ?? false),
			{ threshold: IN_SIGHT }
		);
		observer.observe(element);
		this.#visibility = document.visibilityState;
		const off = on(
			document,
			'visibilitychange',
			() => (this.#visibility = document.visibilityState)
		);
		return () => {
			observer.disconnect();
			off();
		};
	};
}
