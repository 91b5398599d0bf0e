import { HOLD } from '../facts/hold-time';
import type { Key } from './keys';
import { focusSquare, squareOf, take } from './square/squares';

export interface RovingOptions {
	/** The square that a key leads to, or null if the key does not move. */
	next(square: number, key: Key): number | null;
	/** A square was clicked, and the press began on it, or Enter was pressed there. */
	press?(square: number): void;
	/** Delete and Backspace type −1 at a square, other keys what `valueFor` says: null for nothing. */
	type?(square: number, value: number): void;
	valueFor?(key: Key): number | null;
	/** Performs the action of another key on a square; false if it has none, and the page gets the key. */
	edit?(square: number, event: KeyboardEvent): boolean;
	/** A square was focused or pressed. */
	choose?(square: number): void;
	/** A square was clicked, and the press began on it. */
	click?(square: number): void;
	/** The selected square, −1 for none: the focus follows when it changes from outside. */
	chosen?(): number;
	/** The square that Tab stops at before any square was focused. */
	first?(): number;
	/** The number of squares. */
	count(): number;
}

/**
 * The focus on a board. One square is the Tab stop and keys move from there, one is pointed at, and
 * the one changed last is announced. Squares are elements with `data-square`, of any shape; spread
 * `handlers` on their container and attach `board` to it.
 */
export class Roving {
	/** The square that had the focus last, −1 before that. */
	cursor = $state(-1);
	/** The square changed last, until the user looks at another one; −1 for none. */
	changed = $state(-1);
	#hovered = $state(-1);
	/** The square with keyboard focus. */
	#focused = $state(-1);
	/** The square that a finger holds. */
	#held = $state(-1);
	#element: HTMLElement | SVGElement | undefined;
	/** The square on which a press began; −1 once the press has become a hold. */
	#pressed = -1;
	#holding: ReturnType<typeof setTimeout> | undefined;
	/** The focus moves because of a press. */
	#isPressing = false;

	/** The square that the mouse, the keyboard or a resting finger points at, −1 for none. */
	readonly pointed = $derived.by(() =>
		this.#onBoard([this.#held, this.#hovered, this.#focused].find((square) => square >= 0) ?? -1)
	);
	/** The selected square, if the board is large enough to have it. */
	readonly chosen = $derived.by(() => this.#onBoard(this.options.chosen?.() ?? -1));
	/** The one square that Tab stops at. */
	readonly stop = $derived.by(() => {
		if (this.chosen >= 0) return this.chosen;
		const cursor = this.#onBoard(this.cursor);
		return cursor >= 0 ? cursor : (this.options.first?.() ?? 0);
	});

	/** Whether squares can be selected. */
	get selects(): boolean {
		return this.options.chosen !== undefined;
	}

	constructor(private readonly options: RovingOptions) {}

	/** Attach this to the element that holds the squares. */
	readonly board = (element: HTMLElement | SVGElement) => {
		this.#element = element;
		$effect(() => {
			const { chosen } = this;
			const at = element.contains(document.activeElement) ? squareOf(document.activeElement) : -1;
			if (chosen >= 0 && at >= 0 && at !== chosen) focusSquare(element, chosen);
		});
		return () => {
			clearTimeout(this.#holding);
			this.#element = undefined;
		};
	};

	/** Moves the focus to a square. */
	focus(square: number, options?: FocusOptions): void {
		// A key can come before the timer of the press before it.
		this.#isPressing = false;
		focusSquare(this.#element, square, options);
	}

	/** Event handlers for the element that holds the squares. */
	readonly handlers = {
		onkeydown: (event: KeyboardEvent) => this.#press(event),
		onfocusin: (event: FocusEvent) => {
			const isVisible = event.target instanceof Element && event.target.matches(':focus-visible');
			this.#focused = isVisible ? squareOf(event.target) : -1;
			// Only a click chooses: a press may become a hold.
			if (!this.#isPressing) this.#choose(squareOf(event.target));
		},
		onfocusout: () => (this.#focused = -1),
		onpointerdown: (event: PointerEvent) => {
			const square = squareOf(event.target);
			this.#pressed = square;
			this.#isPressing = true;
			setTimeout(() => (this.#isPressing = false));
			if (event.pointerType !== 'touch') return;
			this.#release();
			this.#holding = setTimeout(() => {
				// A finger that rests on a square asks about it and does not change it.
				this.#pressed = -1;
				this.#held = square;
			}, HOLD);
		},
		onpointerup: () => this.#release(),
		onpointercancel: () => this.#release(),
		oncontextmenu: (event: Event) => {
			if (this.#held >= 0) event.preventDefault();
		},
		onclick: (event: MouseEvent) => {
			const square = squareOf(event.target);
			this.#choose(square);
			// Assistive technology clicks without pressing.
			if (square < 0 || (square !== this.#pressed && event.detail !== 0)) return;
			this.options.click?.(square);
			if (!this.options.press) return;
			this.options.press(square);
			this.changed = square;
		},
		onpointerover: (event: PointerEvent) => {
			// A finger does not hover: the mark would stay behind it.
			const square = event.pointerType === 'touch' ? -1 : squareOf(event.target);
			this.#hovered = square;
			if (square >= 0 && square !== this.changed && this.changed !== this.#focused)
				this.changed = -1;
		},
		onpointerleave: () => (this.#hovered = -1)
	};

	#release(): void {
		clearTimeout(this.#holding);
		this.#held = -1;
	}

	#onBoard(square: number): number {
		return square < this.options.count() ? square : -1;
	}

	#choose(square: number): void {
		if (square < 0) return;
		if (square !== this.changed) this.changed = -1;
		this.cursor = square;
		this.options.choose?.(square);
	}

	/** Handles the keys that mean something on a board; the page gets all others. */
	#press(event: KeyboardEvent): void {
		const square = squareOf(event.target);
		if (square < 0) return;
		const next = this.options.next(square, event);
		if (next !== null) this.focus(next);
		else if (this.#edit(square, event) || this.options.edit?.(square, event)) this.changed = square;
		else return;
		take(event);
	}

	/** Presses a square or types there; false if the key does neither. */
	#edit(square: number, event: KeyboardEvent): boolean {
		const { options } = this;
		const { key, repeat, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey) return false;
		if (key === 'Enter' && options.press) {
			if (!repeat) options.press(square);
			return true;
		}
		const isErasing = key === 'Delete' || key === 'Backspace';
		const value = isErasing ? -1 : (options.valueFor?.(event) ?? null);
		if (value === null || !options.type) return false;
		options.type(square, value);
		return true;
	}
}
