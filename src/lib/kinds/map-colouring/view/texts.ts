import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { MapSetup } from '../setup';
import { USA, type RegionMap } from '../maps/maps';

const COLOUR_NAMES = [
	m.map_colouring_red,
	m.map_colouring_green,
	m.map_colouring_blue,
	m.map_colouring_yellow,
	m.map_colouring_purple,
	m.map_colouring_teal
];

export function colourName(colour: number): string {
	return COLOUR_NAMES[colour]();
}

export function mapName({ id }: RegionMap): string {
	return id === USA.id ? m.map_colouring_usa() : m.map_colouring_australia();
}

/** "Australia, 3 colours". */
export function mapFacts({ map, colours }: MapSetup): string {
	return m.map_colouring_facts({ map: mapName(map), colours: formatNumber(colours) });
}
