import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import { NONE, type SubsetSetup } from '../subset';
import { pictureOf, subsetFacts } from './scene';

export const miniature: ProblemMiniature<SubsetSetup> = {
	line: () => m.subset_line(),
	search: 'example=six',
	mini: {
		draw(setup, placed, highlight) {
			const assignment = setup.typed.map((value, at) => Math.max(value, placed?.[at] ?? NONE));
			const states = Array.from(assignment, (value, at) => {
				const kind = value < 0 ? 'open' : setup.typed[at] === value ? 'set' : 'placed';
				return { kind, value } as const;
			});
			const shown = { setup, states, assignment, order: [], variant: '', best: NONE };
			const { rows, ...picture } = pictureOf(shown, true);
			const y = rows[highlight] + 0.5;
			if (highlight >= 0) picture.marks.push({ style: 'current', d: `M0 ${y}h.9`, width: 0.2 });
			return { ...picture, label: subsetFacts(setup) };
		}
	}
};
