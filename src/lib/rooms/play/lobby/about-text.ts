import { formatDay } from './day';
import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { BoxShape } from '$lib/kinds/sudoku/shape';
import { sizeOf } from '$lib/kinds/sudoku/shape';
import { sizeName } from '$lib/kinds/sudoku/view/texts';
import { LEVELS } from '$lib/kinds/sudoku/make/levels';
import { LEVEL_TEXTS } from './level-texts';

/** What is known of a kept game beside its puzzle. */
interface About {
	/** A level; empty if it is unknown. */
	readonly level: string;
	/** `YYYY-MM-DD` for a puzzle of the day, else empty. */
	readonly day: string;
}

/** The name of a game: "Hard", "Easy, 6×6", "Medium, November 23". */
export function aboutText({ level, day }: About, shape: BoxShape): string {
	const known = LEVELS.find((one) => one === level);
	const name = known ? LEVEL_TEXTS[known].name() : m.play_lobby_game_own();
	if (day !== '') return `${name}, ${isolate(formatDay(day))}`;
	return sizeOf(shape) === 9 ? name : `${name}, ${isolate(sizeName(sizeOf(shape)))}`;
}
