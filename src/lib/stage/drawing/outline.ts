import svgpath from 'svgpath';
import type { Segment } from './drawing';

const known = new Map<string, readonly Segment[]>();

/** SVG path data as absolute lines and cubic curves: at a place, and this many times as large. */
export function outline(data: string, x = 0, y = 0, scale = 1): Segment[] {
	let segments = known.get(data);
	if (segments === undefined) {
		segments = parsed(data);
		// Shapes come again and again; the edges of trees do not.
		if (known.size < 500) known.set(data, segments);
	}
	return segments.map((segment) => moved(segment, x, y, scale));
}

/** A segment at another place, in another size. */
export function moved(segment: Segment, x: number, y: number, scale = 1): Segment {
	switch (segment[0]) {
		case 'Z':
			return segment;
		case 'C':
			return [
				'C',
				...[x + segment[1] * scale, y + segment[2] * scale],
				...[x + segment[3] * scale, y + segment[4] * scale],
				...[x + segment[5] * scale, y + segment[6] * scale]
			] as unknown as Segment;
		default:
			return [segment[0], x + segment[1] * scale, y + segment[2] * scale];
	}
}

function parsed(data: string): Segment[] {
	const segments: Segment[] = [];
	svgpath(data)
		.abs()
		.unshort()
		.unarc()
		.iterate((segment, _, x, y) => {
			switch (segment[0]) {
				case 'M':
				case 'L':
					segments.push([segment[0], segment[1], segment[2]]);
					break;
				case 'H':
					segments.push(['L', segment[1], y]);
					break;
				case 'V':
					segments.push(['L', x, segment[1]]);
					break;
				case 'C':
					segments.push(segment);
					break;
				case 'Q': {
					// A quadratic curve as a cubic one.
					const [, qx, qy, toX, toY] = segment;
					segments.push([
						'C',
						...[x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y)],
						...[toX + (2 / 3) * (qx - toX), toY + (2 / 3) * (qy - toY)],
						...[toX, toY]
					] as unknown as Segment);
					break;
				}
				default:
					segments.push(['Z']);
			}
		});
	return segments;
}

/** The corners of an outline of straight lines, one list for each part of it. */
export function corners(segments: readonly Segment[]): (readonly [number, number])[][] {
	const parts: (readonly [number, number])[][] = [];
	for (const segment of segments) {
		if (segment[0] === 'Z') continue;
		if (segment[0] === 'M') parts.push([]);
		parts.at(-1)?.push([segment.at(-2) as number, segment.at(-1) as number]);
	}
	return parts;
}

/**
 * Parallel lines inside an outline of straight lines, as a path: a hatching that every program shows, where
 * patterns are not known to all.
 *
 * @param direction in degrees: 0 runs to the right, 45 down to the right
 * @param gap from line to line
 */
export function hatching(segments: readonly Segment[], direction: number, gap: number): Segment[] {
	const angle = (direction * Math.PI) / 180;
	const [along, across] = [Math.cos(angle), Math.sin(angle)];
	/** Turned so that the lines are level. */
	const turned = corners(segments).map((part) =>
		part.map(([x, y]) => [x * along + y * across, y * along - x * across] as const)
	);
	const levels = turned.flat().map(([, level]) => level);
	if (levels.length === 0) return [];
	const lines: Segment[] = [];
	const end = Math.max(...levels);
	for (let level = (Math.floor(Math.min(...levels) / gap) + 0.5) * gap; level < end; level += gap) {
		const crossings = turned
			.flatMap((part) =>
				part.flatMap(([x, y], at) => {
					const [toX, toY] = part[(at + 1) % part.length];
					return y <= level === toY <= level ? [] : [x + ((level - y) / (toY - y)) * (toX - x)];
				})
			)
			.toSorted((a, b) => a - b);
		for (let at = 0; at + 1 < crossings.length; at += 2)
			for (const [letter, from] of [
				['M', crossings[at]],
				['L', crossings[at + 1]]
			] as const)
				lines.push([letter, from * along - level * across, from * across + level * along]);
	}
	return lines;
}
