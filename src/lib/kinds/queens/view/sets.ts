import type { SetTexts } from '$lib/stage/board/problem-view';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';

export const sets: SetTexts = {
	sizes: {
		name: () => m.queens_set_sizes(),
		line: () => m.queens_set_sizes_line(),
		// A board is named by its number of queens. The studio's message would bring the studio with it.
		board: (name) => m.queens_set_board(counted(Number(name)))
	}
};
