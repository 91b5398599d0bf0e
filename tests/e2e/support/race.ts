import type { Locator, Page } from '@playwright/test';
import { expect, localPath } from './studio';
import { ready } from './test';
import { Words, type Language } from './words';

/** A race as its users see it: everything is found by role and name. */
export class RacePage {
	readonly words: Words;

	constructor(
		readonly page: Page,
		readonly language: Language = 'en'
	) {
		this.words = new Words(language);
	}

	/** Opens a race and waits for its curves, which are loaded when the page is idle. */
	async open(query = ''): Promise<void> {
		const path = localPath(this.language, 'compare/');
		await this.page.goto(query === '' ? path : `${path}?${query}`);
		await this.#ready();
	}

	async #ready(): Promise<void> {
		await ready(this.page);
		await expect(this.slider).toBeVisible();
	}

	async reload(): Promise<void> {
		await this.page.reload();
		await this.#ready();
	}

	/** Opens a race and waits until all searches have ended and it has gone to its tick, a frame later. */
	async openRecorded(query = ''): Promise<void> {
		await this.open(query);
		await this.recorded();
		if (new URLSearchParams(query).has('at'))
			await expect(this.slider).not.toHaveAttribute('aria-valuenow', '0');
	}

	async recorded(): Promise<void> {
		await expect(this.page.locator('.lanes')).toHaveAttribute('aria-busy', 'false');
	}

	/** The curves, which are the slider over time. */
	get slider(): Locator {
		return this.page.getByRole('slider', { name: this.words.whole('compare_chart_placements') });
	}

	async expectTick(tick: number): Promise<void> {
		await expect(this.slider).toHaveAttribute('aria-valuenow', String(tick));
	}

	/** A lane by its letter. */
	lane(letter: string): Locator {
		return this.page.getByRole('region', {
			name: this.words.part('compare_lane', { letter })
		});
	}

	/** What chooses the lane that has the room on a phone. */
	get tabs(): Locator {
		return this.page
			.getByRole('group', { name: this.words.whole('compare_lanes') })
			.getByRole('button');
	}

	tab(letter: string): Locator {
		return this.tabs.filter({ hasText: this.words.part('compare_lane', { letter }) });
	}

	/** The number beside a word in a lane's counts. */
	count(letter: string, key = 'compare_placements'): Locator {
		return this.lane(letter)
			.getByRole('term')
			.filter({ hasText: this.words.whole(key) })
			.locator('xpath=following-sibling::dd');
	}

	cell(letter: string, row: number, column: number): Locator {
		return this.lane(letter)
			.getByRole('row')
			.nth(row - 1)
			.getByRole('gridcell')
			.nth(column - 1);
	}

	get verdict(): Locator {
		return this.page.locator('.verdict').getByRole('status');
	}

	button(key: string, inputs?: Record<string, string | number>): Locator {
		return this.page.getByRole('button', { name: this.words.whole(key, inputs) });
	}

	select(key: string): Locator {
		return this.page.getByRole('combobox', { name: this.words.whole(key) });
	}

	radio(key: string, inputs?: Record<string, string | number>): Locator {
		return this.page.getByRole('radio', { name: this.words.whole(key, inputs) });
	}
}
