import { packText, unpackText } from '$lib/stage/address/packed-text';
import { CODE_LANGUAGES, MOST_SOURCE, type CodeLanguage } from '$lib/stage/program/task';

/** What a reader has done in an exercise: kept on the device, and in a shared address. */
export interface Work {
	/** The id of the exercise. */
	readonly exercise: string;
	/** The language that is shown. */
	readonly language: CodeLanguage;
	/** The reader's texts; a language in which nothing was changed is absent. */
	readonly texts: Readonly<Partial<Record<CodeLanguage, string>>>;
	/** What they predicted, by the id of the run or of the switch that it is about. A cell is `r3c1`, counted from 1. */
	readonly predictions: Readonly<Record<string, string>>;
	/** How many hints they have opened. */
	readonly hints: number;
	/** How many runs they have made. */
	readonly runs: number;
	/** The ids of the tests that the last run passed, in their order; null before the first run. */
	readonly tests: readonly string[] | null;
	/** The stages of the exercise that were passed, by their ids. */
	readonly stages: readonly string[];
	/** All tests were passed once. This is never taken away. */
	readonly passed: boolean;
}

/** The name of the work in the fragment of an address: `#work=…`. */
export const WORK = 'work';

/** The most characters of a work in an address, and of its JSON. */
export const MOST_WORK = 16_000;
const MOST_JSON = 4 * MOST_SOURCE;
const MOST_TESTS = 40;
const MOST_COUNT = 1_000_000;
/** The first character names the format. */
const VERSION = '1';

/** What nobody has worked on yet. */
export function noWork(exercise: string, language: CodeLanguage): Work {
	return {
		...{ exercise, language, texts: {}, predictions: {} },
		...{ hints: 0, runs: 0, tests: null, stages: [], passed: false }
	};
}

/** Work as a text of letters, digits, "-" and "_"; null if it is too long for an address. */
export async function encodeWork(work: Work): Promise<string | null> {
	const text = VERSION + (await packText(writeWork(work)));
	return text.length <= MOST_WORK ? text : null;
}

/** The work of {@link encodeWork}; null for anything else. Accepts any text. */
export async function decodeWork(text: string): Promise<Work | null> {
	if (text.length > MOST_WORK || !text.startsWith(VERSION)) return null;
	const unpacked = await unpackText(text.slice(1), MOST_JSON);
	return unpacked === null || unpacked === 'too-large' ? null : readWork(unpacked.text);
}

/** The work in the fragment of an address, `#work=…` or any other; null for none. */
export function workIn(hash: string): string | null {
	return new URLSearchParams(hash.replace(/^#/, '')).get(WORK);
}

/** Work as JSON. */
export function writeWork(work: Work): string {
	const { exercise, language, texts, predictions, hints, runs, tests, stages, passed } = work;
	return JSON.stringify({
		...{ exercise, language, texts, predictions, hints, runs, tests, stages, passed }
	});
}

/** The work of {@link writeWork}; null for anything else. Accepts any text. */
export function readWork(json: string): Work | null {
	if (json.length > MOST_JSON) return null;
	let value: unknown;
	try {
		value = JSON.parse(json);
	} catch {
		return null;
	}
	if (!isRecord(value) || !isRecord(value.texts) || !isRecord(value.predictions)) return null;
	const { exercise, hints, runs, tests, stages, passed } = value;
	const language = languageOf(value.language);
	const isId = (id: unknown) => typeof id === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(id);
	const isCount = (count: unknown) =>
		Number.isInteger(count) && (count as number) >= 0 && (count as number) <= MOST_COUNT;
	const isIds = (ids: unknown) => Array.isArray(ids) && ids.length <= MOST_TESTS && ids.every(isId);
	const isTests = (tests === null || isIds(tests)) && isIds(stages);
	if (language === null || !isId(exercise) || !isTests) return null;
	if (!isCount(hints) || !isCount(runs) || typeof passed !== 'boolean') return null;
	const texts: Partial<Record<CodeLanguage, string>> = {};
	for (const [name, text] of Object.entries(value.texts)) {
		const of = languageOf(name);
		if (of === null || typeof text !== 'string' || text.length > MOST_SOURCE) return null;
		texts[of] = text;
	}
	const predictions: Record<string, string> = {};
	for (const [of, predicted] of Object.entries(value.predictions)) {
		const isPredicted = typeof predicted === 'string' && /^[\w-]{1,40}$/.test(predicted);
		if (!isId(of) || !isPredicted || Object.keys(predictions).length === MOST_TESTS) return null;
		predictions[of] = predicted;
	}
	return {
		...{ exercise: exercise as string, language, texts, predictions },
		...{ hints: hints as number, runs: runs as number, tests: tests as string[] | null },
		...{ stages: stages as string[], passed }
	};
}

function languageOf(value: unknown): CodeLanguage | null {
	return CODE_LANGUAGES.find((language) => language === value) ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
