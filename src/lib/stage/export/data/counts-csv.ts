import { csvFormat } from 'd3-dsv';
import { worthOf, type CostScale } from '$lib/engine/problem';
import { asText } from '$lib/engine/reading/table-cell';
import type { Outcome } from '$lib/engine/search/outcome';
import type { Strategy } from '$lib/engine/search/strategy';
import { STATISTICS_FIELDS, type Statistics } from '$lib/engine/trace/statistics';

/** The numbers of a run, or of a part of it from its start. */
export interface CountedRun {
	/** The name of its lane; empty if there is only one. */
	readonly name: string;
	/** What may be told of it. */
	readonly strategy: Partial<Strategy>;
	readonly statistics: Readonly<Statistics>;
	/** What its costs are counted from. */
	readonly scale: CostScale;
	/** How it ended; null if it has not. */
	readonly outcome: Outcome | null;
	/** The wall time of the whole search; null where it is unknown or not told. */
	readonly milliseconds: number | null;
	/** Nodes at depth 0, 1, …; the root counts as one. */
	readonly nodes: ArrayLike<number>;
}

/** A line for each run: its strategy and all counters. What is unknown or does not apply is empty. */
export function countsCsv(title: string, runs: readonly CountedRun[]): string {
	const table = runs.map(({ name, strategy, statistics, scale, outcome, milliseconds }) => {
		const { limits = {}, ...method } = strategy;
		const counts = STATISTICS_FIELDS.map((field) => [field, numberOf(statistics[field])]);
		const best = statistics.best < 0 ? '' : worthOf(scale, statistics.best);
		return {
			title: asText(title),
			run: asText(name),
			...method,
			limits: Object.entries(limits)
				.map(([limit, most]) => `${limit} ${most}`)
				.join('; '),
			outcome: outcome?.kind ?? '',
			...(Object.fromEntries(counts) as Record<keyof Statistics, number | ''>),
			best,
			milliseconds: milliseconds === null ? '' : Math.round(milliseconds)
		};
	});
	return `${csvFormat(table)}\n`;
}

/** A line for each depth of each run: how many nodes it has there. */
export function depthsCsv(runs: readonly CountedRun[]): string {
	const table = runs.flatMap(({ name, nodes }) =>
		Array.from(nodes, (count, depth) => ({ run: asText(name), depth, nodes: count }))
	);
	return `${csvFormat(table)}\n`;
}

/** −1 stands for a number that there is not. */
function numberOf(count: number): number | '' {
	return count < 0 ? '' : count;
}
