import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { ready, test as base } from './test';
import { baseLocale } from '../../../scripts/messages.mjs';
import { Words, type Language } from './words';

/** The machine may be busy. */
export const expect = baseExpect.configure({ timeout: 15_000 });
const TEST_TIME = 90_000;

/** Longer than any delay after which the tree changes by itself, in milliseconds. */
const REST = 400;

/**
 * The address of a problem's studio, relative to the site in English; `{kind}` is the problem. This
 * is the only place that defines it.
 */
const STUDIO = 'studio/{kind}/';

/** The address of a page, relative to the site, in a language. */
export function localPath(language: string, page: string): string {
	return (language === baseLocale ? '' : `${language}/`) + page;
}

/** The address of a problem's studio, relative to the site in a language. */
export function studioPath(language = 'en', kind = 'sudoku'): string {
	return localPath(language, STUDIO.replace('{kind}', kind));
}

/** Boards with known answers: docs/known-answers.md. */
export const RASTER =
	'003900024750004300000160007006000701190000000500700060400508000600307000200040000';
export const THESIS =
	'530070000600195000098000060800060003400803001700920006060000280000419005000080079';

/** The address of a search without an end or a solution during a test: 25 × 25, row by row. */
export const ENDLESS = 'example=size-25';

export const TREE =
	'800026030024008010050040092782600003400009105500074000200450009630790001000060250';

/** The accessible name of a cell of a Sudoku that holds a digit. */
export const holding = (digit: number) => new RegExp(`: [\u2066-\u2069]*${digit}(?!\\d)`);

/** The studio as its users see it: everything is found by role and name. */
export class StudioPage {
	readonly words: Words;

	constructor(
		readonly page: Page,
		readonly language: Language = 'en',
		readonly kind = 'sudoku'
	) {
		this.words = new Words(language);
	}

	/** Opens the studio and waits until it is ready. */
	async open(query = ''): Promise<void> {
		const path = studioPath(this.language, this.kind);
		await this.page.goto(query === '' ? path : `${path}?${query}`);
		await this.#ready();
		await expect(this.board).toBeVisible();
	}

