import { remember, remembered } from './remembered.svelte';
import { DEFAULT_PRESENTED, readPresented, writePresented, type Presented } from './presented';
import type { View } from './view';

const KEY = 'present';

/** Whatever has a {@link View} that can be changed: the studio. */
interface Viewed {
	readonly view: View;
	show(change: Partial<View>): void;
}

/** The parts of a studio that are shown alone and large, in full screen where that is allowed. */
export class Presenting {
	/** Full screen was asked for, so leaving it ends the presentation. */
	#isFull = false;

	constructor(private readonly studio: Viewed) {}

	get parts(): readonly Presented[] | null {
		return this.studio.view.present;
	}

	/** Starts or ends the presentation. An embed is always presented. */
	toggle(): void {
		if (this.parts === null) this.#enter();
		else this.leave();
	}

	#enter(): void {
		this.studio.show({ present: readPresented(remembered(KEY) ?? '') ?? DEFAULT_PRESENTED });
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
		if (!this.studio.view.embed) this.studio.show({ present: null });
	}

	/** Changes what is shown, now and in the next presentation. */
	choose(parts: readonly Presented[]): void {
		this.studio.show({ present: parts });
		remember(KEY, writePresented(parts));
	}

	/** Keeps the page in step with the view. Call it where effects may be created. */
	watch(): void {
		// The style sheet hides the rest of the site; static/theme.js does the same before the first
		// paint.
		$effect(() => {
			document.documentElement.toggleAttribute('data-alone', this.parts !== null);
		});
		$effect(() => {
			if (this.parts === null) this.#leaveFullScreen();
		});
		$effect(() => {
			const change = () => {
				if (this.#isFull && document.fullscreenElement === null) {
					this.#isFull = false;
					this.leave();
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
