import type { ParameterReader, Parser } from '$lib/engine/kind';
import { unreadable } from '$lib/engine/text';
import { readSetup } from './address';
import type { WaySetup } from './setup';

/** The way in the query of an address, which is how a way is saved. */
export const parseWay: Parser<WaySetup> = (text) => {
	const error = unreadable(text);
	if (error !== null) return { error };
	const line = text.trim();
	if (line === '') return { error: { code: 'empty' } };
	const parameters = new URLSearchParams(line);
	let isWrong = false;
	const read: ParameterReader = (name, otherwise, parse) => {
		const written = parameters.get(name);
		const value = written === null ? otherwise : parse(written);
		isWrong ||= value === undefined;
		return value ?? otherwise;
	};
	const setup = readSetup(read);
	if (setup === null || isWrong) return { error: { code: 'no-way', line: 1 } };
	return { puzzles: [{ setup }], cut: false };
};
