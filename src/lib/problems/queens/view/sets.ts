import type { SetTexts } from '$lib/board-kit/problem-view';
import * as m from '$lib/i18n/paraglide/messages';

export const sets: SetTexts = {
	sizes: { name: () => m.queens_set_sizes(), line: () => m.queens_set_sizes_line() }
};
