import type { NamedSetup, ProblemKind } from '$lib/engine/kind';
import { fault } from '$lib/engine/trace/file/trace-error';
import { tableScale, type TraceFile, type TraceHeader } from '$lib/engine/trace/file/trace-file';
import type { TraceSubject } from '$lib/stage/watch/serve-traces';
import { kindOf, readSetup } from './registry';

/** The puzzle that a header names. @throws TraceFault if there is no such puzzle */
export async function subjectOf({ ground }: TraceHeader): Promise<TraceSubject> {
	const kind = await kindOf(ground!.kind);
	if (kind === null) return fault('kind', { line: 1, found: ground!.kind });
	const setup = await setupOf(kind, ground!.puzzle);
	// A search of ours does not begin with a contradiction either.
	if (kind.conflicts(setup).length > 0) fault('contradiction', { line: 1 });
	return { kind: kind.id, setup, problem: kind.problem(setup) };
}

async function setupOf(
	kind: ProblemKind,
	puzzle: string | Readonly<Record<string, string>>
): Promise<unknown> {
	if (typeof puzzle !== 'string') {
		const read = readSetup(kind, puzzle);
		if ('setup' in read) return read.setup;
		const { error } = read;
		return fault('puzzle', { line: 1, found: error.code === 'bad-parameter' ? error.name : '' });
	}
	const parsed = (await kind.parser())(puzzle);
	const [first, ...others]: readonly NamedSetup<unknown>[] =
		'error' in parsed ? [] : parsed.puzzles;
	if (first === undefined || others.length > 0)
		return fault('puzzle', { line: 1, found: puzzle.slice(0, 40) });
	return first.setup;
}

/** The variables and values of a trace without a kind, as a problem of one's own without constraints. */
export async function tableOf({ header, variables, values }: TraceFile): Promise<TraceSubject> {
	const kind = (await kindOf('own'))!;
	const setup = kind.table!(variables, values, tableScale(header));
	return { kind: kind.id, setup, problem: kind.problem(setup) };
}
