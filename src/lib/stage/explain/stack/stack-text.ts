import { isolate } from '$lib/i18n/bidi';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { listValues } from '$lib/engine/problem';
import type { Frame } from '$lib/engine/search/frame';
import type { Names } from '../../facts/names';
import type { Returned } from './returns';

/** A frame as far as it is known: what another solver has left to try is not. */
export function knownFrame(frame: Frame, isForeign = false): Frame {
	return isForeign ? { ...frame, left: 0 } : frame;
}

/** A frame in words, for assistive technology, with what its call returns. */
export function spokenFrame(
	frame: Frame,
	depth: number,
	names: Names,
	returned: Returned | null = null
): string {
	const { variable, value, forced, rejected, failed, solved, left } = frame;
	const name = isolate(names.variable(variable));
	const list = (mask: number) =>
		formatList(listValues(mask).map((one) => isolate(names.value(one))));
	const place = { depth: formatNumber(depth + 1), variable: name };
	const parts: string[] = [
		value < 0
			? m.explain_stack_searching(place)
			: m.explain_stack_frame({ ...place, value: isolate(names.value(value)) })
	];
	if (returned === 'found') parts.push(m.explain_stack_returns_found());
	if (returned === 'failed') parts.push(m.explain_stack_returns_failed());
	if (forced) parts.push(m.explain_stack_forced());
	if (left !== 0) parts.push(m.explain_stack_left({ list: list(left) }));
	if (failed !== 0) parts.push(m.explain_stack_failed({ list: list(failed) }));
	if (solved !== 0) parts.push(m.explain_stack_solved({ list: list(solved) }));
	if (rejected !== 0) parts.push(m.explain_stack_rejected({ list: list(rejected) }));
	return parts.join('. ');
}

/** In rem, as in the style sheet: the part before the lists, a letter, a list as a number. */
const BEFORE = 11.5;
const LETTER = 0.49;
const NUMBER = 3.5;

/**
 * The lists of a frame that are shown as a number: the longest ones, until the line fits.
 *
 * @param room the width of the line in rem.
 */
export function foldedLists(
	{ rejected, failed, solved, left }: Frame,
	names: Names,
	room: number
): ReadonlySet<number> {
	/** The space between two values is half a letter wide. */
	const widthOf = (mask: number) => {
		const letters = listValues(mask).reduce(
			(sum, value) => sum + Array.from(names.value(value)).length + 0.5,
			0
		);
		return mask === 0 ? 0 : letters * LETTER + 1;
	};
	const lists = [rejected, failed, solved, left]
		.map((mask) => ({ mask, width: widthOf(mask) }))
		.sort((one, two) => two.width - one.width);
	const folded = new Set<number>();
	let over = lists.reduce((sum, { width }) => sum + width, BEFORE) - room;
	for (const { mask, width } of lists) {
		if (over <= 0 || width <= NUMBER) break;
		folded.add(mask);
		over -= width - NUMBER;
	}
	return folded;
}
