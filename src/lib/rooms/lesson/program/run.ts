import { textOf, type ProgramLanguage, type ProgramLine } from '$lib/stage/explain/code/programs';
import { ProgramStage } from '$lib/stage/program/program-stage.svelte';
import { readAddress } from '$lib/stage/address/address';
import type { OnStage } from '../stage/on-stage';
import type { Reading } from '../stage/reading.svelte';
import type { RunOrder } from '../text/lesson';
import { readProgram, type Line } from './program';
import { endSentences, orderSentence, refusalSentence } from './program-texts';
import { recordProgram } from './record';

/** The run of an order on the stage of its chapter. */
export class OrderStage extends ProgramStage implements OnStage {
	readonly parts = ['board', 'tree'] as const;
	readonly isAway = true;
}

/** What came of running lines that a reader has put in order. */
export interface Ran {
	/** What happened, or why they cannot be run. */
	readonly sentences: readonly string[];
	/** The run; null if they cannot be run. */
	readonly stage: OrderStage | null;
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
	const recorded = await recordProgram(program, view.kind.problem(setup));
	const { end, isRight } = recorded;
	const run = { ...recorded, view, setup, texts: [] };
	const sentences = endSentences(recorded);
	const stage = new OrderStage({
		...run,
		tell: (told) => orderSentence(run, language, told),
		end: sentences,
		endLine: end.kind === 'fault' ? end.line : 0,
		prints: []
	});
	return { sentences, stage, isRight };
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
