import type { Component } from 'svelte';
import type { ControlsProps, ProblemView } from '$lib/stage/board/problem-view';
import { byKind } from './folders';

/** Every problem folder with a view has a page; only that page loads the view. */
const views = byKind(import.meta.glob<ProblemView>('./**/view/index.ts', { import: 'default' }));

/** The view of a kind. @throws RangeError for an unknown kind. */
export function viewOf(kind: string): Promise<ProblemView> {
	const load = views[kind];
	if (load === undefined) throw new RangeError(`there is no view of ${kind}`);
	return load();
}

const controls = byKind(
	import.meta.glob<Component<ControlsProps<unknown>>>('./**/view/Controls.svelte', {
		import: 'default'
	})
);

/** What sets up a problem above its board, where there is something to set: a size, rules, tools. */
export async function controlsOf(kind: string) {
	return await controls[kind]?.();
}
