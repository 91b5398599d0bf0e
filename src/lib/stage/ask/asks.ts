/**
 * What can be asked about a moment, before the answer is shown:
 *
 * - `variable`: which variable is decided next?
 * - `value`: which value is placed there next, if any?
 * - `deadend`: is no value left?
 * - `return`: where does the search go back to?
 * - `result`: what does this call return: a solution, or failure?
 */
export const ASKS = ['variable', 'value', 'deadend', 'return', 'result'] as const;
export type Ask = (typeof ASKS)[number];

export function isAsk(text: string): text is Ask {
	return ASKS.some((ask) => ask === text);
}
