import { Recorder, Stop, type Holder } from '../record/recorder';
import type { StepsPost } from '../record/report';
import type { Call, CallEnd, Fault, Ground, Plain, Program, Task, Value } from '../task';
import { PATIENCE, type ResultPost } from './javascript-run';
import { isPythonError, startMachine, type Machine, type PythonError } from './machine';
import modules from './modules.py?raw';
import prelude from './prelude.py?raw';
import type { ComposedPython } from './python';
import values from './values.py?raw';
import watched from './watched.py?raw';

/**
 * Runs the calls of a task in MicroPython.
 *
 * @param composed the program with marks
 * @param post takes steps and results as they come
 * @param wasm the bytes of MicroPython; absent in Node
 */
export async function runPython(
	{ program, calls }: Task,
	composed: ComposedPython,
	post: (message: StepsPost | ResultPost) => void,
	milliseconds = PATIENCE,
	wasm?: ArrayBuffer
): Promise<void> {
	const recorder = new Recorder(program, post, milliseconds);
	let run: PythonRun | null = null;
	for (const [index, call] of calls.entries()) {
		run ??= await PythonRun.start(recorder, program, composed, wasm);
		const { end, ground, isUsable } = run.make(index, call);
		post({ type: 'result', call: index, result: recorder.finish(end, ground) });
		// What follows needs another machine; its program begins anew.
		if (!isUsable) run = null;
	}
}

/** What came of a call. */
interface Made {
	readonly end: CallEnd;
	readonly ground: Plain;
	/** Whether the machine can make another call. */
	readonly isUsable: boolean;
}

interface Returned {
	readonly value: Value;
	/** It is a board or list like the ground. */
	readonly isGround: boolean;
}

/** A machine with a program, and what its program tells. */
class PythonRun {
	/** What the board or list that the program was given holds, as it wrote it. */
	#cells: Plain[] = [];
	#width = 0;
	#shown: Holder = { contents: () => [] };
	#call = '';
	#returned: Returned | null = null;

	private constructor(
		private readonly machine: Machine,
		private readonly recorder: Recorder,
		private readonly program: Program,
		private readonly composed: ComposedPython
	) {}

	static async start(
		recorder: Recorder,
		program: Program,
		composed: ComposedPython,
		wasm: ArrayBuffer | undefined
	): Promise<PythonRun> {
		const machine = await startMachine(
			wasm,
			(line) => recorder.print(line),
			() => recorder.stopSoon({ kind: 'stopped', by: 'memory' })
		);
		const run = new PythonRun(machine, recorder, program, composed);
		run.#register();
		for (const part of [values, watched, prelude, modules]) machine.run(part);
		return run;
	}

