/** A part of a board, in squares; one square if it has no size. */
export interface Area {
	readonly x: number;
	readonly y: number;
	readonly width?: number;
	readonly height?: number;
}
