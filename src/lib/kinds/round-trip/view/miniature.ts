import { linesBetween } from '$lib/stage/board/lines';
import type { SceneMark } from '$lib/stage/scene/scene';
import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { NONE, type TripSetup } from '../map';
import { MAP, placesOf, roadMarks, wayOf } from './scene';

export const miniature: ProblemMiniature<TripSetup> = {
	line: () => m.round_trip_line(),
	search: 'example=textbook',
	mini: {
		/** The map without names, and the trip as a line. */
		draw(setup, placed, highlight) {
			const { trip } = setup;
			const places = placesOf(setup);
			const stops = trip.map((city, stop) => (city === NONE ? (placed?.[stop] ?? NONE) : city));
			const pointed = places[stops[highlight] ?? NONE];
			const discs = places.map((place, city): SceneMark => {
				const style = city === trip[0] ? 'piece-set' : stops.includes(city) ? 'path-node' : 'place';
				return { style, ...place, radius: 0.26, width: 0.06 };
			});
			return {
				...{ ...MAP, edgeless: true },
				label: m.round_trip_name({ cities: formatNumber(places.length) }),
				marks: [
					{ ...roadMarks(setup), width: 0.06 },
					{ style: 'path-line', d: linesBetween(places, wayOf(setup, stops)), width: 0.22 },
					...discs,
					...(pointed === undefined
						? []
						: [{ style: 'current', ...pointed, radius: 0.26, width: 0.16 } as const])
				]
			};
		}
	}
};
