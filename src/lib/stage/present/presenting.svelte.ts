import { tick, untrack } from 'svelte';
import type { ActionId } from '../player/keys/keys';
import { writePresented } from './presented';
import type { Scene } from './second/scene';
import { roleHere } from './second/role';
import type { ClassWindow, SecondWindow } from './second/windows.svelte';
import { remember, remembered } from '$lib/site/remembered.svelte';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { returnFocus } from '$lib/ui/return-focus';

/** What shows parts of itself alone: the studio, or a race. */
export interface Presentable<Part> {
	/** The parts that are shown alone; null for the whole page. */
	readonly parts: readonly Part[] | null;
	/** It is a frame in another page, where it is always presented. */
	readonly isEmbed: boolean;
	show(parts: readonly Part[] | null): void;
}

/** What a page with a second window tells it, and does in it. */
export interface Lecture {
	/** What is shown, without the code; reactive. */
	readonly scene: () => Omit<Scene, 'code'>;
	/** The address of the class's window, with what is presented. */
	readonly address: () => string;
	/** The file that is shown, which is not in the address; null for none; reactive. */
	readonly file?: () => Blob | null;
	/** Performs the action of a key of the class's window. */
	readonly perform: (action: ActionId) => void;
	/** In the class's window: shows what the lecturer's shows. */
	readonly show: (scene: Scene) => void;
	/** In the class's window: opens the file that the lecturer's shows; null closes it. */
	readonly take?: (file: Blob | null) => void;
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
	/** The window for the class, which this page can open; null where it cannot, and until it is loaded. */
	second = $state.raw<SecondWindow | null>(null);
	/** This page as the window for the class; null for every other page, and until it is loaded. */
	classWindow = $state.raw<ClassWindow | null>(null);
	#isLoading = false;
	#isLoaded = false;
	/** What was asked of the windows while they were being loaded. */
	#waiting: (() => void)[] = [];

	constructor(
		private readonly page: Presentable<Part>,
		private readonly kept: KeptParts<Part>,
		private readonly lecture: Lecture | null = null
	) {}

	/** This page is the window for the class: it follows the lecturer's, and has no history of its own. */
	get isForClass(): boolean {
		return this.#hasWindows && roleHere()?.role === 'class';
	}

	/** A frame has no second window. It stays a frame, so what watches the page does not depend on it. */
	get #hasWindows(): boolean {
		return this.lecture !== null && !untrack(() => this.page.isEmbed);
	}

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
		if (this.isForClass) this.#whenLoaded(() => this.classWindow?.press(action));
		else if (action === 'present') this.toggle();
		else if (action === 'code') this.showsCode = this.parts !== null && !this.showsCode;
		else if (action === 'second') this.openSecond();
		else return false;
		return true;
	}

	/** Opens the window for the class, and gives up the full screen that it would be behind. */
	openSecond(): void {
		const { lecture } = this;
		if (lecture === null || this.page.isEmbed) return;
		this.#whenLoaded(() => {
			if (this.parts === null) return;
			this.#leaveFullScreen();
			this.second?.open(lecture.address());
		});
	}

	#whenLoaded(act: () => void): void {
		if (this.#isLoaded) act();
		else if (this.#isLoading) this.#waiting.push(act);
	}

	/** Changes what is shown, now and in the next presentation. */
	choose(parts: readonly Part[]): void {
		this.page.show(parts);
		remember(this.kept.key, writePresented(parts));
	}

	/** Keeps the page in step with the view. Call it where effects may be created. */
	watch(): void {
		const { lecture } = this;
		if (lecture !== null && this.#hasWindows) {
			$effect(() => {
				if (this.parts !== null || roleHere() !== null) untrack(() => void this.#load(lecture));
			});
			$effect(() => this.second?.watch());
			$effect(() => this.classWindow?.watch());
		}
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

	/** Loads what the windows of a lecture need, which a page that is not presented does not. */
	async #load(lecture: Lecture): Promise<void> {
		if (this.#isLoading) return;
		this.#isLoading = true;
		const windows = await obtain(() => import('./second/windows.svelte'));
		this.classWindow = windows.ClassWindow.here(lecture.show, lecture.take);
		if (this.classWindow === null)
			this.second = new windows.SecondWindow(
				() => (this.parts === null ? null : { ...lecture.scene(), code: this.showsCode }),
				lecture.perform,
				lecture.file
			);
		// The window for the class announces itself before it passes keys on.
		await tick();
		this.#isLoaded = true;
		for (const act of this.#waiting.splice(0)) act();
	}

	#leaveFullScreen(): void {
		if (!this.#isFull) return;
		this.#isFull = false;
		if (document.fullscreenElement !== null) void document.exitFullscreen();
	}
}
