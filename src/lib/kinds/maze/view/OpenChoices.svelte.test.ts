import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { parseMaze } from '../parse';
import { writeRows } from '../rows';
import type { MazeSetup, SolveSetup } from '../setup';
import OpenChoices from './OpenChoices.svelte';

/** The component for the maze of a text; `rows` are those of the maze chosen last. */
async function choose(text: string) {
	const parsed = parseMaze(text);
	if ('error' in parsed) throw new Error(parsed.error.code);
	const { puzzles, notes = [] } = parsed;
	let chosen: SolveSetup = puzzles[0].setup;
	const onchange = vi.fn((setup: MazeSetup) => {
		chosen = setup as SolveSetup;
		void rerender({ setup, notes, onchange });
	});
	const { rerender } = await render(OpenChoices, {
		props: { setup: chosen, notes, onchange }
	});
	return { rows: () => writeRows(chosen), onchange };
}

describe('the ends of a maze', () => {
	it('are moved by pressing squares', async () => {
		const { rows } = await choose('#####\n#   #\n#####');
		expect(rows()).toEqual(['#####', '#S G#', '#####']);
		await page.getByRole('gridcell', { name: 'row 2, column 3: open' }).click();
		await vi.waitFor(() => expect(rows()).toEqual(['#####', '# SG#', '#####']));
		await page.getByRole('radio', { name: 'Goal' }).click({ force: true });
		// A wall stands for the open square nearest to it.
		await page.getByRole('gridcell', { name: 'row 1, column 2: wall' }).click();
		await vi.waitFor(() => expect(rows()).toEqual(['#####', '#GS #', '#####']));
		const now = page.getByText('Start: row 2, column 3. Goal: row 2, column 2.');
		await expect.element(now).toBeVisible();
	});

	it('are moved with the keyboard', async () => {
		const { rows } = await choose('#####\n#   #\n#####');
		await userEvent.tab();
		await userEvent.tab();
		await userEvent.keyboard('{ArrowRight}{Enter}');
		await vi.waitFor(() => expect(rows()).toEqual(['#####', '# SG#', '#####']));
	});

	it('can be chosen on the other squares if 0 and 1 were exchanged', async () => {
		const { rows } = await choose('010\n010\n011');
		expect(rows()).toEqual(['S# ', ' # ', 'G##']);
		await page.getByRole('button', { name: 'Exchange walls and open squares' }).click();
		await vi.waitFor(() => expect(rows()).toEqual(['#S#', '# #', '# G']));
	});

	it('are not asked for if the text has them', async () => {
		await choose('#####\n#S G#\n#####');
		await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
	});
});
