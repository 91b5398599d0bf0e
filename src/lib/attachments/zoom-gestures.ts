import { select, zoom, zoomIdentity, type D3ZoomEvent } from 'd3';
import type { View } from '$lib/layout/view';

export interface ZoomOptions {
	/** The least and the most scale, asked at every gesture. */
	limits(): readonly [number, number];
	/** The user moved the picture to `view`: dragged it, or changed its scale. */
	onview(view: View, gesture: 'pan' | 'zoom'): void;
	/** A drag or pinch began (true) or ended. */
	ongrab?(grabbed: boolean): void;
}

/** d3-zoom at work on an element. */
export interface Gestures {
	/** The picture is now there, moved by something else than a gesture. */
	place(view: View): void;
	detach(): void;
}

/** Lets d3-zoom listen to an element. It sees no more of the page, and hands back numbers. */
export function listenForGestures(
	element: HTMLElement,
	start: View,
	options: ZoomOptions
): Gestures {
	/** It is not the user who moves the picture, though a gesture may be under way. */
	let isPlacing = false;
	let scale = start.k;

	const behavior = zoom<HTMLElement, unknown>()
		.clickDistance(5)
		// Nothing here depends on the element's size, and asking for it would force a layout.
		.extent([
			[0, 0],
			[1, 1]
		])
		.filter((event: MouseEvent) => {
			behavior.scaleExtent([...options.limits()]);
			return (!event.ctrlKey || event.type === 'wheel') && !event.button;
		})
		.on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
			if (isDrag(event.sourceEvent)) options.ongrab?.(true);
		})
		.on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => {
			if (isDrag(event.sourceEvent)) options.ongrab?.(false);
		})
		.on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
			if (isPlacing) return;
			const { x, y, k } = event.transform;
			const gesture = k === scale && isDrag(event.sourceEvent) ? 'pan' : 'zoom';
			scale = k;
			options.onview({ x, y, k }, gesture);
		});

	const selection = select(element);
	selection.call(behavior).on('dblclick.zoom', null);
	// What the element looks like is the stylesheet's to say.
	selection.style('-webkit-tap-highlight-color', null);

	function place({ x, y, k }: View): void {
		scale = k;
		isPlacing = true;
		behavior.transform(selection, zoomIdentity.translate(x, y).scale(k));
		isPlacing = false;
	}

	place(start);
	return { place, detach: () => void selection.on('.zoom', null) };
}

function isDrag(event: unknown): boolean {
	return event instanceof Event && event.type !== 'wheel';
}
