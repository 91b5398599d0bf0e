import { BACKTRACK, CHOOSE, DEADEND, PLACE, REJECT, SOLUTION } from '$lib/engine/search/step';
import { CALL, HAS_RETURNED, RETURN } from '$lib/engine/trace/stored/step-log';
import {
	MOST_CALLS,
	type Call,
	type CallEnd,
	type CallResult,
	type CheckReads,
	type Fault,
	type Plain,
	type Program,
	type Role,
	type Value
} from '../task';
import { REPLY_EVERY } from '../sandbox/replies';
import { cellsOf, type Cells } from './ground';
import { LONGEST_TEXT, Report, type StepsPost } from './report';

/** Ends a call from within. The program may catch it; then each further event throws again. */
export class Stop extends Error {
	constructor(readonly end: CallEnd) {
		super(end.kind);
	}
}

/** A board or list that the program holds: the one it was given, or a copy. */
export interface Holder {
	/** What its cells hold now, as the program wrote it; a list may be shorter than the ground. */
	contents(): readonly unknown[];
}

/** A call of a function that has not returned. */
interface Open {
	readonly role: Role;
	readonly line: number;
	readonly args: readonly unknown[];
	/** Of a search: the values it has tried at one variable; −1 before the first, −2 for several. */
	variable: number;
	tried: number;
	hasReturned: boolean;
	reads: number[] | null;
}

/** Lines after which the clock is looked at: few, because a line may take long. */
const LINES = 128;

/** What a call returns that an error has ended. */
const BROKEN: Value = { type: 'nothing', plain: null, text: '—' };

/**
 * Turns what a program does into steps, which a {@link Report} posts. Both languages tell it the same events:
 * lines, calls and what they return, reads and writes of the ground. It stops a call at its limits by
 * throwing {@link Stop}.
 */
export class Recorder {
	#report!: Report;
	#postedAt = 0;
	#call!: Call;
	#cells: Cells | null = null;
	/** What the steps so far have led to, and who holds it. */
	#values = new Int8Array(0);
	#holder: Holder | null = null;
	#open: Open[] = [];
	#searches = 0;
	#line = 0;
	#lines = 0;
	#variable = -1;
	#isNew = false;
	#stopped: Stop | null = null;
	#reads: CheckReads[] = [];
	#until = 0;
	/** Steps that show what is there at first. */
	#shown = 0;

	/**
	 * @param post takes steps; its arrays are its own
	 * @param milliseconds how long a call may take
	 */
	constructor(
		private readonly program: Pick<Program, 'roles' | 'aliases'>,
		private readonly post: (steps: StepsPost) => void,
		private readonly milliseconds: number,
		private readonly clock: () => number = () => performance.now()
	) {}

	/** The steps so far. */
	get position(): number {
		return this.#report.position;
	}

	/** Begins a call. @param holder the ground that the program is given; null for nothing */
	begin(index: number, call: Call, holder: Holder | null): void {
		this.#report = new Report(index, this.post);
		this.#call = call;
		this.#cells = cellsOf(call.ground);
		this.#values = this.#cells?.values.slice() ?? new Int8Array(0);
		this.#holder = holder;
		this.#open = [];
		this.#searches = this.#line = this.#lines = 0;
		this.#variable = -1;
		this.#isNew = true;
		this.#stopped = null;
		this.#reads = [];
		this.#postedAt = this.clock();
		this.#until = this.#postedAt + this.milliseconds;
		this.#shown = 0;
		if (call.ground.kind === 'board' && call.ground.open === true) this.#lay();
	}

	/** What is on the ground at first and may be taken away is placed by steps. */
	#lay(): void {
		for (const [variable, value] of this.#values.entries())
			if (value >= 0) this.#report.write(PLACE, variable, value, 0, 0);
		this.#shown = this.position;
		this.#isNew = false;
	}

