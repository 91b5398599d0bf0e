import { placesOf } from '$lib/engine/walk';
import { disc, middleOf } from '$lib/stage/board/lines';
import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import { Tour, type TourSetup } from '../tour';
import { groundMarks, KNIGHT, tourFacts } from './scene';

export const miniature: ProblemMiniature<TourSetup> = {
	line: () => m.knights_tour_line(),
	search: 'example=eight',
	mini: {
		/** The tour as a line. */
		draw(setup, placed, highlight) {
			const tour = new Tour(setup);
			const path = placesOf(tour, placed ?? tour.fixed);
			const { x, y } = middleOf(setup.columns, path.at(-1)!);
			const pointed = path[highlight + 1] ?? path[highlight];
			return {
				...{ width: setup.columns, height: setup.rows },
				label: m.knights_tour_mini({ facts: tourFacts(setup) }),
				marks: [
					...groundMarks(setup, path),
					{ style: 'piece-set', d: disc(middleOf(setup.columns, path[0]), 0.2) },
					{
						...{ style: 'piece-set', d: KNIGHT },
						...{ x: x - 0.48, y: y - 0.5, scale: 0.0096 }
					}
				],
				highlight:
					highlight < 0 || pointed === undefined
						? null
						: { x: pointed % setup.columns, y: Math.floor(pointed / setup.columns) }
			};
		}
	}
};
