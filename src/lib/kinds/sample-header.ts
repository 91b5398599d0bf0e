import type { ProblemKind } from '$lib/engine/kind';
import { TRACE_VERSION } from '$lib/engine/trace/file/trace-file';

/** The header of a trace on the puzzle with which the studio of a kind starts. */
export function sampleHeader(kind: ProblemKind): string {
	const setup = kind.write(kind.examples[0].setup);
	return JSON.stringify({ backtrail: TRACE_VERSION, kind: kind.id, setup });
}
