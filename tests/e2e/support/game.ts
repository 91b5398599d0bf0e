import type { Locator, Page } from '@playwright/test';
import { localPath } from './studio';
import { expect, open } from './test';
import { Words, type Language } from './words';

/** The page of a game, in a language. */
export class GamePage {
	readonly words: Words;
	readonly path: string;

	constructor(
		readonly page: Page,
		language: Language
	) {
		this.words = new Words(language);
		this.path = localPath(language, 'play/game/');
	}

	async open(query: string): Promise<void> {
		await open(this.page, `${this.path}?${query}`);
		await expect(this.board).toBeVisible();
	}

	get board(): Locator {
		return this.page.getByRole('grid', { name: this.words.whole('play_game_board') });
	}

	/** The cell in a row and a column, from 1. */
	cell(row: number, column: number): Locator {
		return this.board
			.getByRole('row')
			.nth(row - 1)
			.getByRole('gridcell')
			.nth(column - 1);
	}

	/** The cell at an index in reading order. */
	at(cell: number): Locator {
		return this.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1);
	}

	/** The digit in each cell of a board without notes, 0 for none. */
	async symbols(): Promise<number[]> {
		const cells = await this.board.getByRole('gridcell').all();
		const names = await Promise.all(cells.map((cell) => cell.getAttribute('aria-label')));
		return names.map((name) => Number(/: [\u2066-\u2069]*(\d)/.exec(name ?? '')?.[1] ?? 0));
	}

	/** The keys for symbols; "erase" is the last one. */
	key(symbol: number): Locator {
		return this.page
			.getByRole('group', { name: this.words.whole('sudoku_board_pad') })
			.getByRole('button')
			.nth(symbol - 1);
	}

	button(key: string): Locator {
		return this.page.getByRole('button', { name: this.words.whole(key) });
	}

	link(key: string): Locator {
		return this.page.getByRole('link', { name: this.words.whole(key) });
	}

	text(key: string): Locator {
		return this.page.getByText(this.words.part(key));
	}

	/** A part of the accessible name of a cell. */
	async says(cell: Locator, key: string, symbol = ''): Promise<void> {
		const name = this.words.part(key, { symbol });
		await expect(cell).toHaveAccessibleName(name);
	}
}
