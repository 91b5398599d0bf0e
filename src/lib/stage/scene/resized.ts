import type { SceneMark } from './scene';

/**
 * Marks of another unit, such as pixels or the units of a map, in squares.
 *
 * @param squares how many squares the unit has
 * @param right how many squares to the right they move, and down
 */
export function resized(
	marks: readonly SceneMark[],
	squares: number,
	right = 0,
	down = 0
): SceneMark[] {
	const across = (x: number) => x * squares + right;
	const below = (y: number) => y * squares + down;
	return marks.map((mark): SceneMark => {
		if ('letters' in mark) {
			const places = { across: mark.across.map(across), down: mark.down.map(below) };
			return { ...mark, ...places, size: mark.size * squares };
		}
		const at = { x: across(mark.x ?? 0), y: below(mark.y ?? 0) };
		if ('text' in mark) return { ...mark, ...at, size: mark.size * squares };
		const share = mark.share !== undefined && { share: mark.share * squares };
		if ('d' in mark) return { ...mark, ...at, ...share, scale: (mark.scale ?? 1) * squares };
		if ('radius' in mark) return { ...mark, ...at, ...share, radius: mark.radius * squares };
		const size = { wide: mark.wide * squares, high: mark.high * squares };
		const round = mark.round !== undefined && { round: mark.round * squares };
		return { ...mark, ...at, ...share, ...size, ...round };
	});
}
