/**
 * SVG path data of steps through points, each level until the next point; empty for none.
 *
 * @param points places, ascending
 */
export function stepPath(points: readonly (readonly [x: number, y: number])[]): string {
	const place = (value: number) => Math.round(value * 100) / 100;
	return points
		.map(([x, y], at) => (at === 0 ? `M${place(x)},${place(y)}` : `H${place(x)}V${place(y)}`))
		.join('');
}
