import type { Attachment } from 'svelte/attachments';
import { holding } from './hold';
import type { MomentFacts } from './moment-facts.svelte';
import { readSpot, type Spot } from './spotlight';

/** Lights what is pointed at or held in any view, in all views of the same moment. */
export function spotlighting(facts: MomentFacts): Attachment<HTMLElement> {
	const spotAt = (element: Element, selector: string): Spot | null => {
		const { spot, hold } = element.closest<HTMLElement>(selector)?.dataset ?? {};
		return readSpot(spot ?? hold);
	};
	return holding({
		pointedAt: (element) => spotAt(element, '[data-spot]'),
		heldAt: (element) => spotAt(element, '[data-spot], [data-hold]'),
		onpoint: (spot) => (facts.pointing.pointed = spot),
		onhold: (spot) => (facts.pointing.held = spot)
	});
}
