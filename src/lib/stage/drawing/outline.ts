import svgpath from 'svgpath';
import type { Segment } from './drawing';
import type { Hatch } from './hatches';

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
 * patterns are not known to all. A line of dashes begins with the first one that begins inside.
 */
export function hatching(
	segments: readonly Segment[],
	{ direction, gap, dashes }: Hatch
): Segment[] {
	const angle = (direction * Math.PI) / 180;
	const [along, across] = [Math.cos(angle), Math.sin(angle)];
	const levelOf = (line: number) => (line + 0.5) * gap;
	/** By the number of a line, where it crosses the outline if all is turned so that the lines are level. */
	const crossings = new Map<number, number[]>();
	for (const part of corners(segments)) {
		const turned = part.map(([x, y]) => [x * along + y * across, y * along - x * across] as const);
		for (const [at, [x, y]] of turned.entries()) {
			const [toX, toY] = turned[(at + 1) % turned.length];
			const [low, high] = [Math.min(y, toY), Math.max(y, toY)];
			for (let line = Math.floor(low / gap - 0.5); levelOf(line) < high; line++) {
				if (levelOf(line) < low) continue;
				const place = x + ((levelOf(line) - y) / (toY - y)) * (toX - x);
				const places = crossings.get(line);
				if (places) places.push(place);
				else crossings.set(line, [place]);
			}
		}
	}
	function begin(from: number, line: number): number {
		if (dashes === undefined) return from;
		const { start, period } = dashes;
		const first = line % 2 === 0 ? start : start + period / 2;
		return first + Math.ceil((from - first) / period) * period;
	}
	const lines: Segment[] = [];
	for (const [line, places] of [...crossings].sort(([a], [b]) => a - b)) {
		const level = levelOf(line);
		const sorted = places.toSorted((a, b) => a - b);
		for (let at = 0; at + 1 < sorted.length; at += 2) {
			const [from, to] = [begin(sorted[at], line), sorted[at + 1]];
			if (from >= to) continue;
			for (const [letter, place] of [
				['M', from],
				['L', to]
			] as const)
				lines.push([letter, place * along - level * across, place * across + level * along]);
		}
	}
	return lines;
}
