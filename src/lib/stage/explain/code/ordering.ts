import { textOf, type ProgramLine } from './programs';

/** The mark of lines that may change places with their neighbours of the same mark. */
export const SWAP = 'swap';

/** What to say about lines that a reader has put in order; lines are counted from 1. */
export type Judgement =
	| { readonly kind: 'right' }
	/** Another program than that of the order, and right as well; explained under a name. */
	| { readonly kind: 'right-too'; readonly name: string }
	/** Right as far as it goes. */
	| { readonly kind: 'unfinished' }
	/** The line does not belong to the program; explained under a name. */
	| { readonly kind: 'wrong'; readonly line: number; readonly name: string }
	/** Before the line, another one is missing that is nowhere; explained under a name. */
	| { readonly kind: 'missing'; readonly line: number; readonly name: string }
	/** Something else comes before the line, which is indented `deeper` than that by so much. */
	| { readonly kind: 'misplaced'; readonly line: number; readonly deeper: number };

/** The program of an order, without its wrong lines. */
export function rightLines(order: readonly ProgramLine[]): readonly ProgramLine[] {
	return order.filter(({ wrong }) => wrong === null);
}

/** The programs with a line that may stand in place of another one, or besides it. */
function programsWith(other: ProgramLine, order: readonly ProgramLine[]) {
	const both = order.filter((line) => line.wrong === null || line === other);
	return [both.filter((line) => line === other || line.mark !== other.mark), both];
}

function isOther({ wrong, mark }: ProgramLine): boolean {
	return wrong !== null && mark !== null;
}

/**
 * Judges the first line that is not right.
 *
 * @param order the lines of the program, in order, and others
 * @param built what was made of them, from the first line of the program on
 */
export function judgeOrder(
	order: readonly ProgramLine[],
	built: readonly ProgramLine[]
): Judgement {
	const codeOf = codeIn(order);
	const found = judgeLines(rightLines(order), built, codeOf);
	if (found.kind === 'right') return found;
	for (const other of order.filter(isOther)) {
		if (!built.some((line) => codeOf(line) === codeOf(other))) continue;
		const kinds = programsWith(other, order).map(
			(program) => judgeLines(program, built, codeOf).kind
		);
		if (kinds.includes('right')) return { kind: 'right-too', name: other.wrong! };
		if (kinds.includes('unfinished')) return { kind: 'unfinished' };
	}
	return found;
}

/** What a line says to the computer: where braces end the blocks, its indentation says nothing. */
type CodeOf = (line: ProgramLine) => string;

function codeIn(order: readonly ProgramLine[]): CodeOf {
	const hasBraces = order.some((line) => textOf(line).trim() === '}');
	return hasBraces ? (line) => textOf(line).trim() : textOf;
}

function judgeLines(
	right: readonly ProgramLine[],
	built: readonly ProgramLine[],
	codeOf: CodeOf
): Judgement {
	// Invariant: the lines before `at` are right.
	for (let at = 0; at < built.length; at++) {
		const line = built[at];
		if (fits(right, built, at, codeOf)) continue;
		if (line.wrong !== null && !isOther(line))
			return { kind: 'wrong', line: at + 1, name: line.wrong };
		const expected = right[at];
		const name = expected?.mark ?? SWAP;
		const isNowhere = name !== SWAP && !built.some((one) => one.mark === name);
		return isNowhere
			? { kind: 'missing', line: at + 1, name }
			: { kind: 'misplaced', line: at + 1, deeper: depthOf(line) - depthOf(expected ?? line) };
	}
	return { kind: built.length === right.length ? 'right' : 'unfinished' };
}

/** Whether a line can stand where it is, if those before it are right. */
function fits(
	right: readonly ProgramLine[],
	built: readonly ProgramLine[],
	at: number,
	codeOf: CodeOf
): boolean {
	if (at >= right.length) return false;
	const wanted = new Set(neighbours(right, at).map(codeOf));
	const code = codeOf(built[at]);
	const start = at - neighboursBefore(right, at);
	const isUsed = built.slice(start, at).some((line) => codeOf(line) === code);
	return wanted.has(code) && !isUsed;
}

/** The characters that a line is indented by. */
function depthOf(line: ProgramLine): number {
	const text = textOf(line);
	return text.length - text.trimStart().length;
}

/** The lines that may change places with a line, and the line itself. */
function neighbours(right: readonly ProgramLine[], at: number): readonly ProgramLine[] {
	if (right[at].mark !== SWAP) return [right[at]];
	const from = at - neighboursBefore(right, at);
	const length = right.slice(from).findIndex(({ mark }) => mark !== SWAP);
	return right.slice(from, length < 0 ? undefined : from + length);
}

function neighboursBefore(right: readonly ProgramLine[], at: number): number {
	let from = at;
	while (right[at].mark === SWAP && right[from - 1]?.mark === SWAP) from--;
	return at - from;
}
