import type { Area } from '../board/area';
import type { Style } from '../drawing/looks';
import type { SceneMark } from './scene';

/** What lies over the squares of a grid. Areas and paths are in squares. */
export interface OverGrid {
	readonly columns: number;
	readonly rows: number;
	/** The lines between the squares; none if absent. */
	readonly lines?: readonly SceneMark[];
	/** The style of the edge. */
	readonly edge?: Style;
	/** The board is a solution: it gets a green edge with the diamonds of the decision tree. */
	readonly solved?: boolean;
	/** The subject of the step, and whether nothing is left to try there. */
	readonly current?: Area | null;
	readonly currentFailed?: boolean;
	/** The area that the step names as its reason, and whether that area failed. */
	readonly unit?: Area | null;
	readonly unitFailed?: boolean;
	/** Lines between clashing squares, and the line from the cause of an elimination, as path data. */
	readonly links?: readonly string[];
	readonly causeLink?: string | null;
}

/** The marks over the squares of a grid: its edge, the ring around the subject of the step, lines between squares. */
export function overGrid(board: OverGrid): SceneMark[] {
	const { columns, rows, lines = [], links = [], causeLink = null } = board;
	const rectangle = (
		{ x, y, width = 1, height = 1 }: Area,
		style: Style,
		round = 0
	): SceneMark => ({
		...{ x, y, wide: width, high: height, style },
		...(round > 0 && { round })
	});
	const marks: SceneMark[] = [...lines];
	const edge = board.solved === true ? 'solved-edge' : (board.edge ?? 'edge');
	marks.push(rectangle({ x: 0, y: 0, width: columns, height: rows }, edge));
	if (board.solved === true) {
		const scale = Math.min(0.22, Math.min(columns, rows) * 0.06);
		for (const x of [0, columns])
			for (const y of [0, rows])
				marks.push({ d: 'M0 -1L1 0L0 1L-1 0z', x, y, scale, style: 'solved-corner' });
	}
	if (board.unit) {
		const failed = board.unitFailed === true;
		marks.push(rectangle(board.unit, failed ? 'unit-failed' : 'unit'));
		marks.push(rectangle(board.unit, failed ? 'unit-failed-edge' : 'unit-edge'));
	}
	if (causeLink !== null)
		marks.push({ d: causeLink, style: 'link-halo' }, { d: causeLink, style: 'cause-link' });
	for (const d of links) marks.push({ d, style: 'link-halo' }, { d, style: 'clash-link' });
	if (board.current) {
		marks.push(rectangle(board.current, 'current-halo', 0.08));
		const failed = board.currentFailed === true;
		marks.push(rectangle(board.current, failed ? 'current-failed' : 'current', 0.08));
	}
	return marks;
}
