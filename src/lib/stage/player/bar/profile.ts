import type { DepthProfile } from '$lib/engine/trace/profile';
import { firstFrom } from '$lib/engine/trace/first-from';

/** A depth profile as columns, for the scrubber. */
export interface ProfileColumns {
	/** Where the columns begin and end, in pixels: one more than there are columns. */
	readonly edges: Float64Array;
	/** The smallest and the greatest depth in each column. */
	readonly shallowest: Uint16Array;
	readonly deepest: Uint16Array;
}

/**
 * Lays a profile out over `width` pixels. Position p of a run of `length` steps stands at
 * p ÷ length × width, and its column reaches half a step to either side; columns narrower than a
 * pixel are joined.
 */
export function profileColumns(
	profile: DepthProfile,
	length: number,
	width: number
): ProfileColumns {
	const edges = new Float64Array(profile.length + 1);
	const shallowest = new Uint16Array(profile.length);
	const deepest = new Uint16Array(profile.length);
	const scale = length > 0 ? width / length : 0;
	let columns = 0;
	let bin = 0;

	// Invariant: columns 0 … columns − 1 hold the bins before `bin`, and end at edges[columns].
	while (bin < profile.length && edges[columns] < width) {
		let low = profile.shallowest[bin];
		let high = profile.deepest[bin];
		let end = edgeAfter(bin);
		while (end - edges[columns] < 1 && end < width && bin + 1 < profile.length) {
			bin++;
			low = Math.min(low, profile.shallowest[bin]);
			high = Math.max(high, profile.deepest[bin]);
			end = edgeAfter(bin);
		}
		bin++;
		shallowest[columns] = low;
		deepest[columns] = high;
		edges[++columns] = bin === profile.length ? width : end;
	}
	return {
		edges: edges.slice(0, columns + 1),
		shallowest: shallowest.slice(0, columns),
		deepest: deepest.slice(0, columns)
	};

	function edgeAfter(index: number): number {
		return Math.min(width, ((index + 1) * profile.width - 0.5) * scale);
	}
}

/**
 * The upper edge of columns as an SVG path: depth 0 is at `height`, `peak` at 0. If `closed`, it is
 * the area between that edge and depth 0.
 */
export function columnsPath(
	edges: Float64Array,
	depths: Uint16Array,
	peak: number,
	height: number,
	closed: boolean
): string {
	if (depths.length === 0) return '';
	const y = (depth: number) => round(height - (depth / Math.max(1, peak)) * height);
	let path = closed
		? `M${round(edges[0])},${height}V${y(depths[0])}`
		: `M${round(edges[0])},${y(depths[0])}`;
	for (let column = 1; column < depths.length; column++) {
		if (depths[column] !== depths[column - 1])
			path += `H${round(edges[column])}V${y(depths[column])}`;
	}
	path += `H${round(edges[depths.length])}`;
	return closed ? `${path}V${height}Z` : path;
}

/**
 * Where to mark the given positions (ascending) over `width` pixels, up to `length`. Of marks that
 * would be closer than `gap` pixels, only the first is kept.
 */
export function markPlaces(
	positions: Float64Array,
	length: number,
	width: number,
	gap: number
): number[] {
	const places: number[] = [];
	if (length <= 0) return places;
	for (let next = 0; next < positions.length && positions[next] <= length;) {
		const place = (positions[next] / length) * width;
		places.push(place);
		const bound = ((place + gap) / width) * length;
		next = firstFrom(positions, next + 1, positions.length, bound);
	}
	return places;
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
