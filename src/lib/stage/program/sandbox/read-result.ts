import {
	MOST_CALLS,
	MOST_PRINTED,
	type CallEnd,
	type CallResult,
	type CheckReads,
	type Fault,
	type Plain,
	type Printed,
	type Value
} from '../task';

/**
 * Reads what a worker says of the end of a call. Whatever comes is bounded and copied, property by
 * property; a function returns null if it is not what its type describes.
 */

type Fields = Readonly<Record<string, unknown>>;

/** As many characters has a text of a call, a print, or a message of an error. */
const MOST_IN_TEXT = 1000;
/** As many numbers, texts and lists has a value, inside each other no deeper than this. */
const MOST_PARTS = 100_000;
const MOST_DEPTH = 6;
/** As many texts of calls, and as many cells that its checks read, has a call. */
const MOST_TEXTS = 100_000;
const MOST_READS = 1_000_000;

/** Whether a value is a whole number in a range, its ends included. */
export function isWhole(value: unknown, from: number, to: number): value is number {
	return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

export function readText(value: unknown): string | null {
	return typeof value === 'string' && value.length <= MOST_IN_TEXT ? value : null;
}

/** @param most as many texts there may be. */
export function readTexts(value: unknown, most: number): string[] | null {
	return readList(value, most, readText);
}

/** @param positions how many steps there are. */
export function readPrint(value: unknown, positions: number): Printed | null {
	const { position, text: given } = fieldsOf(value);
	const text = readText(given);
	return text !== null && isWhole(position, 0, positions) ? { position, text } : null;
}

/** @param positions how many steps of the call came before. */
export function readResult(value: unknown, positions: number): CallResult | null {
	const fields = fieldsOf(value);
	const { line, variable } = fields;
	const end = readEnd(fields.end);
	const ground = readPlain(fields.ground);
	const prints = readList(fields.prints, MOST_PRINTED, (print) => readPrint(print, positions));
	const texts = readTexts(fields.texts, MOST_TEXTS);
	if (end === null || ground === undefined || prints === null || texts === null) return null;
	if (!isWhole(line, 0, 0xffff) || !isWhole(variable, -1, 0xffff)) return null;
	if (fields.reads === undefined) return { end, ground, prints, texts, line, variable };
	const reads = readReads(fields.reads, positions);
	return reads && { end, ground, prints, texts, line, variable, reads };
}

function readEnd(value: unknown): CallEnd | null {
	const fields = fieldsOf(value);
	switch (fields.kind) {
		case 'returned': {
			const returned = readValue(fields.value);
			return returned && { kind: 'returned', value: returned };
		}
		case 'fault': {
			const fault = readFault(fields.fault);
			return fault && { kind: 'fault', fault };
		}
		case 'deep':
			return isWhole(fields.calls, 0, MOST_CALLS + 1)
				? { kind: 'deep', calls: fields.calls }
				: null;
		case 'given':
			return isWhole(fields.variable, 0, 0xffff)
				? { kind: 'given', variable: fields.variable }
				: null;
		case 'stopped': {
			const by = (['steps', 'time', 'memory'] as const).find((by) => by === fields.by);
			return by === undefined ? null : { kind: 'stopped', by };
		}
		default:
			return null;
	}
}

const TYPES: readonly Value['type'][] = [
	...(['boolean', 'whole', 'fraction', 'text', 'list'] as const),
	...(['nothing', 'ground', 'other'] as const)
];

function readValue(value: unknown): Value | null {
	const fields = fieldsOf(value);
	const type = TYPES.find((type) => type === fields.type);
	const plain = readPlain(fields.plain);
	const text = readText(fields.text);
	if (type === undefined || plain === undefined || text === null) return null;
	return { type, plain, text };
}

function readFault(value: unknown): Fault | null {
	const fields = fieldsOf(value);
	const name = readText(fields.name);
	const message = readText(fields.message);
	if (name === null || message === null || !isWhole(fields.line, 0, 0xffff)) return null;
	return { line: fields.line, name, message };
}

/** Plain data; undefined if the value is none. */
function readPlain(value: unknown): Plain | undefined {
	let parts = 0;
	const read = (part: unknown, depth: number): Plain | undefined => {
		if (++parts > MOST_PARTS) return undefined;
		if (part === null || typeof part === 'boolean') return part;
		// A number that is none, or not finite, is told by its text.
		if (typeof part === 'number') return Number.isFinite(part) ? part : undefined;
		if (typeof part === 'string') return readText(part) ?? undefined;
		if (!Array.isArray(part) || depth === 0 || part.length > MOST_PARTS) return undefined;
		const list: Plain[] = [];
		for (const inner of part as unknown[]) {
			const one = read(inner, depth - 1);
			if (one === undefined) return undefined;
			list.push(one);
		}
		return list;
	};
	return read(value, MOST_DEPTH);
}

function readReads(value: unknown, positions: number): CheckReads[] | null {
	let cells = 0;
	return readList(value, MOST_READS, (one) => {
		const { position, variable, value, answer, cells: given } = fieldsOf(one);
		const list = readList(given, MOST_READS, (cell) =>
			isWhole(cell, Number.MIN_SAFE_INTEGER, 0xffff) ? cell : null
		);
		if (list === null || (cells += list.length) > MOST_READS) return null;
		if (!isWhole(position, 0, positions) || typeof answer !== 'boolean') return null;
		if (!isWhole(variable, -1, 0xffff) || !isWhole(value, -0xffff, 0xffff)) return null;
		return { position, variable, value, answer, cells: list };
	});
}

/** A list of at most so many things, each of which is read; null if one cannot be. */
function readList<T>(value: unknown, most: number, read: (one: unknown) => T | null): T[] | null {
	if (!Array.isArray(value) || value.length > most) return null;
	const list: T[] = [];
	for (const one of value as unknown[]) {
		const thing = read(one);
		if (thing === null) return null;
		list.push(thing);
	}
	return list;
}

function fieldsOf(value: unknown): Fields {
	return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
