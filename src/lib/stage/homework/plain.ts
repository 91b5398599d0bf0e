import { mix } from '$lib/engine/seeded';

/** Reading plain data that anybody may have written. */

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text of at most `most` characters. */
export function isText(value: unknown, most: number): value is string {
	return typeof value === 'string' && value.length <= most;
}

/** The most lists and records within each other: browsers cannot write what is nested much deeper. */
const MOST_DEPTH = 100;

/**
 * The value that JSON describes; undefined for anything else, for more than `most` characters, and for lists and
 * records that are nested too deep.
 */
export function parsed(json: string, most: number): unknown {
	if (json.length > most || isDeep(json)) return undefined;
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

function isDeep(json: string): boolean {
	let [depth, isQuoted] = [0, false];
	for (let at = 0; at < json.length; at++) {
		const mark = json[at];
		if (mark === '"') isQuoted = !isQuoted;
		else if (isQuoted) at += mark === '\\' ? 1 : 0;
		else if (mark === '[' || mark === '{') depth++;
		else if (mark === ']' || mark === '}') depth--;
		if (depth > MOST_DEPTH) return true;
	}
	return false;
}

/** A short text that differs for different texts, but for intent and rare chance. */
export function digestOf(text: string): string {
	let [one, other] = [1, 2];
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		one = mix(one, code);
		other = mix(other, code + one);
	}
	return one.toString(36) + other.toString(36);
}
