import { remember, remembered } from './remembered.svelte';

const KEY = 'panes';
/** Shares of the width: the first and the last pane; the middle one has the rest. */
const USUAL = { first: 0.355, last: 0.27 };
const LEAST = 0.18;
const LEAST_MIDDLE = 0.2;

/** How the studio's three panes share the width, remembered where the browser allows it. */
export class Panes {
	first = $state(USUAL.first);
	last = $state(USUAL.last);

	/** Reads what was remembered. For the browser only. */
	recall(): void {
		const [first, last] = (remembered(KEY) ?? '').split(' ').map(Number);
		if (!Number.isFinite(first) || !Number.isFinite(last)) return;
		this.first = fitting(first, LEAST);
		this.last = fitting(last, this.first);
	}

	/** Gives a pane a share of the width, as far as the others leave it. */
	resize(pane: 'first' | 'last', share: number): void {
		this[pane] = fitting(share, pane === 'first' ? this.last : this.first);
		remember(KEY, `${this.first.toFixed(4)} ${this.last.toFixed(4)}`);
	}

	reset(): void {
		this.first = USUAL.first;
		this.last = USUAL.last;
		remember(KEY, `${this.first} ${this.last}`);
	}
}

/** A share, as far as the other pane's leaves it. */
function fitting(share: number, other: number): number {
	return Math.max(LEAST, Math.min(1 - LEAST_MIDDLE - other, share));
}
