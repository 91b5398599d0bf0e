import { face } from '$lib/stage/drawing/board/face';
import { gridBoard } from '$lib/stage/drawing/board/grid-board';
import { valueMarks } from '$lib/stage/drawing/board/value-marks';
import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import { outline } from '$lib/stage/drawing/outline';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { columnName, type TourSetup } from '../tour';
import { darkSquares, KNIGHT, lineThrough, middleOf, sceneOf } from './scene';

/** The sides of a piece and of the knight, as shares of a square. */
const PIECE = 0.64;
const HEAD = 0.9;

/** The drawing of a tour at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<TourSetup>): Drawing {
	const { setup, step, isSolved } = facts;
	const { columns, rows } = setup;
	const { path, pieces, ways, rejected } = sceneOf(facts);
	const head = pieces.find(({ hasKnight }) => hasKnight)!.square;
	const [headX, headY] = [head % columns, Math.floor(head / columns)];
	const marks: Mark[] = [
		{
			...{ kind: 'rectangle', x: 0, y: 0, style: 'board' },
			...{ width: columns * CELL, height: rows * CELL }
		},
		{ kind: 'path', segments: outline(darkSquares(setup), 0, 0, CELL), style: 'chequer' },
		...(path.length > 1 ? [lineMark(setup, path, isSolved)] : [])
	];
	for (const { square, mark, onward } of ways) {
		const { x, y } = middleOf(setup, square);
		const [left, top] = [(x - 0.5) * CELL, (y - 0.5) * CELL];
		if (onward < 0) marks.push(...valueMarks(left, top, mark, false));
		else
			marks.push(
				{ kind: 'circle', x: x * CELL, y: y * CELL, radius: 0.24 * CELL, style: 'place' },
				{
					...{ kind: 'words', x: x * CELL, y: y * CELL, size: 0.3 * CELL },
					...{ text: String(onward), style: 'place' as Style }
				}
			);
	}
	for (const { square, kind, move, clash, hasKnight } of pieces) {
		const { x, y } = middleOf(setup, square);
		const side = hasKnight ? HEAD : PIECE;
		const symbol = hasKnight
			? { picture: KNIGHT }
			: { symbol: String(move), symbolSize: kind === 'solved' ? 0.44 : 0.52 };
		marks.push(
			...face((x - side / 2) * CELL, (y - side / 2) * CELL, {
				...{ kind, clash, plate: true, side: side * CELL, ...symbol }
			})
		);
	}
	return gridBoard({
		...{ columns, rows, marks, solved: isSolved, links: rejected === null ? [] : [rejected] },
		current: step === null || step.variable < 0 ? null : { x: headX, y: headY },
		currentFailed: step?.kind === 'deadend',
		headings: {
			columns: (column) => ({ name: columnName(column), current: column === headX }),
			rows: (row) => ({ name: String(rows - row), current: row === headY })
		}
	});
}

function lineMark(setup: TourSetup, path: readonly number[], isSolved: boolean): Mark {
	const segments = outline(lineThrough(setup, path), 0, 0, CELL);
	return { kind: 'path', segments, style: isSolved ? 'best-line' : 'path-edge' };
}
