import { packText, unpackText } from '../address/packed-text';
import { isRecord, isText, parsed } from './plain';

/** One task of a set. */
export interface HomeworkTask {
	/** Relative to the site: see `task-address.ts`. */
	readonly address: string;
	/** What it is called, in the language of whoever made the set. */
	readonly name: string;
	readonly note: string;
}

/** A set of tasks that a teacher put together. */
export interface HomeworkSet {
	readonly title: string;
	/** Plain text. */
	readonly note: string;
	readonly tasks: readonly HomeworkTask[];
}

/** The name of a set in the fragment of an address: `#set=…`. */
export const SET = 'set';

/** The most characters of an address of a task, of texts, and of a packed set. */
export const MOST_TASK = 31_000;
export const MOST_TITLE = 120;
export const MOST_NOTE = 2000;
export const MOST_TASKS = 40;
export const MOST_PACKED = 16_000;
export const MOST_NAME = 200;
export const MOST_SET_JSON = 1_500_000;
/** The first character names the format. */
const PACKED = '1';

export const NO_SET: HomeworkSet = { title: '', note: '', tasks: [] };

/** A set as a text for an address; null if it is too long for one. */
export async function encodeSet(set: HomeworkSet): Promise<string | null> {
	const text = PACKED + (await packText(writeSet(set)));
	return text.length <= MOST_PACKED ? text : null;
}

/** The set of {@link encodeSet}; null for anything else. Accepts any text. */
export async function decodeSet(text: string): Promise<HomeworkSet | null> {
	if (text.length > MOST_PACKED || !text.startsWith(PACKED)) return null;
	const unpacked = await unpackText(text.slice(1), MOST_SET_JSON);
	return unpacked === null || unpacked === 'too-large' ? null : readSet(unpacked.text);
}

/** A set as JSON, for a file. */
export function writeSet(set: HomeworkSet): string {
	return JSON.stringify({ backtrail: 'homework', version: 1, ...plainSet(set) });
}

/** The set of {@link writeSet}; null for anything else. Accepts any text. */
export function readSet(json: string): HomeworkSet | null {
	const value = parsed(json, MOST_SET_JSON);
	if (!isRecord(value) || value.backtrail !== 'homework' || value.version !== 1) return null;
	return setFrom(value);
}

/** The fields of a set, and nothing else. */
export function plainSet({ title, note, tasks }: HomeworkSet): HomeworkSet {
	return {
		title,
		note,
		tasks: tasks.map(({ address, name, note: own }) => ({ address, name, note: own }))
	};
}

/** The set in plain data; null if it is none. */
export function setFrom(value: unknown): HomeworkSet | null {
	if (!isRecord(value)) return null;
	const { title, note, tasks } = value;
	if (!isText(title, MOST_TITLE) || !isText(note, MOST_NOTE) || !Array.isArray(tasks)) return null;
	if (tasks.length > MOST_TASKS) return null;
	const read = tasks.map((task: unknown): HomeworkTask | null => {
		if (!isRecord(task)) return null;
		const { address, name, note: own } = task;
		const isTask = isText(address, MOST_TASK) && isText(name, MOST_NAME) && isText(own, MOST_NOTE);
		return isTask ? { address, name, note: own } : null;
	});
	return read.every((task) => task !== null) ? { title, note, tasks: read } : null;
}
