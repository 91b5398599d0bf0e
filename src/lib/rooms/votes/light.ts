import * as m from '$lib/i18n/compiled/messages';
import type { Light } from './sight/read-cards';

/** Below and above this mean brightness of 255, print and paper are hard to tell apart. */
const DARK = 35;
const BRIGHT = 225;
/** The least standard deviation of a picture of a room. */
const FLAT = 10;

/** What is wrong with the light, as a sentence; null if nothing is. */
export function lightTrouble({ brightness, contrast }: Light): (() => string) | null {
	if (brightness < DARK) return m.votes_dark;
	if (brightness > BRIGHT) return m.votes_bright;
	return contrast < FLAT ? m.votes_flat : null;
}
