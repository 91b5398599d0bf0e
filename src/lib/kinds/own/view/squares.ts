import { flagTexts, kindText, markText, type ValueMark } from '$lib/stage/board/square-texts';
import type { VariableState } from '$lib/stage/facts/variable-states';
import * as m from '$lib/i18n/compiled/messages';
import type { OwnSetup } from '../setup';

/** What the square of a value shows. */
export interface Square {
	/** The variable, if it has this value, tries it, or has just lost it; null otherwise. */
	readonly state: VariableState | null;
	readonly mark: ValueMark | 'none';
	readonly isFaint: boolean;
	readonly isCurrent: boolean;
	readonly isDeadEnd: boolean;
}

/** The accessible name of a square: "Maths, Mon: placed by the search". */
export function squareText(
	{ variables, values }: OwnSetup,
	index: number,
	{ state, mark, isCurrent, isDeadEnd }: Square
): string {
	const variable = variables[Math.floor(index / values.length)];
	const value = values[index % values.length];
	const texts = [];
	if (state !== null) {
		texts.push(kindText(state.kind, value));
		texts.push(...flagTexts({ ...state, barren: false, current: false }));
	}
	if (mark !== 'none') texts.push(markText(mark));
	if (isDeadEnd) texts.push(kindText('deadend', ''));
	if (isCurrent) texts.push(m.board_square_current());
	const content = texts.length === 0 ? kindText('open', '') : texts.join(', ');
	return m.own_square({ variable, value, content });
}
