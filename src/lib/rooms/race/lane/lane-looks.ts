import { STRATEGY_LOOKS } from '$lib/ui/chart/strategy-looks';

/** The looks of the lanes of a race, by their index: those of strategies, and a letter. */
export const LANE_LOOKS = Array.from('ABCD', (letter, index) => ({
	letter,
	...STRATEGY_LOOKS[index]
}));
