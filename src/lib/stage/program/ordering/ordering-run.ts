import type { Problem } from '$lib/engine/problem';
import { selectionFor } from '$lib/engine/search/orderings';
import type { Position } from '$lib/engine/search/position';
import { limitedSearch } from '$lib/engine/search/limits';
import {
	CHOOSE,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable,
	type StepBatch
} from '$lib/engine/search/step';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { valueOrderFor, type ValueOrder } from '$lib/engine/search/value-orderings';
import { countBatch } from '$lib/engine/trace/count-batch';
import { noStatistics, STATISTICS_FIELDS } from '$lib/engine/trace/statistics';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import type { Post } from '../sandbox/replies';
import { MOST_IN_REPLY } from '../sandbox/replies';
import type { Call, CallEnd, Fault } from '../task';

/** The functions of a program that a search of ours asks. They are given copies, so they cannot change the search. */
export interface Advisor {
	/** Whether the program has a function. */
	has(name: 'next' | 'values'): boolean;
	/**
	 * Calls a function with the board, and with the cell of `values`. @returns plain data: numbers and lists.
	 * @throws AdvisorEnd if the program breaks off
	 */
	ask(name: 'next' | 'values', rows: number[][], ...cell: number[]): unknown;
	/** The reader's line where the program was last; 0 for none. */
	readonly line: number;
	/** How its language writes a value. */
	textOf(value: unknown): string;
}

/** A program broke off while it was asked. */
export class AdvisorEnd extends Error {
	constructor(readonly end: Exclude<CallEnd, { kind: 'returned' }>) {
		super(end.kind);
	}
}

/**
 * The names of faults of an ordering. Their message is what the function returned, as its language writes
 * it; of `OrderingMissing`, the value that is missing.
 */
export const ORDERING_FAULTS = [
	/** The program has neither function. */
	'OrderingNothing',
	/** `next` returned something that is no cell of the board. */
	'OrderingCell',
	/** `next` returned a cell that is filled. */
	'OrderingFilled',
	/** `values` returned something that is no list of different values of the board. */
	'OrderingValues',
	/** `values` returned a list without a value that is legal in the cell. */
	'OrderingMissing'
] as const;

/**
 * Makes the call of a search of ours that asks a program in which order to go: for the next cell by
 * `next(board)`, for the order of its values by `values(board, row, column)`. Without `next`, the cell
 * with the fewest candidates is next; without `values`, values ascend.
 * @param call its ground is a board; what it names and its arguments do not count
 * @param problem what is searched
 * @param post takes the steps as they come
 * @returns the result, to be posted
 */
export function runOrdering(
	index: number,
	call: Call,
	problem: Problem,
	advisor: Advisor,
	post: Post
): void {
	new OrderingRun(index, call, problem, advisor, post).run();
}

class OrderingRun {
	readonly #log = new StepLogBuilder();
	readonly #statistics = noStatistics();
	/** The lines at which the variables were chosen, those that are not told yet. */
	#lines: number[] = [];
	#last: Position | null = null;
	#end: Exclude<CallEnd, { kind: 'returned' }> | null = null;
	/** The choice at whose values the program broke off: steps after it are not told. */
	#brokeAt = Infinity;
	/** A limit cut the search off. */
	#isCut = false;
	#chosen = 0;
	#told = 0;

	constructor(
		private readonly index: number,
		private readonly call: Call,
		private readonly problem: Problem,
		private readonly advisor: Advisor,
		private readonly post: Post
	) {}

