import * as m from '$lib/i18n/paraglide/messages';
import type { ProblemMenus } from './problem-view';

/** The menu and dialog texts of a problem, with defaults for those it lacks. */
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
