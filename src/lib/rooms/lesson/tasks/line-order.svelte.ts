import { announcer } from '$lib/site/shell/announcer.svelte';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { judgeOrder, rightLines, type Judgement } from '$lib/stage/explain/code/ordering';
import { textOf, type ProgramLine } from '$lib/stage/explain/code/programs';

/** What to say about the program; `shown`: it is the solution, which the reader asked for. */
export type OrderVerdict = Judgement | { readonly kind: 'shown' };

/** Lines that a reader puts in order, with wrong ones among them. A line is an index of `mixed`. */
export class LineOrder {
	/** The lines that are in the program from the beginning. */
	readonly first: ProgramLine;
	readonly last: ProgramLine;
	/** All other lines, mixed, but always in the same order. */
	readonly mixed: readonly ProgramLine[];
	/** What the reader has put into the program. */
	built = $state.raw<readonly number[]>([]);
	/** The line whose tools are shown, and the one that is being dragged; −1 for none. */
	selected = $state(-1);
	dragged = $state(-1);
	/** Null until the program is checked, and after a change. */
	verdict = $state.raw<OrderVerdict | null>(null);
	/** The solution was shown since the reader began. */
	#isShown = false;

	/** The lines that are not in the program. */
	readonly pool: readonly number[] = $derived.by(() =>
		this.mixed.map((_, index) => index).filter((index) => !this.built.includes(index))
	);
	readonly isDone: boolean = $derived(
		this.verdict?.kind === 'right' || this.verdict?.kind === 'right-too'
	);
	/** The line of the program that is not right, counted from 1; 0 if there is none. */
	readonly faulty: number = $derived(
		this.verdict !== null && 'line' in this.verdict ? this.verdict.line : 0
	);

	/** The program as it stands. */
	readonly lines: readonly ProgramLine[] = $derived.by(() => [
		this.first,
		...this.built.map((index) => this.mixed[index]),
		this.last
	]);

	constructor(private readonly order: readonly ProgramLine[]) {
		const right = rightLines(order);
		[this.first] = right;
		this.last = right[right.length - 1];
		this.mixed = order
			.filter((line) => line !== this.first && line !== this.last)
			.toSorted((one, two) => hash(textOf(one)) - hash(textOf(two)));
	}

	/** Puts a line at a place of the program; −1 takes it out. */
	put(line: number, at: number): void {
		const others = this.built.filter((one) => one !== line);
		this.built = at < 0 ? others : others.toSpliced(at, 0, line);
		this.verdict = null;
		this.#sayPlace(at);
	}

	/** Puts a line of the pool behind the others. @returns the line to go on with. */
	choose(line: number): number {
		const next = neighbour(this.pool, line) ?? line;
		this.put(line, this.built.length);
		return next;
	}

	/** Moves a line by one place. The first and the last one stay, and their place is announced again. */
	move(line: number, by: 1 | -1): void {
		const here = this.built.indexOf(line);
		const at = here + by;
		if (at >= 0 && at < this.built.length) this.put(line, at);
		else this.#sayPlace(here);
	}

	/** Takes a line out of the program. @returns the line to go on with. */
	takeOut(line: number): number {
		const next = neighbour(this.built, line) ?? line;
		this.put(line, -1);
		this.selected = -1;
		return next;
	}

	/** Judges the program. @returns whether the reader has put it right. */
	check(): boolean {
		const isLong = this.lines.length >= rightLines(this.order).length;
		const found = judgeOrder(this.order, isLong ? this.lines : this.lines.slice(0, -1));
		this.#tell(found);
		if (this.isDone && this.#isShown) this.#tell({ kind: 'shown' });
		return this.isDone;
	}

	/** Nothing is said of the program. */
	forget(): void {
		this.#tell(null);
	}

	/** Shows the solution. It is not the reader's own before they begin again. */
	show(): void {
		const inside = rightLines(this.order).slice(1, -1);
		this.built = inside.map((line) => this.mixed.indexOf(line));
		this.#isShown = true;
		this.#tell({ kind: 'shown' });
	}

	restart(): void {
		this.built = [];
		this.#isShown = false;
		this.#tell(null);
	}

	#tell(verdict: OrderVerdict | null): void {
		this.verdict = verdict;
		this.selected = -1;
	}

	#sayPlace(at: number): void {
		announcer.say(
			at < 0 ? m.learn_order_taken_out() : m.learn_order_at({ line: formatNumber(at + 2) })
		);
	}
}

/** The line that moves up when one leaves, if there is another. */
function neighbour(lines: readonly number[], line: number): number | undefined {
	const at = lines.indexOf(line);
	return lines[at + 1] ?? lines[at - 1];
}

function hash(text: string): number {
	let sum = 7;
	for (const letter of text.trim()) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
	return sum;
}
