import * as m from '$lib/i18n/compiled/messages';
import type { Problem, Walk } from '$lib/engine/problem';
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

/** The place in the spotlight: where a step leads, or the end of the walk while it leads nowhere; −1 for none. */
export function spottedPlace(
	walk: Walk,
	path: readonly number[],
	spotlight: { readonly variable: number; readonly value: number } | null
): number {
	const { variable = -1, value = -1 } = spotlight ?? {};
	if (variable < 0 || variable >= path.length) return -1;
	return value >= 0 ? walk.next(path[variable], value) : (path[variable + 1] ?? path[variable]);
}

/** What a place means that is pressed: the step that entered it, and the values that lead there next. */
export function stepsTo(
	{ walk, valueCount }: Problem,
	path: readonly number[],
	place: number
): (readonly [step: number, value: number])[] {
	const entered = path.lastIndexOf(place) - 1;
	const values = Array.from({ length: valueCount }, (_, value) => value);
	return [
		...(entered >= 0 ? [[entered, -1] as const] : []),
		...values
			.filter((value) => walk!.next(path.at(-1)!, value) === place)
			.map((value) => [path.length - 1, value] as const)
	];
}
