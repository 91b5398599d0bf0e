import type { MiniMark } from '../../board/mini/mini';
import type { Mark } from '../drawing';
import { outline } from '../outline';

/** The marks of a small board in a drawing: at a place, and this many times as large. */
export function drawn(marks: readonly MiniMark[], x: number, y: number, scale: number): Mark[] {
	return marks.flatMap((mark): Mark[] => {
		if ('text' in mark) {
			const size = mark.size * scale;
			return [{ ...mark, kind: 'words', x: x + mark.x * scale, y: y + mark.y * scale, size }];
		}
		const segments = outline(mark.d, x, y, scale);
		return segments.length === 0 ? [] : [{ kind: 'path', style: mark.style, segments }];
	});
}
