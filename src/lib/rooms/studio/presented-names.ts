import * as m from '$lib/i18n/compiled/messages';
import type { Presented } from '$lib/stage/present/presented';

/** What the parts of a presentation are called. */
export const PRESENTED_NAMES: Record<Presented, () => string> = {
	board: m.studio_board,
	tree: m.studio_tree,
	sentence: m.present_sentence,
	code: m.studio_code,
	stack: m.studio_stack,
	counters: m.studio_counters
};