	make(index: number, call: Call): Made {
		const { recorder, machine } = this;
		const { ground } = call;
		this.#width = ground.kind === 'board' ? ground.rows.length : 1;
		this.#cells = ground.kind === 'board' ? ground.rows.flat() : [];
		this.#shown = { contents: () => this.#cells };
		this.#returned = null;
		this.#call = JSON.stringify(orderOf(call, this.program.aliases));
		recorder.begin(index, call, ground.kind === 'nothing' ? null : this.#shown);
		let end: CallEnd;
		let isUsable = true;
		try {
			machine.run('call()');
			end = { kind: 'returned', value: this.#took().value };
		} catch (thrown) {
			isUsable = isPythonError(thrown) && thrown.type !== 'MemoryError';
			end = this.#endOf(thrown);
		}
		if (isUsable) {
			const rest = machine.rest();
			if (rest !== '') recorder.print(rest);
		}
		const isOther = end.kind === 'returned' && this.#took().isGround;
		return { end, ground: isOther ? this.#took().value.plain : this.#ground(ground), isUsable };
	}

	/** What the call returned. */
	#took(): Returned {
		if (this.#returned === null) throw new Error('The call has not returned');
		return this.#returned;
	}

	/** The functions that the marks and the watched boards call. */
	#register(): void {
		const { machine, recorder, composed, program } = this;
		machine.register('_bt_text', (name: string) => {
			if (name === 'call') return this.#call;
			if (name === 'aliases') return JSON.stringify(program.aliases ?? {});
			return name === 'roles' ? rolesOf(program) : composed[name as 'given' | 'source' | 'after'];
		});
		machine.register('_bt_line', (line: number) => {
			recorder.line(line);
			return false;
		});
		machine.register('_bt_open', () => recorder.depth);
		machine.register('_bt_caught', (depth: number) => recorder.unwind(depth));
		machine.register('_bt_call', (name: string, args: string, isShown: boolean) =>
			recorder.enter(name, [], () => [args], isShown ? this.#shown : null)
		);
		machine.register('_bt_check', (name: string, ...last: unknown[]) =>
			recorder.enter(name, last, () => [], null)
		);
		machine.register('_bt_return', (value: boolean | null) => recorder.leave(simple(value)));
		machine.register('_bt_told', (type: Value['type'], plain: string | null, text: string) =>
			recorder.leave({ type, plain: plain === null ? null : (JSON.parse(plain) as Plain), text })
		);
		machine.register(
			'_bt_end',
			(type: Value['type'], plain: string, text: string, isGround: boolean) => {
				const value = { type, plain: JSON.parse(plain) as Plain, text };
				this.#returned = { value, isGround };
			}
		);
		machine.register('_bt_show', (number: number, contents: string) => {
			const cells = JSON.parse(contents) as unknown[];
			this.#shown = number === 0 ? { contents: () => this.#cells } : { contents: () => cells };
		});
		machine.register(
			'_bt_write',
			(number: number, variable: number, value: Plain, text: string) => {
				recorder.write(this.#shown, variable, value, () => text || String(value));
				if (number === 0 && variable >= 0) this.#cells[variable] = value;
			}
		);
		machine.register('_bt_remove', (number: number, variable: number) => {
			recorder.remove(this.#shown, variable);
			if (number === 0) this.#cells.length = variable;
		});
		machine.register('_bt_read', (row: number, column: number) => recorder.read(row, column));
	}

	#endOf(thrown: unknown): CallEnd {
		const { recorder } = this;
		if (thrown instanceof Stop) return thrown.end;
		if (recorder.stopped !== null) return recorder.stopped;
		if (isPythonError(thrown)) {
			if (thrown.type === 'MemoryError') return { kind: 'stopped', by: 'memory' };
			const fault = this.#faultOf(thrown);
			const isDeep = fault.name === 'RuntimeError' && /recursion|pystack/.test(fault.message);
			return isDeep ? { kind: 'deep', calls: recorder.depth } : { kind: 'fault', fault };
		}
		// The stack of the host is full, or that of MicroPython.
		if (thrown instanceof RangeError || thrown instanceof WebAssembly.RuntimeError)
			return { kind: 'deep', calls: recorder.depth };
		throw thrown;
	}

	#faultOf({ type, message }: PythonError): Fault {
		const lines = message.trimEnd().split('\n');
		const last = lines.findLastIndex((line) => line.startsWith(type));
		const text = lines
			.slice(last)
			.join('\n')
			.slice(type.length + 2);
		// The compiler knows the line better than the marks, which have not run.
		const isSyntax = type === 'SyntaxError' || type === 'IndentationError';
		const at = isSyntax ? / {2}File "source", line (\d+)/.exec(lines[last - 1] ?? '') : null;
		const line = at === null ? this.recorder.at : this.composed.lines[Number(at[1]) - 1];
		return { line: line ?? 0, name: type, message: text.slice(0, 200) };
	}

	#ground({ kind }: Ground): Plain {
		if (kind === 'nothing') return null;
		if (kind !== 'board') return [...this.#cells];
		const size = this.#width;
		return Array.from({ length: size }, (_, row) =>
			this.#cells.slice(row * size, (row + 1) * size)
		);
	}
}

/** What the prelude is asked to do. */
function orderOf({ name, arguments: args, ground, reads }: Call, aliases: Program['aliases'] = {}) {
	return {
		names: [name, ...Object.keys(aliases).filter((alias) => aliases[alias] === name)],
		arguments: args,
		kind: ground.kind === 'nothing' ? null : ground.kind,
		size: ground.kind === 'board' ? ground.rows.length : 0,
		ground: ground.kind === 'board' ? ground.rows : [],
		reads: reads === true
	};
}

function rolesOf({ roles, aliases = {} }: Program): string {
	const others = Object.entries(aliases).filter(([, name]) => Object.hasOwn(roles, name));
	return JSON.stringify({
		...roles,
		...Object.fromEntries(others.map(([alias, name]) => [alias, roles[name]]))
	});
}

const YES: Value = { type: 'boolean', plain: true, text: 'True' };
const NO: Value = { type: 'boolean', plain: false, text: 'False' };
const NOTHING: Value = { type: 'nothing', plain: null, text: 'None' };

function simple(value: boolean | null): Value {
	if (value === null) return NOTHING;
	return value ? YES : NO;
}