	/** Ends the call: what came of it. @param ground what is left of it, or what was returned in its place */
	finish(end: CallEnd, ground: Plain): CallResult {
		if (end.kind === 'returned' && this.#stopped === null) this.#solve();
		const stopped = this.#stopped;
		this.#flush();
		return {
			end: stopped?.end ?? end,
			ground,
			prints: this.#report.prints,
			texts: this.#report.texts,
			...(this.#call.reads && { reads: this.#reads }),
			line: this.#line,
			variable: this.#variable
		};
	}

	/** The line where the program is. */
	get at(): number {
		return this.#line;
	}

	/** How many calls wait for one another. */
	get depth(): number {
		return this.#open.length;
	}

	/** What ended the call from within; null if nothing did. */
	get stopped(): CallEnd | null {
		return this.#stopped?.end ?? null;
	}

	/** The program comes to a line, counted from 1. */
	line(line: number): void {
		if (this.#stopped !== null) throw this.#stopped;
		this.#line = line;
		if (++this.#lines % LINES !== 0) return;
		const now = this.clock();
		if (now > this.#until) this.stop({ kind: 'stopped', by: 'time' });
		if (now > this.#postedAt + REPLY_EVERY) this.#flush();
	}

	/**
	 * A function begins. @param args as the program has them @param texts how its language writes them
	 * @param holder the board or list among them
	 */
	enter(
		name: string,
		args: readonly unknown[],
		texts: () => readonly string[],
		holder: Holder | null
	): void {
		if (this.#stopped !== null) throw this.#stopped;
		if (this.#open.length >= MOST_CALLS) this.stop({ kind: 'deep', calls: MOST_CALLS });
		const known = this.roleOf(name);
		const role = known === 'search' && this.#isChoosing() ? 'silent' : known;
		if (role === 'search' && holder !== null) this.#show(holder);
		const reads = role === 'check' && this.#call.reads === true ? [] : null;
		const line = this.#line;
		this.#open.push({ role, line, args, variable: -1, tried: 0, hasReturned: false, reads });
		if (role !== 'search') return;
		this.#searches++;
		this.#write(CALL, -1, -1, this.#report.text(`${name}(${texts().join(', ')})`), false);
	}

	/** The function that began last returns. */
	leave(value: Value): void {
		if (this.#stopped !== null) throw this.#stopped;
		const call = this.#open.at(-1);
		if (call === undefined) return;
		const isTrue = isTruthy(value);
		if (call.role === 'search') {
			this.#solve();
			this.#endSearch(call, value, isTrue);
			return;
		}
		this.#open.pop();
		this.#line = call.line;
		if (call.role === 'check') {
			this.#check(call, isTrue);
			if (!isTrue && !this.#isChoosing()) this.#reject(call.args);
		} else if (call.role === 'clash' && isTrue) this.#reject(call.args);
		else if (call.role === 'choose') this.#choose(value);
	}

	/** An error is caught: the calls above a depth are over. */
	unwind(depth: number): void {
		if (this.#stopped !== null) throw this.#stopped;
		while (this.#open.length > depth) {
			const call = this.#open.at(-1)!;
			if (call.role === 'search') this.#endSearch(call, BROKEN, true);
			else {
				this.#open.pop();
				this.#line = call.line;
			}
		}
	}

	/** A cell gets a value, as the program wrote it. @param text how its language writes it */
	write(holder: Holder, variable: number, written: unknown, text: () => string): void {
		if (this.#stopped !== null) throw this.#stopped;
		if (this.#cells === null) return;
		this.#show(holder);
		if (variable < 0 || variable >= this.#values.length) this.#fault('BoardPlace', text());
		const value = this.#cells.valueOf(written);
		if (value === undefined) this.#fault('BoardValue', text());
		this.#set(variable, value);
	}

	/** The last place of a list is emptied. */
	remove(holder: Holder, variable: number): void {
		if (this.#stopped !== null) throw this.#stopped;
		if (this.#cells === null) return;
		this.#show(holder);
		if (variable >= 0 && variable < this.#values.length) this.#set(variable, -1);
	}

	/** A cell is read; it may be beside the board. */
	read(row: number, column: number): void {
		if (this.#stopped !== null) throw this.#stopped;
		const reads = this.#open.findLast(({ role }) => role === 'check')?.reads;
		if (reads === null || reads === undefined || this.#cells === null) return;
		const size = this.#cells.width;
		const isOn = row >= 0 && row < size && column >= 0 && column < size;
		const cell = isOn ? row * size + column : -1 - (Math.abs(row) * (size + 1) + Math.abs(column));
		if (!reads.includes(cell)) reads.push(cell);
	}

	print(text: string): void {
		if (this.#stopped !== null) throw this.#stopped;
		this.#report.print(text);
	}

	/** Ends the call. @throws Stop always */
	stop(end: CallEnd): never {
		this.stopSoon(end);
		throw this.#stopped!;
	}

	/** Ends the call at the next line. */
	stopSoon(end: CallEnd): void {
		this.#stopped ??= new Stop(end);
	}

	/** The role of a function. */
	roleOf(name: string): Role {
		const { roles, aliases } = this.program;
		const known = Object.hasOwn(aliases ?? {}, name) ? aliases![name] : name;
		return Object.hasOwn(roles, known) ? roles[known] : 'search';
	}

	/** Whether a cell is being chosen: what is called meanwhile only compares cells, and nothing is tried. */
	#isChoosing(): boolean {
		return this.#open.findLast(({ role }) => role !== 'silent')?.role === 'choose';
	}

	#fault(name: string, message: string): never {
		const fault: Fault = { line: this.#line, name, message: message.slice(0, LONGEST_TEXT) };
		this.stop({ kind: 'fault', fault });
	}

	/** Makes the steps that lead to what another board or list holds: the program goes on with it. */
	#show(holder: Holder): void {
		if (holder === this.#holder || this.#cells === null) return;
		this.#holder = holder;
		const cells = this.#cells;
		const contents = holder.contents();
		const wanted = this.#values.map((_, variable) => {
			const written = contents[variable];
			return written === undefined ? -1 : (cells.valueOf(written) ?? -1);
		});
		for (let at = wanted.length - 1; at >= 0; at--)
			if (this.#values[at] >= 0 && wanted[at] !== this.#values[at]) this.#set(at, -1);
		for (const [at, value] of wanted.entries())
			if (value >= 0 && this.#values[at] < 0) this.#set(at, value);
	}

	#set(variable: number, value: number): void {
		const before = this.#values[variable];
		if (value === before) return;
		if (this.#cells!.given[variable] !== 0) this.stop({ kind: 'given', variable });
		if (before >= 0) {
			if (this.#isNew) this.#solve();
			this.#values[variable] = -1;
			this.#write(BACKTRACK, variable, before);
		}
		this.#isNew = true;
		this.#values[variable] = value;
		if (value < 0) return;
		this.#tries(variable, value);
		this.#write(PLACE, variable, value, before);
	}

	#check(call: Open, answer: boolean): void {
		if (call.reads === null) return;
		const [variable, value] = this.#tried(call.args);
		const { reads: cells } = call;
		this.#reads.push({ position: this.position, variable, value, answer, cells });
	}

	/** Variable and value that a check was asked for. */
	#tried(args: readonly unknown[]): readonly [variable: number, value: number] {
		const cells = this.#cells;
		if (cells === null) return [-1, -1];
		const value = cells.valueOf(args.at(-1)) ?? -1;
		if (cells.width === 1) return [this.#values.findIndex((one) => one < 0), value];
		const [row, column] = args.slice(-3, -1);
		const isOn = [row, column].every((one) => Number.isInteger(one) && (one as number) >= 0);
		const variable = isOn ? Number(row) * cells.width + Number(column) : -1;
		return [variable < this.#values.length ? variable : -1, value];
	}

	#reject(args: readonly unknown[]): void {
		const [variable, value] = this.#tried(args);
		if (variable < 0 || value < 0) return;
		this.#tries(variable, value);
		this.#write(REJECT, variable, value);
	}

	#choose({ plain }: Value): void {
		const cells = this.#cells;
		if (cells === null || !Array.isArray(plain) || plain.length !== 2) return;
		const [row, column] = plain as unknown[];
		if (!Number.isInteger(row) || !Number.isInteger(column)) return;
		const [r, c] = [row as number, column as number];
		if (r >= 0 && c >= 0 && r < cells.width && c < cells.width)
			this.#write(CHOOSE, r * cells.width + c, -1);
	}

	/** Notes that the search around tries a value. */
	#tries(variable: number, value: number): void {
		const call = this.#open.findLast(({ role }) => role === 'search');
		if (call === undefined) return;
		if (call.variable !== variable) call.variable = call.variable === -1 ? variable : -2;
		if (call.variable === variable) call.tried |= 1 << value;
	}

	#endSearch(call: Open, value: Value, isTrue: boolean): void {
		const { variable } = call;
		// Only a board has as many values as it is wide.
		const { width } = this.#cells ?? { width: 1 };
		const all = 2 ** width - 1;
		if (!isTrue && variable >= 0 && width > 1 && (call.tried & all) === all)
			this.#write(DEADEND, variable, -1);
		const answer = value.type === 'boolean' ? Number(value.plain) : -1;
		this.#write(RETURN, -1, answer, this.#report.text(value.text), false);
		this.#open.pop();
		this.#line = call.line;
		this.#searches--;
		const caller = this.#open.findLast(({ role }) => role === 'search');
		if (caller !== undefined) caller.hasReturned = true;
	}

	/** A solution is told once, when the program leaves it. */
	#solve(): void {
		if (!this.#isNew || this.#cells === null) return;
		this.#isNew = false;
		if (this.#cells.isSolved(this.#values)) this.#write(SOLUTION, -1, -1, -1, false);
	}

	/** @param goesOn it shows that the call goes on after those that it has made */
	#write(kind: number, variable: number, value: number, other = -1, goesOn = true): void {
		if (this.position >= this.#call.steps + this.#shown)
			this.stop({ kind: 'stopped', by: 'steps' });
		const depth = Math.max(0, this.#searches - 1);
		let flags = 0;
		if (goesOn) {
			const call = this.#open.findLast(({ role }) => role === 'search');
			if (call?.hasReturned) {
				flags = HAS_RETURNED;
				call.hasReturned = false;
			}
		}
		if (variable >= 0) this.#variable = variable;
		const isFull = this.#report.write(kind, variable, value, this.#line, depth | flags, other);
		if (isFull) this.#flush();
	}

	#flush(): void {
		this.#postedAt = this.clock();
		this.#report.flush(this.#line);
	}
}

/** Whether a language takes a value as true where it asks whether something holds. */
function isTruthy({ type, plain }: Value): boolean {
	if (type === 'boolean') return plain === true;
	if (type === 'nothing') return false;
	return !(plain === 0 || plain === '');
}
