import type { Problem } from './problem';
import { formatLine, readLine } from './sudoku/line';
import { isShape, type BoxShape } from './sudoku/shape';
import { Sudoku, sudoku } from './sudoku/sudoku';

/** A problem as JSON-able data: what a worker is sent and what an address holds. */
export interface ProblemSpec {
	readonly kind: 'sudoku';
	readonly box: BoxShape;
	/** All cells in reading order, a character each, "." for an empty one. */
	readonly cells: string;
}

export type SpecError =
	| { readonly code: 'not-a-spec' }
	| { readonly code: 'unknown-kind' }
	| { readonly code: 'bad-box' }
	/** `cells` is not size² characters long. */
	| { readonly code: 'bad-length'; readonly found: number; readonly expected: number }
	/** The character at `index` of `cells` is no symbol of this size. */
	| { readonly code: 'bad-symbol'; readonly index: number; readonly found: string };

/** The problem that a spec describes. Takes anything, throws nothing. */
export function createProblem(spec: unknown): { problem: Problem } | { error: SpecError } {
	if (!isRecord(spec)) return { error: { code: 'not-a-spec' } };
	if (spec.kind !== 'sudoku') return { error: { code: 'unknown-kind' } };
	if (!isRecord(spec.box)) return { error: { code: 'bad-box' } };
	const { rows, columns } = spec.box;
	if (typeof rows !== 'number' || typeof columns !== 'number' || !isShape({ rows, columns })) {
		return { error: { code: 'bad-box' } };
	}
	if (typeof spec.cells !== 'string') return { error: { code: 'not-a-spec' } };
	const read = readLine({ rows, columns }, spec.cells);
	return 'error' in read ? read : { problem: sudoku(read.board) };
}

/**
 * The spec that {@link createProblem} makes this problem from.
 * @throws TypeError for a problem that no spec describes.
 */
export function specOf(problem: Problem): ProblemSpec {
	if (!(problem instanceof Sudoku)) throw new TypeError(`No spec for ${problem.kind}`);
	const { shape, fixed } = problem;
	return { kind: 'sudoku', box: shape, cells: formatLine({ shape, cells: fixed }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
