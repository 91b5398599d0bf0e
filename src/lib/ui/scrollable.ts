import type { Attachment } from 'svelte/attachments';

/** Makes a box reachable with the keyboard while it has more content than room. */
export const scrollable: Attachment<HTMLElement> = (box) => {
	const observer = new ResizeObserver(() => {
		const isFull = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
		if (isFull) box.tabIndex = 0;
		else box.removeAttribute('tabindex');
	});
	observer.observe(box);
	for (const child of box.children) observer.observe(child);
	return () => observer.disconnect();
};

/**
 * Scrolls a box until a part of it, from one element to another, is in sight: at its edge, or in its
 * middle. The page itself stays where it is.
 */
export function reveal(
	box: HTMLElement,
	first: Element,
	{ last = first, centred = false }: { last?: Element; centred?: boolean } = {}
): void {
	const room = box.getBoundingClientRect();
	const above = room.top - first.getBoundingClientRect().top;
	const below = last.getBoundingClientRect().bottom - room.bottom;
	if (above <= 0 && below <= 0) return;
	if (centred) box.scrollTop += (below - above) / 2;
	else if (above > 0) box.scrollTop -= above;
	else box.scrollTop += below;
}
