import { Recorder, Stop, type Holder } from '../record/recorder';
import type { StepsPost } from '../record/report';
import type { Argument, Call, CallEnd, CallResult, Ground, Plain, Task, Value } from '../task';

/** What the marks of a program call. */
type Marks = readonly [
	line: (line: number) => void,
	enter: (name: string, ...args: unknown[]) => unknown,
	leave: (value?: unknown) => unknown,
	open: () => number,
	unwind: (depth: number) => void,
	console: Pick<Console, 'log'>,
	structuredClone: (value: unknown) => unknown
];
/** A program that `composeJavaScript` has made. */
export type Made = (...marks: Marks) => Readonly<Record<string, unknown>>;

export interface ResultPost {
	readonly type: 'result';
	readonly call: number;
	readonly result: CallResult;
}

/** Milliseconds that a call may take. */
export const PATIENCE = 5000;

/** Runs the calls of a task. @param made the program @param post takes steps and results as they come */
export function runJavaScript(
	{ program, calls }: Task,
	made: Made,
	post: (message: StepsPost | ResultPost) => void,
	milliseconds = PATIENCE
): void {
	const recorder = new Recorder(program, post, milliseconds);
	const watch = new Watch(recorder);
	let functions: Readonly<Record<string, unknown>> | null = null;
	const make = () =>
		made(
			(line) => recorder.line(line),
			(name, ...args) => watch.enter(name, args),
			(value) => {
				recorder.leave(watch.valueOf(value));
				return value;
			},
			() => recorder.depth,
			(depth) => recorder.unwind(depth),
			{
				log: (...values: unknown[]) =>
					recorder.print(values.map((one) => watch.print(one)).join(' '))
			},
			cloned
		);
	for (const [index, call] of calls.entries()) {
		const ground = watch.begin(index, call);
		const end = ending(recorder, () => {
			functions ??= make();
			const called = named(functions, call.name, program.aliases);
			if (typeof called !== 'function') throw new ReferenceError(`${call.name} is not defined`);
			const args = call.arguments.map((argument) =>
				isGround(argument) ? ground : copyOf(argument)
			);
			let value: unknown = (called as (...all: unknown[]) => unknown)(...args);
			// A generator makes its steps while it is asked for them.
			if (isGenerator(value)) value = lastOf(value);
			return value;
		});
		const result = 'value' in end ? watch.returned(end.value) : null;
		const callEnd: CallEnd =
			result === null ? (end as CallEnd) : { kind: 'returned', value: result.value };
		post({
			type: 'result',
			call: index,
			result: recorder.finish(callEnd, result?.ground ?? watch.ground())
		});
	}
}

/** What a call returns, or how it ended otherwise. */
function ending(recorder: Recorder, call: () => unknown): CallEnd | { readonly value: unknown } {
	try {
		const value = call();
		return recorder.stopped ?? { value };
	} catch (thrown) {
		if (thrown instanceof Stop) return thrown.end;
		if (recorder.stopped !== null) return recorder.stopped;
		if (thrown instanceof RangeError && /call stack|recursion/i.test(thrown.message))
			return { kind: 'deep', calls: 0 };
		const isError = thrown instanceof Error;
		const name = isError ? thrown.name : 'Error';
		if (isError && name === 'InternalError' && thrown.message.includes('recursion'))
			return { kind: 'deep', calls: 0 };
		const message = isError ? thrown.message : String(thrown);
		return { kind: 'fault', fault: { line: recorder.at, name, message: message.slice(0, 200) } };
	}
}

function named(
	functions: Readonly<Record<string, unknown>>,
	name: string,
	aliases: Readonly<Record<string, string>> = {}
): unknown {
	const names = [name, ...Object.keys(aliases).filter((alias) => aliases[alias] === name)];
	const found = names.find((one) => Object.hasOwn(functions, one));
	return found === undefined ? undefined : functions[found];
}

function isGround(argument: Argument): argument is { readonly ground: true } {
	return typeof argument === 'object' && argument !== null && !Array.isArray(argument);
}

/** Plain data of the call's own. */
function copyOf(data: Argument): unknown {
	return Array.isArray(data) ? (data as readonly Plain[]).map(copyOf) : data;
}

