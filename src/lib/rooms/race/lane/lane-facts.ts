/** What a lane has done at its moment, and how it ended, if its steps are not a search's. */
export interface LaneFacts {
	readonly placements: number;
	readonly undos: number;
	/** Told at the end of the lane. */
	readonly result: string;
}
