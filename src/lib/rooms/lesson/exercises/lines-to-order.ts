import type { CodeLanguage } from '$lib/stage/program/task';
import { isOfStage } from './exercise';
import type { LoadedExercise } from './exercises';

/** A line of a program that is to be put in order. */
export interface LineToOrder {
	readonly text: string;
	/** The id of the mistake that it is a line of; null for a right line. */
	readonly wrong: string | null;
}

/** As many wrong lines are among the right ones. */
const MOST_WRONG = 3;

/**
 * The lines of the commonest right program, each wrong line after the right one that it could be taken for.
 * Empty lines, comments and texts that explain are left out.
 */
export function linesToOrder(
	{ exercise, programs }: LoadedExercise,
	language: CodeLanguage,
	stage: string | null,
	hasWrong: boolean
): readonly LineToOrder[] {
	const { right, wrong } = programs[language];
	const [name] = Object.keys(right).filter((one) => isOfStage(one, stage));
	const lines = codeLines(right[name]);
	const others = new Map<number, LineToOrder>();
	const texts = lines.map((line) => line.trim());
	for (const { id, isRemark } of hasWrong ? exercise.wrong : []) {
		if (isRemark || !isOfStage(id, stage)) continue; // the line of a remark is right, too
		if (others.size === MOST_WRONG) break;
		const changed = codeLines(wrong[id] ?? '');
		const differing = changed.filter((text) => !texts.includes(text.trim()));
		if (changed.length !== lines.length || differing.length !== 1) continue;
		const at = changed.indexOf(differing[0]);
		// The first and the last line stand from the beginning.
		if (at === 0 || at === lines.length - 1 || others.has(at)) continue;
		others.set(at, { text: differing[0], wrong: id });
	}
	return lines.flatMap((text, at) => {
		const other = others.get(at);
		return [{ text, wrong: null }, ...(other === undefined ? [] : [other])];
	});
}

function codeLines(program: string): readonly string[] {
	return program.split('\n').filter((line) => line.trim() !== '' && !/^\s*(#|\/\/|""")/.test(line));
}
