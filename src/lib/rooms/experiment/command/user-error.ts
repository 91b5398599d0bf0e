import { readFileSync } from 'node:fs';
import { stripIsolates } from '$lib/i18n/bidi';
import type { DataError } from '../measure/strict';
import { dataErrorSentence } from '../data-error-text';

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

const REASONS: Readonly<Partial<Record<string, string>>> = {
	ENOENT: 'there is no such file',
	EISDIR: 'this is a folder; name a file in it'
};

/** Why a file cannot be read. */
export function unreadable(file: string, error: unknown): UserError {
	const { code = '' } = error as { code?: string };
	return new UserError(`${file}: ${REASONS[code] ?? String(error)}`);
}

/** One line about an error in a file: `lab.json:4:2: From here on, this is not JSON: …`. */
export function told(file: string, error: DataError): string {
	const { path: place, line, column } = error;
	const at = [file, line, column].filter((part) => part !== undefined).join(':');
	const what = stripIsolates(dataErrorSentence(error));
	return [at, ...(place === '' ? [] : [place]), what].join(': ');
}

/** What was read. @throws UserError if it was refused. */
export function sound<T extends object>(file: string, result: T | { error: DataError }): T {
	if ('error' in result) throw new UserError(told(file, result.error));
	return result;
}
