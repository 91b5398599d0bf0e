import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../../app.css';
import SymbolPad from './SymbolPad.svelte';

const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('SymbolPad', () => {
	it('says how many of each symbol are still to be placed', async () => {
		const onsymbol = vi.fn();
		await render(SymbolPad, {
			size: 4,
			remaining: [2, 1, 0, 4],
			legal: 0b0111,
			onsymbol,
			onerase: vi.fn()
		});
		await expect.element(button('1, 2 left to place')).toBeVisible();
		await expect.element(button('3, all placed')).toBeVisible();
		await expect.element(button('4, 4 left to place, would clash here')).toBeVisible();
		await button('2, 1 left').click();
		expect(onsymbol).toHaveBeenCalledExactlyOnceWith(1);
	});

	it('erases, and can be disabled', async () => {
		const onerase = vi.fn();
		const { rerender } = await render(SymbolPad, {
			size: 9,
			remaining: new Array<number>(9).fill(9),
			onsymbol: vi.fn(),
			onerase
		});
		await button('Erase').click();
		expect(onerase).toHaveBeenCalledOnce();
		await rerender({ disabled: true });
		for (const one of page.getByRole('button').elements()) expect(one).toBeDisabled();
	});

	it('has large enough keys for up to 25 symbols', async () => {
		const target = document.createElement('div');
		target.style.inlineSize = '320px';
		document.body.append(target);
		await render(SymbolPad, {
			target,
			props: {
				size: 25,
				remaining: new Array<number>(25).fill(5),
				onsymbol: vi.fn(),
				onerase: vi.fn()
			}
		});
		const keys = page.getByRole('button').elements();
		expect(keys).toHaveLength(26);
		for (const key of keys) {
			const { width, height } = key.getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(34);
		}
	});
});
