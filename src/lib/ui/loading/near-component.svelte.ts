import type { Attachment } from 'svelte/attachments';
import { obtain } from './loaded-part.svelte';
import { nearPrint } from './near-print';

/** How far away, in heights of the window. */
const NEAR = '150%';

/**
 * A component that is loaded when its place is not far from what is in the window, or the reader may print; null
 * until then. Attach it to an element at its place.
 */
export class NearComponent<Type> {
	current = $state.raw<Type | null>(null);
	#begun = false;

	constructor(private readonly load: () => Promise<{ readonly default: Type }>) {}

	readonly watch: Attachment = (element) => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#start();
			},
			{ rootMargin: `${NEAR} 0px` }
		);
		observer.observe(element);
		void nearPrint().then(() => this.#start());
		return () => observer.disconnect();
	};

	async #start() {
		if (this.#begun) return;
		this.#begun = true;
		this.current = (await obtain(this.load)).default;
	}
}
