/** What a presentation or an embed can show. */
export const PRESENTED = ['board', 'tree', 'sentence', 'code', 'stack', 'counters'] as const;
export type Presented = (typeof PRESENTED)[number];

/** With more parts, nothing would be large enough for the back row. */
export const MAX_PRESENTED = 3;
export const DEFAULT_PRESENTED: readonly Presented[] = ['board', 'tree', 'sentence'];

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
