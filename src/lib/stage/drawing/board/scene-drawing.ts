import { CELL, type Drawing, type Mark, type Segment } from '../drawing';
import { hatchOf } from '../hatches';
import type { Style } from '../looks';
import { hatching, outline } from '../outline';
import type { Scene, SceneMark } from '../../scene/scene';
import { boardWithNames } from './names';

/** A board with the names beside it as a drawing. */
export function sceneDrawing({ width, height, marks, headings, margin, unit = 1 }: Scene): Drawing {
	const size = { width: width * unit * CELL, height: height * unit * CELL };
	return boardWithNames(
		{ ...size, marks: drawn(marks, 0, 0, unit * CELL) },
		{ columns: width, rows: height },
		headings,
		margin === undefined ? undefined : margin * CELL
	);
}

/** Marks of a scene in a drawing: at a place, and this many units for a square. */
export function drawn(marks: readonly SceneMark[], x = 0, y = 0, scale = CELL): Mark[] {
	return marks.flatMap((mark): Mark[] => {
		const { style } = mark;
		if ('text' in mark) {
			const { text, anchor, direction, size } = mark;
			const place = { x: x + mark.x * scale, y: y + mark.y * scale, size: size * scale };
			return [
				{
					kind: 'words',
					text,
					style,
					...place,
					...(anchor && { anchor }),
					...(direction && { direction })
				}
			];
		}
		if ('letters' in mark)
			return Array.from(mark.letters, (text, at) => ({
				...{ kind: 'words', text, style, size: mark.size * scale },
				...{ x: x + mark.across[at] * scale, y: y + mark.down[at] * scale }
			}));
		if ('d' in mark) {
			const [left, top] = [x + (mark.x ?? 0) * scale, y + (mark.y ?? 0) * scale];
			return pathOf(outline(mark.d, left, top, scale * (mark.scale ?? 1)), style);
		}
		const place = { x: x + mark.x * scale, y: y + mark.y * scale, style };
		if ('radius' in mark) return [{ kind: 'circle', ...place, radius: mark.radius * scale }];
		const { wide, high, round } = mark;
		return [
			{
				...{ kind: 'rectangle', ...place, width: wide * scale, height: high * scale },
				...(round !== undefined && { radius: round * scale })
			}
		];
	});
}

/** A path, or lines within it. */
function pathOf(segments: readonly Segment[], style: Style): Mark[] {
	const hatch = hatchOf(style);
	const lines = hatch ? hatching(segments, hatch) : segments;
	return lines.length === 0 ? [] : [{ kind: 'path', segments: lines, style }];
}
