import { csvFormatRows } from 'd3-dsv';
import { asText } from '$lib/engine/reading/table-cell';
import * as m from '$lib/i18n/compiled/messages';
import type { CollectedResult } from '$lib/stage/homework/collected';
import { pointsOf } from '$lib/stage/homework/result';
import type { HomeworkSet } from '$lib/stage/homework/set';
import { stateText } from './texts';

/** `2026-11-26 22:46` in the reader's time: spreadsheets read it as a time. @param when in milliseconds since 1970 */
export function localTime(when: number): string {
	const date = new Date(when);
	const two = (number: number) => String(number).padStart(2, '0');
	const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
	return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The results of a set as CSV: scores are numbers, and what has none is a word. */
export function resultsCsv(set: HomeworkSet, rows: readonly CollectedResult[]): string {
	const headings = [
		...[m.homework_collect_learner(), m.homework_collect_when()],
		...set.tasks.map(({ name }, at) => `${at + 1}. ${name}`),
		m.homework_collect_points({ all: String(set.tasks.length) }),
		m.homework_collect_most()
	];
	const cells = rows.map(({ result: { name, when, done } }) => [
		...[name, localTime(when)],
		...done.map((one) => (one.score === null ? stateText(one) : String(one.score))),
		...[String(pointsOf(done)), String(set.tasks.length)]
	]);
	return `${csvFormatRows([headings, ...cells].map((row) => row.map(asText)))}\n`;
}
