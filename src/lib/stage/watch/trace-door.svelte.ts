import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';
import type { ProblemView } from '../board/problem-view';
import type { Studio } from '../run/studio.svelte';
import { TRACE_NOT_HERE } from './fragment';
import { handOver } from './handed';
import { TraceCheck } from './trace-check.svelte';
import { TraceOpening, type ReadTrace } from './trace-opening.svelte';
import type { Watched } from './watched';

/** Where traces come into a studio: from a file, from its address, from another page. */
export class TraceDoor<Setup> {
	readonly opening = new TraceOpening();
	readonly check = new TraceCheck();

	/** @param view without which a file is only read, and then handed to the studio of its kind. */
	constructor(
		private readonly studio: Studio<Setup> | null = null,
		private readonly view: ProblemView<Setup> | null = null
	) {}

	/** Opens a file, here or in the studio of its kind. @returns whether it was opened */
	async openFile(file: Blob | Promise<Blob>, name: string): Promise<boolean> {
		const { opening } = this;
		const reading =
			file instanceof Blob ? opening.read(file, name) : opening.readComing(file, name);
		const read = await reading;
		if (read === null) return false;
		if (read.kind === this.view?.kind.id) return this.show(read);
		handOver(read);
		await goto(localHref(resolve('/studio/[kind=kind]', { kind: read.kind })));
		return true;
	}

	/** Opens what the fragment of an address holds, which the reader came for. @param position where in it */
	async openFragment(fragment: string, position: number): Promise<void> {
		if (fragment === TRACE_NOT_HERE) {
			this.opening.error = 'not-here';
			return;
		}
		const read = await this.opening.readFragment(fragment);
		if (read === null) return;
		if (read.kind === this.view?.kind.id) {
			await this.show(read, position, true);
			return;
		}
		// The address was put together from two.
		this.opening.cancel();
		this.opening.error = 'other-kind';
	}

	/** Closes what is said of a trace that could not be opened. */
	dismissError(): void {
		this.opening.error = null;
		if (this.studio?.unread === TRACE_NOT_HERE) this.studio.unread = '';
	}

	/** The trace that is shown; null for none. */
	get shown(): Watched<Setup> | null {
		return this.studio?.watched ?? null;
	}

	/** Looks for the first false event of the trace that is shown, and goes there. */
	startCheck(): void {
		const { studio, check } = this;
		const watched = studio?.watched ?? null;
		if (studio === null || watched === null) return;
		studio.player.pause();
		check.start(watched.file, ({ lie }) => {
			if (lie !== null && watched === studio.watched) this.goToLie();
		});
	}

	/** Goes to the event that the check has found. */
	goToLie(): void {
		const { event = -1 } = this.check.checked?.lie ?? {};
		const { watched, player } = this.studio ?? {};
		if (watched && event >= 0) player?.seek(Math.min(event + 1, watched.trace.length));
	}

	/** Shows a trace that was read. @param isFirst the reader came for it. @returns whether it is shown */
	async show(read: ReadTrace, position = 0, isFirst = false): Promise<boolean> {
		if (this.studio === null || this.view === null) return false;
		const watched = await this.opening.watch(this.view, read);
		if (watched !== null) this.studio.watchTrace(watched, position, isFirst);
		return watched !== null;
	}
}