/** What `structuredClone` makes for the program: the browser's own refuses what is watched. */
function cloned(value: unknown): unknown {
	return Array.isArray(value) ? value.map(cloned) : structuredClone(value);
}

function isGenerator(value: unknown): value is Generator {
	return Object.prototype.toString.call(value) === '[object Generator]';
}

function lastOf(generator: Generator): unknown {
	for (;;) {
		const next = generator.next();
		if (next.done === true) return next.value as unknown;
	}
}

/** Makes boards and lists that tell a recorder what is read and written. */
class Watch {
	/** The watched boards and lists, by what the program holds and by the bare data. */
	readonly #watched = new WeakMap<object, Holder>();
	/** The bare rows of watched ones. */
	readonly #bare = new WeakMap<object, unknown[]>();
	#call!: Call;
	#ground: unknown = null;
	#size = 0;

	constructor(private readonly recorder: Recorder) {}

	begin(index: number, call: Call): unknown {
		this.#call = call;
		this.#size = call.ground.kind === 'board' ? call.ground.rows.length : 0;
		this.#ground = this.#make(dataOf(call.ground));
		this.recorder.begin(index, call, this.#holderOf(this.#ground));
		return this.#ground;
	}

	/** A function begins. @returns its first argument, watched if it is a copy of the ground */
	enter(name: string, args: unknown[]): unknown {
		const isSearch = this.recorder.roleOf(name) === 'search';
		if (isSearch && this.#isCopy(args[0])) args[0] = this.#make(args[0]);
		this.recorder.enter(
			name,
			args,
			() => args.map((one) => this.#short(one)),
			this.#holderOf(args[0])
		);
		return args[0];
	}

	/** The value as it is told to the page; and the ground that was returned in place of the one given. */
	returned(value: unknown): { readonly value: Value; readonly ground: Plain } {
		const isBoard = this.#holderOf(value) !== null || this.#isCopy(value);
		const told = this.valueOf(value);
		return { value: told, ground: isBoard ? plainOf(value) : this.ground() };
	}

	ground(): Plain {
		return plainOf(this.#ground);
	}

	valueOf(value: unknown): Value {
		if (value === undefined || value === null)
			return { type: 'nothing', plain: null, text: String(value) };
		if (typeof value === 'boolean') return { type: 'boolean', plain: value, text: String(value) };
		if (typeof value === 'number') {
			const isWhole = Number.isInteger(value);
			const plain = Number.isFinite(value) ? value : null;
			return { type: isWhole ? 'whole' : 'fraction', plain, text: String(value) };
		}
		if (typeof value === 'string')
			return {
				type: 'text',
				plain: value.slice(0, 200),
				text: JSON.stringify(value).slice(0, 200)
			};
		if (this.#holderOf(value) !== null)
			return { type: 'ground', plain: null, text: this.#short(value) };
		if (Array.isArray(value)) return { type: 'list', plain: plainOf(value), text: written(value) };
		return { type: 'other', plain: null, text: this.#short(value) };
	}

	print(value: unknown): string {
		return typeof value === 'string' ? value : written(value);
	}

	#holderOf(value: unknown): Holder | null {
		return typeof value === 'object' && value !== null ? (this.#watched.get(value) ?? null) : null;
	}

	/** A board or list of the program's own that it goes on with. */
	#isCopy(value: unknown): boolean {
		if (!Array.isArray(value) || this.#watched.has(value)) return false;
		const { kind } = this.#call.ground;
		if (kind === 'board')
			return (
				value.length === this.#size &&
				value.every((row) => Array.isArray(row) && row.length === this.#size)
			);
		return kind === 'columns' || kind === 'letters';
	}

	#make(data: unknown): unknown {
		if (data === null) return null;
		return this.#size > 0
			? this.#watchBoard(data as unknown[][])
			: this.#watchList(data as unknown[]);
	}

	#watchBoard(given: unknown[][]): unknown {
		// A row that is shared with another board tells only of this one.
		const rows = given.map((row) => this.#bare.get(row) ?? row);
		const { recorder } = this;
		const size = this.#size;
		const isRead = this.#call.reads === true;
		const holder: Holder = { contents: () => rows.flat() };
		const watchRow = (row: unknown[], r: number) => {
			const watched = new Proxy(row, {
				get: (target, key) => {
					const column = isRead ? indexOf(key) : -1;
					if (column >= 0) recorder.read(r, column);
					return Reflect.get(target, key) as unknown;
				},
				set: (target, key, value) => {
					const column = indexOf(key);
					if (column >= 0) {
						const variable = column < size ? r * size + column : -1;
						recorder.write(holder, variable, value, () => written(value));
					}
					return Reflect.set(target, key, value);
				}
			});
			this.#bare.set(watched, row);
			return watched;
		};
		const board = new Proxy(
			rows.map((row, r) => watchRow(row, r)),
			{
				set: (target, key, value) => {
					const r = indexOf(key);
					if (r < 0 || !Array.isArray(value)) return Reflect.set(target, key, value);
					// A row of its own takes the place of another.
					const row = value as unknown[];
					for (let column = 0; column < size; column++)
						recorder.write(holder, r < size ? r * size + column : -1, row[column], () =>
							written(row[column])
						);
					rows[r] = given[r] = row;
					return Reflect.set(target, key, watchRow(row, r));
				}
			}
		);
		this.#watched.set(board, holder);
		return board;
	}

	#watchList(list: unknown[]): unknown {
		const { recorder } = this;
		const holder: Holder = { contents: () => list };
		const watched = new Proxy(list, {
			set: (target, key, value) => {
				const at = indexOf(key);
				if (at >= 0) recorder.write(holder, at, value, () => written(value));
				else if (key === 'length')
					for (let last = target.length - 1; last >= (value as number); last--)
						recorder.remove(holder, last);
				return Reflect.set(target, key, value);
			},
			deleteProperty: (target, key) => {
				const at = indexOf(key);
				if (at >= 0) recorder.remove(holder, at);
				return Reflect.deleteProperty(target, key);
			}
		});
		this.#watched.set(watched, holder);
		return watched;
	}

	/** An argument as the call stack shows it. */
	#short(value: unknown): string {
		if (this.#holderOf(value) !== null || this.#isCopy(value))
			return this.#call.ground.kind === 'board' ? 'board' : written(value);
		if (typeof value === 'function') return value.name || 'function';
		return written(value);
	}
}

function dataOf(ground: Ground): unknown {
	if (ground.kind === 'board') return ground.rows.map((row) => [...row]);
	return ground.kind === 'nothing' ? null : [];
}

/** The index that a key of an array is; −1 if it is none. */
function indexOf(key: string | symbol): number {
	return typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : -1;
}

/** Items and depth of a list that are told. */
const MOST_ITEMS = 1000;
const DEEPEST = 4;
/** A list is written with about as many characters at most, so that other arguments have room beside it. */
const LIST_ROOM = 115;

function plainOf(value: unknown, depth = 0): Plain {
	if (Array.isArray(value)) {
		if (depth === DEEPEST) return null;
		return Array.from({ length: Math.min(value.length, MOST_ITEMS) }, (_, at) =>
			plainOf(value[at], depth + 1)
		);
	}
	if (typeof value === 'number') return Number.isFinite(value) ? value : null;
	if (typeof value === 'string') return value.slice(0, 200);
	return typeof value === 'boolean' ? value : null;
}

/** A value as JavaScript writes it, cut to 200 characters. */
function written(value: unknown, depth = 0): string {
	if (typeof value === 'string') return JSON.stringify(value).slice(0, 200);
	if (Array.isArray(value)) {
		if (depth === DEEPEST) return '[…]';
		let items = '';
		for (let at = 0; at < value.length; at++) {
			const item = `${at === 0 ? '' : ', '}${written(value[at], depth + 1)}`;
			// It closes its bracket, even if it is cut.
			if (items.length + item.length > LIST_ROOM) {
				items += at === 0 ? '…' : ', …';
				break;
			}
			items += item;
		}
		return `[${items}]`;
	}
	if (typeof value === 'object' && value !== null) {
		try {
			return (JSON.stringify(value) ?? 'object').slice(0, 200);
		} catch {
			return 'object';
		}
	}
	return typeof value === 'function' ? value.name || 'function' : String(value).slice(0, 200);
}
