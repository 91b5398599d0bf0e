import { formatNumber } from '$lib/i18n/format';
import {
	MAX_TEXT,
	type NamedSetup,
	type ParseNote,
	type Parsed,
	type ParseError,
	type Parser,
	type ProblemKind
} from '$lib/engine/kind';
import { nameOfFile } from '$lib/engine/text';
import { parserFor, QUICK_TEXT, readPuzzles } from './read-puzzles';
import { keepText, keptText } from './kept-text';
import { readText } from './read-file';

/** Longer files are not shown in the text field, because it would freeze. */
const SHOWN = 200_000;
/** The maximum number of puzzles listed from several files. */
const LISTED = 10_000;

/** What is being opened: a text, its error, its puzzles. */
export class Intake<Setup> {
	#text = $state('');
	/** The error when the text was opened; null as soon as it is edited. */
	error = $state.raw<ParseError | null>(null);
	/** Several puzzles to choose from. */
	found = $state.raw<{
		readonly puzzles: readonly NamedSetup<Setup>[];
		readonly cut: boolean;
		/** The names of files without a readable puzzle. */
		readonly skipped: readonly string[];
		readonly notes?: readonly ParseNote[];
	} | null>(null);
	/** A text that is too long to show, and the name of its file. */
	hidden = $state.raw<{ readonly text: string; readonly name: string | null } | null>(null);
	/** The text has one puzzle, which should be looked at before it is opened: there are notes on it. */
	toLookAt = $state(false);
	/** The text before another one replaced it. */
	before = $state.raw<string | null>(null);
	/** The puzzles in the text while it is typed; null if there are none or it has an error. */
	readonly preview = $derived.by(() => {
		if (this.#text.length > QUICK_TEXT || this.#text.trim() === '') return null;
		const parsed = this.#parser?.(this.#text) ?? { error: { code: 'unreadable' } };
		return 'error' in parsed ? null : parsed;
	});
	#parser = $state.raw<Parser<Setup> | null>(null);
	/** A long text is being read. */
	reading = $state(false);
	/** Cancels the current reading, because the last text wins. */
	#ender = new AbortController();
	/** The text in the field is the one that was read last. */
	#own = true;

	constructor(private readonly kind: ProblemKind<Setup>) {
		this.#text = keptText(kind.id);
		// Already loaded with the dialog; without it, nothing is previewed.
		parserFor(kind).then(
			(parser) => (this.#parser = parser),
			() => {}
		);
	}

	get text(): string {
		return this.#text;
	}

	set text(text: string) {
		this.#text = text;
		this.error = null;
		this.hidden = null;
		this.toLookAt = false;
	}

	/** Keeps the text while the page is reloaded. */
	keep(): void {
		keepText(this.kind.id, this.#text);
	}

	/** Reads the text: returns its puzzle if there is one, else sets an `error` or a choice. */
	async submit(): Promise<NamedSetup<Setup> | null> {
		this.#own = true;
		return this.#read(this.#begin(), this.#text);
	}

	/**
	 * Reads a text from elsewhere, like {@link submit}. The field keeps its text, unless this one
	 * replaces it to show an error.
	 */
	async offer(text: string, name?: string): Promise<NamedSetup<Setup> | null> {
		return this.#readOffered(this.#begin(), text, name);
	}

	/** Reads files, like {@link offer}: the puzzles of several files are one choice. */
	async take(files: readonly File[]): Promise<NamedSetup<Setup> | null> {
		const signal = this.#begin();
		this.reading = true;
		const size = files.reduce((sum, file) => sum + file.size, 0);
		if (size > MAX_TEXT) this.#fail({ code: 'too-large' });
		else if (files.length > 1) await this.#takeAll(signal, files);
		else return this.#takeOne(signal, files[0]);
		return null;
	}

	/** Cancels the current reading. */
	cancel(): void {
		this.#ender.abort();
		this.reading = false;
	}

	/** Restores the text that was replaced. */
	bringBack(): void {
		if (this.before !== null) this.text = this.before;
		this.before = null;
	}

	/** A puzzle was opened, so its text is no longer needed. */
	accept(): void {
		this.found = null;
		this.error = null;
		if (this.#own || this.toLookAt) this.text = this.before ?? '';
		this.before = null;
		this.toLookAt = false;
	}

	/** Shows a text in the field and keeps the one it replaces; a text that is too long is only named. */
	put(text: string, name?: string): void {
		if (this.#text.trim() !== '' && this.#text !== text) this.before = this.#text;
		const shown = text.length <= SHOWN;
		this.#text = shown ? text : '';
		this.hidden = shown ? null : { text, name: name ?? null };
	}

	#fail(error: ParseError): void {
		this.reading = false;
		this.found = null;
		this.error = error;
	}

	async #takeOne(signal: AbortSignal, file: File): Promise<NamedSetup<Setup> | null> {
		const read = await readText(file);
		if (signal.aborted) return null;
		if (!('error' in read)) return this.#readOffered(signal, read.text, file.name);
		this.#fail(read.error);
		return null;
	}

	/** Lists the puzzles of the files, or shows the first file if none has a puzzle. */
	async #takeAll(signal: AbortSignal, files: readonly File[]): Promise<void> {
		const puzzles: NamedSetup<Setup>[] = [];
		const skipped: string[] = [];
		let cut = false;
		for (const file of files) {
			const parsed = await this.#parse(signal, file);
			if (signal.aborted) return;
			if ('error' in parsed && parsed.error.code === 'reader-failed') {
				this.#fail(parsed.error);
				return;
			}
			if ('error' in parsed) skipped.push(file.name);
			else {
				puzzles.push(...namedAfter(file, parsed.puzzles));
				cut ||= parsed.cut;
			}
			if (puzzles.length > LISTED) break;
		}
		if (puzzles.length === 0) {
			await this.#takeOne(signal, files[0]);
			return;
		}
		this.#own = false;
		this.reading = false;
		this.error = null;
		cut ||= puzzles.length > LISTED;
		this.found = { puzzles: puzzles.slice(0, LISTED), cut, skipped };
	}

	async #parse(signal: AbortSignal, file: File): Promise<Parsed<Setup>> {
		const read = await readText(file);
		if ('error' in read) return read;
		try {
			return await readPuzzles(this.kind, read.text, file.name, signal);
		} catch {
			return { error: { code: 'reader-failed' } };
		}
	}

	#begin(): AbortSignal {
		this.cancel();
		this.#ender = new AbortController();
		this.toLookAt = false;
		return this.#ender.signal;
	}

