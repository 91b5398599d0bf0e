import {
	programFragment,
	programIn,
	racedCall,
	readProgram,
	type RacedProgram
} from '$lib/stage/program/raced/raced-program';
import { MOST_STEPS, type Call } from '$lib/stage/program/task';
import { groundOf } from './ground-of';

/** What the program of a race needs of it. All of it is reactive. */
interface Raced<Setup> {
	readonly kind: { readonly id: string };
	readonly puzzle: { readonly setup: Setup };
	readonly limits: { readonly steps?: number };
}

/**
 * The program in the fragment of a race's address: it is read at once, but it may come from a stranger, so
 * it runs only after the reader has pressed Run.
 */
export class RaceProgram<Setup> {
	/** As the address has it; null for none. */
	#packed = $state.raw<string | null>(null);
	#read = $state.raw<RacedProgram | 'unreadable' | null>(null);
	/** The packed program that the reader has let run. Another press makes another object of it. */
	#let = $state.raw<{ readonly packed: string | null } | null>(null);

	/** Null without one, until it has been read, and if it cannot be read. */
	readonly raced: RacedProgram | null = $derived.by(() =>
		this.#read === 'unreadable' ? null : this.#read
	);
	readonly isUnreadable: boolean = $derived.by(() => this.#read === 'unreadable');
	/** It can be run with the puzzle of the race. */
	readonly fits: boolean = $derived.by(() => {
		const { raced, race } = this;
		return raced !== null && this.callOf(raced, race.puzzle.setup) !== null;
	});
	/** The program that may run, a new object after each press of Run; null before. */
	readonly allowed: RacedProgram | null = $derived.by(() => {
		const { raced, fits } = this;
		const isAllowed = this.#let?.packed === this.#packed && fits;
		return raced !== null && isAllowed ? { ...raced } : null;
	});
	/** The fragment of the address, with "#"; empty without a program. */
	readonly fragment: string = $derived.by(() =>
		this.#packed === null ? '' : programFragment(this.#packed)
	);

	constructor(private readonly race: Raced<Setup>) {}

	/** There is one, whatever it is. */
	get isThere(): boolean {
		return this.#packed !== null;
	}

	/** Takes the program of a fragment, which is another one if it is packed otherwise. */
	visit(fragment: string): void {
		const packed = programIn(fragment);
		if (packed === this.#packed) return;
		this.#packed = packed;
		this.#read = null;
		if (packed === null) return;
		void readProgram(packed).then((read) => {
			if (packed === this.#packed) this.#read = read ?? 'unreadable';
		});
	}

	/** It is the one of a fragment. */
	isIn(fragment: string): boolean {
		return programIn(fragment) === this.#packed;
	}

	/** Lets it run, now and whenever the puzzle changes. */
	allow(): void {
		this.#let = { packed: this.#packed };
	}

	/** The call of a program with a puzzle; null if it cannot be called with it. */
	callOf(raced: RacedProgram, setup: Setup): Call | null {
		const ground = groundOf(this.race.kind.id, setup);
		const steps = Math.min(MOST_STEPS, this.race.limits.steps ?? MOST_STEPS);
		return ground && racedCall(raced, ground, steps);
	}
}
