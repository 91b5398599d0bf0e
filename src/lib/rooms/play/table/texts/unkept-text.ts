import * as m from '$lib/i18n/paraglide/messages';
import type { Unkept } from '../../keep/unkept';

const TEXTS: Record<Unkept, () => string> = {
	refused: m.play_game_unkept_refused,
	full: m.play_game_unkept_full,
	removed: m.play_game_unkept_removed,
	newer: m.play_game_unkept_newer,
	silent: m.play_game_unkept_silent,
	failed: m.play_game_unkept_failed
};

/** Why a game is not kept, and what to do. */
export const unkeptText = (unkept: Unkept): string => TEXTS[unkept]();
