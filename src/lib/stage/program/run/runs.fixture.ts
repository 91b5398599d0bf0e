import { runInNode } from '../../../../../tests/fixtures/run-program';
import { STEP_KINDS, stepKind, stepValue, stepVariable } from '$lib/engine/search/step';
import type { StepLog } from '$lib/engine/trace/stored/step-log';
import { LEGAL } from '../programs.fixture';
import type { Call, CodeLanguage, Role } from '../task';

export const ROLES: Record<string, Role> = {
	...{ solve: 'search', isLegal: 'check', is_legal: 'check', isSafe: 'check', is_safe: 'check' },
	findMin: 'choose'
};

/** A board of four by four with one solution. */
export const S4 = '.....23...2....4';

/** The call of `solve` with a board. */
export function boardCall(text: string, steps = 200_000): Call {
	const size = Math.sqrt(text.length);
	const cells = Array.from(text, (cell) => Number(cell === '.' ? 0 : cell));
	const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
	const box = Math.sqrt(size);
	const ground = { kind: 'board', rows, box } as const;
	return { name: 'solve', arguments: [{ ground: true }, box], ground, steps };
}

/** The call of `solve` with a list for so many queens. */
export function queensCall(size: number): Call {
	const ground = { kind: 'columns', size } as const;
	return { name: 'solve', arguments: [{ ground: true }, size], ground, steps: 200_000 };
}

/** Calls functions of a program. @param given the check, if nothing else is given */
export function runProgram(
	language: CodeLanguage,
	source: string,
	calls: readonly Call[],
	given = LEGAL[language]
) {
	return runInNode({ program: { language, given, source, roles: ROLES }, calls });
}

export const kindOf = (name: (typeof STEP_KINDS)[number]) => STEP_KINDS.indexOf(name);

/** How many steps are of a kind. */
export function countOf({ words, length }: StepLog, kind: number): number {
	return words.subarray(0, length).filter((word) => stepKind(word) === kind).length;
}

/** The steps in words: kind, variable and value. */
export function told({ words, length }: StepLog): string[] {
	return Array.from(words.subarray(0, length), (word) => {
		const kind = [...STEP_KINDS, 'call', 'return'][stepKind(word)];
		return `${kind} ${stepVariable(word)} ${stepValue(word)}`;
	});
}
