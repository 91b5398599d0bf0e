import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { isolate } from '$lib/i18n/bidi';
import Miniature from './Miniature.svelte';
import { WALK } from './miniature-walk';

const motion = vi.hoisted(() => ({ reduced: true }));
vi.mock('svelte/motion', () => ({
	prefersReducedMotion: {
		get current() {
			return motion.reduced;
		}
	}
}));

describe('Miniature', () => {
	it('stands still for who prefers that, at the first dead end', async () => {
		motion.reduced = true;
		const screen = await render(Miniature);
		await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
		await expect
			.element(screen.getByRole('paragraph'))
			.toHaveTextContent(`${isolate('r1c4')}: no digit is left.`);
	});

	it('plays by itself otherwise, and can be stopped', async () => {
		motion.reduced = false;
		const screen = await render(Miniature);
		const slider = screen.getByRole('slider');
		const start = Number((slider.element() as HTMLInputElement).value);
		await expect
			.poll(() => Number((slider.element() as HTMLInputElement).value), { timeout: 3000 })
			.toBeGreaterThan(start);
		await screen.getByRole('button', { name: 'Pause' }).click();
		await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
	});

	it('goes to any moment, and starts anew from the end', async () => {
		motion.reduced = true;
		const screen = await render(Miniature);
		const slider = screen.getByRole('slider', { name: 'Moment of the search' });
		await slider.fill(String(WALK.length));
		await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Solved.');
		await expect.element(slider).toHaveAttribute('aria-valuetext', 'Solved.');
		await screen.getByRole('button', { name: 'Play again' }).click();
		await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
		await slider.fill('0');
		await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Eight cells are empty.');
		await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
	});
});
