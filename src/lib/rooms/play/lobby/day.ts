import { wishOfDay, type Wish } from '$lib/kinds/sudoku/make/wish';
import { getLocale } from '$lib/i18n/locale';

/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** The puzzle of a day. @throws RangeError if the text is not a day. */
export function wishOf(day: Day): Wish {
	const [year, month, date] = partsOf(day);
	return wishOfDay(year, month, date);
}

/** "Monday, November 23", or in short "November 23". */
export function formatDay(day: Day, withWeekday = false): string {
	const [year, month, date] = partsOf(day);
	return new Intl.DateTimeFormat(getLocale(), {
		month: 'long',
		day: 'numeric',
		...(withWeekday && { weekday: 'long' })
	}).format(new Date(year, month - 1, date));
}

function partsOf(day: Day): [year: number, month: number, date: number] {
	const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
	if (found === null) throw new RangeError(`no day: ${day}`);
	return [Number(found[1]), Number(found[2]), Number(found[3])];
}
