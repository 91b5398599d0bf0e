import { MAX_TEXT } from '../../kind';
import { MAX_VALUES } from '../../problem';
import { nearTo } from '../../reading/near';
import { jsonIn } from './json-in';
import { fault, quotedJson, type TraceError } from './trace-error';
import {
	MAX_HEADER,
	MAX_SOLVER,
	MAX_TRACE_NAME,
	MAX_TRACE_VARIABLES,
	TRACE_VERSION,
	type GroundPuzzle,
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
/** What `goal` can be. */
export const GOAL_WORDS: readonly string[] = [...GOALS, LARGEST];
/** The fields of a header. Others are ignored, because a later writer may have more to say. */
export const FIELDS: readonly string[] = [
	'backtrail',
	'kind',
	'puzzle',
	'setup',
	'variables',
	'values',
	'first',
	'goal',
	'solver'
];

/** Reads the first line of a file. @throws TraceFault */
export function readHeader(line: string): TraceHeader {
	if (line.length > MAX_HEADER) fault('long-line', { line: 1, expected: MAX_HEADER });
	const fields = fieldsIn(line.replace(/^\uFEFF/, ''));
	if (fields.backtrail !== TRACE_VERSION)
		fault('version', { line: 1, found: quotedJson(fields.backtrail), expected: TRACE_VERSION });
	refuseSlips(fields);
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

/** A field that is ignored although its writer meant another would tell another story. */
function refuseSlips(fields: object): void {
	for (const name of Object.keys(fields)) {
		const near = FIELDS.includes(name) ? null : nearTo(name, FIELDS);
		if (near !== null) fault('unknown-field', { line: 1, found: quotedJson(name), expected: near });
	}
}

function goalIn(goal: unknown): TraceGoal {
	return goal === LARGEST
		? 'best'
		: (GOALS.find((one) => one === goal) ?? wrong('goal', { possible: GOAL_WORDS }));
}

/** What the first line says. @throws TraceFault if it is not the header of a trace */
function fieldsIn(line: string): Record<string, unknown> {
	const value = jsonIn(line);
	if (isHeader(value)) return value;
	const isInList = Array.isArray(value) && isHeader(value[0]);
	if (isInList || (value === undefined && isBeginning(line))) fault('header-lines', { line: 1 });
	return fault(value === undefined ? 'header-json' : 'not-a-trace', { line: 1 });
}

function isHeader(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && Object.hasOwn(value, 'backtrail');
}

/** Whether JSON that other lines continue begins in a line. */
function isBeginning(line: string): boolean {
	return /^\s*[[{]/.test(line) && /[[{,]\s*$/.test(line);
}

function wrong(field: string, more: Partial<TraceError> = {}): never {
	return fault('field', { line: 1, found: field, ...more });
}

function text(field: string, value: unknown, most: number): string {
	const isText = typeof value === 'string' && value.length <= most;
	return isText ? value : wrong(field, { expected: most });
}

function puzzleIn({ puzzle, setup }: Record<string, unknown>): GroundPuzzle {
	if (puzzle !== undefined) return text('puzzle', puzzle, MAX_TEXT);
	if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return null;
	const entries = Object.entries(setup as Record<string, unknown>);
	if (entries.length > MAX_PARAMETERS || entries.some(([name]) => name.length > 40)) return null;
	return Object.fromEntries(
		entries.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
	);
}

function namesIn(field: 'variables' | 'values', value: unknown, most: number) {
	if (value === undefined) return null;
	if (!Array.isArray(value) || value.length === 0) return wrong(field);
	if (value.length > most) fault(`many-${field}`, { line: 1, expected: most });
	const seen = new Set<string>();
	for (const given of value as unknown[]) {
		const name = typeof given === 'number' ? String(given) : given;
		if (!isTraceName(name)) refuseTraceName(name, 1);
		if (seen.has(name)) fault('name-twice', { line: 1, found: quotedJson(name) });
		seen.add(name);
	}
	return value as (string | number)[];
}

/** Whether something can name a variable or a value of a table. */
export function isTraceName(name: unknown): name is string {
	return typeof name === 'string' && name.trim() !== '' && name.length <= MAX_TRACE_NAME;
}

/** Says why something cannot name a variable or a value of a table. @throws TraceFault */
export function refuseTraceName(name: unknown, line: number): never {
	if (typeof name !== 'string') return fault('name-type', { line, found: quotedJson(name) });
	if (name.trim() === '') return fault('name-empty', { line });
	return fault('name-long', { line, found: quotedJson(name), expected: MAX_TRACE_NAME });
}

function firstIn(value: unknown): readonly [number, number] {
	const [variable, number, more] = (Array.isArray(value) ? value : []) as unknown[];
	const isFirst = (one: unknown): one is number =>
		Number.isInteger(one) && Math.abs(one as number) <= MAX_FIRST;
	if (!isFirst(variable) || !isFirst(number) || more !== undefined) return wrong('first');
	return [variable, number];
}
