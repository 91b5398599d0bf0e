import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { blankMap, mapOf, type MapSetup } from '../setup';
import Controls from './Controls.svelte';

it('another map starts blank, with as many colours; a colour more keeps what is coloured', async () => {
	const blank = blankMap(mapOf('australia')!, 3);
	const setup: MapSetup = { ...blank, typed: blank.typed.with(0, 2) };
	const given = {
		...{ setup, trace: null, moment: null },
		...{ onedit: vi.fn(), onload: vi.fn(), onstrategy: vi.fn() }
	};
	await render(Controls, { props: given });
	await page.getByRole('combobox', { name: 'Map' }).selectOptions('usa');
	expect(given.onload).toHaveBeenCalledExactlyOnceWith(blankMap(mapOf('usa')!, 3));
	await page.getByRole('button', { name: 'One colour more' }).click();
	expect(given.onedit).toHaveBeenCalledExactlyOnceWith({ ...setup, colours: 4 });
});
