/**
 * The Sudoku that the listings run on: minimal, and independent of the engine. It counts the steps
 * of the listings. Variables are cells in reading order; values are 1 … size.
 */
export class Problem {
	tries = 0;
	placements = 0;
	undos = 0;
	eliminations = 0;
	readonly solutions: string[] = [];
	/** The lowest cost of a solution so far. */
	best = Infinity;

	readonly #size: number;
	/** 0 if a cell is open. */
	readonly #cells: number[];
	/** Candidates that are not crossed out. */
	readonly #candidates: Set<number>[];
	readonly #givens: readonly number[];
	readonly #rows: number;
	readonly #columns: number;
	/** Placements (without a value) and crossed-out candidates, latest last. */
	readonly #trail: { variable: number; crossedOut?: number; isForced?: boolean }[] = [];
	/** The variable of the single found last: it is placed by elimination, not by a try. */
	#single = -1;
	/** What dead ends have added between two variables, the lower one first. */
	readonly #added = new Map<string, number>();

	/** @param line size² digits, 0 or "." for an open cell; a box is `rows` × `columns` cells. */
	constructor(line: string, rows: number, columns = rows) {
		this.#rows = rows;
		this.#columns = columns;
		this.#size = rows * columns;
		this.#cells = [...line].map((character) => Number(character.replace('.', '0')));
		this.#givens = [...this.#cells];
		this.#candidates = this.#cells.map(() => new Set(this.#values()));
	}

	/** The variables without a value, in reading order. */
	open(): number[] {
		return this.#cells.flatMap((value, variable) => (value === 0 ? [variable] : []));
	}

	isLegal(variable: number, value: number): boolean {
		this.tries++;
		return this.#fits(variable, value);
	}

