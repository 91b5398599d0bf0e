import { expect, it } from 'vitest';
import type { ProblemView } from '../board/problem-view';
import { provideWorkers, type TraceWorker } from '../run/workers';
import { openingErrorText } from './error-text';
import { writeTraceFragment } from './packed-trace';
import type { OpenedReply } from './protocol';
import { TraceDoor } from './trace-door.svelte';

const FILE = new Blob(['{"backtrail":1,"kind":"queens","setup":{"size":"8"}}\n']);

/** A worker that has read a trace of a kind. */
function workerFor(kind: string): TraceWorker {
	const worker: TraceWorker = {
		onmessage: null,
		onerror: null,
		postMessage: () =>
			queueMicrotask(() => {
				const data = { type: 'opened', kind, setup: null, file: {} } as OpenedReply;
				worker.onmessage?.({ data });
			}),
		terminate: () => {}
	};
	return worker;
}

it('says that a trace was too long for its address', async () => {
	const door = new TraceDoor(null, { kind: { id: 'queens' } } as ProblemView);
	await door.openFragment('#trace=', 0);
	expect(openingErrorText(door.opening.error!)).toContain('too long for an address');
	door.dismissError();
	expect(door.opening.error).toBeNull();
	await door.openFragment('#trace=1', 0);
	expect(openingErrorText(door.opening.error!)).not.toContain('too long for an address');
});

it('says that an address holds the trace of another kind, and is done', async () => {
	provideWorkers({ trace: () => workerFor('queens') } as never);
	const view = { kind: { id: 'sudoku' } } as ProblemView;
	const door = new TraceDoor(null, view);
	await door.openFragment((await writeTraceFragment(FILE))!, 0);
	expect(door.opening.share).toBeNull();
	const said = openingErrorText(door.opening.error!);
	expect(said).toBe('The trace in this address is about another kind of problem.');
});
