import { mix } from '$lib/engine/seeded';
import { countFilled, type Board } from '../board';
import { sizeOf, type BoxShape } from '../shape';
import { Chance } from './chance';
import { neighbour } from './climb';
import { digging, isMinimal } from './dig';
import { filled } from './fill';
import { easyClues, LEVELS, type Level } from './levels';
import { levelOf, rateSolved, weakness, type Rating } from './rating';
import { orbitsOf } from './symmetry';
import { isImpossible, isSelfContradictory } from './impossible';
import { Witnesses } from './witnesses';
import type { Wish } from './wish';

/** A puzzle with exactly one solution. */
export interface Made {
	readonly wish: Wish;
	readonly board: Board;
	readonly solution: Int8Array;
	readonly rating: Rating;
	readonly tries: number;
}

/** A wish that was not met. */
export interface Unmade {
	readonly wish: Wish;
	readonly tries: number;
	/** The nearest to it; null if nothing was tried. */
	readonly reached: Made | null;
	/** Whether the wish is known to be impossible, or can be proved to be. */
	readonly why: 'impossible' | 'gave-up';
}

/** Boards of 9 × 9 that are tried before making gives up. */
const MOST = 4000;
/** The same for the largest boards. */
const FEWEST = 8;
/** The same for a wish that cannot be met. */
const MOST_IN_VAIN = 200;
/** Boards that are tried afresh before the best are changed a little instead. */
const FRESH = 60;
/** Changes in a row without any improvement before it starts afresh. */
const PATIENCE = 150;
/** How many clues for each cell are tried first; 0: as few as possible. */
const SHARE: Readonly<Record<Wish['level'], number>> = {
	easy: 0.44,
	medium: 0.34,
	hard: 0,
	extreme: 0,
	any: 0
};
/** How far the number of clues varies, up and down, as a share of the cells. */
const SPREAD = 0.04;
/** In choosing the nearest: the price of a wrong level, and of a clue too many or too few. */
const LEVEL_COST = 1000;
const CLUE_COST = 50;

/**
 * Makes puzzles until one is as wished. The limits are counts, so that the same wish makes the same
 * puzzle on every machine, after the same number of tries. It yields that number after each try.
 *
 * Full boards are filled and dug, with more clues if a puzzle came out too hard and fewer if too easy.
 * Rare puzzles, such as extreme ones, are approached by small changes of a board that came close.
 */
export function* making(wish: Wish): Generator<number, Made | Unmade> {
	if (isImpossible(wish)) return { wish, tries: 0, reached: null, why: 'impossible' };
	const isVain = isSelfContradictory(wish);
	const most = isVain ? Math.min(MOST_IN_VAIN, mostTries(wish.shape)) : mostTries(wish.shape);
	const maker = new Maker(wish);
	let nearest: Tried | null = null;
	for (let tries = 1; tries <= most; tries++) {
		const tried = maker.try(tries);
		if (tried && (nearest === null || tried.cost < nearest.cost)) nearest = tried;
		if (nearest?.cost === 0) return madeOf(wish, nearest, tries);
		yield tries;
	}
	// An extreme one that takes a single guess with singles alone is extreme, too.
	if (nearest && isMet(wish, nearest.board)) return madeOf(wish, nearest, most);
	return {
		wish,
		tries: most,
		reached: nearest && madeOf(wish, nearest, most),
		why: isVain ? 'impossible' : 'gave-up'
	};
}

function isMet({ level, clues, minimal, symmetry }: Wish, board: Board): boolean {
	return (
		(level === 'any' || level === levelOf(board)) &&
		(clues === 0 || clues === countFilled(board)) &&
		(!minimal || isMinimal(board, symmetry))
	);
}

/** How many boards are tried: as many as are made in some seconds. */
function mostTries(shape: BoxShape): number {
	return Math.max(FEWEST, Math.floor(MOST * Math.min(1, 9 / sizeOf(shape)) ** 10));
}

/** Guesses for each question on the way. Beyond 12 × 12, more of them find hardly more. */
function budgetOf(shape: BoxShape): number {
	return sizeOf(shape) <= 12 ? 2000 : 300;
}

/** A board, and how far it is from the wish: 0 if it is as wished. */
interface Tried {
	readonly board: Board;
	readonly full: Board;
	readonly cost: number;
	/** Those of boards with this solution. */
	readonly witnesses: Witnesses;
}

