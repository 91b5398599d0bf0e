import fc from 'fast-check';
import { blankMap, MAX_COLOURS, MIN_COLOURS, NONE, type MapSetup } from './setup';
import { AUSTRALIA, MAPS } from './maps/maps';

/** Any map with any colours, which may clash. */
export const anyMap: fc.Arbitrary<MapSetup> = fc
	.record({
		map: fc.constantFrom(...MAPS),
		colours: fc.integer({ min: MIN_COLOURS, max: MAX_COLOURS })
	})
	.chain(({ map, colours }) =>
		fc
			.array(fc.oneof(fc.constant(NONE), fc.integer({ min: 0, max: colours - 1 })), {
				minLength: map.regions.length,
				maxLength: map.regions.length
			})
			.map((typed) => ({ map, colours, typed: Int8Array.from(typed) }))
	);

/** Australia with some regions coloured: WA first. */
export const australia = (colours: number, ...typed: number[]): MapSetup => {
	const setup = blankMap(AUSTRALIA, colours);
	setup.typed.set(typed);
	return setup;
};
