import type { Page } from '@playwright/test';
import { chapters } from './support/site';
import { localPath } from './support/studio';
import { expect, open, test } from './support/test';
import { mirrored } from './support/words';

/** The smallest sizes that the last row reads, in pixels on 720 lines. */
const SMALLEST = { words: 28, code: 20, label: 18 };

/** Runs in the page: walks through all slides and measures each. */
async function walk({ smallest, most }: { smallest: typeof SMALLEST; most: number }) {
	/** What is wrong, with the first slide where it is: too small, cut off, or behind the controls. */
	const faults = new Map<string, string>();
	const sizes = new Set<number>();
	const root = document.querySelector('.presentation')!;
	const number = () => root.querySelector('.controls .place')!.textContent.trim();
	const frame = () => new Promise(requestAnimationFrame);
	/** A part loads when it is first shown. */
	const isLoading = () =>
		[...root.querySelectorAll('.part')].some(
			(part) => part.textContent.trim() === '' && part.querySelector('svg, canvas') === null
		);
	async function settled(): Promise<void> {
		for (let wait = 0; wait < 3 || (wait < 120 && isLoading()); wait++) await frame();
	}
	const sizeOf = (element: Element) =>
		parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;

	function measure() {
		const slide = number();
		const note = (what: string) => faults.has(what) || faults.set(what, slide);
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const element = texts.currentNode.parentElement!;
			const text = texts.currentNode.textContent!.trim();
			if (text === '' || element.closest('.controls, .visually-hidden, svg, button:has(svg)'))
				continue;
			// What is in a square, or in a region of a map, is as large as that.
			if (element.closest('[data-square], .plates') !== null) continue;
			if (!element.checkVisibility({ visibilityProperty: true })) continue;
			const kind =
				element.closest('.words') !== null
					? 'words'
					: element.closest('code') !== null
						? 'code'
						: 'label';
			const size = sizeOf(element);
			if (kind === 'words' && element.closest('.title') === null)
				sizes.add(Math.round(size * 10) / 10);
			if (size < smallest[kind] - 0.1) note(`${text.slice(0, 20)} is ${size} px`);
		}
		for (const label of root.querySelectorAll<SVGGraphicsElement>('svg text')) {
			if (label.closest('.overview, .exhibit') !== null) continue;
			const size = parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0);
			if (size > 0 && size < smallest.label - 0.1) note(`${label.textContent} is ${size} px`);
		}
		for (const room of root.querySelectorAll('.words, .part.line'))
			if (room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1)
				note('words are cut off');
		const { top } = root.querySelector('.controls')!.getBoundingClientRect();
		for (const part of root.querySelectorAll('.part'))
			if (part.getBoundingClientRect().bottom > top + 1) note('is behind the controls');
	}

	for (let press = 0; press < most; press++) {
		await settled();
		measure();
		const [at, all] = number().match(/\d+/g) ?? [];
		if (at === all) return { faults: [...faults].slice(0, 12), sizes: [...sizes], isThrough: true };
		const arrow = { key: 'ArrowRight', code: 'ArrowRight', bubbles: true, cancelable: true };
		(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', arrow));
	}
	return { faults: [...faults].slice(0, 12), sizes: [...sizes], isThrough: false };
}

async function present(page: Page, path: string): Promise<void> {
	await open(page, path);
	await page.keyboard.press('p');
	await expect(page.locator('.presentation .words')).toBeVisible();
	await page.evaluate(() => document.fonts.ready);
}

for (const language of mirrored)
	for (const chapter of chapters)
		test(`every slide of ${chapter} is read in the last row: ${language}`, async ({ page }) => {
			await present(page, localPath(language, `learn/${chapter}/`));
			// A question takes a second press, and what scrolls some more.
			const { faults, sizes, isThrough } = await page.evaluate(walk, {
				smallest: SMALLEST,
				most: 250
			});
			expect(faults).toEqual([]);
			expect(sizes).toHaveLength(1);
			expect(isThrough).toBe(true);
		});
