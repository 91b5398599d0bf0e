/** Elements inside which arrow keys move the focus: they are reached as a whole. */
const COMPOSITES =
	'[role=grid], [role=tree], [role=tablist], [role=radiogroup], [role=listbox], [role=menu]';
/** Composites that give their keys back on Escape. */
const RELEASING = '[role=grid], [role=tree]';

/**
 * Knows which controls were reached without the pointer: with the keyboard, or by assistive
 * technology, which moves the focus by itself. They keep the keys that the player uses as well.
 */
export class FocusReach {
	#reached = new WeakSet<Element>();
	/** The focus moves because of the pointer, or returns after Escape: it reaches nothing new. */
	#isPassing = false;
	/** The element that had the focus when the user left the window. */
	#left: Element | null = null;

	/** Starts to follow the focus. @returns a function that stops it. */
	follow(): () => void {
		const controller = new AbortController();
		const options = { capture: true, signal: controller.signal };
		const { activeElement } = document;
		if (activeElement?.matches(':focus-visible')) this.#reach(activeElement);
		window.addEventListener('pointerdown', () => this.#point(), options);
		// The handlers of the click may still move the focus.
		window.addEventListener('click', () => setTimeout(() => (this.#isPassing = false)), options);
		window.addEventListener('keydown', (event) => this.#press(event), options);
		window.addEventListener('keyup', () => (this.#isPassing = false), options);
		window.addEventListener('focusin', ({ target }) => this.#focus(target as Element), options);
		window.addEventListener(
			'blur',
			({ target }) => {
				if (target === window) this.#left = document.activeElement;
			},
			options
		);
		return () => controller.abort();
	}

	has(element: Element): boolean {
		return this.#reached.has(ownerOf(element));
	}

	/** Somebody typed on a board, so its arrows lead to where they type next. */
	type(element: Element): void {
		this.#reach(element);
	}

	/** After a click or a touch, all keys belong to the player again. */
	#point(): void {
		this.#reached = new WeakSet();
		this.#isPassing = true;
	}

	#press({ key, target }: KeyboardEvent): void {
		this.#isPassing = key === 'Escape';
		if (key !== 'Escape' || !(target instanceof Element)) return;
		const released = target.closest(RELEASING);
		if (released !== null) this.#reached.delete(released);
	}

	#focus(element: Element): void {
		const isBack = element === this.#left;
		this.#left = null;
		if (!isBack && !this.#isPassing) this.#reach(element);
	}

	#reach(element: Element): void {
		this.#reached.add(ownerOf(element));
	}
}

function ownerOf(element: Element): Element {
	return element.closest(COMPOSITES) ?? element;
}
