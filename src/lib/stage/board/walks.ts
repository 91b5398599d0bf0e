import * as m from '$lib/i18n/paraglide/messages';
import type { ValueOrdering } from '$lib/engine/search/strategy';
import type { Vocabulary } from './vocabulary';

type OrderingTexts = Partial<Record<ValueOrdering, () => string>>;

/** The names of the orders in which a walk tries its directions. */
export function walkOrderings(preferred: () => string): OrderingTexts {
	return { ascending: m.board_walk_ascending, descending: m.board_walk_descending, preferred };
}

/** What the narration of every walk says. @param directions one character each, in their order */
export function walkVocabulary(
	directions: string,
	says: { order(directions: string): string; preferred(): string }
): Pick<Vocabulary, 'reject' | 'tries' | 'open'> {
	const backwards = Array.from(directions).reverse().join('');
	const tries: OrderingTexts = {
		ascending: () => says.order(directions),
		descending: () => says.order(backwards),
		preferred: () => says.preferred()
	};
	return {
		reject: (names) => m.board_walk_reject(names),
		tries: (values) => (tries[values] ?? m.board_walk_random)(),
		// The number of steps that a walk may still have is not informative.
		open: () => ''
	};
}
