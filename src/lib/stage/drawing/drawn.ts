import type { Attachment } from 'svelte/attachments';

/** Puts a picture, as `svgText` writes it, into an element. */
export function drawn(picture: string): Attachment<HTMLElement> {
	return (element) => {
		const { documentElement } = new DOMParser().parseFromString(picture, 'image/svg+xml');
		element.replaceChildren(document.importNode(documentElement, true));
	};
}
