import { packText, unpackText } from '../address/packed-text';
import { digestOf, isRecord, isText, parsed } from './plain';
import { MOST_PACKED, plainSet, setFrom, type HomeworkSet } from './set';

/** What became of a task. */
export interface TaskDone {
	/** 0 to 1; null if the task has reported none. */
	readonly score: number | null;
	/** Everything in it is settled, rightly or not. */
	readonly isDone: boolean;
	/** What the task has reported, to come back to it: plain data; null for nothing. */
	readonly state: unknown;
}

/** What a learner hands in. All of it is the browser's word. */
export interface HomeworkResult {
	readonly set: HomeworkSet;
	readonly name: string;
	/** When it was handed in, in milliseconds since 1970. */
	readonly when: number;
	/** For each task of the set. */
	readonly done: readonly TaskDone[];
}

/** A result that was read. */
export interface ReadResult extends HomeworkResult {
	/** It is not as it was when it was handed in. Whoever knows the program can hide that. */
	readonly isEdited: boolean;
}

/** The name of a result in the fragment of an address: `#result=…`. */
export const RESULT = 'result';

export const MOST_LEARNER = 80;
/** The state of a task as JSON: what a frame may report. */
export const MOST_STATE_JSON = 4000;
const MOST_JSON = 2_000_000;
const PACKED = '1';
const LATEST = 1e14;

export const NOT_DONE: TaskDone = { score: null, isDone: false, state: null };

/** A result as a text for an address; null if it is too long for one. */
export async function encodeResult(result: HomeworkResult): Promise<string | null> {
	const text = PACKED + (await packText(writeResult(result)));
	return text.length <= MOST_PACKED ? text : null;
}

/** The result of {@link encodeResult}; null for anything else. Accepts any text. */
export async function decodeResult(text: string): Promise<ReadResult | null> {
	if (text.length > MOST_PACKED || !text.startsWith(PACKED)) return null;
	const unpacked = await unpackText(text.slice(1), MOST_JSON);
	return unpacked === null || unpacked === 'too-large' ? null : readResult(unpacked.text);
}

/** A result as JSON, for a file. */
export function writeResult(result: HomeworkResult): string {
	const said = plainResult(result);
	return JSON.stringify({
		...{ backtrail: 'homework-result', version: 1 },
		...said,
		check: digestOf(JSON.stringify(said))
	});
}

/** The result of {@link writeResult}; null for anything else. Accepts any text. */
export function readResult(json: string): ReadResult | null {
	const value = parsed(json, MOST_JSON);
	if (!isRecord(value) || value.backtrail !== 'homework-result' || value.version !== 1) return null;
	const { name, when, done } = value;
	const set = setFrom(value.set);
	if (set === null || !isText(name, MOST_LEARNER) || !Array.isArray(done)) return null;
	if (typeof when !== 'number' || !(when >= 0 && when <= LATEST)) return null;
	if (done.length !== set.tasks.length) return null;
	const read = done.map(doneFrom);
	if (!read.every((one) => one !== null)) return null;
	const result = { set, name, when, done: read };
	return { ...result, isEdited: value.check !== digestOf(JSON.stringify(plainResult(result))) };
}

/** What became of a task, in plain data; null if it is none. */
export function doneFrom(value: unknown): TaskDone | null {
	if (!isRecord(value) || typeof value.isDone !== 'boolean') return null;
	const { score, isDone, state = null } = value;
	const isScore = score === null || (typeof score === 'number' && score >= 0 && score <= 1);
	if (!isScore || JSON.stringify(state).length > MOST_STATE_JSON) return null;
	return { score, isDone, state };
}

/** The points of a result: its scores, of as many as there are tasks. */
export function pointsOf(done: readonly TaskDone[]): number {
	return done.reduce((sum, { score }) => sum + (score ?? 0), 0);
}

function plainResult({ set, name, when, done }: HomeworkResult): HomeworkResult {
	return {
		set: plainSet(set),
		name,
		when,
		done: done.map(({ score, isDone, state }) => ({ score, isDone, state }))
	};
}
