import { remember, remembered } from './remembered.svelte';

const KEY = 'panes';
/** Shares of the width; the middle pane gets the rest. */
const DEFAULT = { first: 0.355, last: 0.27 };
const MIN = 0.18;
const MIN_MIDDLE = 0.2;

/** How the studio's three panes share the width; remembered if the browser allows it. */
export class Panes {
	first = $state(DEFAULT.first);
	last = $state(DEFAULT.last);

	/** Restores the remembered shares. Works only in the browser. */
	recall(): void {
		const [first, last] = (remembered(KEY) ?? '').split(' ').map(Number);
		if (!Number.isFinite(first) || !Number.isFinite(last)) return;
		this.first = limit(first, MIN);
		this.last = limit(last, this.first);
	}

	/** Gives a pane a share of the width, limited by the other panes. */
	resize(pane: 'first' | 'last', share: number): void {
		this[pane] = limit(share, pane === 'first' ? this.last : this.first);
		remember(KEY, `${this.first.toFixed(4)} ${this.last.toFixed(4)}`);
	}

	reset(): void {
		this.first = DEFAULT.first;
		this.last = DEFAULT.last;
		remember(KEY, `${this.first} ${this.last}`);
	}
}

/** A share, limited by the other panes. */
function limit(share: number, other: number): number {
	return Math.max(MIN, Math.min(1 - MIN_MIDDLE - other, share));
}
