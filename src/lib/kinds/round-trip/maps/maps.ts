import { mapOf, ring, straight, type City, type Road, type TripSetup } from '../map';

/** Cities from texts such as "A 200 150". */
function citiesOf(points: string): City[] {
	return points.split(', ').map((point) => {
		const [name, x, y] = point.split(' ');
		return { name, x: Number(x), y: Number(y) };
	});
}

/** A map with the roads "AB", "AC" and so on, between cities whose names are one letter. */
function joined(cities: readonly City[], roads: string, once = false): TripSetup {
	const at = (name: string) => cities.findIndex((city) => city.name === name);
	const pairs = roads.split(' ').map(([from, to]): Road => [at(from), at(to)]);
	return mapOf(cities, pairs, { once });
}

/** A map with a straight road between each two cities. */
function plane(cities: readonly City[]): TripSetup {
	const roads = cities.flatMap((from, a) =>
		cities.slice(a + 1).map((to, b): Road => [a, a + 1 + b, straight(from, to)])
	);
	return mapOf(cities, roads, { weighted: true });
}

/** The graph of Levitin's book on algorithms, 3rd ed., figure 12.3. */
export const TEXTBOOK = joined(
	citiesOf('A 200 130, B 560 130, C 310 375, D 200 620, E 560 620, F 850 375'),
	'AB AC AD BC BF CD CE DE EF'
);

export const PETERSEN = joined(
	[...ring([...'ABCDE']), ...ring([...'FGHIJ'], 165)],
	'AB BC CD DE EA AF BG CH DI EJ FH HJ JG GI IF'
);

/** The corners of a dodecahedron, with the letters of Hamilton's Icosian Game (1857). */
export const DODECAHEDRON = joined(
	[
		...ring([...'BCDFG'], 330),
		...ring([...'ZPMKH'], 235),
		...ring([...'QNLJX'], 160, 0.5),
		...ring([...'RSTVW'], 80, 0.5)
	].sort((a, b) => (a.name < b.name ? -1 : 1)),
	'BC CD DF FG GB BZ CP DM FK GH ZQ QP PN NM ML LK KJ JH HX XZ QR NS LT JV XW RS ST TV VW WR',
	true
);

export const CITIES = plane(
	citiesOf(
		'A 110 120, B 780 660, C 420 90, D 90 420, E 640 380, F 200 640, G 900 420, H 320 390, I 760 160, J 470 620'
	)
);

/** Two towns that share the city E. */
export const TWO_TOWNS = joined(
	citiesOf(
		'A 100 200, B 300 120, C 120 540, D 320 640, E 500 375, F 680 120, G 900 200, H 680 630, I 880 550, J 790 375'
	),
	'AB AC AD BC BD CD AE BE CE DE EF EG EH FG FH FJ GI GJ HI HJ IJ EI'
);
