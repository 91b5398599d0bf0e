import { shape as australia } from './australia';
import { USA, type RegionMap } from './maps';
import type { MapShape } from './shape';

/** The geometry of the regions of a map. A large map is loaded on first use. */
export function shapeOf(map: RegionMap): MapShape | Promise<MapShape> {
	return map.id === USA.id ? usa() : australia;
}

let loaded: Promise<MapShape> | undefined;

function usa(): Promise<MapShape> {
	loaded ??= import('./usa').then(({ shape }) => shape);
	// What failed can be tried again.
	loaded.catch(() => (loaded = undefined));
	return loaded;
}
