import { remember, remembered, storage } from '$lib/site/remembered.svelte';

const KEY = 'chapter-draft';
/** Milliseconds without a key after which the text is kept. */
const KEEP_AFTER = 500;

/** The text that a teacher writes, kept on the device where the browser allows it. */
export class Draft {
	text = $state('');
	/** The text that another one took the place of; null if there is none. */
	replaced = $state<string | null>(null);
	/** It was changed since it was kept or saved. */
	isUnsaved = $state(false);
	#keeping: ReturnType<typeof setTimeout> | undefined;

	/** The text would be lost if the page were left now. */
	get isAtRisk(): boolean {
		return this.isUnsaved && storage.refused && this.text.trim() !== '';
	}

	/** Reads what was kept. */
	recall(): void {
		this.text = remembered(KEY) ?? '';
	}

	/** The teacher has changed the text. */
	write(text: string): void {
		if (text === this.text) return;
		this.text = text;
		this.isUnsaved = true;
		clearTimeout(this.#keeping);
		this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER);
	}

	/** Begins with another text. The one before can be brought back. */
	replace(text: string): void {
		const before = this.text;
		if (before === text) return;
		this.write(text);
		this.replaced = before.trim() === '' ? null : before;
	}

	/** Brings back what was replaced. */
	restore(): void {
		if (this.replaced !== null) this.replace(this.replaced);
	}

	/** Keeps the text on the device. */
	keep(): void {
		clearTimeout(this.#keeping);
		if (!this.isUnsaved) return;
		remember(KEY, this.text === '' ? null : this.text);
		this.isUnsaved = storage.refused;
	}

	/** The text is in a file, or in an address. */
	saved(): void {
		this.isUnsaved = false;
	}
}
