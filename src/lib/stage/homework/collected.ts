import { decodeResult, readResult, type ReadResult } from './result';
import { writeSet, type HomeworkSet } from './set';

/** A result in what a teacher has collected. */
export interface CollectedResult {
	readonly result: ReadResult;
	/** The line of a list, or the name of a file. */
	readonly from: { readonly line: number } | { readonly file: string };
	/** As in the address; null for a file. */
	readonly packed: string | null;
}

/** What became of the texts that hold results. */
export interface CollectedResults {
	readonly results: readonly CollectedResult[];
	/** Lines with an address of a result that is broken. */
	readonly broken: readonly number[];
	/** There are more than are read. */
	readonly isCut: boolean;
}

const ADDRESS = /#(?:[^\s",;<>]*&)?result=([\w-]+)/g;
/** More addresses are not read. */
export const MOST_RESULTS = 2000;

/** Whether a line holds the address of a result. */
export function holdsResult(line: string): boolean {
	return line.search(ADDRESS) >= 0;
}

/** The results in a pasted text: addresses, one or more in a line, with anything around them. Accepts any text. */
export async function resultsIn(text: string): Promise<CollectedResults> {
	const results: CollectedResult[] = [];
	const broken: number[] = [];
	let count = 0;
	for (const [at, line] of text.split(/\r\n|[\n\r]/).entries()) {
		for (const [, packed] of line.matchAll(ADDRESS)) {
			if (++count > MOST_RESULTS) return { results, broken, isCut: true };
			const result = await decodeResult(packed);
			if (result === null) broken.push(at + 1);
			else results.push({ result, from: { line: at + 1 }, packed });
		}
	}
	return { results, broken, isCut: false };
}

/** The result in a file; null if it holds none. Accepts any text. */
export function resultInFile(file: string, text: string): CollectedResult | null {
	const result = readResult(text);
	return result && { result, from: { file }, packed: null };
}

/** What the learners handed in for one set. */
export interface SetResults {
	readonly set: HomeworkSet;
	/** One of each learner: the last one. */
	readonly rows: readonly CollectedResult[];
	/** Learners who handed in more than once, and how often. */
	readonly repeated: readonly { readonly name: string; readonly times: number }[];
}

/** Results by their sets, in the order in which the sets appear; of a learner, the last result counts. */
export function bySet(all: readonly CollectedResult[]): readonly SetResults[] {
	const sets = new Map<string, Map<string, CollectedResult[]>>();
	for (const one of all) {
		const key = writeSet(one.result.set);
		const learners = sets.get(key) ?? new Map<string, CollectedResult[]>();
		sets.set(key, learners);
		const name = keyOf(one.result.name);
		// Nobody is the same as somebody else without a name.
		const learner = name === '' ? `\n${learners.size}` : name;
		learners.set(learner, [...(learners.get(learner) ?? []), one]);
	}
	return [...sets.values()].map((learners) => {
		const lists = [...learners.values()];
		const rows = lists.map((list) =>
			list.reduce((last, one) => (one.result.when >= last.result.when ? one : last))
		);
		return {
			set: rows[0].result.set,
			rows,
			repeated: lists.flatMap((list, at) =>
				list.length > 1 ? [{ name: rows[at].result.name, times: list.length }] : []
			)
		};
	});
}

/** The same name is written in several ways. */
function keyOf(name: string): string {
	return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}
