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
