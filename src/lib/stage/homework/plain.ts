import { mix } from '$lib/engine/seeded';

/** Reading plain data that anybody may have written. */

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text of at most `most` characters. */
export function isText(value: unknown, most: number): value is string {
	return typeof value === 'string' && value.length <= most;
}

/** The value that JSON describes; undefined for anything else, and for more than `most` characters. */
export function parsed(json: string, most: number): unknown {
	if (json.length > most) return undefined;
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
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
