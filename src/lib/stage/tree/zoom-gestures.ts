import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import type { View } from './layout/view';

export interface ZoomOptions {
	/** The minimum and maximum scale, read for every gesture. */
	limits(): readonly [number, number];
	/** The user moved the picture to `view`, by dragging or zooming. */
	onview(view: View, gesture: 'pan' | 'zoom'): void;
	/** A drag or pinch began (true) or ended. */
	ongrab?(grabbed: boolean): void;
	/** One finger was dragged over the picture, and the page takes that gesture for itself. */
	onrefuse?(): void;
}

/** d3-zoom attached to an element. */
export interface Gestures {
	/** Reports a view that was set by something other than a gesture. */
	place(view: View): void;
	detach(): void;
}

/** Makes d3-zoom listen to an element. It sees nothing else of the page and returns numbers. */
export function listenForGestures(
	element: HTMLElement,
	start: View,
	options: ZoomOptions
): Gestures {
	/** The program is moving the picture, even if a gesture is in progress. */
	let isPlacing = false;
	let scale = start.k;

	/** The style sheet leaves dragging with one finger to the page. */
	const scrollsPage = () => getComputedStyle(element).touchAction !== 'none';

	const behavior = zoom<HTMLElement, unknown>()
		.clickDistance(5)
		// Nothing here depends on the element's size, and reading it would force a layout.
		.extent([
			[0, 0],
			[1, 1]
		])
		.filter((event: MouseEvent | TouchEvent) => {
			behavior.scaleExtent([...options.limits()]);
			if ('touches' in event) return event.touches.length > 1 || !scrollsPage();
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
	selection
		.call(behavior)
		.on('dblclick.zoom', null)
		.on('touchmove.refuse', (event: TouchEvent) => {
			if (event.touches.length === 1 && scrollsPage()) options.onrefuse?.();
		});
	// The style sheet defines the element's appearance.
	selection.style('-webkit-tap-highlight-color', null);

	function place({ x, y, k }: View): void {
		scale = k;
		isPlacing = true;
		behavior.transform(selection, zoomIdentity.translate(x, y).scale(k));
		isPlacing = false;
	}

	place(start);
	return { place, detach: () => void selection.on('.zoom', null).on('.refuse', null) };
}

function isDrag(event: unknown): boolean {
	return event instanceof Event && event.type !== 'wheel';
}
