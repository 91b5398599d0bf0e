import type { Page } from '@playwright/test';

/** The texts of a presentation that are smaller than a size, in pixels as they are seen: the size and the text. */
export async function smallTexts(page: Page, least: number): Promise<string[]> {
	return page.locator('.presentation > .room').evaluate((room, least) => {
		/** How many pixels a pixel of an element's style is on the screen. */
		const scaleOf = (element: Element) => {
			if (!(element instanceof SVGGraphicsElement)) return element.currentCSSZoom;
			const { a, b } = element.getScreenCTM()!;
			return Math.hypot(a, b);
		};
		/** For screen readers alone. */
		const isUnseen = (element: Element) =>
			element.closest('.visually-hidden, title') !== null ||
			!element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
		const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
		const small: string[] = [];
		while (texts.nextNode()) {
			const { textContent, parentElement: element } = texts.currentNode;
			const words = textContent!.trim();
			if (words === '' || element === null || isUnseen(element)) continue;
			const { width, height } = element.getBoundingClientRect();
			const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
			// Rounding may take a little.
			if (width > 1 && height > 1 && size < least - 0.05)
				small.push(`${size.toFixed(1)} ${words} (${element.classList[0]})`);
		}
		return small;
	}, least);
}
