/** What a reader can ask for; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by static/theme.js, before the first paint. */
const KEY = 'backtrail-theme';

/** The reader's choice of theme, remembered where the browser allows it, and shared between tabs. */
class Theme {
	#choice = $state<ThemeChoice>('system');

	constructor() {
		if (typeof window === 'undefined') return;
		this.#show(remembered());
		window.addEventListener('storage', ({ key }) => {
			if (key === KEY || key === null) this.#show(remembered());
		});
	}

	get choice(): ThemeChoice {
		return this.#choice;
	}

	set choice(choice: ThemeChoice) {
		this.#show(choice);
		try {
			if (choice === 'system') localStorage.removeItem(KEY);
			else localStorage.setItem(KEY, choice);
		} catch {
			// Storage is refused: the choice holds until the page is left.
		}
	}

	#show(choice: ThemeChoice) {
		this.#choice = choice;
		if (choice === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = choice;
	}
}

function remembered(): ThemeChoice {
	try {
		const value = localStorage.getItem(KEY);
		return value === 'light' || value === 'dark' ? value : 'system';
	} catch {
		return 'system';
	}
}

export const theme = new Theme();
