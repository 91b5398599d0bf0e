import type { Attachment } from 'svelte/attachments';
import type { Reporter } from './reporter';

/** The width below which the parts of a presentation are one below the other. */
const NARROW = 480;

/** The height of what fills whatever room it gets, for a width: as a screen, or as a phone. In CSS pixels. */
export function heightFor(width: number, shows: 'parts' | 'page'): number {
	if (shows === 'page') return width < NARROW ? 720 : 640;
	const height = width < NARROW ? width * 1.35 : width * 0.5625;
	return Math.round(Math.min(720, Math.max(240, height)));
}

/** Reports the height of an element, which must not depend on that of the window. */
export function reportsHeight(reporter: Reporter | null): Attachment<HTMLElement> {
	return (element) => {
		if (reporter === null) return;
		const resized = new ResizeObserver(() => reporter.resize(element.offsetHeight));
		resized.observe(element);
		return () => resized.disconnect();
	};
}
