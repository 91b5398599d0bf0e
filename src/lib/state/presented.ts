/** What a presentation or an embed can show. */
export const PRESENTED = ['board', 'tree', 'sentence', 'code', 'stack', 'counters'] as const;
export type Presented = (typeof PRESENTED)[number];

/** With more parts, nothing would be large enough for the back row. */
export const MAX_PRESENTED = 3;
export const DEFAULT_PRESENTED: readonly Presented[] = ['board', 'tree', 'sentence'];

/** Reads a list such as "board,sentence"; undefined unless it names one to three different parts. */
export function readPresented(text: string): readonly Presented[] | undefined {
	const names = text.split(',');
	const parts = PRESENTED.filter((part) => names.includes(part));
	return parts.length === names.length && parts.length <= MAX_PRESENTED ? parts : undefined;
}

/** Writes a list for {@link readPresented}. */
export function writePresented(parts: readonly Presented[]): string {
	return parts.join(',');
}
