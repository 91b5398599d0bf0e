import type { ValueMark } from '../../board/square-texts';
import { CELL, type Mark } from '../drawing';
import type { Style } from '../looks';
import { outline } from '../outline';

/**
 * What became of a value, on the square that stands for it, whose corner is at (x, y): a dot for a candidate,
 * struck through when it is eliminated, a cross, a square or a diamond as in the tree.
 *
 * @param isFaint a trace of earlier steps
 */
export function valueMarks(x: number, y: number, mark: ValueMark, isFaint: boolean): Mark[] {
	const [middleX, middleY] = [x + CELL / 2, y + CELL / 2];
	const path = (data: string, style: Style): Mark => ({
		kind: 'path',
		segments: outline(data, middleX, middleY, CELL),
		style
	});
	const dot = (radius: number, style: Style): Mark => ({
		...{ kind: 'circle', x: middleX, y: middleY, radius: radius * CELL, style }
	});
	const half = isFaint ? 0.09 : 0.17;
	switch (mark) {
		case 'candidate':
			return [dot(isFaint ? 0.09 : 0.13, isFaint ? 'faint-dot' : 'candidate-dot')];
		case 'left':
			return [dot(isFaint ? 0.09 : 0.13, 'left-dot')];
		case 'pruned':
			return [path('M-.12 .12L.12 -.12', 'removed-candidate-stroke')];
		case 'eliminated':
			return [dot(0.13, 'candidate-dot'), path('M-.23 .23L.23 -.23', 'rejected-sign')];
		case 'rejected':
			return [path('M-.155 -.155L.155 .155M.155 -.155L-.155 .155', 'rejected-sign')];
		case 'failed':
			return [
				path(
					`M${-half} ${-half}H${half}V${half}H${-half}z`,
					isFaint ? 'faint-failed-sign' : 'failed-sign'
				)
			];
		case 'skipped':
			return [path(`M${-half} ${-half}H${half}V${half}H${-half}z`, 'skipped-sign')];
		case 'solved': {
			const tip = half * 1.41;
			return [
				path(
					`M0 ${-tip}L${tip} 0L0 ${tip}L${-tip} 0z`,
					isFaint ? 'faint-solved-sign' : 'solved-sign'
				)
			];
		}
	}
}
