/** The first line of a search that CP-Profiler saved: the root and its kids, with their labels. */
const SAVED = /^0 [1-9]\d* (?:stop )?\d+ .*[=<>≠≤≥]/;

/** Whether a text begins like a search log: Chuffed's `node-log.log`, or a search that CP-Profiler saved. */
export function isSearchLog(text: string): boolean {
	const [line] = text.slice(0, 2000).split('\n', 1);
	return SAVED.test(line) || /^\{-?\d+, -?\d+, -?\d+\}, parent: \{/.test(line);
}
