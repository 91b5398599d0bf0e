import { isPythonError, startMachine } from '../run/machine';
import type { ComposedPython } from '../run/python';
import { AdvisorEnd, type Advisor } from './ordering-run';
import modules from '../run/modules.py?raw';
import prelude from './prelude.py?raw';

/** Lines after which the clock is looked at. */
const LINES = 256;

/**
 * The functions of a program in Python, in a machine of its own.
 * @param composed the program with marks
 * @param milliseconds how long it may take from now on, in all
 * @param wasm the bytes of MicroPython; absent in Node
 */
export async function pythonAdvisor(
	composed: ComposedPython,
	milliseconds: number,
	wasm?: ArrayBuffer
): Promise<Advisor> {
	const until = performance.now() + milliseconds;
	let line = 0;
	let lines = 0;
	let question = '';
	let told: unknown = null;
	let text = '';
	let ended: AdvisorEnd | null = null;
	const look = () => {
		if (performance.now() > until) ended = new AdvisorEnd({ kind: 'stopped', by: 'time' });
		if (ended !== null) throw ended;
	};
	const machine = await startMachine(wasm, () => {});
	machine.register('_bt_text', (name: string) =>
		name === 'ask' ? question : composed[name as 'given' | 'source']
	);
	machine.register('_bt_line', (at: number) => {
		line = composed.lines[at - 1] ?? 0;
		if (++lines % LINES === 0) look();
		return false;
	});
	machine.register('_bt_told', (json: string, written: string) => {
		told = JSON.parse(json) as unknown;
		text = written;
	});
	const run = (source: string) => {
		try {
			look();
			machine.run(source);
		} catch (thrown) {
			throw (ended ??= endOf(thrown, () => line, composed));
		}
	};
	for (const part of [prelude, modules]) machine.run(part);
	let functions: readonly unknown[] = [];
	let broken: AdvisorEnd | null = null;
	try {
		run('begin()');
		functions = told as unknown[];
	} catch (thrown) {
		if (!(thrown instanceof AdvisorEnd)) throw thrown;
		broken = thrown;
	}
	return {
		// A program that cannot be loaded says so when it is asked.
		has: (name) => broken !== null || functions.includes(name),
		ask(name, rows, ...cell) {
			if (broken !== null) throw broken;
			question = JSON.stringify([name, [rows, ...cell]]);
			run('ask()');
			return told;
		},
		get line() {
			return line;
		},
		textOf: (value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : text)
	};
}

function endOf(thrown: unknown, line: () => number, { lines }: ComposedPython): AdvisorEnd {
	if (thrown instanceof AdvisorEnd) return thrown;
	if (!isPythonError(thrown)) return new AdvisorEnd({ kind: 'deep', calls: 0 });
	const { type } = thrown;
	if (type === 'MemoryError') return new AdvisorEnd({ kind: 'stopped', by: 'memory' });
	const all = thrown.message.trimEnd().split('\n');
	const last = all.findLastIndex((one) => one.startsWith(type));
	const message = (all[last] ?? '').slice(type.length + 2, 200);
	if (type === 'RuntimeError' && /recursion|pystack/.test(message))
		return new AdvisorEnd({ kind: 'deep', calls: 0 });
	// The compiler knows the line better than the marks, which have not run.
	const at = /^ {2}File "source", line (\d+)$/.exec(all[last - 1] ?? '');
	const own = at === null ? line() : (lines[Number(at[1]) - 1] ?? 0);
	return new AdvisorEnd({ kind: 'fault', fault: { line: own, name: type, message } });
}
