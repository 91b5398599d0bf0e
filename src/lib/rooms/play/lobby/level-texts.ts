import type { Level } from '$lib/kinds/sudoku/make/levels';
import * as m from '$lib/i18n/compiled/messages';

/** The name of each level, and what it promises. */
export const LEVEL_TEXTS: Readonly<Record<Level, { name(): string; meaning(): string }>> = {
	easy: { name: m.play_lobby_level_easy, meaning: m.play_lobby_level_easy_text },
	medium: { name: m.play_lobby_level_medium, meaning: m.play_lobby_level_medium_text },
	hard: { name: m.play_lobby_level_hard, meaning: m.play_lobby_level_hard_text },
	extreme: { name: m.play_lobby_level_extreme, meaning: m.play_lobby_level_extreme_text }
};

/** The name of a level that a wish may have. */
export function levelName(level: Level | 'any'): string {
	return level === 'any' ? m.play_lobby_level_any() : LEVEL_TEXTS[level].name();
}
