/** A rectangle in the window, in CSS pixels. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** Distance from the anchor and from the edges of the window, in CSS pixels. */
const GAP = 6;

/**
 * Places a floating panel next to its anchor and inside the window: below the anchor (above, if
 * there is room only there), with the start edges aligned, shifted into the window if necessary. A
 * panel larger than the window starts at the window's edge and has to scroll.
 *
 * @returns the panel's left, top and maximum height, in CSS pixels
 */
export function place(
	anchor: Box,
	panel: { width: number; height: number },
	view: { width: number; height: number },
	direction: 'ltr' | 'rtl'
): { left: number; top: number; maxHeight: number } {
	const roomBelow = view.height - (anchor.top + anchor.height) - 2 * GAP;
	const roomAbove = anchor.top - 2 * GAP;
	const below = panel.height <= roomBelow || roomBelow >= roomAbove;
	const maxHeight = Math.max(0, below ? roomBelow : roomAbove);
	const height = Math.min(panel.height, maxHeight);
	const wanted = direction === 'rtl' ? anchor.left + anchor.width - panel.width : anchor.left;
	return {
		left: Math.max(GAP, Math.min(wanted, view.width - panel.width - GAP)),
		top: below ? anchor.top + anchor.height + GAP : anchor.top - GAP - height,
		maxHeight
	};
}
