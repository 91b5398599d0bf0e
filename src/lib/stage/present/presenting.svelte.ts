import { tick } from 'svelte';
import type { ActionId } from '../player/keys/keys';
import { writePresented } from './presented';
import { remember, remembered } from '$lib/site/remembered.svelte';
import { returnFocus } from '$lib/ui/return-focus';

/** What shows parts of itself alone: the studio, or a race. */
export interface Presentable<Part> {
	/** The parts that are shown alone; null for the whole page. */
	readonly parts: readonly Part[] | null;
	/** It is a frame in another page, where it is always presented. */
	readonly isEmbed: boolean;
	show(parts: readonly Part[] | null): void;
}

/** How the choice of parts is kept for the next presentation. */
export interface KeptParts<Part> {
	readonly key: string;
	readonly usual: readonly Part[];
	readonly read: (text: string) => readonly Part[] | undefined;
}

/** The parts of a page that are shown alone and large, in full screen where that is allowed. */
export class Presenting<Part extends string> {
	/** Full screen was asked for, so leaving it ends the presentation. */
	#isFull = false;
	/** The QR code of the moment is over the presentation. */
	showsCode = $state(false);

	constructor(
		private readonly page: Presentable<Part>,
		private readonly kept: KeptParts<Part>
	) {}

	get parts(): readonly Part[] | null {
		return this.page.parts;
	}

	/** Starts or ends the presentation. An embed is always presented. */
	toggle(): void {
		if (this.parts === null) this.#enter();
		else this.leave();
	}

	#enter(): void {
		const { key, usual, read } = this.kept;
		this.page.show(read(remembered(key) ?? '') ?? usual);
		// Where full screen is not allowed, the presentation fills the window.
		document.documentElement.requestFullscreen?.().then(
			() => {
				this.#isFull = true;
				if (this.parts === null) this.#leaveFullScreen();
			},
			() => {}
		);
	}

	leave(): void {
		this.showsCode = false;
		if (!this.page.isEmbed) this.page.show(null);
	}

	/** Performs the action of a key; returns false if it is not about presenting. */
	perform(action: ActionId): boolean {
		if (action === 'present') this.toggle();
		else if (action === 'code') this.showsCode = this.parts !== null && !this.showsCode;
		else return false;
		return true;
	}

	/** Changes what is shown, now and in the next presentation. */
	choose(parts: readonly Part[]): void {
		this.page.show(parts);
		remember(this.kept.key, writePresented(parts));
	}

	/** Keeps the page in step with the view. Call it where effects may be created. */
	watch(): void {
		// The style sheet hides the rest of the site; src/before-paint.js does the same before the first
		// paint.
		$effect(() => {
			document.documentElement.toggleAttribute('data-alone', this.parts !== null);
		});
		$effect(() => {
			if (this.parts === null) this.#leaveFullScreen();
		});
		// The page is built anew around what starts the presentation, which gets the focus.
		$effect(() => {
			if (this.parts === null) return;
			return () =>
				void tick().then(() => {
					if (this.parts === null) returnFocus(...document.querySelectorAll('[data-presents]'));
				});
		});
		$effect(() => {
			const change = () => {
				if (this.#isFull && document.fullscreenElement === null) {
					this.#isFull = false;
					// Escape, which the browser takes for itself, was meant for the code.
					if (this.showsCode) this.showsCode = false;
					else this.leave();
				}
			};
			document.addEventListener('fullscreenchange', change);
			return () => {
				document.removeEventListener('fullscreenchange', change);
				document.documentElement.removeAttribute('data-alone');
				this.#leaveFullScreen();
			};
		});
	}

	#leaveFullScreen(): void {
		if (!this.#isFull) return;
		this.#isFull = false;
		if (document.fullscreenElement !== null) void document.exitFullscreen();
	}
}
