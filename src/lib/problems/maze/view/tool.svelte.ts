/**
 * Whether a pointer draws on the board rather than pointing at it. The controls above the board turn
 * it on, and the board obeys: they are two components of one page.
 */
class Tool {
	drawing = $state(false);
}

export const tool = new Tool();