	run(): void {
		const { problem, advisor } = this;
		const { counted, steps } = this.call;
		const asked = counted ?? { goal: 'first' as const, limits: { steps } };
		const strategy: Strategy = { ...DEFAULT_STRATEGY, ordering: 'findmin', ...asked };
		const hasNext = advisor.has('next');
		const hasValues = advisor.has('values');
		if (!hasNext && !hasValues) this.#fault('OrderingNothing', '');
		const usual = selectionFor(problem, strategy);
		const batches = limitedSearch(problem, strategy, {
			// Steps are told before the program is asked again.
			batchSize: 1,
			select: (position) => {
				this.#last = position;
				// The search ends here, with a step that is not told.
				if (this.#end !== null) return -1;
				const variable = hasNext && hasOpen(position) ? this.#askNext(position) : usual(position);
				if (variable >= 0) this.#lines.push(hasNext ? advisor.line : 0);
				if (variable >= 0) this.#chosen++;
				return variable;
			},
			values: hasValues ? this.#valueOrder() : valueOrderFor(problem, strategy)
		});
		let next = batches.next();
		while (!next.done && this.#take(next.value)) next = batches.next();
		if (next.done === true && next.value.kind === 'stopped') this.#isCut = true;
		this.#flush();
		this.#post();
	}

	#askNext(position: Position): number {
		const returned = this.#ask('next', this.#rows(position));
		if (this.#end !== null) return -1;
		const size = this.problem.valueCount;
		const [row, column] = isCell(returned, size) ? returned : [-1, -1];
		if (row < 0) return this.#fault('OrderingCell', this.advisor.textOf(returned));
		const variable = row * size + column;
		if (!position.isOpen(variable))
			return this.#fault('OrderingFilled', this.advisor.textOf(returned));
		return variable;
	}

	#valueOrder(): ValueOrder {
		const { variableCount, valueCount } = this.problem;
		const order = new Uint8Array((variableCount + 1) * valueCount);
		return {
			order,
			stride: valueCount,
			sort: (position, variable) => {
				const own = order.subarray(position.depth * valueCount, (position.depth + 1) * valueCount);
				own.set(this.#askValues(position, variable));
				this.#lines[this.#lines.length - 1] = this.advisor.line;
				if (this.#end !== null) this.#brokeAt = Math.min(this.#brokeAt, this.#chosen);
			}
		};
	}

	#askValues(position: Position, variable: number): readonly number[] {
		const { valueCount } = this.problem;
		const all = Array.from({ length: valueCount }, (_, value) => value);
		const cell = [Math.floor(variable / valueCount), variable % valueCount];
		const returned = this.#ask('values', this.#rows(position), ...cell);
		if (this.#end !== null) return all;
		if (!isValues(returned, valueCount)) {
			this.#fault('OrderingValues', this.advisor.textOf(returned));
			return all;
		}
		const listed = returned.map((value) => value - 1);
		const others = all.filter((value) => !listed.includes(value));
		const legal = position.model.legal(variable);
		const missing = others.find((value) => (legal >>> value) & 1);
		if (missing !== undefined) this.#fault('OrderingMissing', String(missing + 1));
		return [...listed, ...others];
	}

	#ask(name: 'next' | 'values', rows: number[][], ...cell: number[]): unknown {
		try {
			return this.advisor.ask(name, rows, ...cell);
		} catch (thrown) {
			if (!(thrown instanceof AdvisorEnd)) throw thrown;
			this.#end = thrown.end;
			return null;
		}
	}

	#fault(name: (typeof ORDERING_FAULTS)[number], message: string): -1 {
		const fault: Fault = { line: this.advisor.line, name, message: message.slice(0, 200) };
		this.#end ??= { kind: 'fault', fault };
		return -1;
	}

	/** @returns whether the search may go on */
	#take(batch: StepBatch): boolean {
		let { length } = batch;
		// What a broken search ends with is no solution.
		if (this.#end !== null && length > 0 && stepKind(batch.steps[length - 1]) === SOLUTION)
			length--;
		for (let at = 0; at < length; at++) {
			if (stepKind(batch.steps[at]) === CHOOSE) this.#told++;
			else if (this.#told >= this.#brokeAt) length = at;
		}
		countBatch(this.#statistics, batch, length);
		if (this.call.counted) this.#lines = [];
		else this.#tell(batch, length);
		return this.#end === null;
	}

	#tell({ steps }: StepBatch, length: number): void {
		for (let at = 0; at < length; at++) {
			const word = steps[at];
			const line = stepKind(word) === CHOOSE ? (this.#lines.shift() ?? 0) : 0;
			this.#log.write(stepKind(word), stepVariable(word), stepValue(word), line, 0);
			if (this.#log.length === MOST_IN_REPLY) this.#flush();
		}
	}

	#flush(): void {
		if (this.#log.length === 0) return;
		const { words, lines, depths, others } = this.#log.since(0);
		this.#log.length = 0;
		this.post({
			...{ type: 'steps', call: this.index, texts: [], prints: [], line: this.advisor.line },
			...{ words, lines, depths, others }
		});
	}

	#post(): void {
		const { call, index, advisor } = this;
		const statistics = this.#statistics;
		const counts = STATISTICS_FIELDS.map((name) => statistics[name]);
		const isSolved = statistics.solutions > 0;
		const isStopped = this.#isCut && call.counted === undefined;
		this.#end ??= isStopped ? { kind: 'stopped', by: 'steps' } : null;
		const end: CallEnd = this.#end ?? {
			kind: 'returned',
			value: call.counted
				? { type: 'list', plain: [...counts, this.#isCut ? 0 : 1], text: '' }
				: { type: 'boolean', plain: isSolved, text: advisor.textOf(isSolved) }
		};
		const ground = this.#last === null ? null : this.#rows(this.#last);
		this.post({
			...{ type: 'result', call: index },
			result: { end, ground, prints: [], texts: [], line: advisor.line, variable: -1 }
		});
	}

	/** The board as rows of the reader's: 0 for an empty cell. */
	#rows({ assignment }: Position): number[][] {
		const size = this.problem.valueCount;
		return Array.from({ length: size }, (_, row) =>
			Array.from(assignment.subarray(row * size, (row + 1) * size), (value) => value + 1)
		);
	}
}

function hasOpen({ assignment }: Position): boolean {
	return assignment.includes(-1);
}

function isCell(value: unknown, size: number): value is readonly [row: number, column: number] {
	return (
		Array.isArray(value) && value.length === 2 && value.every((at) => isWhole(at, 0, size - 1))
	);
}

function isValues(value: unknown, size: number): value is readonly number[] {
	return (
		Array.isArray(value) &&
		value.every((one) => isWhole(one, 1, size)) &&
		new Set(value).size === value.length
	);
}

function isWhole(value: unknown, from: number, to: number): boolean {
	return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}
