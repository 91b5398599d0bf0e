/** Milliseconds of work before the page may answer the user. */
const TURN = 8;

/** Does something with every item, a few milliseconds at a time, so that nobody has to wait for all. */
export async function inTurns<T>(items: readonly T[], act: (item: T) => void): Promise<void> {
	let until = performance.now() + TURN;
	for (const item of items) {
		act(item);
		if (performance.now() < until) continue;
		await new Promise((resolve) => setTimeout(resolve));
		until = performance.now() + TURN;
	}
}
