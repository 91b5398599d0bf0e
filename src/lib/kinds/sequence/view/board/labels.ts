import { flagTexts, kindText } from '$lib/stage/board/square-texts';
import * as m from '$lib/i18n/compiled/messages';
import { listValues } from '$lib/engine/problem';
import { positionName } from '../names';
import type { LetterMasks, PositionView } from './strip';

const COLUMN_TEXTS = [
	['legal', m.sequence_position_candidates],
	['rejected', m.sequence_position_rejected],
	['failed', m.sequence_position_failed],
	['skipped', m.sequence_position_skipped],
	['done', m.sequence_position_done],
	['pruned', m.sequence_position_pruned],
	['left', m.sequence_position_left]
] as const satisfies readonly [keyof LetterMasks, (inputs: { list: string }) => string][];

/** Texts specific to the letters of a sequence. */
const OWN = {
	set: ({ what }: { what: string }) => m.sequence_position_typed({ letter: what }),
	tried: ({ what }: { what: string }) => m.sequence_position_tried({ letter: what }),
	deadend: () => m.sequence_position_deadend(),
	barren: m.sequence_position_barren,
	clash: m.sequence_position_clash,
	current: m.sequence_position_current
};

/** The accessible name of a position: "p2: B, newest placement, rejected A, left to try C". */
export function positionLabel(view: PositionView, letterName: (letter: number) => string): string {
	const { state, barren } = view;
	const texts = [kindText(state.kind, letterName(state.value), OWN)];
	texts.push(...flagTexts({ ...state, barren }, OWN));
	if (view.column)
		for (const [mask, text] of COLUMN_TEXTS)
			if (view[mask] !== 0)
				texts.push(text({ list: listValues(view[mask]).map(letterName).join(' ') }));
	return m.sequence_position({ name: positionName(state.variable), content: texts.join(', ') });
}
