import * as m from '$lib/i18n/paraglide/messages';
import type { ProblemMenus } from './problem-view';
import { plainWords, type Vocabulary } from './vocabulary';

/** The narration of a problem that says only some things in words of its own. */
export function withOwnWords(own: Partial<Vocabulary>): Vocabulary {
	return { ...plainWords, ...own };
}

/** The texts of menus and dialogs, of a problem that has only some of its own. */
export function withOwnMenus<Setup>(
	own: Partial<ProblemMenus<Setup>> & Pick<ProblemMenus<Setup>, 'factsOf'>
): ProblemMenus<Setup> {
	return {
		exampleLine: () => '',
		errorText: () => m.board_error(),
		formatName: () => m.board_format(),
		openPlaceholder: () => '',
		openHint: () => '',
		...own
	};
}
