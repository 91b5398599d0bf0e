import { select, zoom, zoomIdentity, type D3ZoomEvent } from 'd3';
import type { Attachment } from 'svelte/attachments';

/** What lies at world point w is seen at (x + k · w.x, y + k · w.y), in pixels of the element. */
export interface View {
	readonly x: number;
	readonly y: number;
	readonly k: number;
}

export interface ZoomOptions {
	/** The least and the most scale, asked at every gesture. */
	limits(): readonly [number, number];
	/** The user moved the picture to `view`: dragged it, or changed its scale. */
	onview(view: View, gesture: 'pan' | 'zoom'): void;
	/** A drag or pinch began (true) or ended. */
	ongrab?(grabbed: boolean): void;
}

export interface Zoom {
	/** For the element that takes the gestures. It needs `touch-action: none`. */
	readonly attach: Attachment<HTMLElement>;
	/** Tells where the picture is now, when something else than a gesture moved it. */
	set(view: View): void;
}

/**
 * Pan and zoom by mouse, wheel, touch and pinch, through d3-zoom, which sees no more of the page
 * than the one element and hands back numbers. A press that hardly moves stays a click.
 */
export function zooming(options: ZoomOptions): Zoom {
	let element: HTMLElement | null = null;
	let latest: View = { x: 0, y: 0, k: 1 };
	/** It is not the user who moves the picture, though a gesture may be under way. */
	let isPlacing = false;

	const behaviour = zoom<HTMLElement, unknown>()
		.clickDistance(5)
		// Nothing here depends on the element's size, and asking for it would force a layout.
		.extent([
			[0, 0],
			[1, 1]
		])
		.on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
			if (isDrag(event.sourceEvent)) options.ongrab?.(true);
		})
		.on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => {
			if (isDrag(event.sourceEvent)) options.ongrab?.(false);
		})
		.on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
			if (isPlacing) return;
			const { x, y, k } = event.transform;
			const gesture = k === latest.k && isDrag(event.sourceEvent) ? 'pan' : 'zoom';
			latest = { x, y, k };
			options.onview(latest, gesture);
		});

	function place(on: HTMLElement): void {
		const { x, y, k } = latest;
		isPlacing = true;
		behaviour.transform(select(on), zoomIdentity.translate(x, y).scale(k));
		isPlacing = false;
	}

	return {
		attach(on) {
			element = on;
			const selection = select(on);
			behaviour.filter((event: MouseEvent) => {
				behaviour.scaleExtent([...options.limits()]);
				return (!event.ctrlKey || event.type === 'wheel') && !event.button;
			});
			selection.call(behaviour).on('dblclick.zoom', null);
			// What the element looks like is the stylesheet's to say.
			selection.style('-webkit-tap-highlight-color', null);
			place(on);
			return () => {
				selection.on('.zoom', null);
				element = null;
			};
		},
		set(view) {
			if (view.x === latest.x && view.y === latest.y && view.k === latest.k) return;
			latest = { x: view.x, y: view.y, k: view.k };
			if (element !== null) place(element);
		}
	};
}

function isDrag(event: unknown): boolean {
	return event instanceof Event && event.type !== 'wheel';
}
