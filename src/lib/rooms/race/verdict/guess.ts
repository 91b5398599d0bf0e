/** A guess before a race: the lane that needs the fewest placements, and how many times fewer. */
export interface Guess {
	/** The index of the lane. */
	readonly lane: number;
	/** Roughly: one of {@link GUESSED_TIMES}. */
	readonly times: number;
}

/** How many times fewer can be guessed; 1 is "about the same". */
export const GUESSED_TIMES = [1, 2, 5, 10, 100, 1000] as const;

/** A guess in an address: `1x10`. */
export function writeGuess({ lane, times }: Guess): string {
	return `${lane}x${times}`;
}

/** Reads what {@link writeGuess} writes; undefined for anything else. */
export function readGuess(text: string): Guess | undefined {
	const [, lane, times] = /^(\d)x(\d{1,4})$/.exec(text) ?? [];
	const guess: Guess = { lane: Number(lane), times: Number(times) };
	const isWritten = GUESSED_TIMES.some((one) => one === guess.times) && writeGuess(guess) === text;
	return isWritten ? guess : undefined;
}

/** The guessable factor that is nearest to a real one, by ratio. */
export function nearestTimes(factor: number): number {
	const distance = (times: number) => Math.abs(Math.log(times / factor));
	return GUESSED_TIMES.reduce<number>(
		(best, times) => (distance(times) < distance(best) ? times : best),
		1
	);
}
