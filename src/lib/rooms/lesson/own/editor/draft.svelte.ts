import { storage } from '$lib/site/remembered.svelte';
import { KeptDraft } from '$lib/site/drafts/kept-draft.svelte';

/** The chapter that a teacher writes, kept on the device where the browser allows it. */
export class Draft {
	text = $state('');
	/** It is in a file or in an address as it is. */
	#isSaved = $state(false);
	readonly kept = new KeptDraft<string>('chapter-draft', {
		thing: 'chapter',
		text: () => (this.text === '' ? null : this.text),
		read: (text) => text,
		show: (text) => (this.text = text)
	});

	/** It was changed since it was kept or saved. */
	get isUnsaved(): boolean {
		return this.kept.isUnkept && !this.#isSaved;
	}

	/** The text would be lost if the page were left now. */
	get isAtRisk(): boolean {
		return this.isUnsaved && storage.refused && this.text.trim() !== '';
	}

	/** The teacher has changed the text. */
	write(text: string): void {
		if (text === this.text) return;
		this.text = text;
		this.#isSaved = false;
		this.kept.change();
	}

	/** Begins with another text. The one before is kept beside it. */
	replace(text: string): void {
		if (text !== this.text) this.kept.putAside();
		this.write(text);
	}

	/** The text is in a file, or in an address. */
	saved(): void {
		this.#isSaved = true;
	}
}
