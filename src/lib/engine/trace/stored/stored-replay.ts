import { allValues, initialDomains, type Problem } from '../../problem';
import type { Frame } from '../../search/frame';
import {
	BACKTRACK,
	CHOOSE,
	ELIMINATE,
	FORCE,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable
} from '../../search/step';
import { countStep, noStatistics, type Statistics } from '../statistics';
import type { TreeBuilder } from '../tree/tree-builder';
import { Candidates } from './candidates';
import { CALL, HAS_RETURNED, RESTART, RETURN, type StepLog } from './step-log';

/** A call that waits, or the one that works. */
export interface WaitingCall {
	/** The number of its text; −1 for none. */
	readonly text: number;
	/** The line that it is at, counted from 1; 0 before its first one. */
	readonly line: number;
}

/** A call that has just returned. */
export interface ReturnedCall extends WaitingCall {
	/** The number of the text of what it returned; −1 for none. */
	readonly result: number;
	/** 1 for true, 0 for false, −1 for anything else. */
	readonly value: number;
}

/** What a replay is told of a problem. */
export type StoredProblem = Pick<Problem, 'fixed' | 'valueCount' | 'domains'>;

/**
 * Applies the steps of a {@link StepLog}, one by one, to the complete state. They may come from a wrong
 * program: it may leave values behind, write over them, or take back what is not the last one.
 *
 * Frames belong to calls. A step of a call closes the frames of the calls that it made, and the value with
 * which it called, whether or not the program takes that back; a value left behind stays on the board. A
 * call that hands success up closes nothing: as in a search, a solution keeps its path.
 */
export class StoredReplay {
	position = 0;
	/** The value of each variable, −1 for none. */
	#board: Int8Array;
	/** None of these objects ever changes, so that copies share them. */
	#frames: Frame[] = [];
	/** For each frame, the depth of its call, and whether its value has led to a solution. */
	#owners: number[] = [];
	#solved: boolean[] = [];
	#calls: WaitingCall[] = [];
	#returned: ReturnedCall | null = null;
	/** The depth of the last step that is no call and no call's return. */
	#lastDepth = 0;
	/** How many frames have a value. */
	#placed = 0;
	#statistics = noStatistics();
	/** Null without elimination. */
	#candidates: Candidates | null;
	/** For each frame, how many were eliminated when its value was placed. */
	#marks: number[] = [];

	/** @param eliminates whether candidates are kept: some of the steps remove them */
	constructor(
		private readonly problem: StoredProblem,
		private readonly eliminates = false
	) {
		this.#board = Int8Array.from(problem.fixed);
		this.#candidates = eliminates ? new Candidates(initialDomains(problem)) : null;
	}

	/** The placements in force. */
	get placed(): number {
		return this.#placed;
	}

	get statistics(): Readonly<Statistics> {
		return this.#statistics;
	}

	/** The calls, the first one first. */
	get calls(): readonly WaitingCall[] {
		return this.#calls;
	}

	/** The call that has just returned: until its caller has made one step. */
	get returned(): ReturnedCall | null {
		return this.#returned;
	}

	/** About the bytes that a copy needs. */
	get bytes(): number {
		const candidates = this.#candidates?.bytes ?? 0;
		return (
			400 + this.#board.length + candidates + 128 * this.#frames.length + 40 * this.#calls.length
		);
	}

