import type { Level } from '$lib/kinds/sudoku/make/levels';
import * as m from '$lib/i18n/compiled/messages';

const NAMES: Readonly<Record<Level, () => string>> = {
	easy: m.play_lobby_level_easy,
	medium: m.play_lobby_level_medium,
	hard: m.play_lobby_level_hard,
	extreme: m.play_lobby_level_extreme
};
const MEANINGS: Readonly<Record<Level, () => string>> = {
	easy: m.play_lobby_level_easy_text,
	medium: m.play_lobby_level_medium_text,
	hard: m.play_lobby_level_hard_text,
	extreme: m.play_lobby_level_extreme_text
};

/** The name of a level; empty for any other text. */
export function levelName(level: string): string {
	return Object.hasOwn(NAMES, level) ? NAMES[level as Level]() : '';
}

/** What a level means for the player. */
export function levelMeaning(level: Level): string {
	return MEANINGS[level]();
}
