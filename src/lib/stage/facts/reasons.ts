import {
	allValues,
	countValues,
	listValues,
	openPeers,
	type Problem,
	type Unit
} from '$lib/engine/problem';
import type { Marker } from '../explain/code/source';
import type { Frame } from '$lib/engine/search/frame';
import type { Ordering, Strategy } from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';

/** An open variable with the candidates that an ordering counts. */
export interface Candidates {
	readonly variable: number;
	/** Bit mask of values. */
	readonly mask: number;
	readonly count: number;
	/** The number of its open peers. */
	readonly degree: number;
	/** Its weighted degree; 1 where nothing is learnt. */
	readonly weight: number;
}

/**
 * The candidates of each open variable, in reading order: legal given all placements and not
 * crossed out by elimination.
 */
export function candidatesOf(
	problem: Problem,
	{ assignment, domains, weights }: Pick<Moment, 'assignment' | 'domains' | 'weights'>
): Candidates[] {
	const model = problem.model();
	const open: number[] = [];
	for (let variable = 0; variable < problem.variableCount; variable++) {
		const value = assignment[variable];
		if (value < 0) open.push(variable);
		else if (problem.fixed[variable] < 0) model.place(variable, value);
	}
	return open.map((variable) => {
		const legal = model.legal(variable);
		const mask = domains === null ? legal : legal & domains[variable];
		const degree = openPeers(problem, assignment, variable);
		const weight = Math.max(1, weights?.[variable] ?? 1);
		return { variable, mask, count: countValues(mask), degree, weight };
	});
}

/** The orderings that count candidates. */
export type CountingOrdering = Exclude<Ordering, 'naive' | 'random'>;

/** The open variables as an ordering ranks them, the chosen one first. */
export function ranked(candidates: readonly Candidates[], ordering: CountingOrdering) {
	const sign = ordering === 'findmax' ? -1 : 1;
	const tie = (a: Candidates, b: Candidates) =>
		ordering === 'findmin-degree' ? b.degree - a.degree : 0;
	return candidates.toSorted(
		(a, b) =>
			// Without weights, this compares counts.
			sign * (a.count * b.weight - b.count * a.weight) || tie(a, b) || a.variable - b.variable
	);
}

/** The unit in which `value` at `other` forbids it at `variable`; null if no such unit exists. */
export function sharedUnit(
	problem: Problem,
	variable: number,
	other: number,
	value: number
): Unit | null {
	const shared = problem.units.find(
		(unit) =>
			unit.value === value && unit.variables.includes(variable) && unit.variables.includes(other)
	);
	return shared ?? null;
}

/**
 * The value that a frame tries next; null if none is left, or if the order depends on more than the
 * values.
 */
export function nextValue({ left }: Frame, { values }: Strategy): number | null {
	if (left === 0) return null;
	if (countValues(left) === 1 || values === 'ascending') return listValues(left)[0];
	return values === 'descending' ? listValues(left).at(-1)! : null;
}

/** The frame of a variable if it is the last one, where a value is being chosen; null otherwise. */
export function frameOf(moment: Moment, variable: number): Frame | null {
	const top = moment.frames.at(-1);
	return top?.variable === variable ? top : null;
}

const ENDS: readonly string[] = ['solution', 'deadend', 'backtrack', 'prune'];

/**
 * An open variable that has no candidate left although the search does not know it: the one that
 * findmin would choose now. −1 if there is none, if elimination would know it, and if the search is
 * about to find it out by itself.
 *
 * @param legal for each open variable, the mask of values without a clash.
 */
export function findHiddenDeadEnd(
	problem: Problem,
	{ ordering }: Pick<Strategy, 'ordering'>,
	{ step, frames, domains, assignment, outcome }: Moment,
	legal: ArrayLike<number>
): number {
	const isDeadEnd = (variable: number) => assignment[variable] < 0 && legal[variable] === 0;
	if (problem.traits?.isSequential === true || domains !== null || outcome !== null) return -1;
	// These steps end a branch: their own reason is enough.
	if (step !== null && ENDS.includes(step.kind)) return -1;
	const top = frames.at(-1);
	if (top !== undefined && top.value < 0 && isDeadEnd(top.variable)) return -1;
	const open = Array.from(assignment.keys()).filter((variable) => assignment[variable] < 0);
	const deadEnds = open.filter(isDeadEnd);
	if (ordering === 'naive' && deadEnds[0] === open[0]) return -1;
	if (ordering !== 'findmin-degree') return deadEnds[0] ?? -1;
	const mostPeers = deadEnds.toSorted(
		(a, b) => openPeers(problem, assignment, b) - openPeers(problem, assignment, a)
	);
	return mostPeers[0] ?? -1;
}

