import type { Mini } from '$lib/stage/board/mini/mini';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { emptyBoard } from '../../board';
import { sizeOf } from '../../shape';
import { smallBoard } from '../../view/board/small-board';
import { planOf } from '../plan';
import type { MakingSetup } from '../setup';

/** A small board that is being filled or emptied. Digging shows what is left: at the moment, or at its end. */
export const mini: Mini<MakingSetup> = {
	draw(setup, placed, highlight) {
		const { shape } = setup;
		const label = m.making_mini({ size: formatNumber(sizeOf(shape)) });
		if (setup.mode !== 'dig')
			return { ...smallBoard(shape, emptyBoard(shape).cells, placed, highlight), label };
		const { full, left } = planOf(setup);
		const clues =
			placed === null
				? left.cells
				: full.cells.map((symbol, cell) => (placed[cell] >= 0 ? -1 : symbol));
		return { ...smallBoard(shape, clues, null, highlight), label };
	}
};
