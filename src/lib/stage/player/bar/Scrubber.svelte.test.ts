import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { nextFrame } from '../../../../../tests/fixtures/layout';
import '../../../../app.css';
import { readLocaleFrom } from '$lib/i18n/locale';
import { PackedTrace, longRun, stepsOf } from '../../run/trace.fixture';
import Scrubber from './Scrubber.svelte';

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.dir = 'ltr';
});

const run = new PackedTrace(longRun(4208));

function scrubber(more: Partial<Parameters<typeof render<typeof Scrubber>>[1]> = {}) {
	const onseek = vi.fn();
	const onstep = vi.fn();
	const ondrag = vi.fn();
	const props = { trace: run, position: 1234, length: 4208, ended: true, depth: 17 };
	return render(Scrubber, { ...props, onseek, onstep, ondrag, ...more }).then((result) => ({
		...result,
		onseek,
		onstep,
		ondrag,
		slider: page.getByRole('slider')
	}));
}

/** A pointer at a share of the recorded part. */
function point(type: string, share: number, more: PointerEventInit = {}) {
	const box = document.querySelector('.recorded')!.getBoundingClientRect();
	document.querySelector('[role=slider]')!.dispatchEvent(
		new PointerEvent(type, {
			bubbles: true,
			pointerId: 1,
			button: 0,
			clientX: box.left + share * box.width,
			clientY: box.top + box.height / 2,
			...more
		})
	);
}

// A synthetic pointer cannot be captured.
HTMLElement.prototype.setPointerCapture = () => {};

describe('Scrubber', () => {
	it('announces its position', async () => {
		const { slider } = await scrubber();
		await expect.element(slider).toHaveAttribute('aria-valuetext', 'step 1,234 of 4,208, depth 17');
		await expect.element(slider).toHaveAttribute('aria-valuenow', '1234');
		await expect.element(slider).toHaveAttribute('aria-valuemax', '4208');
	});

	it('moves by keys and ignores the jump keys', async () => {
		const { onseek, onstep, slider } = await scrubber();
		slider.element().focus();
		await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}');
		expect(onstep.mock.calls).toEqual([[-1], [1], [1]]);
		await userEvent.keyboard('{PageDown}{PageUp}{Home}{End}');
		expect(onseek.mock.calls).toEqual([[1024], [1444], [0], [4208]]);
		const passed = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
		window.addEventListener('keydown', passed);
		await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
		window.removeEventListener('keydown', passed);
		expect(passed).toHaveLastReturnedWith(false);
		expect(onstep).toHaveBeenCalledTimes(3);
	});

	it('seeks by one step if no move is provided', async () => {
		const { onseek, slider } = await scrubber({ onstep: undefined });
		slider.element().focus();
		await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
		expect(onseek.mock.calls).toEqual([[1233], [1235]]);
	});

	it('seeks where it is pressed and dragged, once per frame', async () => {
		const { onseek, ondrag } = await scrubber();
		point('pointerdown', 0.5);
		expect(onseek).toHaveBeenLastCalledWith(2104);
		expect(ondrag).toHaveBeenLastCalledWith(true);
		onseek.mockClear();
		for (let i = 0; i < 20; i++) point('pointermove', 0.5 + i / 100);
		expect(onseek).not.toHaveBeenCalled();
		await nextFrame();
		expect(onseek).toHaveBeenCalledTimes(1);
		point('pointerup', 0.75);
		expect(onseek).toHaveBeenLastCalledWith(3156);
		expect(ondrag).toHaveBeenLastCalledWith(false);
		onseek.mockClear();
		point('pointermove', 0.2);
		await nextFrame();
		expect(onseek).not.toHaveBeenCalled();
	});

	it('stays within the run when it is dragged out of it', async () => {
		const { onseek } = await scrubber();
		point('pointerdown', -0.3);
		expect(onseek).toHaveBeenLastCalledWith(0);
		point('pointerup', 1.4);
		expect(onseek).toHaveBeenLastCalledWith(4208);
	});

	it('reacts only to the main button', async () => {
		const { onseek } = await scrubber();
		point('pointerdown', 0.5, { button: 2 });
		expect(onseek).not.toHaveBeenCalled();
	});

	it('shows the step and the depth under the pointer', async () => {
		const { container } = await scrubber();
		point('pointermove', 0.25);
		await nextFrame();
		await expect.element(page.getByText('step 1,052')).toBeVisible();
		await expect.element(page.getByText(`depth ${run.depths[1052]}`)).toBeVisible();
		point('pointerleave', 0.25);
		await expect.poll(() => container.querySelector('.hint')).toBe(null);
	});

	it('draws the profile and marks the solutions', async () => {
		const { container } = await scrubber();
		const drawn = () => container.querySelector('.ahead .reach')!.getAttribute('d')!;
		await expect.poll(() => drawn().length).toBeGreaterThan(500);
		await expect.poll(() => container.querySelectorAll('.solution').length).toBe(1);
	});

	it('is exact in a run of ten steps', async () => {
		const trace = new PackedTrace(stepsOf('c0 p0 c1 p1 d2 b1 p1 c2 p2 s'));
		const { onseek } = await scrubber({ trace, length: 10, position: 0, depth: 0 });
		for (let step = 1; step <= 10; step++) {
			point('pointerdown', step / 10 + 0.04);
			point('pointerup', step / 10 + 0.04);
			expect(onseek).toHaveBeenLastCalledWith(step);
		}
	});

	it('works for a run of 800 million steps', async () => {
		const { onseek, slider } = await scrubber({ length: 800_000_000, position: 400_000_000 });
		slider.element().focus();
		await userEvent.keyboard('{PageUp}');
		expect(onseek).toHaveBeenLastCalledWith(440_000_000);
		point('pointerdown', 0.125);
		expect(Math.abs(onseek.mock.lastCall![0] - 100_000_000)).toBeLessThan(1_000_000);
		point('pointerup', 0.125);
	});

	it('has an open end while the search is being recorded', async () => {
		const { container, slider, rerender } = await scrubber({ ended: false });
		await expect
			.element(slider)
			.toHaveAttribute('aria-valuetext', 'step 1,234 of 4,208 so far, depth 17');
		expect(container.querySelector('.more')).not.toBe(null);
		await rerender({ ended: true });
		expect(container.querySelector('.more')).toBe(null);
	});

	it('is empty before a search', async () => {
		const { onseek } = await scrubber({ trace: null, length: 0, position: 0, depth: 0 });
		point('pointerdown', 0.5);
		expect(onseek).not.toHaveBeenCalled();
	});

	it('runs from left to right in Hebrew too', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		const { onseek, slider } = await scrubber();
		await expect.element(slider).toHaveAttribute('aria-valuetext', 'צעד 1,234 מתוך 4,208, עומק 17');
		point('pointerdown', 0.25);
		expect(onseek).toHaveBeenLastCalledWith(1052);
		point('pointerup', 0.25);
	});
});
