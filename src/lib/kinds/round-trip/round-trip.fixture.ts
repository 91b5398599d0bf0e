import fc from 'fast-check';
import type { ParameterReader } from '$lib/engine/kind';
import { kind } from './kind';
import { HEIGHT, mapOf, MAX_LENGTH, NONE, WIDTH, type Road, type TripSetup } from './map';

/** Reads an address as the studio does. */
export function read(query: Readonly<Record<string, string>>) {
	const errors: string[] = [];
	const parameter: ParameterReader = (name, otherwise, parse) => {
		if (!Object.hasOwn(query, name)) return otherwise;
		const value = parse(query[name]);
		if (value === undefined) errors.push(name);
		return value ?? otherwise;
	};
	return { setup: kind.read(parameter), errors };
}

/** Any map with any stops by hand. */
export const anyMap: fc.Arbitrary<TripSetup> = fc
	.record({
		points: fc.array(
			fc.record({ x: fc.integer({ min: 0, max: WIDTH }), y: fc.integer({ min: 0, max: HEIGHT }) }),
			{ minLength: 3, maxLength: 32 }
		),
		weighted: fc.boolean(),
		once: fc.boolean(),
		pairs: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 0, max: MAX_LENGTH })), {
			minLength: 1
		}),
		stops: fc.array(fc.option(fc.nat(), { nil: NONE }), { maxLength: 32 }),
		start: fc.nat()
	})
	.map(({ points, weighted, once, pairs, stops, start }) => {
		const n = points.length;
		const cities = points.map((point, at) => ({ name: at % 2 ? `ע${at}` : `C${at}`, ...point }));
		const roads = pairs
			.map(([from, to, length]): Road => [from % n, to % n, weighted ? length : 1])
			.filter(([from, to]) => from !== to);
		const setup = mapOf(cities, [[0, 1, weighted ? 7 : 1], ...roads], { weighted, once });
		const trip = setup.trip.map((_, stop) => {
			const city = stop === 0 ? start : (stops[stop] ?? NONE);
			return city < 0 ? NONE : city % n;
		});
		return { ...setup, trip };
	});
