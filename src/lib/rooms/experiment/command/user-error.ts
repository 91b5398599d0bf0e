import { readFileSync } from 'node:fs';
import type { DataError } from '../measure/strict';

/** What is wrong with the command or its files: told without a stack. */
export class UserError extends Error {}

/** The text of a file. @throws UserError if there is none. */
export function textOf(file: string): string {
	try {
		// Some editors begin a file with a mark of its byte order.
		return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
	} catch (error) {
		throw unreadable(file, error);
	}
}

/** Why a file cannot be read. */
export function unreadable(file: string, error: unknown): UserError {
	const { code } = error as { code?: string };
	return new UserError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : String(error)}`);
}

/** One line about an error in a file: `lab.json: sets[1].boards[3]: bad-board (found puzzle)`. */
export function told(
	file: string,
	{ code, path: place, line, found, expected }: DataError
): string {
	const details = [
		...(found === undefined ? [] : [`found ${found}`]),
		...(expected === undefined ? [] : [`expected ${expected}`])
	];
	return [
		line === undefined ? file : `${file}:${line}`,
		...(place === '' ? [] : [place]),
		`${code}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
	].join(': ');
}

/** What was read. @throws UserError if it was refused. */
export function sound<T extends object>(file: string, result: T | { error: DataError }): T {
	if ('error' in result) throw new UserError(told(file, result.error));
	return result;
}
