import type { StepLog } from '$lib/engine/trace/stored/step-log';
import type { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { NO_STEP, type Playable, type StepMatch } from '$lib/engine/trace/trace';
import type { Moment } from '$lib/engine/trace/moment';
import { firstReturn, givenUp, isMove } from './telling';

type Traced = Pick<StoredTrace, 'log' | 'at' | 'length'>;

/**
 * Two runs on the same ground with one clock, whose ticks are moves on the board: what every program does,
 * however it is written. One that has ended stays where it is.
 */
export class MovePair implements Playable {
	/** The positions after each move, and at last the end. */
	readonly #own: readonly number[];
	readonly #other: readonly number[];
	readonly length: number;
	/** The tick of the first move in which they differ; the last one if they never do. */
	readonly parting: number;

	constructor(
		private readonly own: Traced,
		private readonly other: Traced
	) {
		this.#own = ticksOf(own);
		this.#other = ticksOf(other);
		this.length = Math.max(this.#own.length, this.#other.length) - 1;
		this.parting = this.#parting();
	}

	/** The positions of both runs at a tick. */
	positions(tick: number): { readonly own: number; readonly other: number } {
		return { own: at(this.#own, tick), other: at(this.#other, tick) };
	}

	at(tick: number): Moment {
		return this.own.at(at(this.#own, tick));
	}

	scan(from: number, to: number, match: StepMatch): number {
		for (let tick = Math.max(1, from + 1); tick <= Math.min(to, this.length); tick++)
			if (this.#matches(tick, match)) return tick;
		return -1;
	}

	find(from: number, direction: 1 | -1, match: StepMatch): Promise<number> {
		for (let tick = from + direction; tick >= 1 && tick <= this.length; tick += direction)
			if (this.#matches(tick, match)) return Promise.resolve(tick);
		return Promise.resolve(-1);
	}

	#matches(tick: number, match: StepMatch): boolean {
		const { words } = this.own.log;
		const word = (tick: number) =>
			tick > this.length ? NO_STEP : (words[at(this.#own, tick) - 1] ?? NO_STEP);
		return match(word(tick), this.at(tick).statistics.depth, tick, word(tick + 1));
	}

	#parting(): number {
		for (let tick = 1; tick <= this.length; tick++) {
			const one = this.own.log.words[(this.#own[tick] ?? 0) - 1];
			const two = this.other.log.words[(this.#other[tick] ?? 0) - 1];
			if (one !== two) return tick;
		}
		return this.length;
	}
}

/** Where a call gives up after the last move on the board, or the first one returns; the end if none does. */
function lastTurn(log: StepLog): number {
	let from = log.length;
	while (from > 0 && !isMove(log.words[from - 1])) from--;
	return givenUp(log, from, log.length) ?? firstReturn(log, from);
}

function at(ticks: readonly number[], tick: number): number {
	return ticks[Math.max(0, Math.min(tick, ticks.length - 1))];
}

/** The start, and the positions after each move; then where the last call turns back, and the end of the run. */
function ticksOf({ log }: Traced): readonly number[] {
	const ticks = [0];
	for (let step = 0; step < log.length; step++) if (isMove(log.words[step])) ticks.push(step + 1);
	for (const end of [lastTurn(log), log.length]) if (ticks.at(-1)! < end) ticks.push(end);
	return ticks;
}
