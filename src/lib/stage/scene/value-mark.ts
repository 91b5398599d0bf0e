import type { ValueMark } from '../board/square-texts';
import type { Style } from '../drawing/looks';
import type { SceneMark } from './scene';

/**
 * What became of a value, on the square that stands for it, whose corner is at (x, y): a dot for a candidate, as in
 * chess programs, struck through when it is eliminated; and in the shapes of the decision tree, a cross if it was
 * rejected, a square if it failed, one of dashes if a jump skipped it, a diamond if it led to a solution.
 *
 * @param isFaint a trace of earlier steps
 * @param side the side of the square
 */
export function valueMarks(
	x: number,
	y: number,
	mark: ValueMark,
	isFaint: boolean,
	side = 1
): SceneMark[] {
	const middle = { x: x + side / 2, y: y + side / 2, ...(side !== 1 && { share: side }) };
	const path = (d: string, style: Style): SceneMark => ({ d, ...middle, scale: side, style });
	const dot = (radius: number, style: Style): SceneMark => ({
		...{ ...middle, radius: radius * side, style }
	});
	const half = isFaint ? 0.09 : 0.17;
	const square = `M${-half} ${-half}H${half}V${half}H${-half}z`;
	switch (mark) {
		case 'candidate':
			return [dot(isFaint ? 0.09 : 0.13, isFaint ? 'faint-dot' : 'candidate-dot')];
		case 'left':
			return [dot(isFaint ? 0.09 : 0.13, 'left-dot')];
		case 'pruned':
			return [path('M-.12 .12L.12 -.12', 'pruned-sign')];
		case 'eliminated':
			return [dot(0.13, 'candidate-dot'), path('M-.23 .23L.23 -.23', 'rejected-sign')];
		case 'rejected':
			return [path('M-.155 -.155L.155 .155M.155 -.155L-.155 .155', 'rejected-sign')];
		case 'failed':
			return [path(square, isFaint ? 'faint-failed-sign' : 'failed-sign')];
		case 'skipped':
			return [path(square, 'skipped-sign')];
		case 'solved': {
			const tip = half * 1.41;
			const diamond = `M0 ${-tip}L${tip} 0L0 ${tip}L${-tip} 0z`;
			return [path(diamond, isFaint ? 'faint-solved-sign' : 'solved-sign')];
		}
	}
}