function madeOf(wish: Wish, { board, full }: Tried, tries: number): Made {
	const rating = rateSolved(board, full.cells);
	return { wish, board, solution: full.cells, rating, tries };
}

/** Makes one board after the other. */
class Maker {
	readonly #wish: Wish;
	readonly #orbits: readonly (readonly number[])[];
	readonly #budget: number;
	readonly #chance: Chance;
	/** Clues for each cell to aim at, learned from earlier boards. */
	#share: number;
	/** The board that is being changed, and how many changes in a row did not help. */
	#base: Tried | null = null;
	#stale = 0;

	constructor(wish: Wish) {
		this.#wish = wish;
		this.#orbits = orbitsOf(wish.shape, wish.symmetry);
		this.#budget = budgetOf(wish.shape);
		this.#chance = new Chance(wish.seed);
		this.#share = SHARE[wish.level];
	}

	/** @returns null if filling gave up. */
	try(number: number): Tried | null {
		const { level, clues } = this.#wish;
		if (this.#base && this.#stale < PATIENCE) return this.#change(this.#base);
		const tried = this.#dig(mix(this.#wish.seed, number));
		const climbs = level === 'extreme' || clues > 0 || number > FRESH;
		this.#base = climbs ? tried : null;
		this.#stale = 0;
		return tried;
	}

	#dig(seed: number): Tried | null {
		const { shape, symmetry } = this.#wish;
		const full = filled(shape, seed);
		if (full === null) return null;
		const steps = digging(
			{ full, symmetry, seed, attempts: Infinity, target: this.#target() },
			this.#budget
		);
		const witnesses = new Witnesses(full);
		let unknown = 0;
		let step = steps.next();
		for (; !step.done; step = steps.next()) {
			if (step.value.verdict === 'unknown') unknown++;
			if (step.value.other) witnesses.add(step.value.other);
		}
		return this.#judge(step.value, full, unknown, witnesses);
	}

	/** Goes on from a changed board unless it is worse. */
	#change(base: Tried): Tried {
		const ground = {
			full: base.full,
			orbits: this.#orbits,
			target: this.#target(),
			budget: this.#budget,
			witnesses: base.witnesses
		};
		const changed = neighbour(base.board, ground, this.#chance);
		const { board, unknown } = changed;
		const tried = this.#judge(board, base.full, unknown, base.witnesses);
		this.#stale = tried.cost < base.cost ? 0 : this.#stale + 1;
		if (tried.cost <= base.cost) this.#base = tried;
		return tried;
	}

	/** The clues to stop at. */
	#target(): number {
		const { level, clues, minimal, shape } = this.#wish;
		if (minimal) return 0;
		if (clues > 0) return clues;
		if (this.#share === 0) return 0;
		const cells = sizeOf(shape) ** 2;
		const drift = ((this.#chance.below(1001) - 500) / 500) * SPREAD;
		const target = Math.round((this.#share + drift) * cells);
		return level === 'easy' ? Math.max(easyClues(cells), target) : target;
	}

	/** @param unknown clues that may be too many. */
	#judge(board: Board, full: Board, unknown: number, witnesses: Witnesses): Tried {
		const wish = this.#wish;
		const clues = countFilled(board);
		let cost = wish.clues > 0 ? CLUE_COST * Math.abs(clues - wish.clues) : 0;
		if (wish.minimal) cost += unknown;
		if (wish.level !== 'any') cost += this.#levelCost(wish.level, board, full, clues);
		return { board, full, cost, witnesses };
	}

	#levelCost(wished: Level, board: Board, full: Board, clues: number): number {
		if (wished === 'extreme') {
			const found = weakness(board, full.cells, this.#base?.cost);
			return Math.min(found, LEVEL_COST);
		}
		const level = levelOf(board);
		const distance = LEVELS.indexOf(level) - LEVELS.indexOf(wished);
		if (distance === 0) return 0;
		const share = clues / board.cells.length;
		if (distance > 0) this.#share = Math.max(this.#share, share) + SPREAD;
		else this.#share = Math.max(0, Math.min(this.#share, share) - SPREAD);
		return LEVEL_COST * Math.abs(distance);
	}
}
