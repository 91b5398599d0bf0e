/**
 * Writes down what a solver does, to be watched in Backtrail. Node 20.16 or newer, and browsers.
 *
 *     const trace = new Trace('run.jsonl', { kind: 'sudoku', puzzle: '0123...', first: [0, 1] });
 *     trace.place(3, 7); // a variable and a value: numbers, or names
 *     trace.takeback(3, 7);
 *     trace.end('all');
 *
 * In Node the file is written. In a browser `trace.file` has it, and `trace.download()` saves it.
 *
 * @typedef {number | string} Name a number, or a name of the header's lists
 */
const BLOCK = 1 << 16;

export class Trace {
	#fs = globalThis.process?.getBuiltinModule?.('node:fs');
	#handle = -1;
	/** Whole lines that are not in the file yet. */
	#lines = '';
	/** @type {string[]} What a browser has instead of a file. */
	#blocks = [];
	#ended = false;
	#path;
	#left;
	#flush = () => this.flush();

	/**
	 * Opens a file.
	 *
	 * @param {string} path
	 * @param {Record<string, unknown>} header kind and puzzle or setup; or variables and values, by name; first, goal, solver
	 */
	constructor(path, header = {}, limit = 5_000_000) {
		this.#path = path;
		this.#left = limit;
		if (this.#fs) {
			this.#handle = this.#fs.openSync(path, 'w');
			process.on('exit', this.#flush); // also if the program fails
		}
		this.#write({ backtrail: 1, ...header });
	}

	/** @param {unknown} line */
	#write(line) {
		if (this.#ended) return;
		this.#lines += `${JSON.stringify(line)}\n`;
		if (this.#lines.length > BLOCK) this.flush();
	}

	/** Writes what is not in the file yet: whole lines, so that it is valid at any moment. */
	flush() {
		if (this.#lines === '') return;
		if (this.#fs) this.#fs.appendFileSync(this.#handle, this.#lines);
		else this.#blocks.push(this.#lines);
		this.#lines = '';
	}

	/** In a browser: the file as it is now. */
	get file() {
		this.flush();
		return new Blob(this.#blocks, { type: 'application/jsonl' });
	}

	/** In a browser: saves the file. */
	download() {
		const link = document.createElement('a');
		link.href = URL.createObjectURL(this.file);
		link.download = this.#path;
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
	}

	/**
	 * Writes an event. undefined: left out. After the limit the file is ended: no more would be read.
	 *
	 * @param {string} word
	 * @param {...unknown} args
	 */
	event(word, ...args) {
		if (this.#left-- === 0) this.end('cut', 'steps');
		while (args.length > 0 && args.at(-1) === undefined) args.pop();
		this.#write([word, ...args]);
	}

	/** @param {Name} variable */
	choose(variable) {
		this.event('c', variable);
	}

	/** @param {Name} variable @param {Name} value @param {Name[]} [reasons] */
	reject(variable, value, reasons) {
		this.event('r', variable, value, reasons);
	}

	/** @param {Name} variable @param {Name} value */
	place(variable, value) {
		this.event('p', variable, value);
	}

	/** @param {Name} variable @param {Name} value @param {number} [unit] */
	force(variable, value, unit) {
		this.event('f', variable, value, unit);
	}

	/** @param {Name} variable @param {Name} value @param {Name} [cause] */
	eliminate(variable, value, cause) {
		this.event('e', variable, value, cause);
	}

	/** @param {Name} [variable] @param {Name} [value] @param {number} [cause] */
	deadend(variable, value, cause) {
		this.event('d', variable, value, cause);
	}

	/** @param {Name} [variable] @param {Name} [value] @param {number} [untested] */
	takeback(variable, value, untested) {
		this.event('t', variable, value, untested);
	}

	/** @param {number} cost */
	bound(cost) {
		this.event('b', cost);
	}

	/** @param {number} [cost] */
	solution(cost) {
		this.event('s', cost);
	}

	restart() {
		this.event('restart');
	}

	/** @param {string} text */
	note(text) {
		this.event('note', text.slice(0, 500));
	}

	/**
	 * The last line: 'all' or 'found' or 'cut', or as the format says. Closes the file.
	 *
	 * @param {string} reason
	 * @param {Name} [more]
	 */
	end(reason, more) {
		if (this.#ended) return;
		this.#write(more === undefined ? ['end', reason] : ['end', reason, more]);
		this.flush();
		this.#ended = true;
		if (!this.#fs) return;
		process.off('exit', this.#flush);
		this.#fs.closeSync(this.#handle);
	}
}
