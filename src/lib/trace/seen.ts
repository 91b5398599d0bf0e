import type { Walk } from '../problems/problem';

/** When each place of a walk was first entered, and from where, and when it proved to lead on. */
export interface Seen {
	/** The position at which a place was entered: 0 for the start, Infinity for never. */
	readonly since: Float64Array;
	/** The place from which it was entered, −1 for the start and for those never entered. */
	readonly from: Int32Array;
	/** The position of the first solution that a place lies on the way of, Infinity for none. */
	readonly solved: Float64Array;
}

/** Only the start was seen. */
export function nothingSeen({ places, start }: Walk): Seen {
	const since = new Float64Array(places).fill(Infinity);
	since[start] = 0;
	return {
		since,
		from: new Int32Array(places).fill(-1),
		solved: new Float64Array(places).fill(Infinity)
	};
}