	/** Waits also for the panes that are loaded when the page is idle. */
	async #ready(): Promise<void> {
		await ready(this.page);
		await expect(this.page.locator('section.pane > .room')).toHaveCount(0);
	}

	/** Reloads the page and waits until it is ready. */
	async reload(): Promise<void> {
		await this.page.reload();
		await this.#ready();
	}

	/** Opens a moment, reloads the page, and expects the same board and the same reason. */
	async expectSameAgain(query: string): Promise<void> {
		await this.openRecorded(query);
		const position = await this.position();
		await expect(this.why).not.toBeEmpty();
		const why = await this.why.textContent();
		const names = () =>
			this.board
				.getByRole('gridcell')
				.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
		const before = await names();
		baseExpect(before.length).toBeGreaterThan(0);
		await this.reload();
		await this.recorded();
		await this.expectPosition(position);
		await expect(this.why).toHaveText(why ?? '');
		await baseExpect.poll(names).toEqual(before);
	}

	/** Waits until the search is over. */
	async recorded(): Promise<void> {
		// In this order, because no search is running before the page is ready either.
		await expect(this.status).not.toHaveText(this.words.whole('player_status_idle'));
		await expect(this.button('player_status_cancel')).toHaveCount(0);
		await expect(this.scrubber).not.toHaveAttribute(
			'aria-valuetext',
			this.words.whole('player_valuetext_recording')
		);
	}

	/** Opens the studio and waits for the end of a short search and for the moment in the address. */
	async openRecorded(query = ''): Promise<void> {
		await this.open(query);
		await this.recorded();
		const at = new URLSearchParams(query).get('at');
		if (at !== null) await this.expectPosition(Number(at));
	}

	/**
	 * Waits until the tree is at rest: its picture has stopped moving, and its list, which follows a
	 * moment later, is up to date.
	 */
	async rest(): Promise<void> {
		await this.region('studio_tree').evaluate(
			(region, quiet) =>
				new Promise<void>((resolve) => {
					let since = performance.now();
					let frames = 0;
					const observer = new MutationObserver(() => {
						since = performance.now();
						frames = 0;
					});
					const everything = { attributes: true, characterData: true, childList: true };
					observer.observe(region, { subtree: true, ...everything });
					const look = () => {
						frames++;
						// Frames are counted as well, because a busy machine may draw none for a while.
						if (frames < 5 || performance.now() - since < quiet) requestAnimationFrame(look);
						else {
							observer.disconnect();
							resolve();
						}
					};
					requestAnimationFrame(look);
				}),
			REST
		);
	}

	button(key: string, inputs?: Record<string, string | number>): Locator {
		return this.page.getByRole('button', { name: this.words.whole(key, inputs) });
	}

	/** A choice of several options, for the strategy or the view. */
	radio(key: string): Locator {
		return this.page.getByRole('radio', { name: this.words.whole(key) });
	}

	select(key: string): Locator {
		return this.page.getByRole('combobox', { name: this.words.whole(key) });
	}

	tab(key: string): Locator {
		return this.page.getByRole('tab', { name: this.words.whole(key) });
	}

	dialog(key: string): Locator {
		return this.page.getByRole('dialog', { name: this.words.whole(key) });
	}

	region(key: string): Locator {
		return this.page.getByRole('region', { name: this.words.whole(key) });
	}

	get board(): Locator {
		return this.page.getByRole('grid');
	}

	/** A cell by its name, `r1c3`. */
	cell(name: string): Locator {
		const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
		const inRow = this.board.getByRole('row').nth(Number(row) - 1);
		return inRow.getByRole('gridcell').nth(Number(column) - 1);
	}

	/** The line under the board about the number of its solutions. */
	get uniqueness(): Locator {
		return this.region('studio_board').locator('div:has(+ [role=status]) > p');
	}

	get scrubber(): Locator {
		return this.page.getByRole('slider', { name: this.words.whole('player_scrubber') });
	}

	async position(): Promise<number> {
		return Number(await this.scrubber.getAttribute('aria-valuenow'));
	}

	/** The number of recorded steps. */
	async length(): Promise<number> {
		return Number(await this.scrubber.getAttribute('aria-valuemax'));
	}

	async expectPosition(position: number): Promise<void> {
		await expect(this.scrubber).toHaveAttribute('aria-valuenow', String(position));
	}

	/** Why the step happened. */
	get why(): Locator {
		return this.region('explain_name').locator('p[aria-live]');
	}

	/** How the search ended. */
	get status(): Locator {
		return this.page
			.getByRole('group', { name: this.words.whole('player_status') })
			.locator('.sentence');
	}

	/** The player's note: why it paused, what it did not find. */
	get note(): Locator {
		return this.region('player_bar').getByRole('status').first();
	}

	/** The decision tree for screen readers. */
	get tree(): Locator {
		return this.page.getByRole('tree');
	}

	/** The tree node where the search is. */
	get currentNode(): Locator {
		return this.tree.getByRole('treeitem', { selected: true });
	}

	/** The shapes of the drawn tree: `open`, `failed`, `folded`, `solution` … */
	shapes(kind: string): Locator {
		return this.page.locator(`svg g.node.${kind}`);
	}

	/** A node of the drawn tree, by the position at which its value is placed. */
	node(position: number): Locator {
		return this.page.locator(`svg g.node[data-key="${position}"]`);
	}

	/** The part of the page where the tree is drawn. */
	get stage(): Locator {
		return this.region('studio_tree').locator('.stage');
	}

	/** The card of a hovered node, which is hidden from assistive technology. */
	get card(): Locator {
		return this.stage.locator('.card');
	}

	/** A counter in the counters pane, by the key of its label. */
	counter(group: string, label: string): Locator {
		return this.region('explain_counters')
			.locator('.group')
			.filter({ has: this.page.getByRole('heading', { name: this.words.whole(group) }) })
			.locator('.counter')
			.filter({ has: this.page.locator('dt', { hasText: this.words.part(label) }) })
			.locator('dd');
	}

	/** Moves the focus off all controls, so that the keys belong to the player. */
	async leaveControls(): Promise<void> {
		await this.page.locator('#main').focus();
	}

	/** Chooses an example from the list. */
	async pickExample(id: string): Promise<void> {
		const key = `${this.kind}_example_${id.replaceAll('-', '_')}`;
		await this.button('puzzle_examples_of').click();
		const name = this.page.getByRole('dialog').getByText(this.words.whole(key), { exact: true });
		await name.click();
		await expect(this.page.getByRole('dialog')).toHaveCount(0);
	}

	/** Opens the dialog for puzzles and types a text into it. */
	async typePuzzle(text: string): Promise<Locator> {
		await this.button('studio_open_label').click();
		const dialog = this.dialog('puzzle_open');
		await dialog.getByRole('textbox').fill(text);
		return dialog;
	}

	/** Chooses a file in the dialog for puzzles, which it opens if necessary. */
	async chooseFile(name: string, content: string | Buffer): Promise<void> {
		const button = this.button('puzzle_open_file');
		if (!(await button.isVisible())) await this.button('studio_open_label').click();
		await expect(button).toBeVisible();
		const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
		await this.page.locator('input[type=file]').setInputFiles(file);
	}

	/** Pastes a text, repeated some times, on the page itself. */
	async paste(text: string, times = 1): Promise<void> {
		await allowClipboard(this.page);
		await this.page.evaluate(([text, times]) => navigator.clipboard.writeText(text.repeat(times)), [
			text,
			times
		] as const);
		await this.leaveControls();
		await this.page.keyboard.press('ControlOrMeta+v');
	}
}

