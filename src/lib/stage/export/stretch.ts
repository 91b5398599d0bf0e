import { BACKTRACK, CHOOSE, ELIMINATE, REJECT, SOLUTION, stepKind } from '$lib/engine/search/step';
import type { ExportedRun, ExportSource } from './source';

/** The moments from one to another, both included. */
export interface Stretch {
	readonly from: number;
	readonly to: number;
}

/** How many moments a stretch has at first, where no marks bound it. */
const USUAL = 20;

/**
 * The stretch that is offered first: from the mark before a moment to the one after it; without both, from the moment
 * on, and from the start of a run that is at its end.
 */
export function usualStretch({
	moment,
	last,
	marks
}: Pick<ExportSource, 'moment' | 'last' | 'marks'>): Stretch {
	const reached = marks.map((mark) => mark.moment).filter((mark) => mark <= last);
	const before = reached.filter((mark) => mark <= moment).at(-1);
	const after = reached.find((mark) => mark > moment);
	if (before !== undefined && after !== undefined) return { from: before, to: after };
	const from = moment < last ? moment : 0;
	return { from, to: Math.max(from + 1, Math.min(last, from + USUAL)) };
}

/** Up to this many steps are looked at one by one; in a longer stretch, moments are taken evenly. */
const MOST_STEPS = 2_000_000;

/** What nobody decides: a value that clashes, a variable that is next, a candidate that is removed. */
const MINOR = (1 << REJECT) | (1 << CHOOSE) | (1 << ELIMINATE);

/**
 * Which moments of a stretch are drawn, ascending, at most `most` of them and always the first and the last:
 * every step if they are few. Otherwise those after which the board is another one (placements, values taken
 * back, dead ends, solutions), and, where there is room, as many of the others. If they are still too many, every
 * second, third, … of them, with all solutions as far as there is room.
 */
export function momentsOf(source: ExportSource, { from, to }: Stretch, most: number): number[] {
	const count = to - from + 1;
	if (count <= most) return range(from, to);
	if (most < 2) return [to].slice(0, most);
	const inside = { from: from + 1, to: to - 1 };
	const ends = [from, to];
	if (stepsIn(source, inside) > MOST_STEPS) {
		const all = evenly(count - 2, most - 2).map((at) => inside.from + at);
		return [from, ...all, to];
	}
	const { decisions, solutions } = decisionsIn(source, inside);
	const room = most - ends.length;
	if (decisions.length <= room) {
		const isKept = new Set(decisions);
		const minor = range(inside.from, inside.to).filter((moment) => !isKept.has(moment));
		const more = evenly(minor.length, room - decisions.length).map((at) => minor[at]);
		return [from, ...[...decisions, ...more].sort((a, b) => a - b), to];
	}
	const kept = new Set(evenly(solutions.length, Math.floor(room / 2)).map((at) => solutions[at]));
	const others = decisions.filter((moment) => !kept.has(moment));
	for (const at of evenly(others.length, room - kept.size)) kept.add(others[at]);
	return [from, ...[...kept].sort((a, b) => a - b), to];
}

/** The first moment after another one at which a run finds a solution or takes a value back; −1 for none. */
export async function nextMoment(
	source: ExportSource,
	after: number,
	kind: 'solution' | 'backtrack',
	signal?: AbortSignal
): Promise<number> {
	const wanted = kind === 'solution' ? SOLUTION : BACKTRACK;
	const found = await Promise.all(
		source.runs.map(async (run) => {
			const { trace } = run.stage;
			const position = run.positionAt(after);
			const isWanted = (word: number) => stepKind(word) === wanted;
			const next = (await trace?.find(position, 1, isWanted, signal)) ?? -1;
			return next < 0 ? Infinity : momentAt(source, run, next);
		})
	);
	const next = Math.min(...found);
	return next <= source.last ? next : -1;
}

/** The first moment at which a run has come to a position. */
function momentAt({ last }: ExportSource, run: ExportedRun, position: number): number {
	let [low, high] = [0, last];
	// Invariant: the run is before the position at low − 1, and has come to it at high or never does.
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (run.positionAt(middle) >= position) high = middle;
		else low = middle + 1;
	}
	return low;
}

function stepsIn({ runs }: ExportSource, { from, to }: Stretch): number {
	return runs.reduce((sum, run) => sum + run.positionAt(to) - run.positionAt(from - 1), 0);
}

function decisionsIn(source: ExportSource, { from, to }: Stretch) {
	const decisions = new Set<number>();
	const solutions = new Set<number>();
	for (const run of source.runs) {
		const [start, end] = [run.positionAt(from - 1), run.positionAt(to)];
		run.stage.trace?.scan(start, end, (word, _, position) => {
			const kind = stepKind(word);
			if (((MINOR >>> kind) & 1) === 0) {
				const moment = momentAt(source, run, position);
				decisions.add(moment);
				if (kind === SOLUTION) solutions.add(moment);
			}
			return false;
		});
	}
	const sorted = (moments: Set<number>) => [...moments].sort((a, b) => a - b);
	return { decisions: sorted(decisions), solutions: sorted(solutions) };
}

/** The whole numbers from one to another, both included. */
function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** At most `most` of the numbers 0 … count − 1, with even gaps. */
function evenly(count: number, most: number): number[] {
	if (count <= most) return Array.from({ length: count }, (_, at) => at);
	return Array.from({ length: most }, (_, at) => Math.floor(((at + 0.5) * count) / most));
}
