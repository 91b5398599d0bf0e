import { remember, remembered } from '$lib/site/remembered.svelte';

/** The studio's panes that can be closed and enlarged, in reading order. */
export const PANES = ['board', 'tree', 'side'] as const;
export type PaneId = (typeof PANES)[number];

const SHARES_KEY = 'panes';
const CLOSED_KEY = 'closed-panes';
const ENLARGED_KEY = 'enlarged-pane';
const MORE_KEY = 'studio-more';
/** Shares of the width; the middle pane gets the rest. */
const DEFAULT = { first: 0.355, last: 0.275 };
const MIN = 0.18;
const MIN_MIDDLE = 0.2;

/** The studio's panes: their widths, and which of them are open; remembered if the browser allows it. */
export class Panes {
	first = $state(DEFAULT.first);
	last = $state(DEFAULT.last);
	#closed = $state.raw<readonly PaneId[]>([]);
	#enlarged = $state.raw<PaneId | null>(null);
	#isSimple = $state(true);

	/** Only board, tree, sentence and what plays the search are shown. */
	get isSimple(): boolean {
		return this.#isSimple;
	}

	/** Shows everything, or only the simple studio; remembered. */
	showMore(isMore: boolean): void {
		this.#isSimple = !isMore;
		remember(MORE_KEY, isMore ? 'on' : null);
	}

	/** The pane that hides the others for now. */
	get enlarged(): PaneId | null {
		return this.#enlarged;
	}

	/**
	 * Restores what is remembered. Works only in the browser.
	 * @param needsMore what the address shows needs more than the simple studio
	 */
	recall(needsMore: boolean): void {
		this.#isSimple = !needsMore && remembered(MORE_KEY) === null;
		const closed = (remembered(CLOSED_KEY) ?? '').split(' ');
		const isClosed = PANES.filter((pane) => closed.includes(pane));
		if (isClosed.length < PANES.length) this.#closed = isClosed;
		this.#enlarged = PANES.find((pane) => pane === remembered(ENLARGED_KEY)) ?? null;

		const [first, last] = (remembered(SHARES_KEY) ?? '').split(' ').map(Number);
		if (!Number.isFinite(first) || !Number.isFinite(last)) return;
		this.first = limit(first, MIN);
		this.last = limit(last, this.first);
	}

	/** Gives a pane a share of the width, limited by the other panes. */
	resize(pane: 'first' | 'last', share: number): void {
		this[pane] = limit(share, pane === 'first' ? this.last : this.first);
		remember(SHARES_KEY, `${this.first.toFixed(4)} ${this.last.toFixed(4)}`);
	}

	/** Restores the default widths. */
	reset(): void {
		this.first = DEFAULT.first;
		this.last = DEFAULT.last;
		remember(SHARES_KEY, `${this.first} ${this.last}`);
	}

	/** Whether a pane is neither closed nor hidden by an enlarged one. */
	isShown(pane: PaneId): boolean {
		if (this.#isSimple) return pane !== 'side';
		return this.#enlarged === null ? !this.#closed.includes(pane) : this.#enlarged === pane;
	}

	/** Whether a pane can be closed: one always stays open. */
	get canClose(): boolean {
		return this.#enlarged === null && this.#closed.length < PANES.length - 1;
	}

	close(pane: PaneId): void {
		if (this.canClose) this.#setClosed([...this.#closed, pane]);
	}

	open(pane: PaneId): void {
		this.#setClosed(this.#closed.filter((closed) => closed !== pane));
	}

	/** Enlarges a pane to the whole width, or shows the others again. */
	toggleEnlarged(pane: PaneId): void {
		this.#enlarged = this.#enlarged === pane ? null : pane;
		remember(ENLARGED_KEY, this.#enlarged);
	}

	#setClosed(closed: readonly PaneId[]): void {
		this.#closed = closed;
		remember(CLOSED_KEY, closed.length === 0 ? null : closed.join(' '));
	}
}

/** A share, limited by the other panes. */
function limit(share: number, other: number): number {
	return Math.max(MIN, Math.min(1 - MIN_MIDDLE - other, share));
}
