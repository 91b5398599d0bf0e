import { MAX_PARAMETER, MAX_TEXT } from '../../kind';
import { MAX_VALUES } from '../../problem';
import { fault, quotedJson } from './trace-error';
import {
	MAX_HEADER,
	MAX_SOLVER,
	MAX_TRACE_NAME,
	MAX_TRACE_VARIABLES,
	TRACE_VERSION,
	type TraceGoal,
	type TraceHeader
} from './trace-file';

/** The most parameters of a setup. */
const MAX_PARAMETERS = 40;
/** The most that numbers of variables and values may begin with. */
const MAX_FIRST = 1_000_000;
const GOALS: readonly TraceGoal[] = ['first', 'all', 'best'];
/** In place of `best`: the best has the largest cost. */
export const LARGEST = 'largest';

/** Reads the first line of a file. @throws TraceFault */
export function readHeader(line: string): TraceHeader {
	if (line.length > MAX_HEADER) fault('long-line', { line: 1, expected: MAX_HEADER });
	const fields = objectIn(line.replace(/^\uFEFF/, ''));
	if (fields === null || !Object.hasOwn(fields, 'backtrail')) fault('not-a-trace', { line: 1 });
	if (fields.backtrail !== TRACE_VERSION)
		fault('version', { line: 1, found: quotedJson(fields.backtrail), expected: TRACE_VERSION });
	const { kind, variables, values, goal, first, solver } = fields;
	const isTable = kind === undefined;
	return {
		ground: isTable ? null : { kind: text('kind', kind, 40), puzzle: puzzleIn(fields) },
		variables: isTable ? namesIn('variables', variables, MAX_TRACE_VARIABLES) : null,
		values: isTable ? namesIn('values', values, MAX_VALUES) : null,
		first: first === undefined ? [0, 0] : firstIn(first),
		goal: goal === undefined ? null : goalIn(goal),
		isLargest: goal === LARGEST,
		solver: solver === undefined ? '' : text('solver', solver, MAX_SOLVER)
	};
}

function goalIn(goal: unknown): TraceGoal {
	return goal === LARGEST ? 'best' : (GOALS.find((one) => one === goal) ?? wrong('goal'));
}

function objectIn(line: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(line);
		const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
		return isObject ? (value as Record<string, unknown>) : null;
	} catch {
		return null;
	}
}

function wrong(field: string): never {
	return fault('field', { line: 1, found: field });
}

function text(field: string, value: unknown, most: number): string {
	return typeof value === 'string' && value.length <= most ? value : wrong(field);
}

function puzzleIn({
	puzzle,
	setup
}: Record<string, unknown>): string | Readonly<Record<string, string>> {
	if (puzzle !== undefined) return text('puzzle', puzzle, MAX_TEXT);
	if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) wrong('setup');
	const entries = Object.entries(setup);
	const areTexts = entries.every(
		([name, value]) =>
			name.length <= 40 && typeof value === 'string' && value.length <= MAX_PARAMETER
	);
	if (!areTexts || entries.length > MAX_PARAMETERS) wrong('setup');
	return Object.fromEntries(entries);
}

function namesIn(field: 'variables' | 'values', value: unknown, most: number) {
	if (value === undefined) return null;
	if (!Array.isArray(value) || value.length === 0) return wrong(field);
	if (value.length > most) fault(`many-${field}`, { line: 1, expected: most });
	const names = value.map((name: unknown) => (typeof name === 'number' ? String(name) : name));
	const bad = names.find((name, at) => !isTraceName(name) || names.indexOf(name) < at);
	if (bad !== undefined) fault('names', { line: 1, found: quotedJson(bad) });
	return names as string[];
}

/** Whether something can name a variable or a value of a table. */
export function isTraceName(name: unknown): name is string {
	return typeof name === 'string' && name.trim() !== '' && name.length <= MAX_TRACE_NAME;
}

function firstIn(value: unknown): readonly [number, number] {
	const [variable, number, more] = (Array.isArray(value) ? value : []) as unknown[];
	const isFirst = (one: unknown): one is number =>
		Number.isInteger(one) && Math.abs(one as number) <= MAX_FIRST;
	if (!isFirst(variable) || !isFirst(number) || more !== undefined) return wrong('first');
	return [variable, number];
}
