/** What a function takes, keeps and returns in a call tree. */
export type Value = number | boolean | string;

/** The values of names, in the order in which they got them. */
export type Names = Readonly<Record<string, Value>>;

/** A small recursive function that a chapter shows call by call. */
export interface TracedFunction {
	/** The listing of the chapter that shows it; its marks are those of the steps. */
	readonly listing: string;
	/**
	 * The list that all calls share: the first parameter. The second one is a position in it, 0 for its
	 * first entry.
	 */
	readonly shared: { readonly name: string; readonly values: readonly Value[] };
	/** The function itself. It tells the recorder what it does, and works on the recorder's `shared`. */
	readonly run: (recorder: CallRecorder) => unknown;
}

/** What happened: something small that a sentence says. */
export type CallStep = {
	/** The call that does it, counted from 0 in the order of their beginnings. */
	readonly call: number;
	/** The line of the listing, by its mark. */
	readonly mark: string;
	/** The shared list afterwards. */
	readonly shared: readonly Value[];
} & (
	| {
			readonly kind: 'call';
			/** The call that made this one; −1 for the first. */
			readonly caller: number;
			readonly parameters: Names;
	  }
	| { readonly kind: 'local' | 'reject' | 'place'; readonly name: string; readonly value: Value }
	| { readonly kind: 'backtrack' | 'return'; readonly value: Value }
);

/** One call at a moment. */
export interface CallState {
	readonly caller: number;
	/** Its own parameters, without the shared list. */
	readonly parameters: Names;
	/** Its own variables, once they have values. */
	readonly locals: Names;
	readonly is: 'running' | 'waiting' | 'returned';
	/** What it returned; null if it has not. */
	readonly value: Value | null;
}

/** Records what a function does while it runs. */
export class CallRecorder {
	readonly steps: CallStep[] = [];
	readonly shared: Value[];
	/** The calls that have not returned. */
	readonly #open: number[] = [];
	#calls = 0;

	constructor(shared: readonly Value[]) {
		this.shared = [...shared];
	}

	/** Runs the body of a call. @param parameters those of its own */
	call<Result extends Value>(parameters: Names, body: (own: OwnCall) => Result): Result {
		const call = this.#calls++;
		const caller = this.#open.at(-1) ?? -1;
		this.#open.push(call);
		this.#note({ kind: 'call', call, caller, parameters, mark: 'call' });
		const result = body({
			local: (name, value, mark) => {
				this.#note({ kind: 'local', call, name, value, mark });
				return value;
			},
			reject: (name, value) => this.#note({ kind: 'reject', call, name, value, mark: 'reject' }),
			place: (at, name, value) => {
				this.shared[at] = value;
				this.#note({ kind: 'place', call, name, value, mark: 'place' });
			},
			takeBack: (at, empty) => {
				const value = this.shared[at];
				this.shared[at] = empty;
				this.#note({ kind: 'backtrack', call, value, mark: 'backtrack' });
			},
			returns: (value, mark) => {
				this.#note({ kind: 'return', call, value, mark });
				return value;
			}
		});
		this.#open.pop();
		return result;
	}

	#note(step: DistributiveOmit<CallStep, 'shared'>): void {
		this.steps.push({ ...step, shared: [...this.shared] });
	}
}

/** What a call does, as the function tells the recorder. */
export interface OwnCall {
	/** One of its own variables gets a value. @returns the value */
	readonly local: <T extends Value>(name: string, value: T, mark: string) => T;
	/** Its variable has a value that does not fit. */
	readonly reject: (name: string, value: Value) => void;
	/** It writes the value of its variable into the shared list. */
	readonly place: (at: number, name: string, value: Value) => void;
	/** It takes back what it wrote. */
	readonly takeBack: (at: number, empty: Value) => void;
	/** It returns. @returns the value */
	readonly returns: <T extends Value>(value: T, mark: string) => T;
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** Runs a function. @returns its steps */
export function recordCalls({ shared, run }: TracedFunction): readonly CallStep[] {
	const recorder = new CallRecorder(shared.values);
	run(recorder);
	return recorder.steps;
}

/** The calls that began in the first `at` steps. A call is at its number. */
export function callsAt(steps: readonly CallStep[], at: number): readonly CallState[] {
	const calls: CallState[] = [];
	/** Changes a call. Invariant: every other call waits or has returned. */
	const change = (call: number, changes: Partial<CallState>) => {
		if (call >= 0) calls[call] = { ...calls[call], ...changes };
	};
	for (const step of steps.slice(0, at)) {
		const { call } = step;
		switch (step.kind) {
			case 'call':
				change(step.caller, { is: 'waiting' });
				calls.push({
					caller: step.caller,
					parameters: step.parameters,
					locals: {},
					is: 'running',
					value: null
				});
				break;
			case 'return':
				change(call, { is: 'returned', value: step.value });
				change(calls[call].caller, { is: 'running' });
				break;
			case 'backtrack':
				break;
			default:
				change(call, { locals: { ...calls[call].locals, [step.name]: step.value } });
		}
	}
	return calls;
}
