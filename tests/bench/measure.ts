/** A line of the table of benchmarks: all compare within one run, because machines differ. */
export interface Row {
	readonly name: string;
	readonly ratio: number;
	/** What the ratio should stay below; null where it is only told. */
	readonly bound: number | null;
	readonly detail: string;
}

/** The fastest of some runs, after one that warms up. */
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

/** The value below which a share of the sample lies. */
export function percentile(sample: readonly number[], share: number): number {
	const sorted = [...sample].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
