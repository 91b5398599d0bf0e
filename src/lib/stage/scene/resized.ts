import type { SceneMark } from './scene';

/** Marks of another unit, such as pixels or the units of a map, in squares. @param squares how many squares the unit has */
export function resized(marks: readonly SceneMark[], squares: number): SceneMark[] {
	return marks.map((mark): SceneMark => {
		const share = 'share' in mark && { share: mark.share! * squares };
		if ('text' in mark) return { ...mark, ...at(mark, squares), size: mark.size * squares };
		if ('d' in mark) {
			const { x = 0, y = 0, scale = 1 } = mark;
			return { ...mark, ...share, ...at({ x, y }, squares), scale: scale * squares };
		}
		if ('radius' in mark)
			return { ...mark, ...share, ...at(mark, squares), radius: mark.radius * squares };
		const size = { wide: mark.wide * squares, high: mark.high * squares };
		const round = mark.round !== undefined && { round: mark.round * squares };
		return { ...mark, ...share, ...at(mark, squares), ...size, ...round };
	});
}

function at({ x, y }: { readonly x: number; readonly y: number }, squares: number) {
	return { x: x * squares, y: y * squares };
}
