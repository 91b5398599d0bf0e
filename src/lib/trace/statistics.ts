import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	stepKind
} from '../search/step';

/** What a class asks of a search, counted exactly. All are counts of steps but the depths and the best. */
export interface Statistics {
	/** All steps. */
	steps: number;
	/** Variables chosen. */
	choices: number;
	/** Values tested: rejected or placed, forced placements not among them. */
	tries: number;
	/** Placements, forced ones among them: the steps forward. */
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
	/** The most placements that were ever in force. */
	deepest: number;
	/** Placements since the last undo, and the most that ever followed each other. */
	forwardStreak: number;
	longestForward: number;
	/** Undos since the last placement, and the most that ever followed each other. */
	backStreak: number;
	longestBack: number;
	/** Nodes left because nothing better than the best solution could follow. */
	prunes: number;
	/** The lowest cost of a solution so far, −1 while there is none (or solutions have no cost). */
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
	'prunes',
	'best'
] as const satisfies readonly (keyof Statistics)[];

/** Before the first step: nothing counted, and no best solution. */
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
		prunes: 0,
		best: -1
	};
}

/** Counts one packed step; only of a solution is the `cause` asked, which is its cost. */
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
			countUndo(statistics);
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

function countUndo(statistics: Statistics): void {
	statistics.undos++;
	statistics.depth--;
	statistics.forwardStreak = 0;
	if (++statistics.backStreak > statistics.longestBack)
		statistics.longestBack = statistics.backStreak;
}

/** Counts a solution that costs `cost`, −1 for nothing. */
export function countSolution(statistics: Statistics, cost: number): void {
	statistics.solutions++;
	if (cost >= 0 && (statistics.best < 0 || cost < statistics.best)) statistics.best = cost;
}
