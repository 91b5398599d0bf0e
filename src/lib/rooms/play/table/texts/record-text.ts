import { counted, formatDuration } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { statisticsOf, type Finished } from '../../game/statistics';

/**
 * What a solved game is among all of its level, in a sentence; empty if it does not count, or if its
 * level is not known.
 */
export function recordText(finished: readonly Finished[], id: string, today: string): string {
	const own = finished.find((one) => one.id === id);
	if (own === undefined || own.level === '') return '';
	const found = statisticsOf(finished, today).levels.find(({ level }) => level === own.level);
	if (found === undefined) return '';
	if (found.games === 1) return m.play_game_end_first();
	if (found.best === null) return '';
	if (own.helps === 0 && own.milliseconds === found.best) return m.play_game_end_best();
	return m.play_game_end_nth({ best: formatDuration(found.best), ...counted(found.games) });
}
