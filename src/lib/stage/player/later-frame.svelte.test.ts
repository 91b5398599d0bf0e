import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { LaterFrame } from './later-frame.svelte';

const nextFrame = () => new Promise(requestAnimationFrame);

function following(frames: number) {
	const source = $state({ value: 1, frames });
	let late!: LaterFrame<number>;
	const stop = $effect.root(() => {
		late = new LaterFrame(
			() => source.value,
			() => source.frames
		);
	});
	flushSync();
	return { source, late, stop };
}

describe('LaterFrame', () => {
	it('is the value itself while there is time', () => {
		const { source, late, stop } = following(0);
		source.value = 2;
		expect(late.value).toBe(2);
		stop();
	});

	it('follows one frame later, and catches up at the end', async () => {
		const { source, late, stop } = following(1);
		await nextFrame();
		source.value = 2;
		flushSync();
		expect(late.value).toBe(1);
		await nextFrame();
		expect(late.value).toBe(2);
		source.value = 3;
		source.frames = 0;
		expect(late.value).toBe(3);
		stop();
	});

	it('shows the latest value when its turn comes, however fast values change', async () => {
		const { source, late, stop } = following(3);
		for (let frame = 0; frame < 3; frame++) await nextFrame();
		for (const value of [2, 3, 4]) {
			source.value = value;
			flushSync();
			expect(late.value).toBe(1);
			await nextFrame();
		}
		expect(late.value).toBe(4);
		stop();
	});
});
