import type { NamedSetup, ProblemKind } from '$lib/engine/kind';
import { nearTo } from '$lib/engine/reading/near';
import { fault } from '$lib/engine/trace/file/trace-error';
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
	if (kind === null) return refuseKind(id);
	const setup = await setupOf(kind, puzzle);
	// A search of ours does not begin with a contradiction either.
	if (kind.conflicts(setup).length > 0) fault('contradiction', { line: 1 });
	return { kind: kind.id, setup, problem: kind.problem(setup) };
}

function refuseKind(id: string): never {
	const near = nearTo(id, KINDS);
	const about = near === null ? { possible: KINDS } : { expected: near };
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
	return error.code === 'bad-parameter'
		? fault('parameter', { ...at, found: error.name })
		: fault('setup', { ...at, found: kind.id });
}

/** The variables and values of a trace without a kind, as a problem of one's own without constraints. */
export async function tableOf({ header, variables, values }: TraceFile): Promise<TraceSubject> {
	const kind = (await kindOf('own'))!;
	const setup = kind.table!(variables, values, tableScale(header));
	return { kind: kind.id, setup, problem: kind.problem(setup) };
}
