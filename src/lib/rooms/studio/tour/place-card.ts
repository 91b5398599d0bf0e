import type { Box } from '$lib/ui/place';

/** Distance from the anchor and from the edges of the window, in CSS pixels. */
const GAP = 10;

/** How much worse it is to cover a part that has to stay usable. */
const KEPT = 100;

type Place = Pick<Box, 'left' | 'top'>;

/**
 * Where a card about a part of the page covers the least of it: beside that part if there is room,
 * otherwise at the top of the window or at its bottom.
 * @param keep a part at the bottom of the window that stays uncovered if possible.
 */
export function placeCard(
	anchor: Box,
	card: { width: number; height: number },
	view: { width: number; height: number },
	direction: 'ltr' | 'rtl',
	keep: Box | null = null
): Place {
	const within = (least: number, wanted: number, room: number, size: number) =>
		Math.max(least, Math.min(wanted, room - size - GAP));
	const left = (wanted: number) => within(GAP, wanted, view.width, card.width);
	const top = (wanted: number) => within(GAP, wanted, view.height, card.height);
	const right = anchor.left + anchor.width;
	const bottom = anchor.top + anchor.height;
	const along = direction === 'rtl' ? right - card.width : anchor.left;
	const middle = anchor.top + (anchor.height - card.height) / 2;
	const sides = [
		{ left: left(right + GAP), top: top(middle) },
		{ left: left(anchor.left - card.width - GAP), top: top(middle) }
	];
	const places = [
		...(direction === 'rtl' ? sides.reverse() : sides),
		{ left: left(along), top: top(bottom + GAP) },
		{ left: left(along), top: top(anchor.top - card.height - GAP) },
		{ left: left(along), top: GAP },
		{ left: left(along), top: top((keep?.top ?? view.height) - card.height - GAP) }
	];
	const covered = (place: Place) => {
		const box = { ...place, ...card };
		return overlap(box, anchor) + (keep === null ? 0 : KEPT * overlap(box, keep));
	};
	return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function overlap(one: Box, other: Box): number {
	const width = Math.min(one.left + one.width, other.left + other.width);
	const height = Math.min(one.top + one.height, other.top + other.height);
	const across = Math.max(0, width - Math.max(one.left, other.left));
	const down = Math.max(0, height - Math.max(one.top, other.top));
	return across * down;
}