/** The last placement in force; null if the search has placed nothing. */
export function lastPlacement({ frames }: Moment): Frame | null {
	return frames.findLast(({ value }) => value >= 0) ?? null;
}

/** The last decision that still stands, and how many values elimination placed after it; null for none. */
export function lastDecision({ frames }: Moment) {
	const at = frames.findLastIndex(({ value, forced }) => value >= 0 && !forced);
	if (at < 0) return null;
	const { variable, value } = frames[at];
	const after = frames.slice(at + 1).filter((frame) => frame.value >= 0);
	return { variable, value, forced: after.length };
}

/** Whether elimination found the dead end; otherwise every value was tried. */
export function isContradiction({ step, frames }: Pick<Moment, 'step' | 'frames'>): boolean {
	if (step?.kind !== 'deadend') return false;
	const top = frames.at(-1);
	return step.value >= 0 || top?.variable !== step.variable || top.value >= 0;
}

/**
 * What the lines of a listing call a step: two kinds are on two lines, one where elimination runs into
 * a dead end, what it placed before the search is taken back, or a jump passes over a placement.
 */
export function markerOf(moment: Pick<Moment, 'step' | 'frames' | 'domains'>): Marker | null {
	const { step, frames, domains } = moment;
	if (isContradiction(moment)) return 'contradiction';
	if (step?.kind === 'backtrack' && step.cause >= 0) return 'skip';
	// The decision whose value was taken back stays on the stack.
	const isBack = domains !== null && step?.kind === 'backtrack';
	if (isBack && frames.every(({ forced }) => forced)) return 'unwind';
	return step?.kind ?? null;
}

/**
 * `failed`: placed and taken back without a solution. `solved`: taken back after a solution. `skipped`: taken
 * back by a jump, so that nothing is known of it. `taken-back`: forced, and taken back just now. Of another
 * solver: `refused`, rejected though it clashes with nothing, as far as is known; `unsaid`, in no event so far.
 */
export type ValueState =
	| 'left'
	| 'rejected'
	| 'failed'
	| 'solved'
	| 'skipped'
	| 'placed'
	| 'crossed'
	| 'taken-back'
	| 'refused'
	| 'unsaid';

/** The state of one value of a variable. */
export interface ValueReport {
	readonly value: number;
	readonly state: ValueState;
	/** The assigned variables that forbid it, if it is rejected or crossed out. */
	readonly clashes: readonly number[];
	/** The current step concerns this value. */
	readonly current: boolean;
}

/**
 * The state of each value of the step's variable, ascending; null if the step has no variable.
 *
 * @param isForeign the run is that of another solver, of which only its trace is known.
 */
export function valueReports(
	problem: Problem,
	moment: Moment,
	isForeign = false
): ValueReport[] | null {
	const { step, assignment, domains } = moment;
	if (step === null || step.variable < 0) return null;
	const { variable } = step;
	// A digit that may only be taken away or stay has nothing to be compared with.
	const only = problem.traits?.hasOwnOrder ? problem.domains?.[variable] : undefined;
	if (only !== undefined && countValues(only) === 1) return null;
	const frame = frameOf(moment, variable);
	if (step.kind === 'deadend' && step.value >= 0) return null;
	const others = assignment.slice();
	others[variable] = -1;
	return listValues(allValues(problem.valueCount)).map((value) => {
		const state = frame === null ? crossedOrLeft(domains, variable, value) : stateIn(frame, value);
		const explained = state === 'rejected' || state === 'crossed';
		const clashes = explained ? problem.clashes(others, variable, value) : [];
		const current = step.value === value;
		const report = { value, clashes, current };
		if (assignment[variable] === value) return { ...report, state: 'placed' };
		// A forced placement takes its frame with it.
		if (frame === null && current && step.kind === 'backtrack')
			return { ...report, state: 'taken-back' };
		if (isForeign && state === 'left') return { ...report, state: 'unsaid' };
		if (isForeign && state === 'rejected' && clashes.length === 0)
			return { ...report, state: 'refused' };
		return { ...report, state };
	});
}

function stateIn(frame: Frame, value: number): ValueState {
	const bit = 1 << value;
	if (frame.value === value) return 'placed';
	if ((frame.rejected & bit) !== 0) return 'rejected';
	if ((frame.failed & bit) !== 0) return 'failed';
	if ((frame.solved & bit) !== 0) return 'solved';
	if ((frame.skipped & bit) !== 0) return 'skipped';
	return (frame.left & bit) !== 0 ? 'left' : 'crossed';
}

function crossedOrLeft(domains: Int32Array | null, variable: number, value: number): ValueState {
	return domains !== null && (domains[variable] & (1 << value)) === 0 ? 'crossed' : 'left';
}
