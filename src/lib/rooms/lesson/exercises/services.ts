import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { Sandbox } from '$lib/stage/program/sandbox/sandbox';
import type { CallResult, Task } from '$lib/stage/program/task';
import { makeFilm } from './film';
import type { Ran } from './judge';
import type { Services } from './workbench.svelte';

/** The services of the page: programs run in its sandbox, one task after the other. */
export function services(viewOf: (kind: string) => Promise<ProblemView>): Services {
	const sandbox = new Sandbox();
	let last: Promise<unknown> = Promise.resolve();

	async function run(task: Task, options: Parameters<Services['run']>[1]): Promise<readonly Ran[]> {
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
