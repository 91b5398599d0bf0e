import { hierarchy, tree } from 'd3-hierarchy';
import type { CallState } from './calls';

/** Where the boxes of calls stand, in columns and rows of the first one, which is at 0, 0. */
export interface CallPlaces {
	/** One for each call. */
	readonly places: readonly { readonly column: number; readonly row: number }[];
	readonly columns: number;
	readonly rows: number;
}

/** Lays calls out below the ones that made them. The leftmost call is in column 0. */
export function layOutCalls(calls: readonly CallState[]): CallPlaces {
	const madeBy = (caller: number) =>
		calls.flatMap((call, at) => (call.caller === caller ? [at] : []));
	const root = tree<number>()
		.nodeSize([1, 1])
		.separation(() => 1)(hierarchy(0, madeBy));
	const nodes = root.descendants().toSorted((one, other) => one.data - other.data);
	const left = Math.min(...nodes.map(({ x }) => x));
	const places = nodes.map(({ x, depth }) => ({ column: x - left, row: depth }));
	return {
		places,
		columns: Math.max(...places.map(({ column }) => column)) + 1,
		rows: root.height + 1
	};
}
