import { squareName } from '$lib/stage/board/square-texts';
import * as m from '$lib/i18n/compiled/messages';
import { sizeOf, type BoxShape } from '../../../shape';
import { symbolText } from '../../../symbols';
import type { DigState } from '../../dig-states';

/** The accessible name of a cell: "row 1, column 3: 5, had to stay". */
export function digText(shape: BoxShape, state: DigState): string {
	const text = contentOf(state);
	const content = state.current ? `${text}, ${m.making_cell_current()}` : text;
	return squareName(sizeOf(shape), state.cell, content);
}

function contentOf({ kind, symbol: value, other }: DigState): string {
	const symbol = value < 0 ? '' : symbolText(value);
	switch (kind) {
		case 'full':
			return m.making_cell_full({ symbol });
		case 'asked':
			return m.making_cell_asked({ symbol });
		case 'gone':
			return m.making_cell_gone();
		case 'back':
			return m.making_cell_back({ symbol });
		case 'stays':
			return m.making_cell_stays({ symbol });
		case 'unknown':
			return m.making_cell_unknown({ symbol });
		case 'differs':
			return m.making_cell_differs({ first: symbol, second: symbolText(other) });
	}
}