	get #eliminated(): number {
		return this.#candidates?.eliminated ?? 0;
	}

	copy(): StoredReplay {
		const copy = new StoredReplay(this.problem, this.eliminates);
		copy.position = this.position;
		copy.#board = this.#board.slice();
		copy.#frames = this.#frames.slice();
		copy.#owners = this.#owners.slice();
		copy.#solved = this.#solved.slice();
		copy.#calls = this.#calls.slice();
		copy.#returned = this.#returned;
		copy.#lastDepth = this.#lastDepth;
		copy.#placed = this.#placed;
		copy.#statistics = { ...this.#statistics };
		copy.#candidates = this.#candidates?.copy() ?? null;
		copy.#marks = this.#marks.slice();
		return copy;
	}

	/** The values of all variables, a copy. */
	board(): Int8Array {
		return this.#board.slice();
	}

	/** The candidates of each variable, a copy; null without elimination. */
	domains(): Int32Array | null {
		return this.#candidates?.masks() ?? null;
	}

	/** For each variable, the candidates eliminated since the last placement in force; null as above. */
	prunedValues(): Int32Array | null {
		const placed = this.#frames.findLastIndex(({ value }) => value >= 0);
		return this.#candidates?.eliminatedAfter(this.#marks[placed] ?? 0) ?? null;
	}

	/** A search never waits without a value, so the views know nothing of frames that do. */
	frames(): Frame[] {
		const last = this.#frames.length - 1;
		return this.#frames.filter(({ value }, at) => value >= 0 || at === last);
	}

	/** Applies the next step. @param tree grows with it */
	apply(log: StepLog, tree?: TreeBuilder): void {
		const at = this.position++;
		const word = log.words[at];
		const line = log.lines[at];
		const other = log.others[at];
		const kind = stepKind(word);
		if (kind === CALL) {
			this.#call(other, line, tree);
		} else {
			const depth = log.depths[at] & ~HAS_RETURNED;
			const hasReturned = (log.depths[at] & HAS_RETURNED) !== 0;
			if (!hasReturned) this.#returned = null;
			this.#setLine(depth, line);
			const value = stepValue(word);
			// A call without a step of its own is a helper: it has searched nothing below the value in place.
			const closes = hasReturned && this.#lastDepth > depth;
			if (kind !== RETURN || !this.#isSuccess(value)) this.#return(depth, closes, tree);
			if (kind !== RETURN || this.#calls.length <= depth) this.#lastDepth = depth;
			this.#statistics.depth = this.#placed;
			this.#step(word, depth, kind === BACKTRACK && other >= 0, log.lines.length > 0, tree);
			if (kind === RETURN) this.#leave(depth, other, value);
		}
		countStep(this.#statistics, word, other);
		this.#statistics.depth = this.#placed;
	}

	/** @param isSkip a jump passes over the placement that is taken back */
	#step(
		word: number,
		depth: number,
		isSkip: boolean,
		isOfProgram: boolean,
		tree?: TreeBuilder
	): void {
		const variable = stepVariable(word);
		const value = stepValue(word);
		switch (stepKind(word)) {
			case CHOOSE:
				this.#giveUpOpen(depth);
				this.#push(variable, depth, tree);
				break;
			case REJECT: {
				const frame = this.#hold(variable, depth, tree);
				this.#change(tried(frame, value, frame.value, frame.rejected | (1 << value)));
				break;
			}
			case PLACE: {
				this.#hold(variable, depth, tree);
				this.#close(tree);
				const frame = this.#frames[this.#frames.length - 1];
				this.#change(tried(frame, value, value, frame.rejected));
				this.#place(variable, value, false, tree);
				break;
			}
			case FORCE:
				this.#giveUpOpen(depth);
				this.#push(variable, depth);
				this.#change({ ...this.#frames[this.#frames.length - 1], value, forced: true, left: 0 });
				this.#place(variable, value, true, tree);
				break;
			case BACKTRACK:
				this.#takeBack(variable, isSkip, isOfProgram, tree);
				break;
			case ELIMINATE:
				this.#candidates?.eliminate(variable, value);
				break;
			case RESTART:
				this.#statistics.undos += this.#placed;
				this.#statistics.forwardStreak = 0;
				while (this.#frames.length > 0) this.#pop(tree);
				this.#board.set(this.problem.fixed);
				break;
			case SOLUTION:
				this.#giveUpOpen(depth);
				this.#solve();
				tree?.solve();
				break;
			case PRUNE:
				tree?.prune();
		}
	}

	#call(text: number, line: number, tree?: TreeBuilder): void {
		const calls = this.#calls;
		this.#returned = null;
		// What calls from here have left on the stack is over; the value in place is what it is about.
		this.#setLine(calls.length - 1, line);
		this.#return(calls.length - 1, false, tree);
		calls.push({ text, line: 0 });
	}

	#leave(depth: number, result: number, value: number): void {
		if (this.#calls.length <= depth) return;
		this.#returned = { ...this.#calls.pop()!, result, value };
	}

	/** The call at a depth is at a line. Calls above it broke off. */
	#setLine(depth: number, line: number): void {
		const calls = this.#calls;
		if (calls.length > depth + 1) calls.length = depth + 1;
		if (line > 0 && depth >= 0 && depth < calls.length && calls[depth].line !== line)
			calls[depth] = { text: calls[depth].text, line };
	}

	/** Whether a call that returns this hands up a solution. */
	#isSuccess(value: number): boolean {
		return value === 1 || (value < 0 && this.#solved.at(-1) === true);
	}

	/** The calls made by the one at a depth have returned. @param closes what it called with is over, too */
	#return(depth: number, closes: boolean, tree?: TreeBuilder): void {
		const owners = this.#owners;
		while (owners.length > 0 && owners[owners.length - 1] > depth) this.#pop(tree);
		if (closes && owners[owners.length - 1] === depth) this.#close(tree);
	}

	/** The frame of a variable on top, without one a new one; another one that has no value makes way. */
	#hold(variable: number, depth: number, tree?: TreeBuilder): Frame {
		const top = this.#frames.length - 1;
		if (top < 0 || this.#owners[top] !== depth || this.#frames[top].variable !== variable) {
			this.#giveUpOpen(depth);
			this.#push(variable, depth, tree);
		}
		return this.#frames[this.#frames.length - 1];
	}

	#giveUpOpen(depth: number): void {
		const top = this.#frames.length - 1;
		if (top >= 0 && this.#owners[top] >= depth && this.#frames[top].value < 0) this.#pop();
	}

	#push(variable: number, depth: number, tree?: TreeBuilder): void {
		const left = this.#candidates?.of(variable) ?? allValues(this.problem.valueCount);
		this.#frames.push({
			variable,
			value: -1,
			forced: false,
			rejected: 0,
			failed: 0,
			solved: 0,
			skipped: 0,
			left,
			tried: undefined
		});
		this.#owners.push(depth);
		this.#solved.push(false);
		this.#marks.push(this.#eliminated);
		tree?.choose(variable);
	}

	#pop(tree?: TreeBuilder): void {
		this.#close(tree);
		this.#frames.pop();
		this.#owners.pop();
		this.#solved.pop();
		this.#marks.pop();
	}

	#change(frame: Frame): void {
		this.#frames[this.#frames.length - 1] = frame;
	}

	#place(variable: number, value: number, forced: boolean, tree?: TreeBuilder): void {
		this.#placed++;
		this.#board[variable] = value;
		this.#marks[this.#marks.length - 1] = this.#eliminated;
		tree?.open(variable, value, forced, this.position);
	}

	/** The value of the frame on top is over, if it has one. @param isSkip a jump passes over it */
	#close(tree?: TreeBuilder, isSkip = false): void {
		const top = this.#frames.length - 1;
		const { variable, value, forced, rejected, failed, solved, skipped, left, tried } =
			this.#frames[top];
		if (value < 0) return;
		const bit = 1 << value;
		const isSolved = this.#solved[top];
		this.#change({
			variable,
			value: -1,
			forced,
			rejected,
			failed: isSolved || isSkip ? failed : failed | bit,
			solved: isSolved ? solved | bit : solved,
			skipped: isSkip && !isSolved ? skipped | bit : skipped,
			left,
			tried
		});
		this.#solved[top] = false;
		this.#placed--;
		this.#candidates?.restore(this.#marks[top]);
		tree?.close(isSkip);
	}

	#takeBack(variable: number, isSkip: boolean, isOfProgram: boolean, tree?: TreeBuilder): void {
		// A program may clear a given; a solver that placed a value there has it back.
		this.#board[variable] = isOfProgram ? -1 : this.problem.fixed[variable];
		const frames = this.#frames;
		let at = frames.length - 1;
		while (at >= 0 && frames[at].variable !== variable) at--;
		// Without a value, it was left behind.
		if (at < 0 || frames[at].value < 0) return;
		while (frames.length > at + 1) this.#pop(tree);
		this.#close(tree, isSkip);
		if (frames[at].forced) this.#pop(tree);
	}

	#solve(): void {
		const frames = this.#frames;
		// If a solution was found below a placement before, one was found below those under it.
		for (let at = frames.length - 1; at >= 0 && !this.#solved[at]; at--)
			if (frames[at].value >= 0) this.#solved[at] = true;
	}
}

/** A frame after a value was tested. */
function tried(frame: Frame, tested: number, value: number, rejected: number): Frame {
	const { variable, forced, failed, solved, skipped, left } = frame;
	return {
		variable,
		value,
		forced,
		rejected,
		failed,
		solved,
		skipped,
		left: left & ~(1 << tested),
		tried: { value: tested, before: frame.tried }
	};
}
