/** What a presentation or an embed can show. */
export const PRESENTED = ['board', 'tree', 'sentence', 'code', 'stack', 'counters'] as const;
export type Presented = (typeof PRESENTED)[number];

/** With more parts, nothing would be large enough for the back row. */
export const MAX_PRESENTED = 3;
export const DEFAULT_PRESENTED: readonly Presented[] = ['board', 'tree', 'sentence'];

/** Those of some parts that a run has. Steps of no search of ours have no line in its code, and nobody calls. */
export function partsOfRun<Part extends string>(
	parts: readonly Part[],
	isSearch: boolean
): readonly Part[] {
	return isSearch ? parts : parts.filter((id) => id !== 'code' && id !== 'stack');
}

/** Reads a list of parts such as "board,sentence"; undefined unless it names some, each once. */
export function readParts<Part extends string>(
	all: readonly Part[],
	most: number
): (text: string) => readonly Part[] | undefined {
	return (text) => {
		const names = text.split(',');
		const parts = all.filter((part) => names.includes(part));
		return parts.length === names.length && parts.length <= most ? parts : undefined;
	};
}

/** Reads what the address of a studio presents. */
export const readPresented = readParts(PRESENTED, MAX_PRESENTED);

/** Writes a list for {@link readParts}. */
export function writePresented(parts: readonly string[]): string {
	return parts.join(',');
}

/** How the studio keeps what was presented. */
export const KEPT_PRESENTED = { key: 'present', usual: DEFAULT_PRESENTED, read: readPresented };
