import { scaleLinear, scaleLog } from 'd3-scale';
import { stepPath } from '$lib/ui/chart/step-path';

/** A point of a curve: ticks, and what is counted there. */
export type CurvePoint = readonly [tick: number, count: number];

/** A chart of curves over ticks. */
export interface CurveScales {
	/** The place of a tick, in pixels from the left; 0 and 1 are the same on a logarithmic axis. */
	readonly x: (tick: number) => number;
	readonly y: (count: number) => number;
	/** The tick at a place. */
	readonly tickAt: (x: number) => number;
	readonly xTicks: readonly number[];
	readonly yTicks: readonly number[];
}

/** Pixels that a label on each axis needs. */
const LABEL = { x: 90, y: 28 };

/**
 * The scales of a chart.
 * @param most the last tick and the highest count.
 * @param size the room for the curves, in pixels.
 */
export function curveScales(
	most: { readonly tick: number; readonly count: number },
	size: { readonly width: number; readonly height: number },
	isLog: { readonly x: boolean; readonly y: boolean }
): CurveScales {
	const x = scaleOf(most.tick, [0, size.width], isLog.x);
	const y = scaleOf(most.count, [size.height, 0], isLog.y);
	return {
		x: (tick) => x.scale(isLog.x ? Math.max(1, tick) : tick),
		y: (count) => y.scale(isLog.y ? Math.max(1, count) : count),
		tickAt(place) {
			const tick = Math.round(x.scale.invert(place));
			// The beginning must be reachable, although a logarithm has no place for it.
			return isLog.x && place <= 0 ? 0 : Math.max(0, Math.min(most.tick, tick));
		},
		xTicks: x.ticks(Math.max(2, Math.floor(size.width / LABEL.x))),
		yTicks: y.ticks(Math.max(1, Math.floor(size.height / LABEL.y)))
	};
}

function scaleOf(most: number, range: [number, number], isLog: boolean) {
	if (!isLog) {
		const scale = scaleLinear([0, Math.max(1, most)], range);
		return { scale, ticks: (count: number) => scale.ticks(count).filter(Number.isInteger) };
	}
	const scale = scaleLog([1, Math.max(10, most)], range);
	const powers = scale.ticks().filter((value) => Number.isInteger(Math.log10(value)));
	return {
		scale,
		ticks: (count: number) =>
			powers.filter((_, index) => index % Math.ceil(powers.length / count) === 0)
	};
}

/** A curve as the data of a path; empty for fewer than two points. */
export function curvePath(points: readonly CurvePoint[], { x, y }: CurveScales): string {
	if (points.length < 2) return '';
	return stepPath(points.map(([tick, count]) => [x(tick), y(count)]));
}
