/** A step of a search: what happened, where, and with which digit (0 if there is none). */
export interface WalkStep {
	readonly kind: 'choose' | 'reject' | 'place' | 'deadend' | 'backtrack' | 'solution';
	/** A cell such as `r1c3`; empty at a solution. */
	readonly cell: string;
	readonly digit: number;
}

/** The counters at a position. */
export interface WalkCounts {
	tries: number;
	placements: number;
	undos: number;
	deadends: number;
	depth: number;
}

/**
 * The search for the first solution of a 9×9 board in reading order, smallest digit first, step by
 * step. Written directly from docs/architecture.md and docs/known-answers.md, without the engine,
 * as a reference for the page.
 */
export class Walk {
	readonly steps: readonly WalkStep[];

	/** @param givens 81 characters in reading order, `0` or `.` for an empty cell. */
	constructor(readonly givens: string) {
		const board = [...givens].map((one) => Number(one === '.' ? 0 : one));
		const steps: WalkStep[] = [];

		function search(): boolean {
			const at = board.indexOf(0);
			if (at < 0) {
				steps.push({ kind: 'solution', cell: '', digit: 0 });
				return true;
			}
			const cell = nameOf(at);
			steps.push({ kind: 'choose', cell, digit: 0 });
			for (let digit = 1; digit <= 9; digit++) {
				if (board.some((one, other) => one === digit && arePeers(at, other))) {
					steps.push({ kind: 'reject', cell, digit });
					continue;
				}
				steps.push({ kind: 'place', cell, digit });
				board[at] = digit;
				if (search()) return true;
				board[at] = 0;
				steps.push({ kind: 'backtrack', cell, digit });
			}
			steps.push({ kind: 'deadend', cell, digit: 0 });
			return false;
		}
		search();
		this.steps = steps;
	}

	/** The number of steps, which is the last position. */
	get end(): number {
		return this.steps.length;
	}

	/** The position after the next step of a kind after another position. */
	after(position: number, matches: (step: WalkStep, at: number) => boolean): number {
		const found = this.steps.findIndex((step, at) => at >= position && matches(step, at));
		if (found < 0) throw new Error(`No such step after ${position}.`);
		return found + 1;
	}

	/** The position after the last step of a kind before another position. */
	before(position: number, matches: (step: WalkStep, at: number) => boolean): number {
		const found = this.steps.findLastIndex((step, at) => at < position - 1 && matches(step, at));
		if (found < 0) throw new Error(`No such step before ${position}.`);
		return found + 1;
	}

	/** The digits that the search has placed at a position, by cell, in order of placement. */
	placedAt(position: number): Map<string, number> {
		const placed = new Map<string, number>();
		for (const { kind, cell, digit } of this.steps.slice(0, position)) {
			if (kind === 'place') placed.set(cell, digit);
			if (kind === 'backtrack') placed.delete(cell);
		}
		return placed;
	}

	countsAt(position: number): WalkCounts {
		const counts = { tries: 0, placements: 0, undos: 0, deadends: 0, depth: 0 };
		for (const { kind } of this.steps.slice(0, position)) {
			if (kind === 'reject' || kind === 'place') counts.tries++;
			if (kind === 'place') counts.placements++;
			if (kind === 'backtrack') counts.undos++;
			if (kind === 'deadend') counts.deadends++;
		}
		return { ...counts, depth: counts.placements - counts.undos };
	}
}

/** Whether a step is of one of several kinds. */
export function isA(...kinds: WalkStep['kind'][]): (step: WalkStep) => boolean {
	return ({ kind }) => kinds.includes(kind);
}

/** `r1c1` for 0, and so on in reading order. */
function nameOf(at: number): string {
	return `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`;
}

function arePeers(a: number, b: number): boolean {
	const [rowA, columnA, rowB, columnB] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
	const isBox =
		Math.floor(rowA / 3) === Math.floor(rowB / 3) &&
		Math.floor(columnA / 3) === Math.floor(columnB / 3);
	return a !== b && (rowA === rowB || columnA === columnB || isBox);
}
