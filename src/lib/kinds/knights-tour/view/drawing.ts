import { middleOf } from '$lib/stage/board/lines';
import { face } from '$lib/stage/drawing/board/face';
import { gridBoard } from '$lib/stage/drawing/board/grid-board';
import { drawn } from '$lib/stage/drawing/board/mini-marks';
import { valueMarks } from '$lib/stage/drawing/board/value-marks';
import { CELL, type Drawing } from '$lib/stage/drawing/drawing';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { columnName, type TourSetup } from '../tour';
import { groundMarks, KNIGHT, sceneOf } from './scene';

/** The sides of a piece and of the knight, as shares of a square. */
const PIECE = 0.64;
const HEAD = 0.9;

/** The drawing of a tour at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<TourSetup>): Drawing {
	const { setup, step, isSolved } = facts;
	const { columns, rows } = setup;
	const { path, squares, head, rejected } = sceneOf(facts);
	const [headX, headY] = [head % columns, Math.floor(head / columns)];
	const marks = drawn(groundMarks(setup, path, isSolved), 0, 0, CELL);
	for (const [square, { kind, move, clash, hasKnight, mark, onward }] of squares.entries()) {
		const middle = middleOf(columns, square);
		const [x, y] = [middle.x * CELL, middle.y * CELL];
		if (onward >= 0)
			marks.push(
				{ kind: 'circle', x, y, radius: 0.24 * CELL, style: 'place' },
				{ kind: 'words', x, y, size: 0.3 * CELL, text: String(onward), style: 'place' }
			);
		else if (mark !== null) marks.push(...valueMarks(x - CELL / 2, y - CELL / 2, mark, false));
		if (kind === null) continue;
		const side = CELL * (hasKnight ? HEAD : PIECE);
		const symbol = hasKnight
			? { picture: KNIGHT }
			: { symbol: String(move), symbolSize: kind === 'solved' ? 0.44 : 0.52 };
		const options = { kind, clash, plate: true, side, ...symbol };
		marks.push(...face(x - side / 2, y - side / 2, options));
	}
	return gridBoard({
		...{ columns, rows, marks, solved: isSolved, links: rejected === null ? [] : [rejected] },
		current: step === null || step.variable < 0 ? null : { x: headX, y: headY },
		currentFailed: facts.isDeadEnd,
		headings: {
			columns: (column) => ({ name: columnName(column), current: column === headX }),
			rows: (row) => ({ name: String(rows - row), current: row === headY })
		}
	});
}
