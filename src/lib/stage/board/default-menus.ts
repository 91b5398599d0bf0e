import * as m from '$lib/i18n/compiled/messages';
import type { ProblemMenus, ProblemView } from './problem-view';

/** For each example, its name and what it shows. */
export type ExampleTexts = Readonly<
	Record<string, readonly [name: () => string, line: () => string]>
>;

/** The names of the examples, and the texts of menus and dialogs, with defaults for those that a problem lacks. */
export function withOwnMenus<Setup>(
	examples: ExampleTexts,
	own: Partial<ProblemMenus<Setup>> & Pick<ProblemMenus<Setup>, 'factsOf'>
): Pick<ProblemView<Setup>, 'exampleName' | 'menus'> {
	const menus: ProblemMenus<Setup> = {
		exampleLine: (id) => examples[id][1](),
		errorText: () => m.board_error(),
		formatName: () => m.board_format(),
		openPlaceholder: () => '',
		openHint: () => '',
		...own
	};
	return {
		exampleName: (id) => examples[id][0](),
		menus: async () => ({ default: menus })
	};
}
