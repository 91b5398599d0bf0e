import type { Made } from '../run/javascript-run';
import { AdvisorEnd, type Advisor } from './ordering-run';

/** Lines after which the clock is looked at. */
const LINES = 1024;
/** As many calls may wait for one another. */
const MOST_CALLS = 400;

/** The functions of a program in JavaScript. @param milliseconds how long it may take from now on, in all */
export function javascriptAdvisor(made: Made, milliseconds: number): Advisor {
	const until = performance.now() + milliseconds;
	let line = 0;
	let lines = 0;
	let calls = 0;
	const end = (): never => {
		throw new AdvisorEnd({ kind: 'stopped', by: 'time' });
	};
	const functions = made(
		(at) => {
			line = at;
			if (++lines % LINES === 0 && performance.now() > until) end();
		},
		(_, ...args) => {
			if (++calls > MOST_CALLS) throw new AdvisorEnd({ kind: 'deep', calls: MOST_CALLS });
			return args[0];
		},
		(value) => {
			calls--;
			return value;
		},
		() => calls,
		(open) => (calls = open),
		{ log: () => {} },
		// What it is given is not watched.
		(value) => structuredClone(value)
	);
	return {
		has: (name) => typeof own(functions, name) === 'function',
		ask(name, rows, ...cell) {
			calls = 0;
			if (performance.now() > until) end();
			try {
				return (own(functions, name) as (...all: unknown[]) => unknown)(rows, ...cell);
			} catch (thrown) {
				if (thrown instanceof AdvisorEnd) throw thrown;
				if (thrown instanceof RangeError && /call stack|recursion/i.test(thrown.message))
					throw new AdvisorEnd({ kind: 'deep', calls });
				const isError = thrown instanceof Error;
				const name = isError ? thrown.name : 'Error';
				const message = (isError ? thrown.message : String(thrown)).slice(0, 200);
				throw new AdvisorEnd({ kind: 'fault', fault: { line, name, message } });
			}
		},
		get line() {
			return line;
		},
		textOf: (value) => written(value)
	};
}

function own(functions: Readonly<Record<string, unknown>>, name: string): unknown {
	return Object.hasOwn(functions, name) ? functions[name] : undefined;
}

function written(value: unknown): string {
	try {
		return JSON.stringify(value) ?? typeof value;
	} catch {
		return typeof value;
	}
}
