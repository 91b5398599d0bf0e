import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { NextFrame } from './next-frame.svelte';

const nextFrame = () => new Promise(requestAnimationFrame);

function following(isRushing: boolean) {
	const source = $state({ value: 1, isRushing });
	let late!: NextFrame<number>;
	const stop = $effect.root(() => {
		late = new NextFrame(
			() => source.value,
			() => source.isRushing
		);
	});
	flushSync();
	return { source, late, stop };
}

describe('NextFrame', () => {
	it('is the value itself while there is time', () => {
		const { source, late, stop } = following(false);
		source.value = 2;
		expect(late.value).toBe(2);
		stop();
	});

	it('follows one frame later while rushing, and catches up at the end', async () => {
		const { source, late, stop } = following(true);
		await nextFrame();
		source.value = 2;
		flushSync();
		expect(late.value).toBe(1);
		await nextFrame();
		expect(late.value).toBe(2);
		source.value = 3;
		source.isRushing = false;
		expect(late.value).toBe(3);
		stop();
	});
});