	countLegal(variable: number): number {
		return [...this.#candidates[variable]].filter((value) => this.#fits(variable, value)).length;
	}

	countOpenPeers(variable: number): number {
		return this.open().filter((other) => this.#arePeers(variable, other)).length;
	}

	/** How much joins the variable to open peers: 1 for each, and what dead ends have added. */
	weight(variable: number): number {
		const peers = this.open().filter((other) => this.#arePeers(variable, other));
		const weights = peers.map((peer) => 1 + (this.#added.get(pair(variable, peer)) ?? 0));
		return Math.max(
			1,
			weights.reduce((sum, weight) => sum + weight, 0)
		);
	}

	/** At a dead end: adds 1 between the variable and the placement that took its last value, if one did. */
	learn(variable: number): void {
		const placed = this.#trail.flatMap((entry) =>
			entry.crossedOut === undefined ? [entry.variable] : []
		);
		const isGiven = (cell: number) => this.#cells[cell] !== 0 && !placed.includes(cell);
		const left = new Set(this.#values());
		for (const cell of [...this.#cells.keys()].filter(isGiven).concat(placed)) {
			if (!this.#arePeers(variable, cell) || !left.delete(this.#cells[cell])) continue;
			if (left.size > 0) continue;
			const key = pair(variable, cell);
			if (!isGiven(cell)) this.#added.set(key, (this.#added.get(key) ?? 0) + 1);
			return;
		}
	}

	place(variable: number, value: number): void {
		this.placements++;
		this.#cells[variable] = value;
		this.#trail.push({ variable, isForced: variable === this.#single });
		this.#single = -1;
	}

	/** Takes back the placement and everything that followed from it. */
	takeBack(variable: number): void {
		for (;;) {
			const last = this.#trail.pop();
			if (last === undefined) return;
			if (last.crossedOut !== undefined) {
				this.#candidates[last.variable].add(last.crossedOut);
				continue;
			}
			this.undos++;
			this.#cells[last.variable] = 0;
			if (last.variable === variable) return;
		}
	}

	/** Takes back what elimination placed before the search, too. */
	takeBackAll(): void {
		this.takeBack(-1);
	}

	isFull(): boolean {
		return this.open().length === 0;
	}

	/** Records the full board as a solution. */
	report(): void {
		this.solutions.push(this.#cells.join(''));
	}

	/**
	 * The cost of a solution is the sum of its values on the diagonal from the top left to the bottom
	 * right; this is the cost of the values placed so far.
	 */
	bound(): number {
		const onDiagonal = this.#cells.filter((_, variable) => variable % (this.#size + 1) === 0);
		return onDiagonal.reduce((sum, value) => sum + value, 0);
	}

	ascending(variable: number): number[] {
		return [...this.#candidates[variable]].sort((a, b) => a - b);
	}

	descending(variable: number): number[] {
		return this.ascending(variable).reverse();
	}

	shuffled(variable: number): number[] {
		const values = this.ascending(variable);
		for (let i = values.length - 1; i > 0; i--) {
			const j = Math.floor(Math.random() * (i + 1));
			[values[i], values[j]] = [values[j], values[i]];
		}
		return values;
	}

	/** Values in the middle come first. */
	preferred(variable: number): number[] {
		const distance = (value: number) => Math.abs(2 * value - this.#size - 1);
		return this.ascending(variable).sort((a, b) => distance(a) - distance(b));
	}

	/** The value that leaves the most candidates to the open peers comes first. */
	leastConstraining(variable: number): number[] {
		const left = new Map<number, number>();
		for (const value of this.ascending(variable)) {
			if (!this.#fits(variable, value)) {
				left.set(value, -1);
				continue;
			}
			this.#cells[variable] = value;
			const peers = this.open().filter((other) => this.#arePeers(variable, other));
			left.set(
				value,
				peers.reduce((sum, peer) => sum + this.countLegal(peer), 0)
			);
			this.#cells[variable] = 0;
		}
		return [...left.keys()].sort((a, b) => left.get(b)! - left.get(a)! || a - b);
	}

	/** The candidates that clash with a placement, one by one. */
	*ruledOut(): Generator<[variable: number, value: number]> {
		for (const variable of this.open()) {
			for (const value of this.ascending(variable)) {
				if (!this.#fits(variable, value)) yield [variable, value];
			}
		}
	}

	crossOut(variable: number, value: number): void {
		this.eliminations++;
		this.#candidates[variable].delete(value);
		this.#trail.push({ variable, crossedOut: value });
	}

	/** The candidates with which nothing goes that is left at some other cell, one by one. */
	*unsupported(): Generator<[variable: number, value: number]> {
		for (let found = true; found;) {
			found = false;
			for (const [variable, value] of this.ruledOut()) {
				yield [variable, value];
				found = true;
			}
			const single = this.open().filter((open) => this.#candidates[open].size === 1);
			for (const variable of this.open())
				for (const value of this.ascending(variable)) {
					const isLost = single.some(
						(other) => this.#arePeers(variable, other) && this.#candidates[other].has(value)
					);
					if (!isLost) continue;
					yield [variable, value];
					found = true;
				}
		}
	}

	/**
	 * The decisions that rule values of the variable out: for each value the earliest placement that
	 * forbids it. If elimination made that placement, its reasons stand in its place.
	 *
	 * @param end the part of the trail that was there
	 */
	reasons(variable: number, end = this.#trail.length): Set<number> {
		const found = new Set<number>();
		for (const value of this.#values()) {
			if (this.#givens.some((given, at) => given === value && this.#arePeers(variable, at)))
				continue;
			const at = this.#trail.findIndex(
				({ variable: other, crossedOut }) =>
					crossedOut === undefined &&
					this.#cells[other] === value &&
					this.#arePeers(variable, other)
			);
			if (at < 0 || at >= end) continue;
			const { variable: other, isForced } = this.#trail[at];
			for (const one of isForced ? this.reasons(other, at) : [other]) found.add(one);
		}
		return found;
	}

	/** The variables that were decided by a try. */
	decisions(): Set<number> {
		const decided = this.#trail.filter(
			({ crossedOut, isForced }) => crossedOut === undefined && !isForced
		);
		return new Set(decided.map(({ variable }) => variable));
	}

	/** Whether every candidate of the variable is crossed out. */
	isStranded(variable: number): boolean {
		return this.#candidates[variable].size === 0;
	}

	/** A variable with one candidate left, and that candidate. */
	nakedSingle(): [variable: number, value: number] | undefined {
		const variable = this.open().find((open) => this.#candidates[open].size === 1);
		this.#single = variable ?? -1;
		return variable === undefined ? undefined : [variable, this.ascending(variable)[0]];
	}

	/** A variable that is the only place left for a value in a row, a column or a box. */
	hiddenSingle(): [variable: number, value: number] | undefined {
		for (const [value, places] of this.#places()) {
			if (places.length === 1) return [places[0], value];
			if (places.length === 0) return undefined;
		}
		return undefined;
	}

	/** Whether a row, a column or a box has no place left for one of its values. */
	hasLostValue(): boolean {
		for (const [, places] of this.#places()) {
			if (places.length === 1) return false;
			if (places.length === 0) return true;
		}
		return false;
	}

	/** For each value that a row, a column or a box still needs, the places where it can go. */
	*#places(): Generator<[value: number, places: number[]]> {
		const all = this.#cells.map((_, variable) => variable);
		for (const house of [this.#rowOf, this.#columnOf, this.#boxOf]) {
			for (let index = 0; index < this.#size; index++) {
				const members = all.filter((variable) => house.call(this, variable) === index);
				for (const value of this.#values()) {
					if (members.some((variable) => this.#cells[variable] === value)) continue;
					const open = members.filter((variable) => this.#cells[variable] === 0);
					yield [value, open.filter((variable) => this.#candidates[variable].has(value))];
				}
			}
		}
	}

	#values(): number[] {
		return Array.from({ length: this.#size }, (_, index) => index + 1);
	}

	#fits(variable: number, value: number): boolean {
		return !this.#cells.some((other, at) => other === value && this.#arePeers(variable, at));
	}

	#arePeers(one: number, other: number): boolean {
		if (one === other) return false;
		return (
			this.#rowOf(one) === this.#rowOf(other) ||
			this.#columnOf(one) === this.#columnOf(other) ||
			this.#boxOf(one) === this.#boxOf(other)
		);
	}

	#rowOf(variable: number): number {
		return Math.floor(variable / this.#size);
	}

	#columnOf(variable: number): number {
		return variable % this.#size;
	}

	#boxOf(variable: number): number {
		const down = Math.floor(this.#rowOf(variable) / this.#rows);
		return down * this.#rows + Math.floor(this.#columnOf(variable) / this.#columns);
	}
}

function pair(one: number, other: number): string {
	return `${Math.min(one, other)} ${Math.max(one, other)}`;
}
