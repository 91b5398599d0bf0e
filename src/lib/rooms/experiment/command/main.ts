/**
 * The experiment's command as one file (`npm run build:experiment`), which `npm run experiment` runs too. It
 * starts itself as its threads.
 */
import { isMainThread } from 'node:worker_threads';
import type { Program } from '../measure/results';
import { runCommand } from './command';
import { serveRuns, threadOf } from './thread';

/** What scripts/experiment-file.mjs puts in its place. */
declare const __PROGRAM__: Program;

if (isMainThread)
	process.exitCode = await runCommand({
		program: __PROGRAM__,
		makeWorker: () => threadOf(new URL(import.meta.url))
	});
else serveRuns();
