import type { Attachment } from 'svelte/attachments';

/** Room between the focused element and what it must not be covered by, in pixels. */
const ROOM = 8;

/**
 * Keeps what has the focus from being covered by an element that sticks to the end of the window
 * (WCAG 2.4.11): the browser scrolls as if the window ended above it.
 */
export const keepClear: Attachment<HTMLElement> = (element) => {
	const { style } = document.documentElement;
	const measure = () => {
		const isSticky = getComputedStyle(element).position === 'sticky';
		style.scrollPaddingBlockEnd = isSticky ? `${element.offsetHeight + ROOM}px` : '';
	};
	const observer = new ResizeObserver(measure);
	observer.observe(element);
	window.addEventListener('resize', measure);
	return () => {
		observer.disconnect();
		window.removeEventListener('resize', measure);
		style.scrollPaddingBlockEnd = '';
	};
};
