import { textOf, type ProgramLanguage, type ProgramLine } from '$lib/stage/explain/code/programs';
import { readAddress } from '$lib/stage/address/address';
import type { Reading } from '../stage/reading.svelte';
import type { RunOrder } from '../text/lesson';
import { readProgram, type Line } from './program';
import { ProgramStage } from './program-stage.svelte';
import { endSentences, refusalSentence } from './program-texts';
import { recordProgram } from './program-trace';

/** What came of running lines that a reader has put in order. */
export interface Ran {
	/** What happened, or why they cannot be run. */
	readonly sentences: readonly string[];
	/** The run; null if they cannot be run. */
	readonly stage: ProgramStage | null;
	readonly isRight: boolean;
}

/**
 * Runs lines of an order on the board of its figure.
 *
 * @param order all lines of the order in that language
 * @param built those of them that make the program
 */
export async function runLines(
	{ figure, lines: meanings }: RunOrder,
	order: readonly ProgramLine[],
	built: readonly ProgramLine[],
	language: ProgramLanguage,
	reading: Pick<Reading, 'lesson' | 'stage'>
): Promise<Ran> {
	const known = linesOf(order, meanings);
	const program = readProgram(
		built.map((line) => known.get(line)!),
		order.some(isBrace)
	);
	if ('refused' in program)
		return { sentences: [refusalSentence(program)], stage: null, isRight: false };
	const view = await reading.stage.viewOf(figure);
	const { setup } = readAddress(view.kind, reading.lesson.figures[figure].search).address;
	const trace = await recordProgram(program, view.kind.problem(setup));
	return {
		sentences: endSentences(trace),
		stage: new ProgramStage(trace, view, setup, language),
		isRight: trace.isRight
	};
}

/** The meaning of each line of an order. @throws RangeError if there are more lines, or fewer */
function linesOf(
	order: readonly ProgramLine[],
	meanings: RunOrder['lines']
): ReadonlyMap<ProgramLine, Line> {
	const count = order.filter((line) => !isBrace(line)).length;
	if (count !== meanings.length)
		throw new RangeError(`${count} lines have ${meanings.length} meanings`);
	let at = 0;
	return new Map(
		order.map((line) => {
			const text = textOf(line);
			const indent = text.length - text.trimStart().length;
			return [line, { meaning: isBrace(line) ? 'end' : meanings[at++], indent }];
		})
	);
}

function isBrace(line: ProgramLine): boolean {
	return textOf(line).trim() === '}';
}
