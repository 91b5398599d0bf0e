/**
 * What a variable shows when the boards of two searches are laid over each other: part of the puzzle,
 * placed by both with the same value or with different ones, by one of them, or by none.
 */
export type OverlayState = 'given' | 'both' | 'differ' | 'first' | 'second' | 'none';

/**
 * The state of each variable.
 *
 * @param fixed the values of the puzzle, −1 for none
 * @param first the values on one board, −1 for none; may repeat those of the puzzle
 * @param second the values on the other board
 */
export function overlayStates(
	fixed: ArrayLike<number>,
	first: ArrayLike<number>,
	second: ArrayLike<number>
): OverlayState[] {
	return Array.from(fixed, (value, variable) =>
		value >= 0 ? 'given' : stateOf(first[variable] ?? -1, second[variable] ?? -1)
	);
}

function stateOf(first: number, second: number): OverlayState {
	if (first < 0) return second < 0 ? 'none' : 'second';
	if (second < 0) return 'first';
	return first === second ? 'both' : 'differ';
}

/** How often each state occurs. */
export function countStates(states: readonly OverlayState[]): Record<OverlayState, number> {
	const counts = { given: 0, both: 0, differ: 0, first: 0, second: 0, none: 0 };
	for (const state of states) counts[state]++;
	return counts;
}