	async #readOffered(
		signal: AbortSignal,
		text: string,
		name?: string
	): Promise<NamedSetup<Setup> | null> {
		this.#own = false;
		const puzzle = await this.#read(signal, text, name);
		const code = this.error?.code ?? null;
		const isText = code !== null && code !== 'not-text' && code !== 'too-large';
		if (!signal.aborted && (isText || this.toLookAt)) this.put(text, name);
		return puzzle;
	}

	async #read(signal: AbortSignal, text: string, name?: string): Promise<NamedSetup<Setup> | null> {
		this.reading = true;
		try {
			const parsed = await readPuzzles(this.kind, text, name, signal);
			return signal.aborted ? null : this.#settle(parsed, text);
		} catch {
			if (!signal.aborted) this.error = { code: 'reader-failed' };
			return null;
		} finally {
			if (!signal.aborted) this.reading = false;
		}
	}

	#settle(parsed: Parsed<Setup>, text: string): NamedSetup<Setup> | null {
		this.error = 'error' in parsed ? parsed.error : null;
		this.found = null;
		if ('error' in parsed) return null;
		if (parsed.puzzles.length === 1 && !parsed.cut) {
			const isShort = text.length <= QUICK_TEXT;
			const isShown = isShort && text === this.#text;
			if (parsed.notes === undefined || isShown) return parsed.puzzles[0];
			this.toLookAt = isShort;
			if (this.toLookAt) return null;
		}
		this.found = { ...parsed, skipped: [] };
		return null;
	}
}

/** The puzzles of a file, named after it: a single one by its name, several with numbers. */
function namedAfter<Setup>(file: File, puzzles: readonly NamedSetup<Setup>[]): NamedSetup<Setup>[] {
	const base = nameOfFile(file.name) ?? file.name;
	return puzzles.map(({ setup, name }, index) => {
		const own = name ?? (puzzles.length > 1 ? formatNumber(index + 1) : base);
		return { setup, name: own === base ? base : `${base} · ${own}` };
	});
}
