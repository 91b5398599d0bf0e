import { flagOf, type ParameterReader } from '$lib/engine/kind';
import { ASKS, isAsk, type Ask } from '../ask/asks';
import { readHidden, writeHidden, type HiddenStrategy } from './hidden-strategy';
import { MOST_QUESTIONS, USUAL_COUNTS, type AskTask, type Task, type TaskCode } from './task';

const MOST_POSITION = 1e9;
const MOST_SEED = 2 ** 31 - 1;

/** What belongs to the questions of `ask`, and means nothing without it. */
const OF_ASK = ['ask-each', 'ask-range', 'ask-count', 'ask-seed'] as const;

/**
 * The task of an address, and the strategy that it hides; null for none. Of several tasks the first one
 * counts: ask, solve, find; the others are reported.
 */
function readTask(read: ParameterReader): ReturnType<TaskCode['read']> {
	const refuse = (names: readonly string[]) => {
		for (const name of names) read(name, null, () => undefined);
	};
	const asks = read<readonly Ask[] | null>('ask', null, readAsks);
	if (asks !== null) {
		refuse(['solve', 'find']);
		const pace = read('ask-each', false, flagOf) ? 'each' : 'round';
		return {
			task: {
				...{ kind: 'ask', pace, asks },
				range: read<AskTask['range']>('ask-range', null, readRange),
				count: read('ask-count', USUAL_COUNTS[pace], (text) => whole(text, 1, MOST_QUESTIONS)),
				seed: read<number | null>('ask-seed', null, (text) => whole(text, 0, MOST_SEED))
			},
			hidden: null
		};
	}
	refuse(OF_ASK);
	if (read('solve', false, flagOf)) {
		refuse(['find']);
		return { task: { kind: 'solve' }, hidden: null };
	}
	return read<ReturnType<TaskCode['read']>>('find', null, readHidden);
}

/** A task as parameters; what is usual is left out. */
function writeTask(task: Task | null, strategy: HiddenStrategy): Record<string, string> {
	if (task === null) return {};
	if (task.kind === 'solve') return { solve: '1' };
	if (task.kind === 'find') return { find: writeHidden(task, strategy) };
	const { pace, asks, range, count, seed } = task;
	return {
		ask: ASKS.every((ask) => asks.includes(ask)) ? 'all' : asks.join(','),
		...(pace === 'each' && { 'ask-each': '1' }),
		...(range !== null && { 'ask-range': range.join('-') }),
		...(count !== USUAL_COUNTS[pace] && { 'ask-count': String(count) }),
		...(seed !== null && { 'ask-seed': String(seed) })
	};
}

function readAsks(text: string): readonly Ask[] | undefined {
	if (text === 'all') return ASKS;
	const asks = text.split(',', ASKS.length + 1);
	if (!asks.every(isAsk) || new Set(asks).size < asks.length) return undefined;
	return ASKS.filter((ask) => asks.includes(ask));
}

function readRange(text: string): readonly [number, number] | undefined {
	const [from, to] = text.split('-', 3).map((part) => whole(part, 0, MOST_POSITION));
	const isRange = from !== undefined && to !== undefined && from <= to && /^\d+-\d+$/.test(text);
	return isRange ? [from, to] : undefined;
}

function whole(text: string, min: number, max: number): number | undefined {
	if (!/^\d{1,10}$/.test(text)) return undefined;
	const number = Number(text);
	return number >= min && number <= max ? number : undefined;
}

/** For pages that set tasks. */
export const TASK_CODE: TaskCode = { read: readTask, write: writeTask };
