import type { Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../app.css';
import type { ProblemKind } from '$lib/engine/kind';
import { byKind } from './folders';

const legends = byKind(
	import.meta.glob<Component<{ setup: unknown }>>('./**/view/Legend.svelte', {
		eager: true,
		import: 'default'
	})
);
const kinds = import.meta.glob<ProblemKind>('./**/kind.ts', {
	eager: true,
	import: 'kind'
});

const cases = Object.values(kinds).flatMap((kind) => [
	{ kind, name: kind.id, width: 1280, height: 720 },
	{ kind, name: kind.id, width: 390, height: 844 }
]);

describe.each(cases)('the legend of $name, $width pixels wide', ({ kind, width, height }) => {
	it('draws every sample in its own box, beside its text', async () => {
		await page.viewport(width, height);
		const Legend = legends[kind.id];
		await render(Legend, { setup: kind.examples[0].setup });
		const items = [...document.querySelectorAll('li')];
		expect(items.length).toBeGreaterThan(4);
		for (const item of items) {
			const name = item.textContent;
			const [drawing, words] = [...item.children].map((one) => one.getBoundingClientRect());
			const sample = item.children[0].children[0].getBoundingClientRect();
			expect(sample.width, name).toBeGreaterThan(20);
			expect(sample.height, name).toBeGreaterThan(20);
			expect(sample.width, name).toBeLessThanOrEqual(drawing.width);
			expect(sample.height, name).toBeLessThanOrEqual(drawing.height);
			expect(words.left, name).toBeGreaterThan(drawing.right);
			// No taller than its text: the sample does not push the rows apart.
			const text = parseFloat(getComputedStyle(item).fontSize) * 1.3 * 3;
			expect(item.getBoundingClientRect().height, name).toBeLessThanOrEqual(Math.max(text, 52));
		}
	});
});
