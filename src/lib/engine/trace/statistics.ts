import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	JUMP,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	stepKind
} from '../search/step';

/** Exact counts that a class asks for. All count steps, except the depths and the best. */
export interface Statistics {
	/** All steps. */
	steps: number;
	/** Variables chosen. */
	choices: number;
	/** Values tested: rejected or placed, excluding forced placements. */
	tries: number;
	/** Placements, including forced ones: the steps forward. */
	placements: number;
	/** Placements by elimination. */
	forced: number;
	/** Placements taken back: the steps back. */
	undos: number;
	deadends: number;
	/** Candidates removed. */
	eliminations: number;
	solutions: number;
	/** Placements in force now. */
	depth: number;
	/** The highest number of placements ever in force. */
	deepest: number;
	/** Placements since the last backtrack, and the longest such streak. */
	forwardStreak: number;
	longestForward: number;
	/** Backtracks since the last placement, and the longest such streak. */
	backStreak: number;
	longestBack: number;
	/** Jumps back over placements. */
	jumps: number;
	/** Placements taken back by a jump, without a look at their other values … */
	skipped: number;
	/** … and how many values of theirs were never tested. */
	untried: number;
	/** Nodes left because no better solution than the best could follow. */
	prunes: number;
	/** The lowest cost of a solution so far, −1 if there is none (or solutions have no cost). */
	best: number;
}

/** The fields in a fixed order, for packing. */
export const STATISTICS_FIELDS = [
	'steps',
	'choices',
	'tries',
	'placements',
	'forced',
	'undos',
	'deadends',
	'eliminations',
	'solutions',
	'depth',
	'deepest',
	'forwardStreak',
	'longestForward',
	'backStreak',
	'longestBack',
	'jumps',
	'skipped',
	'untried',
	'prunes',
	'best'
] as const satisfies readonly (keyof Statistics)[];

/** The statistics before the first step: zero counts and no best solution. */
export function noStatistics(): Statistics {
	return {
		steps: 0,
		choices: 0,
		tries: 0,
		placements: 0,
		forced: 0,
		undos: 0,
		deadends: 0,
		eliminations: 0,
		solutions: 0,
		depth: 0,
		deepest: 0,
		forwardStreak: 0,
		longestForward: 0,
		backStreak: 0,
		longestBack: 0,
		jumps: 0,
		skipped: 0,
		untried: 0,
		prunes: 0,
		best: -1
	};
}

/** Counts one packed step; `cause` is used only for a solution, as its cost, and for a backtrack. */
export function countStep(statistics: Statistics, word: number, cause: number): void {
	statistics.steps++;
	switch (stepKind(word)) {
		case REJECT:
			statistics.tries++;
			break;
		case CHOOSE:
			statistics.choices++;
			break;
		case PLACE:
			statistics.tries++;
			countPlacement(statistics);
			break;
		case FORCE:
			statistics.forced++;
			countPlacement(statistics);
			break;
		case BACKTRACK:
			countBacktrack(statistics);
			countSkipped(statistics, cause);
			break;
		case ELIMINATE:
			statistics.eliminations++;
			break;
		case DEADEND:
			statistics.deadends++;
			break;
		case SOLUTION:
			countSolution(statistics, cause);
			break;
		case PRUNE:
			statistics.prunes++;
			break;
	}
}

function countPlacement(statistics: Statistics): void {
	statistics.placements++;
	statistics.backStreak = 0;
	if (++statistics.depth > statistics.deepest) statistics.deepest = statistics.depth;
	if (++statistics.forwardStreak > statistics.longestForward)
		statistics.longestForward = statistics.forwardStreak;
}

function countBacktrack(statistics: Statistics): void {
	statistics.undos++;
	statistics.depth--;
	statistics.forwardStreak = 0;
	if (++statistics.backStreak > statistics.longestBack)
		statistics.longestBack = statistics.backStreak;
}

/** Counts what a backtrack skips. @param cause of the step: −1 for nothing. */
export function countSkipped(statistics: Statistics, cause: number): void {
	if (cause < 0) return;
	statistics.skipped++;
	if (cause >= JUMP) statistics.jumps++;
	statistics.untried += cause & (JUMP - 1);
}

/** Counts a solution of cost `cost`, −1 for no cost. */
export function countSolution(statistics: Statistics, cost: number): void {
	statistics.solutions++;
	if (cost >= 0 && (statistics.best < 0 || cost < statistics.best)) statistics.best = cost;
}
