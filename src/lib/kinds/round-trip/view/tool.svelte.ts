/**
 * Whether a pointer draws on the board instead of pointing at it. The controls above the board set
 * it and the board reads it: they are separate components of one page.
 */
class Tool {
	drawing = $state(false);
}

export const tool = new Tool();
