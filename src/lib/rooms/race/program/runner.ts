import { isOrdering } from '$lib/stage/program/raced/raced-program';
import type { Runner } from '$lib/stage/program/raced/program-run.svelte';

/** The sandbox, loaded when a program is run for the first time. An ordering is asked by a search of ours. */
export async function runner(): Promise<Runner> {
	const [{ Sandbox }, { loadOrderingKit }] = await Promise.all([
		import('$lib/stage/program/sandbox/sandbox'),
		import('$lib/kinds/sudoku/view/ordering/kit')
	]);
	const sandbox = new Sandbox();
	return {
		run: (task, options) =>
			sandbox.run(task, isOrdering(task.calls[0]) ? { ...options, kit: loadOrderingKit } : options),
		dispose: () => sandbox.dispose()
	};
}
