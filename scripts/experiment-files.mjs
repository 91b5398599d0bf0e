/** The files that `npm run experiment` reads and writes, and what is wrong with them. */
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';

/** @typedef {import('../src/lib/rooms/experiment/measure/strict').DataError} DataError */

/** What is wrong with the command or its files: told without a stack. */
export class UserError extends Error {}

/** @param {string} file */
export function textOf(file) {
	try {
		// Some editors begin a file with a mark of its byte order.
		return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
	} catch (error) {
		const { code } = /** @type {{ code?: string }} */ (error);
		throw new UserError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : String(error)}`);
	}
}

/**
 * Finds out before hours of measuring whether a file can be written.
 *
 * @param {string} option
 * @param {string} file
 */
export function ensureWritable(option, file) {
	const isNew = !existsSync(file);
	try {
		closeSync(openSync(file, 'a'));
	} catch (error) {
		const { code } = /** @type {{ code?: string }} */ (error);
		const why =
			code === 'ENOENT'
				? 'there is no such folder'
				: code === 'EISDIR'
					? 'this is a folder'
					: `it cannot be written (${code})`;
		throw new UserError(`${option} ${file}: ${why}`);
	}
	if (isNew) rmSync(file);
}

/**
 * One line about an error in a file: `lab.json: sets[1].boards[3]: bad-board (found puzzle)`.
 *
 * @param {string} file
 * @param {DataError} error
 */
export function told(file, { code, path: place, line, found, expected }) {
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

/**
 * @template T
 * @param {string} file
 * @param {T | { error: DataError }} result
 * @returns {T}
 */
export function sound(file, result) {
	if (typeof result === 'object' && result !== null && 'error' in result)
		throw new UserError(told(file, /** @type {{ error: DataError }} */ (result).error));
	return /** @type {T} */ (result);
}
