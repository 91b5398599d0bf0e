import * as m from '$lib/i18n/paraglide/messages';
import { listValues } from '$lib/problems/problem';
import type { PositionView, TileState } from './looks';
import { positionName } from './names';

const STATE_WORDS: Record<TileState, (inputs: { letter: string }) => string> = {
	empty: () => m.sequence_position_empty(),
	typed: m.sequence_position_typed,
	placed: m.sequence_position_placed,
	newest: m.sequence_position_newest,
	forced: m.sequence_position_forced,
	'forced-newest': m.sequence_position_forced_newest,
	tried: m.sequence_position_tried,
	ghost: m.sequence_position_ghost,
	deadend: () => m.sequence_position_deadend(),
	solved: m.sequence_position_solved
};

const FLAG_WORDS = [
	['barren', m.sequence_position_barren],
	['conflict', m.sequence_position_conflict],
	['clash', m.sequence_position_clash],
	['cause', m.sequence_position_cause],
	['current', m.sequence_position_current]
] as const satisfies readonly [keyof PositionView, () => string][];

const COLUMN_WORDS = [
	['legal', m.sequence_position_candidates],
	['rejected', m.sequence_position_rejected],
	['failed', m.sequence_position_failed],
	['done', m.sequence_position_done],
	['struck', m.sequence_position_struck],
	['left', m.sequence_position_left]
] as const satisfies readonly [keyof PositionView, (inputs: { list: string }) => string][];

/** The accessible name of a position: "p2: B, newest placement, rejected A, left to try C". */
export function positionLabel(view: PositionView, letterName: (letter: number) => string): string {
	const words = [STATE_WORDS[view.state]({ letter: letterName(view.letter) })];
	for (const [flag, word] of FLAG_WORDS) if (view[flag]) words.push(word());
	if (view.column)
		for (const [mask, word] of COLUMN_WORDS)
			if (view[mask] !== 0)
				words.push(word({ list: listValues(view[mask]).map(letterName).join(' ') }));
	return m.sequence_position({ name: positionName(view.position), content: words.join(', ') });
}