/** Tests with a studio in a `language` for a `kind` of problem. */
export const test = base.extend<{ language: Language; kind: string; studio: StudioPage }>({
	language: ['en', { option: true }],
	kind: ['sudoku', { option: true }],
	studio: async ({ page, language, kind }, use, info) => {
		info.setTimeout(TEST_TIME);
		await use(new StudioPage(page, language, kind));
	}
});

/** Lets a page read and write the clipboard. Firefox always lets a test do so. */
export async function allowClipboard(page: Page): Promise<void> {
	if (isInFirefox(page)) return;
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** Touches a control. Firefox's driver has no fingers, so there it is a click. */
export async function touch(control: Locator): Promise<void> {
	await (isInFirefox(control.page()) ? control.click() : control.tap());
}

/** Opens the list of a control and closes it. Firefox's driver sends Escape past an open list. */
export async function glanceAt(select: Locator): Promise<void> {
	await select.click();
	await (isInFirefox(select.page()) ? select.click() : select.press('Escape'));
}

/** Double-clicks. Firefox's driver clicks twice, but Firefox does not count that as a double click. */
export async function doubleClick(control: Locator): Promise<void> {
	await (isInFirefox(control.page()) ? control.dispatchEvent('dblclick') : control.dblclick());
}

function isInFirefox(page: Page): boolean {
	return page.context().browser()?.browserType().name() === 'firefox';
}

/** Types a number over the one in a field. Firefox's driver appends to it when it should fill it. */
export async function retype(field: Locator, text: string): Promise<void> {
	await field.press('ControlOrMeta+a');
	await field.press('Delete');
	await field.pressSequentially(text);
}

/** Expects that no line of the code is broken, with room for the longest values. */
export async function expectWholeLines(page: Page): Promise<void> {
	const lines = page.locator('li:has(> code)');
	await baseExpect.poll(() => lines.count()).toBeGreaterThan(8);
	const heights = await lines.evaluateAll((lines) =>
		lines.map((line) => line.getBoundingClientRect().height)
	);
	baseExpect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights));
}

/** Drops a file on a page that takes files anywhere. */
export async function dropFile(page: Page, name: string, content: string): Promise<void> {
	const files = await page.evaluateHandle(
		([title, text]) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([text], title, { type: 'text/plain' }));
			return transfer;
		},
		[name, content]
	);
	const target = page.locator('body');
	// The sign that files can be dropped.
	const sign = page.locator('[popover="manual"]:popover-open');
	await expect(async () => {
		await target.dispatchEvent('dragenter', { dataTransfer: files });
		await target.dispatchEvent('dragover', { dataTransfer: files });
		await expect(sign).toBeVisible({ timeout: 1000 });
	}).toPass();
	await target.dispatchEvent('drop', { dataTransfer: files });
}

export { axe, firefoxToo } from './test';
