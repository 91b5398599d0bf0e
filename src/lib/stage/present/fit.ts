import type { Attachment } from 'svelte/attachments';

/** The sizes that are tried, as parts of the usual one. Below them, the last row reads nothing. */
const SCALES = [1, 0.95, 0.93];

/**
 * Makes what is in an element small enough for the element around it: sets `--fit`, a factor for its
 * size, to the largest one without overflow.
 */
export const fit: Attachment<HTMLElement> = (content) => {
	const room = content.parentElement!;

	function apply() {
		for (const scale of SCALES) {
			content.style.setProperty('--fit', String(scale));
			const { scrollWidth, clientWidth, scrollHeight, clientHeight } = room;
			// Rounding may add a pixel.
			if (scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1) break;
		}
	}

	const resized = new ResizeObserver(apply);
	resized.observe(room);
	const changed = new MutationObserver(apply);
	changed.observe(content, { childList: true, subtree: true, characterData: true });
	return () => {
		resized.disconnect();
		changed.disconnect();
	};
};
