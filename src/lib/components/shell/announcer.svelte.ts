/** What assistive technology is told next. The layout holds the one live region that reads it out. */
class Announcer {
	#text = $state('');

	get text(): string {
		return this.#text;
	}

	/** Says a sentence when the reader pauses. A newer sentence replaces one not yet said. */
	say(text: string) {
		// The same sentence again has to be a change, or it would not be heard.
		this.#text = text === this.#text ? `${text}\u200b` : text;
	}
}

export const announcer = new Announcer();
