import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import { COLOURS, NONE, type MapSetup } from '../setup';
import { loadedShape, shapeOf } from '../maps/shapes';
import { area, SCALE } from './scene';
import { mapFacts } from './texts';

export const miniature: ProblemMiniature<MapSetup> = {
	line: () => m.map_colouring_line(),
	search: 'example=australia-two',
	mini: {
		needs({ map }) {
			const shape = shapeOf(map);
			return shape instanceof Promise ? shape : null;
		},
		// Without names, and all regions of a colour are one area: lists have hundreds of such maps.
		draw(setup, placed, highlight) {
			const { width, height, regions } = loadedShape(setup.map);
			const outlines = Object.values(regions).map(({ outline }) => outline);
			const colours = setup.typed.map((typed, region) => {
				const value = placed?.[region] ?? NONE;
				return value === NONE ? typed : value;
			});
			const areas = [NONE, ...COLOURS.keys()].flatMap((colour) => {
				const d = outlines.filter((_, region) => colours[region] === colour).join('');
				return d === '' ? [] : area(d, colour);
			});
			const edge = (d: string, style: 'area-edge' | 'current-area') => ({
				...{ d, scale: SCALE, style }
			});
			return {
				...{ width: width * SCALE, height: height * SCALE, label: mapFacts(setup) },
				marks: [
					...areas,
					edge(outlines.join(''), 'area-edge'),
					...(highlight < 0 ? [] : [edge(outlines[highlight], 'current-area')])
				]
			};
		}
	}
};
