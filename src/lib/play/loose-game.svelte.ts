import { Game, refusal, type Action, type Puzzle, type Refusal } from './game/game';
import type { Played } from './session.svelte';

/** A game that nobody keeps: it lasts as long as the page. */
export class LooseGame implements Played {
	game = $state.raw() as Game;
	isPaused = $state(true);
	readonly isKept = false;
	#before = 0;
	#since = 0;

	constructor(puzzle: Puzzle) {
		this.game = Game.of(puzzle);
	}

	get milliseconds(): number {
		return Math.round(this.#before + (this.isPaused ? 0 : performance.now() - this.#since));
	}

	do(action: Action): Refusal | null {
		const refused = refusal(this.game, action);
		if (refused === null) this.game = this.game.with({ action, at: this.milliseconds });
		return refused;
	}

	pause(): void {
		this.#before = this.milliseconds;
		this.isPaused = true;
	}

	resume(): void {
		if (!this.isPaused) return;
		this.#since = performance.now();
		this.isPaused = false;
	}
}
