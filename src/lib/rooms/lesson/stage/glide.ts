/** Milliseconds for each position on the way, and for the whole way at most. */
const PACE = 90;
const LONGEST = 900;
/** A longer way is not shown: it would be a blur. */
const FARTHEST = 40;

/**
 * Goes through the positions from one to another, one at a time, so that the reader sees what happens
 * on the way. The first move is made at once.
 * @param show is called with each position on the way, `to` last.
 * @returns a function that stops it on the way.
 */
export function glide(from: number, to: number, show: (position: number) => void): () => void {
	const distance = Math.abs(to - from);
	if (distance <= 1 || distance > FARTHEST) {
		show(to);
		return () => {};
	}
	const duration = Math.min(LONGEST, distance * PACE);
	let start: number | null = null;
	let shown = from;
	let frame = requestAnimationFrame(function move(now) {
		start ??= now;
		const share = Math.min(1, (now - start) / duration);
		const position = from + Math.sign(to - from) * Math.max(1, Math.floor(share * distance));
		if (position !== shown) show((shown = position));
		if (shown !== to) frame = requestAnimationFrame(move);
	});
	return () => cancelAnimationFrame(frame);
}
