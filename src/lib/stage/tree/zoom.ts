import type { Attachment } from 'svelte/attachments';
import type { View } from './layout/view';
import type { Gestures, ZoomOptions } from './zoom-gestures';

export interface Zoom {
	/**
	 * For the element that takes the gestures. With `touch-action: none` one finger moves the picture;
	 * with `pan-y` it scrolls the page, and two fingers move the picture.
	 */
	readonly attach: Attachment<HTMLElement>;
	/** Reports the picture's view after something other than a gesture moved it. */
	set(view: View): void;
}

/**
 * Pan and zoom by mouse, wheel, touch and pinch, using d3-zoom. It is loaded when a mouse comes near, or at once
 * where there are fingers, which touch without coming near first. A press that hardly moves stays a click.
 *
 * @param obtain calls a function that loads, again if it fails.
 */
export function zooming(
	options: ZoomOptions,
	obtain: <Type>(load: () => Promise<Type>) => Promise<Type>
): Zoom {
	let gestures: Gestures | null = null;
	let latest: View = { x: 0, y: 0, k: 1 };

	const watched: ZoomOptions = {
		...options,
		onview(view, gesture) {
			latest = view;
			options.onview(view, gesture);
		}
	};

	return {
		attach(element) {
			let isGone = false;
			const start = () => {
				stopWaiting();
				void obtain(() => import('./zoom-gestures')).then(({ listenForGestures }) => {
					if (!isGone) gestures = listenForGestures(element, latest, watched);
				});
			};
			const stopWaiting = whenNear(element, start);
			return () => {
				isGone = true;
				stopWaiting();
				gestures?.detach();
				gestures = null;
			};
		},
		set(view) {
			if (view.x === latest.x && view.y === latest.y && view.k === latest.k) return;
			latest = { x: view.x, y: view.y, k: view.k };
			gestures?.place(latest);
		}
	};
}

/** Calls a function when a pointer comes near an element. @returns what ends the waiting */
function whenNear(element: HTMLElement, call: () => void): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	if (matchMedia('(any-pointer: coarse)').matches) queueMicrotask(call);
	for (const type of ['pointerenter', 'wheel'])
		element.addEventListener(type, call, { once: true, passive: true, signal });
	return () => controller.abort();
}
