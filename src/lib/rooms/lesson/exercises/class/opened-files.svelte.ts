import { resultInFile, type CollectedResult } from '$lib/stage/homework/collected';
import { isRecord } from '$lib/stage/homework/plain';
import { readSet } from '$lib/stage/homework/set';
import { forget, leave, left } from '$lib/site/way-back';

const MOST_BYTES = 40_000_000;
/** So many characters stay in the tab, for the way back from a pupil's work and for a reload. */
const MOST_KEPT = 1_500_000;

interface Content {
	readonly file: string;
	readonly text: string;
}

/** The files that a teacher opened: results of homework, kept in the tab where that is allowed, and lists. */
export class OpenedFiles {
	results = $state.raw<readonly CollectedResult[]>([]);
	/** The names of the files of the last choice that hold nothing that can be read. */
	unread = $state.raw<readonly string[]>([]);
	/** The names of the files of the last choice that hold homework as it was handed out. */
	handedOut = $state.raw<readonly string[]>([]);
	/** They are there again after a reload. */
	isKept = $state(true);
	#contents: readonly Content[] = [];

	/** Takes files. @returns the texts of those that are lists */
	async open(chosen: readonly File[]): Promise<readonly string[]> {
		const lists: string[] = [];
		const [unread, handedOut]: [string[], string[]] = [[], []];
		for (const file of chosen) {
			const text = file.size > MOST_BYTES ? '' : await file.text();
			if (this.#take({ file: file.name, text })) continue;
			if (readSet(text) !== null) handedOut.push(file.name);
			else if (text === '' || text.startsWith('{')) unread.push(file.name);
			else lists.push(text);
		}
		[this.unread, this.handedOut] = [unread, handedOut];
		if (this.#contents.length > 0) this.#keep();
		return lists;
	}

	/** Takes what the tab has kept. */
	recall(): void {
		const kept: unknown = left('collectedFiles');
		if (!Array.isArray(kept)) return;
		for (const one of kept as unknown[])
			if (isRecord(one) && typeof one.file === 'string' && typeof one.text === 'string')
				this.#take({ file: one.file, text: one.text });
	}

	clear(): void {
		[this.results, this.unread, this.handedOut, this.#contents] = [[], [], [], []];
		this.isKept = true;
		forget('collectedFiles');
	}

	#take(content: Content): boolean {
		const result = resultInFile(content.file, content.text);
		if (result === null) return false;
		this.results = [...this.results, result];
		this.#contents = [...this.#contents, content];
		return true;
	}

	/** All of them are kept, or none: a part would look like all. */
	#keep(): void {
		const size = this.#contents.reduce((sum, { text }) => sum + text.length, 0);
		this.isKept = size <= MOST_KEPT && leave('collectedFiles', this.#contents);
		if (!this.isKept) forget('collectedFiles');
	}
}

/** A text with others below it. */
export function below(text: string, others: readonly string[]): string {
	return [text.replace(/\s+$/, ''), ...others].filter((one) => one !== '').join('\n');
}
