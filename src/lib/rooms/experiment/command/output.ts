import {
	accessSync,
	closeSync,
	constants,
	fsyncSync,
	openSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error';

/** Characters that are written at once. */
const CHUNK = 65_536;

/** Where lines go. What is not ended is as if it had never been begun. */
export interface Output {
	write(line: string): void;
	/** All lines are there. */
	end(): void;
	/** There will be no more lines. */
	discard(): void;
}

/** The output of a name; without a name, the standard output. */
export function outputOf(file: string | undefined): Output {
	if (file === undefined) return new Stream((text) => process.stdout.write(text));
	if (isSpecial(file)) {
		const opened = openSync(file, 'w');
		return new Stream((text) => writeFileSync(opened, text));
	}
	return new NewFile(file);
}

/** Whether a name is that of a device or a pipe, which must not be replaced. */
export function isSpecial(file: string): boolean {
	const found = statSync(file, { throwIfNoEntry: false });
	return found !== undefined && !found.isFile() && !found.isDirectory();
}

/**
 * Finds out before hours of measuring whether a file can be written.
 * @throws UserError if it cannot.
 */
export function ensureWritable(option: string, file: string): void {
	try {
		const found = statSync(file, { throwIfNoEntry: false });
		if (found?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
		accessSync(found === undefined ? path.dirname(file) : file, constants.W_OK);
	} catch (error) {
		const { code = String(error) } = error as { code?: string };
		const why =
			code === 'ENOENT' || code === 'ENOTDIR'
				? 'there is no such folder'
				: code === 'EISDIR'
					? 'this is a folder'
					: `it cannot be written (${code})`;
		throw new UserError(`${option} ${file}: ${why}`);
	}
}

/**
 * Finds out before hours of measuring whether one file would replace another.
 *
 * @param written the files to write, by their options
 * @param read the files that are read
 * @throws UserError if two of them are the same file
 */
export function ensureApart(
	written: Readonly<Record<string, string | undefined>>,
	read: readonly string[]
): void {
	const known = new Map(read.map((file) => [resolved(file), 'the file that is read']));
	for (const [option, file] of Object.entries(written)) {
		if (file === undefined || isSpecial(file)) continue;
		const which = known.get(resolved(file));
		if (which !== undefined) throw new UserError(`${option} ${file}: this is ${which}`);
		known.set(resolved(file), `the file of ${option}`);
	}
}

/** Writes lines in chunks. */
class Stream implements Output {
	#chunk = '';

	constructor(private readonly put: (text: string) => void) {}

	write(line: string): void {
		this.#chunk += `${line}\n`;
		if (this.#chunk.length >= CHUNK) this.end();
	}

	end(): void {
		this.put(this.#chunk);
		this.#chunk = '';
	}

	discard(): void {
		this.#chunk = '';
	}
}

/** A file that has its name only when it is whole: until then it has another one in the same folder. */
class NewFile implements Output {
	readonly #file: string;
	readonly #name: string;
	readonly #opened: number;
	readonly #stream: Stream;

	constructor(file: string) {
		this.#file = resolved(file);
		this.#name = `${this.#file}.new`;
		this.#opened = openSync(this.#name, 'w');
		this.#stream = new Stream((text) => writeFileSync(this.#opened, text));
	}

	write(line: string): void {
		this.#stream.write(line);
	}

	end(): void {
		this.#stream.end();
		fsyncSync(this.#opened);
		closeSync(this.#opened);
		renameSync(this.#name, this.#file);
	}

	discard(): void {
		closeSync(this.#opened);
		rmSync(this.#name);
	}
}

/** The file to which a name leads: a link to it stays. */
function resolved(file: string): string {
	try {
		return realpathSync(file);
	} catch {
		return path.resolve(file);
	}
}
