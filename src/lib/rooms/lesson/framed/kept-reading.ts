/** What the book around a frame keeps of a chapter. */
export interface KeptReading {
	/** The id of the place where the reader was. */
	readonly at: string;
	/** The ids of the questions that they have answered. */
	readonly answered: readonly string[];
	/** The ids of the questions whose answer they have only seen. */
	readonly shown: readonly string[];
}

const MOST_IDS = 100;
const VERSION = 1;

/** What is reported: plain data. */
export function writeKeptReading({ at, answered, shown }: KeptReading): unknown {
	return { v: VERSION, at, answered, shown };
}

/** What {@link writeKeptReading} made; null for anything else. Accepts any value. */
export function readKeptReading(value: unknown): KeptReading | null {
	if (typeof value !== 'object' || value === null) return null;
	const { v, at, answered, shown } = value as Record<string, unknown>;
	if (v !== VERSION || !isId(at) || !areIds(answered) || !areIds(shown)) return null;
	return { at, answered, shown };
}

function isId(value: unknown): value is string {
	return typeof value === 'string' && value.length <= 80;
}

function areIds(value: unknown): value is string[] {
	return Array.isArray(value) && value.length <= MOST_IDS && value.every(isId);
}
