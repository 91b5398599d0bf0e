import type { Drawing, Mark } from './drawing';

/** Around a sheet and between its parts. */
export const MARGIN = 16;
export const GAP = 24;

/** Puts drawings side by side, from the left in every language; each in the middle of the height or at the top. */
export function row(parts: readonly Drawing[], align: 'top' | 'middle' = 'middle'): Drawing {
	const height = Math.max(0, ...parts.map((part) => part.height));
	let x = 0;
	const marks = parts.map((drawing): Mark => {
		const y = align === 'top' ? 0 : (height - drawing.height) / 2;
		const place: Mark = { kind: 'group', x, y, drawing };
		x += drawing.width + GAP;
		return place;
	});
	return { width: Math.max(0, x - GAP), height, marks };
}

/** Puts drawings below each other, each in the middle of the width. */
export function column(parts: readonly Drawing[], gap = GAP): Drawing {
	const width = Math.max(0, ...parts.map((part) => part.width));
	let y = 0;
	const marks = parts.map((drawing): Mark => {
		const place: Mark = { kind: 'group', x: (width - drawing.width) / 2, y, drawing };
		y += drawing.height + gap;
		return place;
	});
	return { width, height: Math.max(0, y - gap), marks };
}

/** A drawing with a margin around it. */
export function framed(drawing: Drawing, margin = MARGIN): Drawing {
	return {
		width: drawing.width + 2 * margin,
		height: drawing.height + 2 * margin,
		marks: [{ kind: 'group', x: margin, y: margin, drawing }]
	};
}
