import { untrack } from 'svelte';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Studio } from '$lib/stage/run/studio.svelte';
import { holdsTrace } from '$lib/stage/watch/fragment';
import { takeOver } from '$lib/stage/watch/handed';
import type { TraceDoor } from '$lib/stage/watch/trace-door.svelte';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';

/** The traces of other solvers that come into a studio. A studio without one loads nothing for them. */
export class StudioTraces<Setup> {
	/** Where they come in; null before the first one. */
	door = $state.raw<TraceDoor<Setup> | null>(null);
	/** The visit whose trace was looked for last. */
	#visit = 0;

	constructor(
		private readonly studio: Studio<Setup>,
		private readonly view: ProblemView<Setup>
	) {}

	/** @returns whether it was opened */
	async openFile(file: Blob, name: string): Promise<boolean> {
		const door = await this.#makeDoor();
		return door.openFile(file, name);
	}

	/** Closes the trace that is shown, and gives up one that is being opened. */
	leave(): void {
		this.door?.opening.cancel();
		if (this.studio.watched !== null) this.studio.leaveTrace();
	}

	/** Shows the trace that the address holds, or that was opened on another page. */
	async bring(): Promise<void> {
		const { studio, view } = this;
		const visit = (this.#visit = studio.visits);
		const { hash } = location;
		this.door?.opening.dismiss();
		const read = takeOver(view.kind.id);
		if (read !== null) await (await this.#makeDoor()).show(read, 0, true);
		else if (holdsTrace(hash)) {
			const door = await this.#makeDoor();
			await door.openFragment(hash, studio.taskBegin);
			if (door.opening.error !== null && visit === studio.visits) studio.unread = hash;
		}
	}

	/** Brings the traces of addresses that are visited later. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			if (this.studio.visits !== this.#visit) void untrack(() => this.bring());
		});
	}

	async #makeDoor(): Promise<TraceDoor<Setup>> {
		const { TraceDoor } = await obtain(() => import('$lib/stage/watch/trace-door.svelte'));
		return (this.door ??= new TraceDoor(this.studio, this.view));
	}
}
