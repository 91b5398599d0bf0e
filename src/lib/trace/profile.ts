/** The depth of a search over its run, in bins of equal width: what the scrubber draws. */
export interface DepthProfile {
	/** Steps a bin. The last bin may be partly filled. */
	readonly width: number;
	/** Bins filled. */
	readonly length: number;
	readonly shallowest: Uint16Array;
	readonly deepest: Uint16Array;
}
