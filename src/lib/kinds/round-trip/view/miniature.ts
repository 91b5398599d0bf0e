import { disc, linesBetween } from '$lib/stage/board/lines';
import type { SceneMark } from '$lib/stage/scene/scene';
import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { HEIGHT, NONE, WIDTH, type TripSetup } from '../map';
import { roadMarks, wayOf } from './picture';

export const miniature: ProblemMiniature<TripSetup> = {
	line: () => m.round_trip_line(),
	search: 'example=textbook',
	mini: {
		/** The map without names, and the trip as a line. */
		draw(setup, placed, highlight) {
			const { cities, trip } = setup;
			const stops = trip.map((city, stop) => (city === NONE ? (placed?.[stop] ?? NONE) : city));
			const pointed = cities[stops[highlight] ?? NONE];
			const discs = cities.map((point, city): SceneMark => {
				const style = city === trip[0] ? 'piece-set' : stops.includes(city) ? 'path-node' : 'place';
				return { style, d: disc(point, 26), width: 6 };
			});
			return {
				...{ width: WIDTH, height: HEIGHT, edgeless: true },
				label: m.round_trip_name({ cities: formatNumber(cities.length) }),
				marks: [
					roadMarks(setup),
					{ style: 'path-line', d: linesBetween(cities, wayOf(setup, stops)), width: 22 },
					...discs,
					{ style: 'current', d: pointed === undefined ? '' : disc(pointed, 26), width: 16 }
				]
			};
		}
	}
};
