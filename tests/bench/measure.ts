import type { Trace } from '../../src/lib/engine/trace/trace';

/** A row of the benchmark table. Ratios compare times within one run, because machines differ. */
export interface Row {
	readonly name: string;
	readonly ratio: number;
	/** The ratio should stay below this; null if it is only reported. */
	readonly bound: number | null;
	readonly detail: string;
}

/** The fastest of several runs, after a warm-up run. */
export function bestOf<T>(times: number, work: () => T): { milliseconds: number; result: T } {
	let result = work();
	let milliseconds = Infinity;
	for (let i = 0; i < times; i++) {
		const before = performance.now();
		result = work();
		milliseconds = Math.min(milliseconds, performance.now() - before);
	}
	return { milliseconds, result };
}

/**
 * The fastest of several rounds. Each round does all the work once, so that a temporary slowdown of
 * the machine affects all of it.
 */
export function bestOfEach<Name extends string, T>(
	rounds: number,
	works: Readonly<Record<Name, () => T>>
): Record<Name, { milliseconds: number; result: T }> {
	const names = Object.keys(works) as Name[];
	const best = Object.fromEntries(
		names.map((name) => [name, bestOf(0, works[name])])
	) as ReturnType<typeof bestOfEach<Name, T>>;
	for (let i = 0; i < rounds; i++)
		for (const name of names) {
			const before = performance.now();
			works[name]();
			const milliseconds = performance.now() - before;
			best[name].milliseconds = Math.min(best[name].milliseconds, milliseconds);
		}
	return best;
}

/** The value below which this share of the sample lies. */
export function percentile(sample: readonly number[], share: number): number {
	const sorted = [...sample].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** The time of the slowest but 5 % of a thousand jumps. */
export function jumps(trace: Trace): number {
	let state = 12345;
	const times: number[] = [];
	for (let i = 0; i < 1200; i++) {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		const position = Math.floor((state / 2 ** 32) * trace.length);
		const before = performance.now();
		trace.at(position);
		if (i >= 200) times.push(performance.now() - before);
	}
	return percentile(times, 0.95);
}
