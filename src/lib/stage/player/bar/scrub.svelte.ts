/** What a scrubber moves in. */
export interface Scrubbed {
	/** The element whose width is the whole of it. */
	box(): HTMLElement;
	/** Nothing can be scrubbed yet. */
	isOff(): boolean;
	/** The place of a share of the width, 0 … 1. */
	placeAt(share: number): number;
	/** The place now, and the last one. */
	position(): number;
	length(): number;
	seek(to: number): void;
	/** One move forward or back. */
	step(direction: 1 | -1): void;
	/** A drag begins or ends. */
	drag?(dragging: boolean): void;
}

/** PageUp and PageDown move by this fraction of the whole. */
const PAGES = 20;

/** Pointer and keys of a slider over time. Follows the pointer once per frame. */
export class Scrub {
	dragging = $state(false);
	/** The pointer's place, as a share of the width; null if it is elsewhere. */
	pointed = $state<number | null>(null);
	/** Where the pointer was last seen. */
	#seen: number | null = null;
	#frame = 0;

	constructor(private readonly scrubbed: Scrubbed) {}

	dispose(): void {
		cancelAnimationFrame(this.#frame);
	}

	readonly follow = (event: PointerEvent): void => {
		this.#seen = event.clientX;
		this.#frame ||= requestAnimationFrame(() => this.#settle());
	};

	#settle(): void {
		cancelAnimationFrame(this.#frame);
		this.#frame = 0;
		if (this.#seen === null) return;
		const { scrubbed } = this;
		const box = scrubbed.box().getBoundingClientRect();
		const share = box.width > 0 ? (this.#seen - box.left) / box.width : 0;
		this.pointed = Math.max(0, Math.min(1, share));
		const wanted = scrubbed.placeAt(this.pointed);
		if (this.dragging && wanted !== scrubbed.position()) scrubbed.seek(wanted);
	}

	readonly press = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
		if (event.button !== 0 || this.scrubbed.isOff()) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		this.dragging = true;
		this.scrubbed.drag?.(true);
		this.#seen = event.clientX;
		this.#settle();
	};

	readonly release = (event: PointerEvent): void => {
		if (!this.dragging) return;
		if (event.type === 'pointerup') {
			this.#seen = event.clientX;
			this.#settle();
		}
		this.dragging = false;
		this.scrubbed.drag?.(false);
		if (event.pointerType === 'touch') this.leave();
	};

	readonly leave = (): void => {
		if (this.dragging) return;
		cancelAnimationFrame(this.#frame);
		this.#frame = 0;
		this.#seen = null;
		this.pointed = null;
	};

	readonly pressKey = (event: KeyboardEvent): void => {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const { scrubbed } = this;
		const [position, length] = [scrubbed.position(), scrubbed.length()];
		const page = Math.max(1, Math.round(length / PAGES));
		const seek = (to: number) => () => scrubbed.seek(Math.max(0, Math.min(length, to)));
		const step = (direction: 1 | -1) => () => scrubbed.step(direction);
		const act = {
			ArrowLeft: step(-1),
			ArrowDown: step(-1),
			ArrowRight: step(1),
			ArrowUp: step(1),
			PageDown: seek(position - page),
			PageUp: seek(position + page),
			Home: seek(0),
			End: seek(length)
		}[event.key];
		if (act === undefined) return;
		event.preventDefault();
		act();
	};
}
