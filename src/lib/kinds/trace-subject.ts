import { MAX_PARAMETER, type NamedSetup, type ProblemKind } from '$lib/engine/kind';
import { nearTo } from '$lib/engine/reading/near';
import { fault, quotedJson, type TraceError } from '$lib/engine/trace/file/trace-error';
import {
	tableScale,
	type GroundPuzzle,
	type TraceFile,
	type TraceHeader
} from '$lib/engine/trace/file/trace-file';
import type { TraceSubject } from '$lib/stage/watch/serve-traces';
import { kindOf, KINDS, readSetup } from './registry';
import { sampleHeader } from './sample-header';

/** The puzzle that a header names. @throws TraceFault if there is no such puzzle */
export async function subjectOf({ ground }: TraceHeader): Promise<TraceSubject> {
	const { kind: id, puzzle } = ground!;
	const kind = await kindOf(id);
	if (kind === null) return await refuseKind(id);
	const setup = await setupOf(kind, puzzle);
	// A search of ours does not begin with a contradiction either.
	if (kind.conflicts(setup).length > 0) fault('contradiction', { line: 1 });
	return { kind: kind.id, setup, problem: kind.problem(setup) };
}

async function refuseKind(id: string): Promise<never> {
	const all = await Promise.all(KINDS.map(kindOf));
	const kinds = all.filter((kind) => kind !== null).filter((kind) => kind.isHidden !== true);
	const ids = new Map(
		kinds.flatMap((kind) => [kind.id, ...(kind.otherNames ?? [])].map((name) => [name, kind.id]))
	);
	const near = nearTo(id, [...ids.keys()]);
	const about =
		near === null ? { possible: kinds.map((kind) => kind.id) } : { expected: ids.get(near) };
	return fault('kind', { line: 1, found: id, ...about });
}

async function setupOf(kind: ProblemKind, puzzle: GroundPuzzle): Promise<unknown> {
	const at = { line: 1, example: sampleHeader(kind) };
	if (puzzle === null) return fault('setup', { ...at, found: kind.id });
	if (typeof puzzle !== 'string') return readParameters(kind, puzzle);
	const parsed = (await kind.parser())(puzzle);
	const [first, ...others]: readonly NamedSetup<unknown>[] =
		'error' in parsed ? [] : parsed.puzzles;
	if (first === undefined || others.length > 0)
		return fault('puzzle', { ...at, found: puzzle.slice(0, 40) });
	return first.setup;
}

function readParameters(kind: ProblemKind, parameters: Readonly<Record<string, unknown>>): unknown {
	const at = { line: 1, example: sampleHeader(kind) };
	for (const found of Object.keys(parameters)) {
		const isKnown = kind.parameters.includes(found);
		const near = isKnown ? null : nearTo(found, kind.parameters);
		if (near !== null) fault('unknown-parameter', { ...at, found, expected: near });
	}
	const read = readSetup(kind, parameters);
	if ('setup' in read) return read.setup;
	const { error } = read;
	if (error.code === 'bad-parameter') return refuseParameter(kind, parameters, error.name);
	const [found] = Object.keys(parameters).filter((name) => !kind.parameters.includes(name));
	if (found === undefined) return fault('setup', { ...at, found: kind.id });
	// What is missing may be there under a name of a few letters, in which a slip counts for more.
	const meant = kind.parameters.find((name) => nearTo(name, [found]) !== null);
	const about = meant === undefined ? { possible: kind.parameters } : { expected: meant };
	return fault('unknown-parameter', { ...at, found, ...about });
}

function refuseParameter(
	kind: ProblemKind,
	parameters: Readonly<Record<string, unknown>>,
	name: string
): never {
	const at = { line: 1, found: name, example: sampleHeader(kind) };
	const given = parameters[name];
	if (typeof given !== 'string') return fault('parameter-type', at);
	const possible = kind.choices?.[name];
	if (possible !== undefined) return fault('parameter', { ...at, possible });
	const isRead = (text: string) => {
		const read = readSetup(kind, { ...parameters, [name]: text });
		return 'setup' in read || read.error.code !== 'bad-parameter' || read.error.name !== name;
	};
	const isList = kind.examples.some(({ setup }) => kind.write(setup)[name]?.includes('-'));
	const isShort = given.length <= MAX_PARAMETER;
	const entry = isList && isShort ? wrongEntry(given, isRead) : undefined;
	return fault('parameter', { ...at, entry });
}

/** The entry of a list with which it can no longer be read; undefined if no part of the list tells. */
function wrongEntry(list: string, isRead: (list: string) => boolean): TraceError['entry'] {
	const entries = list.split('-');
	let place = entries.length - 1;
	while (place > 0 && !isRead(entries.slice(0, place).join('-'))) place--;
	const isClear = place > 0 || (entries.length > 1 && isRead(entries.slice(1).join('-')));
	return isClear ? { place: place + 1, text: quotedJson(entries[place]) } : undefined;
}

/** The variables and values of a trace without a kind, as a problem of one's own without constraints. */
export async function tableOf({ header, variables, values }: TraceFile): Promise<TraceSubject> {
	const kind = (await kindOf('own'))!;
	const setup = kind.table!(variables, values, tableScale(header));
	return { kind: kind.id, setup, problem: kind.problem(setup) };
}
