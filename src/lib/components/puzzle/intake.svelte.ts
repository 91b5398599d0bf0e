import type { NamedSetup, Parsed, ParseError, Parser, ProblemKind } from '$lib/problems/kind';
import { QUICK_TEXT, readPuzzles } from '$lib/state/read-puzzles';
import { readText } from './read-file';

/** Longer files are not put into the text field: it would freeze. */
const SHOWN = 200_000;

/** What is being opened: a text, what is wrong with it, the puzzles in it. */
export class Intake<Setup> {
	#text = $state('');
	/** What was wrong when the text was opened; null as soon as it is edited. */
	error = $state.raw<ParseError | null>(null);
	/** Several puzzles, to choose one of. */
	found = $state.raw<{
		readonly puzzles: readonly NamedSetup<Setup>[];
		readonly cut: boolean;
	} | null>(null);
	/** The name of a file whose text is too long to be shown. */
	hidden = $state.raw<string | null>(null);
	/** The text that another one took the place of. */
	before = $state.raw<string | null>(null);
	/** What the text holds as it is being typed; null where that is nothing, wrong or much. */
	readonly preview = $derived.by(() => {
		if (this.#text.length > QUICK_TEXT || this.#text.trim() === '') return null;
		const parsed = this.#parser?.(this.#text) ?? { error: { code: 'unreadable' } };
		return 'error' in parsed ? null : parsed.puzzles;
	});
	#parser = $state.raw<Parser<Setup> | null>(null);
	/** A long text is being read. */
	reading = $state(false);
	/** Ends the reading under way: the last text wins. */
	#ender = new AbortController();
	/** What was read last is the text in the field. */
	#own = true;

	constructor(private readonly kind: ProblemKind<Setup>) {
		void kind.parser().then((parser) => (this.#parser = parser));
	}

	get text(): string {
		return this.#text;
	}

	set text(text: string) {
		this.#text = text;
		this.error = null;
		this.hidden = null;
	}

	/** Reads the text: gives the puzzle if it holds one, else there is an `error` or a choice. */
	async submit(): Promise<NamedSetup<Setup> | null> {
		this.#own = true;
		return this.#read(this.#begin(), this.#text);
	}

	/**
	 * Reads a text from elsewhere, as {@link submit}. What stands in the field stays there, unless
	 * this text takes its place to show what is wrong with it.
	 */
	async offer(text: string, name?: string): Promise<NamedSetup<Setup> | null> {
		return this.#readOffered(this.#begin(), text, name);
	}

	/** Reads a file, as {@link offer}. */
	async take(file: File): Promise<NamedSetup<Setup> | null> {
		const signal = this.#begin();
		const read = await readText(file);
		if (signal.aborted) return null;
		if (!('error' in read)) return this.#readOffered(signal, read.text, file.name);
		this.found = null;
		this.error = read.error;
		return null;
	}

	/** Ends the reading under way. */
	cancel(): void {
		this.#ender.abort();
		this.reading = false;
	}

	/** Has the text again that another one took the place of. */
	bringBack(): void {
		if (this.before !== null) this.text = this.before;
		this.before = null;
	}

	/** A puzzle was opened: its text is done with. */
	accept(): void {
		this.found = null;
		this.error = null;
		if (this.#own) this.text = this.before ?? '';
		this.before = null;
	}

	#begin(): AbortSignal {
		this.cancel();
		this.#ender = new AbortController();
		return this.#ender.signal;
	}

	async #readOffered(
		signal: AbortSignal,
		text: string,
		name?: string
	): Promise<NamedSetup<Setup> | null> {
		this.#own = false;
		const puzzle = await this.#read(signal, text, name);
		if (!signal.aborted && this.error !== null) this.#show(text, name ?? null, this.error);
		return puzzle;
	}

	async #read(signal: AbortSignal, text: string, name?: string): Promise<NamedSetup<Setup> | null> {
		this.reading = true;
		try {
			const parsed = await readPuzzles(this.kind, text, name, signal);
			return signal.aborted ? null : this.#settle(parsed);
		} catch {
			if (!signal.aborted) this.error = { code: 'unreadable' };
			return null;
		} finally {
			if (!signal.aborted) this.reading = false;
		}
	}

	#settle(parsed: Parsed<Setup>): NamedSetup<Setup> | null {
		this.error = 'error' in parsed ? parsed.error : null;
		this.found = null;
		if ('error' in parsed) return null;
		if (parsed.puzzles.length === 1 && !parsed.cut) return parsed.puzzles[0];
		this.found = parsed;
		return null;
	}

	#show(text: string, name: string | null, error: ParseError): void {
		if (error.code === 'not-text' || error.code === 'too-large') return;
		if (this.#text.trim() !== '' && this.#text !== text) this.before = this.#text;
		const shown = text.length <= SHOWN;
		this.#text = shown ? text : '';
		this.hidden = shown ? null : name;
	}
}
