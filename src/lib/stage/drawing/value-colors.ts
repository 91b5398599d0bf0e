/**
 * What stands for values, such as the colours of a map: the ground of each, light and dark, and the lines on it, which
 * tell it from others without colour.
 */
export const VALUE_COLORS = [
	{ ground: ['#f7bdb5', '#6d2f2d'], line: ['#7c5d59', '#a97e7b'] },
	{ ground: ['#c0e2b5', '#2c5229'], line: ['#5f7159', '#7c9479'] },
	{ ground: ['#bcd3f4', '#294471'], line: ['#5d697a', '#798ba9'] },
	{ ground: ['#f5e7a8', '#5d5014'], line: ['#7b7352', '#9a9272'] },
	{ ground: ['#dfc6f0', '#4d2f68'], line: ['#6f6278', '#907ea3'] },
	{ ground: ['#b0e4e0', '#1c514e'], line: ['#567270', '#759390'] }
] as const;

/** The ground of a value on a page, which changes with its scheme. */
export function valueGround(value: number): string {
	return themed(VALUE_COLORS[value].ground);
}

/** A colour of a page that changes with its scheme. */
export function themed([light, dark]: readonly [light: string, dark: string]): string {
	return `light-dark(${light}, ${dark})`;
}
