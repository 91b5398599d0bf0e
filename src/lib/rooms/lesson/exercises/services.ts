import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { Sandbox } from '$lib/stage/program/sandbox/sandbox';
import type { CallResult, CodeLanguage, Task } from '$lib/stage/program/task';
import { makeFilm, type Film, type Filmed } from './film/film';
import type { Ran } from './judge/judge';

/** What the workbench needs of the page around it. */
export interface Services {
	/**
	 * Runs the calls of a task, one after the other. What was cut off is among the results, as far as it came.
	 * A call after one that was cut off has none. Tasks that are given together run one after the other.
	 */
	run(task: Task, options: RunOptions): Promise<readonly Ran[]>;
	/** Loads what runs a language. */
	prepare(language: CodeLanguage): Promise<void>;
	dispose(): void;
	/** The run of a call on the stage. */
	film(filmed: Filmed): Promise<Film | null>;
}

export interface RunOptions {
	readonly signal: AbortSignal;
	/** Gets the number of steps so far. */
	readonly progress?: (steps: number) => void;
	/** Gets the share of what runs the language that has been loaded, 0 … 1, if it was not loaded yet. */
	readonly loading?: (share: number) => void;
}

/** The services of the page: programs run in its sandbox, one task after the other. */
export function services(viewOf: (kind: string) => Promise<ProblemView>): Services {
	const sandbox = new Sandbox();
	let last: Promise<unknown> = Promise.resolve();

	async function run(task: Task, options: RunOptions): Promise<readonly Ran[]> {
		const logs = task.calls.map(() => new StepLogBuilder());
		const results: CallResult[] = [];
		let steps = 0;
		await sandbox.run(task, {
			signal: options.signal,
			onsteps(call, more) {
				logs[call].append(more);
				options.progress?.((steps += more.length));
			},
			onresult: (call, result) => (results[call] = result),
			...(options.loading && { progress: options.loading })
		});
		return results.map((result, call) => ({ result, log: logs[call] }));
	}

	return {
		// The sandbox stops what runs when another task comes.
		run(task, options) {
			const ran = last.then(() => run(task, options));
			last = ran.catch(() => {});
			return ran;
		},
		prepare: (language) => sandbox.prepare(language),
		film: (filmed) => makeFilm(filmed, viewOf),
		dispose: () => sandbox.dispose()
	};
}
