import type { RunRow } from './experiment';
import { runText, type RunList } from './runs';
import { refuse } from './strict';

/** A run of which there is a row, and the rows that there are of it. */
export interface JoinedRun {
	/** Where it is among all runs. */
	readonly index: number;
	/** The row that says most about it. */
	readonly row: RunRow;
	/** The parts and their rows, numbered from 0, that hold the run. */
	readonly from: readonly { readonly part: number; readonly row: number }[];
}

/**
 * Puts the rows of parts together, each of which is in canonical order, and holds one row of each.
 * @throws Refusal at the first row that is not of the runs (`parts[1].rows[7]`), or that differs from
 * another row of the same run.
 */
export function* joinRows(
	runs: RunList,
	parts: readonly Iterator<RunRow, unknown>[]
): Generator<JoinedRun, void, void> {
	const heap = new SourceHeap();
	for (const [part, rows] of parts.entries()) {
		const source = new Source(part, rows, runs);
		if (source.advance()) heap.push(source);
	}
	for (let first = heap.first; first !== undefined; first = heap.first) {
		const { index } = first;
		let kept: RunRow | null = null;
		const from: { part: number; row: number }[] = [];
		for (let next: Source | undefined = first; next?.index === index; next = heap.first) {
			from.push({ part: next.part, row: next.number });
			kept = kept === null ? next.row : better(next.row, kept);
			if (kept === null) refuse({ code: 'differs', path: next.place, found: runText(next.row) });
			if (next.advance()) heap.sink();
			else heap.dropFirst();
		}
		yield { index, row: kept!, from };
	}
}

/** A part, and the row where it is. */
class Source {
	/** The number of the row, and where its run is among all. */
	number = -1;
	index = -1;
	row!: RunRow;

	constructor(
		readonly part: number,
		private readonly rows: Iterator<RunRow, unknown>,
		private readonly runs: RunList
	) {}

	get place(): string {
		return `parts[${this.part}].rows[${this.number}]`;
	}

	/** Goes on to the next row. @returns false at the end of the part */
	advance(): boolean {
		const { done, value } = this.rows.next();
		if (done === true) return false;
		this.number++;
		this.row = value;
		this.index = this.runs.indexOf(value);
		if (this.index < 0) refuse({ code: 'unknown-run', path: this.place, found: runText(value) });
		return true;
	}
}

/** Parts by the run where they are; at the same run, the earlier part comes first. */
class SourceHeap {
	readonly #sources: Source[] = [];

	get first(): Source | undefined {
		return this.#sources[0];
	}

	push(source: Source): void {
		const sources = this.#sources;
		let at = sources.push(source) - 1;
		for (
			let above = (at - 1) >> 1;
			at > 0 && isBefore(source, sources[above]);
			above = (at - 1) >> 1
		) {
			sources[at] = sources[above];
			at = above;
		}
		sources[at] = source;
	}

	dropFirst(): void {
		const last = this.#sources.pop()!;
		if (this.#sources.length === 0) return;
		this.#sources[0] = last;
		this.sink();
	}

	/** Finds the place of the first source, which has gone on. */
	sink(): void {
		const sources = this.#sources;
		const [source] = sources;
		let at = 0;
		for (;;) {
			let below = 2 * at + 1;
			if (below >= sources.length) break;
			if (below + 1 < sources.length && isBefore(sources[below + 1], sources[below])) below++;
			if (!isBefore(sources[below], source)) break;
			sources[at] = sources[below];
			at = below;
		}
		sources[at] = source;
	}
}

function isBefore(a: Source, b: Source): boolean {
	return a.index < b.index || (a.index === b.index && a.part < b.part);
}

/**
 * The row that says more about a run, null if the two contradict each other. What ran out of time or
 * failed depends on the machine, and gives way to what did not.
 */
function better(one: RunRow, other: RunRow): RunRow | null {
	const [unfinished, otherUnfinished] = [one, other].map(
		({ outcome }) => outcome === 'time' || outcome === 'failed'
	);
	if (unfinished !== otherUnfinished) return unfinished ? other : one;
	if (isSame(one, other)) return one;
	if (!unfinished || one.steps === other.steps) return null;
	return one.steps > other.steps ? one : other;
}

function isSame(one: RunRow, other: RunRow): boolean {
	return (Object.keys(one) as (keyof RunRow)[]).every((name) => one[name] === other[name]);
}
