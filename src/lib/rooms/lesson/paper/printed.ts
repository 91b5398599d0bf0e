import type { Problem } from '$lib/engine/problem';
import { fitStrategy } from '$lib/engine/search/choices';
import { limitedSearch } from '$lib/engine/search/limits';
import type { Strategy } from '$lib/engine/search/strategy';
import { RecordedTrace } from '$lib/engine/trace/recorded-trace';
import { Recorder } from '$lib/engine/trace/recorder';
import type { Trace } from '$lib/engine/trace/trace';
import { readAddress } from '$lib/stage/address/address';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Shown } from '$lib/stage/facts/moment-facts.svelte';
import type { Cue, Figure, Lesson } from '../text/lesson';

/** What each figure has shown on paper so far. */
const searched = new WeakMap<Figure, Omit<Shown, 'names'>>();

/**
 * What a figure shows on paper at a moment. Searches from the beginning in one go, because printing does not
 * wait, and no further than that: other moments of the figure may be millions of steps away.
 */
export function shownOnPaper<Setup>(
	view: ProblemView<Setup>,
	{ figures }: Pick<Lesson, 'figures'>,
	{ figure: name, at }: Cue
): Shown<Setup> {
	const figure = figures[name];
	let shown = searched.get(figure) as Omit<Shown<Setup>, 'names'> | undefined;
	if (shown === undefined || shown.trace!.length < at) {
		const { setup, strategy: wanted, view: look } = readAddress(view.kind, figure.search).address;
		const puzzle = view.kind.problem(setup);
		const strategy = fitStrategy(puzzle, wanted);
		const trace = recordedUntil(puzzle, strategy, at);
		const pencil = look.pencil ?? 'off';
		const conflicts = new Set<number>();
		shown = { setup, puzzle, conflicts, trace, strategy, pencil, moment: null, hidesFuture: true };
		searched.set(figure, shown);
	}
	return { ...shown, names: view.names(shown.setup), moment: shown.trace!.at(at) };
}

/** The first steps of a search; all of them if it has fewer. */
export function recordedUntil(problem: Problem, strategy: Strategy, steps: number): Trace {
	const trace = new RecordedTrace(problem, strategy);
	if (steps === 0) return trace;
	const recorder = new Recorder(problem, strategy);
	const limits = { ...strategy.limits, steps: Math.min(steps, strategy.limits.steps ?? Infinity) };
	for (const batch of limitedSearch(problem, { ...strategy, limits })) recorder.record(batch);
	trace.append(recorder.chunk(false));
	return trace;
}
