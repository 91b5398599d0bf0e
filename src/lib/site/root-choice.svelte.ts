import { remember, remembered } from './remembered.svelte';

/**
 * A choice about how the whole page looks: an attribute of the root element, remembered if the
 * browser allows it, and shared between tabs. src/before-paint.js sets it before the first paint.
 */
export class RootChoice<Option extends string> {
	#choice: Option;

	/**
	 * @param key of the storage
	 * @param attribute of the root element's dataset; absent for the default
	 * @param options the default first
	 */
	constructor(
		private readonly key: string,
		private readonly attribute: string,
		private readonly options: readonly [Option, ...Option[]]
	) {
		this.#choice = $state(options[0]);
		if (typeof window === 'undefined') return;
		this.#recall();
		window.addEventListener('storage', () => this.#recall());
	}

	get choice(): Option {
		return this.#choice;
	}

	set choice(choice: Option) {
		this.#show(choice);
		remember(this.key, choice === this.options[0] ? null : choice);
	}

	#recall() {
		const choice = remembered(this.key);
		this.#show(this.options.find((option) => option === choice) ?? this.options[0]);
	}

	#show(choice: Option) {
		this.#choice = choice;
		const { documentElement: root } = document;
		if (choice === this.options[0]) root.removeAttribute(`data-${this.attribute}`);
		else root.setAttribute(`data-${this.attribute}`, choice);
	}
}
