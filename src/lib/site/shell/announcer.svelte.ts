/** The next announcement for assistive technology. The layout's only live region shows it. */
class Announcer {
	#text = $state('');

	get text(): string {
		return this.#text;
	}

	/** Announces a sentence politely. A newer sentence replaces one not yet announced. */
	say(text: string) {
		// A repeated sentence must differ from the last one, or it would not be announced.
		this.#text = text === this.#text ? `${text}\u200b` : text;
	}
}

export const announcer = new Announcer();
