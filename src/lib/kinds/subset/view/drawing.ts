import { drawn } from '$lib/stage/drawing/board/scene-drawing';
import { face } from '$lib/stage/scene/face';
import type { BoardDrawer } from '$lib/stage/drawing/board-drawer';
import { CELL } from '$lib/stage/drawing/drawing';
import type { SubsetSetup } from '../subset';
import { FACE, MARKS, pictureAt } from './picture';

const SCALE = 0.8 * CELL;
const MARGIN = 6;

/** The drawing of the numbers at a moment: what the studio's board shows. */
const drawing: BoardDrawer<SubsetSetup> = (facts) => {
	const { width, height, marks, rows } = pictureAt(facts);
	const at = (value: number) => MARGIN + value * SCALE;
	const side = FACE * SCALE;
	const faces = facts.states.flatMap(({ variable, kind, value, clash, conflict, current }) => {
		const [x, y] = [at(0.1), at(rows[variable] + (1 - FACE) / 2)];
		const tile = { kind: 'rectangle', x, y, width: side, height: side, radius: 6 } as const;
		const row = { x: at(0.06), y: at(rows[variable] + 0.04), height: 0.92 * SCALE, radius: 4 };
		return [
			...(kind === 'open'
				? [{ ...tile, style: 'tile' } as const]
				: drawn(
						face(x / CELL, y / CELL, {
							...{ kind, side: side / CELL, picture: MARKS[value], clash, conflict }
						})
					)),
			...(current
				? [{ ...tile, ...row, width: (width - 0.12) * SCALE, style: 'current' } as const]
				: [])
		];
	});
	return {
		...{ width: width * SCALE + 2 * MARGIN, height: height * SCALE + 2 * MARGIN },
		marks: [...drawn(marks, MARGIN, MARGIN, SCALE), ...faces]
	};
};

export default drawing;
