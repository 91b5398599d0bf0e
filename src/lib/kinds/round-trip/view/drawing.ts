import type { BoardDrawer } from '$lib/stage/drawing/board-drawer';
import { drawn } from '$lib/stage/drawing/board/scene-drawing';
import { face } from '$lib/stage/scene/face';
import { valueMarks } from '$lib/stage/scene/value-mark';
import { CELL } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import { HEIGHT, WIDTH, type TripSetup } from '../map';
import { fieldOf, nameSize, pictureOf } from './picture';

/** Units of the drawing per unit of a map. */
const SCALE = CELL / 100;
/** Room for cities on the edge. */
const MARGIN = CELL / 2;

/** The drawing of a map at a moment: what the studio's board shows. */
const drawing: BoardDrawer<TripSetup> = (facts) => {
	const { setup, step } = facts;
	const picture = pictureOf(facts);
	const side = fieldOf(setup) * SCALE;
	const marks = drawn(picture.lines, MARGIN, MARGIN, SCALE);
	for (const [city, { kind, stop, mark, lost, ...flags }] of picture.marks.entries()) {
		const { name, ...at } = setup.cities[city];
		const [x, y] = [MARGIN + at.x * SCALE, MARGIN + at.y * SCALE];
		const size = nameSize(name);
		if (kind === 'open' || kind === 'deadend') {
			const style: Style = kind === 'deadend' || lost ? 'failed-place' : 'place';
			marks.push(
				{ kind: 'circle', x, y, radius: side * 0.42, style },
				{ kind: 'words', x, y, text: name, size: side * size, style }
			);
		} else
			marks.push(
				...drawn(
					face((x - side / 2) / CELL, (y - side / 2) / CELL, {
						...{ kind, symbol: name, symbolSize: size, plate: true, ...flags },
						side: side / CELL
					})
				)
			);
		const corner = side * 0.48;
		if (mark !== 'none' && kind === 'open')
			marks.push(
				...drawn(valueMarks((x + corner) / CELL - 0.5, (y + corner) / CELL - 0.5, mark, true))
			);
		if (stop >= 0)
			marks.push({
				...{ kind: 'words', x: x + corner, y: y - corner, text: String(stop + 1) },
				...{ size: side * 0.32, style: 'step-number' }
			});
		if (step?.value === city)
			marks.push({ kind: 'circle', x, y, radius: side * 0.58, style: 'current' });
	}
	return {
		width: WIDTH * SCALE + 2 * MARGIN,
		height: HEIGHT * SCALE + 2 * MARGIN,
		marks
	};
};

export default drawing;
