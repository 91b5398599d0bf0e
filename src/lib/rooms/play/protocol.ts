import type { Made, Unmade } from '$lib/kinds/sudoku/make/make';
import type { Rating } from '$lib/kinds/sudoku/make/rating';
import type { Wish } from '$lib/kinds/sudoku/make/wish';
import type { FailureReply, PingRequest, PongReply } from '$lib/stage/run/protocol';

/** The page's requests to a worker that makes puzzles. It gets one of the first kind. */
export type MakeRequest = MakePuzzlesRequest | RatePuzzleRequest | PingRequest;

/** Rate a puzzle whose only solution is known. */
export interface RatePuzzleRequest {
	readonly type: 'rate';
	readonly board: Made['board'];
	readonly solution: Int8Array;
}

/** Make puzzles with this wish's seed and those after it. */
export interface MakePuzzlesRequest {
	readonly type: 'make';
	readonly wish: Wish;
	/** How many. Seeds for which it gives up do not count. */
	readonly count: number;
}

export type MakeReply = MadeReply | RatedReply | PongReply | FailureReply;

export interface RatedReply {
	readonly type: 'rated';
	readonly rating: Rating;
}

/** What came of the seeds since the last reply, in order. */
export interface MadeReply {
	readonly type: 'made';
	readonly results: readonly (Made | Unmade)[];
	/** Tries since the request, also of what is not made yet. */
	readonly tries: number;
	/** This is the last reply: all are made, or the wish cannot be met. */
	readonly isDone: boolean;
}
