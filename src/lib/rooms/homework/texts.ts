import * as m from '$lib/i18n/compiled/messages';
import { formatNumber } from '$lib/i18n/format';
import { getLocale } from '$lib/i18n/locale';
import { isRecord } from '$lib/stage/homework/plain';
import type { TaskDone } from '$lib/stage/homework/result';
import { wasShown } from '$lib/stage/homework/shown';
import type { TaskKind } from '$lib/stage/homework/task-address';

/** What is to be done in a task. */
export const KIND_NAMES: Record<TaskKind, () => string> = {
	chapter: m.homework_kind_chapter,
	question: m.homework_kind_question,
	exercise: m.homework_kind_exercise,
	ask: m.homework_kind_ask,
	solve: m.homework_kind_solve,
	find: m.homework_kind_find,
	moment: m.homework_kind_moment,
	race: m.homework_kind_race,
	own: m.homework_kind_own
};

/** Points with at most two digits after the point. */
export function pointsText(points: number): string {
	return formatNumber(Math.round(points * 100) / 100);
}

/** How far a task is. */
export function stateText({ score, isDone, state }: TaskDone): string {
	if (score !== null) {
		// Languages differ in what they call half a point: here, it has the form of many.
		const points = m.homework_state_points({
			count: score === 1 ? 1 : 0,
			formatted: pointsText(score)
		});
		if (wasShown(state)) return m.homework_state_shown({ points });
		return isDone ? points : m.homework_state_begun_points({ points });
	}
	if (isDone) return m.homework_state_done();
	// A task reports nothing before an answer; a chapter reports where the reader is.
	if (isRecord(state) && 'task' in state) return m.homework_state_tried();
	return state === null ? m.homework_state_open() : m.homework_state_begun();
}

/** A day and a time. @param when in milliseconds since 1970 */
export function whenText(when: number): string {
	return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
		when
	);
}
