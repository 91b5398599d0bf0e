import type { SetTexts } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';

export const sets: SetTexts = {
	perfect: { name: () => m.maze_set_perfect(), line: () => m.maze_set_perfect_line() },
	loops: { name: () => m.maze_set_loops(), line: () => m.maze_set_loops_line() }
};
