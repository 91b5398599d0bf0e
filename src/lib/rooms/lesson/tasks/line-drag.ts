import { on } from 'svelte/events';
import type { LineOrder } from './line-order.svelte';

/** Pixels that the pointer moves before a press is a drag. */
const SLACK = 5;

/**
 * Follows a press on a line. If it becomes a drag, the line goes where the pointer is; outside the
 * program it is taken out.
 *
 * @param program the element in which the lines of the program are, each with `data-line`
 * @param ondrop the drag has ended
 */
export function dragLine(
	event: PointerEvent,
	line: number,
	order: LineOrder,
	program: HTMLElement,
	ondrop: () => void
): void {
	if (event.button !== 0 || event.pointerType === 'touch') return;
	const from = { x: event.clientX, y: event.clientY };
	const stops = [
		on(window, 'pointermove', ({ clientX: x, clientY: y }) => {
			if (order.dragged < 0 && Math.hypot(x - from.x, y - from.y) < SLACK) return;
			order.dragged = line;
			const others = order.built.filter((one) => one !== line);
			const at = placeAt(x, y, others, program);
			if (at !== order.built.indexOf(line)) order.put(line, at);
		}),
		on(window, 'pointerup', () => end()),
		on(window, 'pointercancel', () => end())
	];
	function end() {
		for (const stop of stops) stop();
		if (order.dragged >= 0) ondrop();
		// The click that follows belongs to the drag.
		setTimeout(() => (order.dragged = -1));
	}
}

/** The place among other lines at a point of the window; −1 outside of the program. */
function placeAt(x: number, y: number, others: readonly number[], program: HTMLElement): number {
	const box = program.getBoundingClientRect();
	if (x < box.left || x > box.right || y < box.top || y > box.bottom) return -1;
	return others.filter((one) => {
		const { top, height } = lineIn(program, one)!.getBoundingClientRect();
		return top + height / 2 < y;
	}).length;
}

/** The element of a line in the program, or among those to choose from. */
export function lineIn(box: HTMLElement, line: number): HTMLElement | null {
	return box.querySelector<HTMLElement>(`[data-line="${line}"]`);
}
