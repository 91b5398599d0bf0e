import type { Problem } from '$lib/engine/problem';
import { fitStrategy } from '$lib/engine/search/choices';
import type { Statistics } from '$lib/engine/trace/statistics';
import type { Trace } from '$lib/engine/trace/trace';
import { readAddress } from '$lib/stage/address/address';
import { unknownParameters } from '$lib/stage/address/unknown-parameters';
import { isAsk } from '$lib/stage/ask/asks';
import { questionsAt } from '$lib/stage/ask/question';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Names } from '$lib/stage/facts/names';
import { lightOf } from '../../stage/light';
import type { Views } from '../../stage/stage.svelte';
import type { Cue, Lesson } from '../../text/lesson';
import { COUNTERS } from '../form/form';
import type { OwnFault, OwnFaultCode } from '../form/faults';
import type { WrittenChapter } from './written';

/** How many steps after a moment its question needs. */
const AHEAD = 64;

/** A search as far as it was asked for. */
export interface Searched {
	readonly trace: Trace;
	/** The search is over: the trace has all of it. */
	readonly ended: boolean;
	readonly statistics: Readonly<Statistics>;
}

/**
 * Runs the search of a figure until it has a number of steps, or is over.
 * @returns null if it takes too long.
 */
export type SearchFigure = (
	view: ProblemView,
	search: string,
	steps: number
) => Promise<Searched | null>;

/** What the runs say of a chapter. */
export interface CheckedChapter {
	readonly faults: readonly OwnFault[];
	/** The chapter with its numbers, and with the steps of its cues. */
	readonly lesson: Lesson;
}

/**
 * Holds a chapter to its puzzles and runs: addresses, names, positions and questions; counts its numbers.
 * @throws Error if a view cannot be loaded
 */
export async function checkWritten(
	written: WrittenChapter,
	views: Views,
	search: SearchFigure
): Promise<CheckedChapter> {
	const { lesson, lines, counted } = written;
	const faults: OwnFault[] = [];
	const cues: Record<string, Cue> = { ...lesson.cues };
	const numbers = { ...lesson.numbers };
	await Promise.all(
		Object.entries(lesson.figures).map(async ([name, figure]) => {
			const view = await views(figure.kind);
			const { address, errors } = readAddress(view.kind, figure.search);
			const report = (
				line: number,
				code: OwnFaultCode,
				found: string,
				meant?: string | null,
				steps: readonly number[] = []
			) =>
				faults.push({
					line,
					code,
					found,
					...(meant && { meant }),
					...(steps.length > 0 && { steps })
				});
			for (const { parameter, found } of errors)
				report(lines[name], 'bad-parameter', `${parameter}=${found}`);
			for (const { name: parameter, meant } of unknownParameters(view.kind, figure.search))
				report(lines[name], 'bad-parameter', parameter, meant);

			const problem = view.kind.problem(address.setup);
			const strategy = fitStrategy(problem, address.strategy);
			const names = view.names(address.setup);
			const ours = Object.entries(lesson.cues).filter(([, cue]) => cue.figure === name);
			for (const [id, { light, ...cue }] of ours) {
				if (light === undefined || isLight(light, problem, names)) continue;
				report(lines[id], 'bad-light', light);
				cues[id] = cue;
			}
			for (const [id, cue] of sceneOfQuestions(written)) {
				const question = lesson.questions![id];
				if (cue.figure !== name || question.ask !== 'cell') continue;
				if (question.is.includes('=') || !isLight(question.is, problem, names))
					report(lines[id], 'bad-cell', question.is);
			}

			const wanted = Object.entries(counted).filter(([, number]) => number.figure === name);
			const farthest = Math.max(0, ...ours.map(([, { at }]) => at));
			const ran = await search(
				view,
				figure.search,
				wanted.length > 0 ? Infinity : farthest + AHEAD
			);
			for (const [id, { counter, line }] of wanted) {
				if (ran?.ended) numbers[id] = { is: ran.statistics[COUNTERS[counter]], source: name };
				else report(line, 'not-counted', counter);
			}
			if (ran === null) return;
			for (const [id, cue] of ours) {
				if (cue.at > ran.trace.length && ran.ended)
					report(lines[id], 'past-end', String(cue.at), String(ran.trace.length));
				else cues[id] = { ...cues[id], is: stepText(ran.trace, cue.at, names) };
			}
			for (const [id, cue] of sceneOfQuestions(written)) {
				const { ask } = lesson.questions![id];
				if (cue.figure !== name || !isAsk(ask) || cue.at > ran.trace.length) continue;
				const possible = questionsAt(problem, strategy, ran.trace, cue.at).map((one) => one.ask);
				if (possible.includes(ask)) continue;
				const asks = (at: number) =>
					questionsAt(problem, strategy, ran.trace, at).some((one) => one.ask === ask);
				report(
					lines[id],
					'cannot-ask',
					ask,
					possible.join(', '),
					nearestSteps(cue.at, ran.trace, asks)
				);
			}
		})
	);
	return {
		faults: [...written.faults, ...faults].sort((a, b) => a.line - b.line),
		lesson: { ...lesson, cues, numbers }
	};
}

/** The nearest position before a moment and the nearest after it where something holds, if there are any. */
function nearestSteps(at: number, trace: Trace, holds: (at: number) => boolean): number[] {
	const near = (direction: 1 | -1) => {
		for (let away = 1; away <= AHEAD; away++) {
			const there = at + direction * away;
			if (there < 0 || there > trace.length) return [];
			if (holds(there)) return [there];
		}
		return [];
	};
	return [...near(-1), ...near(1)];
}

/** The questions that ask something, and what is shown at each. */
function sceneOfQuestions({ lesson, text }: WrittenChapter): [string, Cue][] {
	let scene: Cue | undefined;
	return text.parts.flatMap(({ kind, id }): [string, Cue][] => {
		if (kind === 'heading') return [];
		scene = lesson.cues[id] ?? scene;
		return kind === 'question' && scene !== undefined ? [[id, scene]] : [];
	});
}

function isLight(text: string, problem: Problem, names: Names): boolean {
	try {
		lightOf(text, problem, names);
		return true;
	} catch {
		return false;
	}
}

/** The step that leads to a position, as `Cue.is` has it; empty for one that is not about a variable alone. */
function stepText(trace: Trace, at: number, names: Names): string {
	const { step } = trace.at(at);
	if (step === null || step.variable < 0) return '';
	const words = [step.kind, names.variable(step.variable)];
	if (step.value >= 0) words.push(names.value(step.value));
	// A name of several words could not be told from two names.
	return words.some((word) => /\s/.test(word)) ? '' : words.join(' ');
}
