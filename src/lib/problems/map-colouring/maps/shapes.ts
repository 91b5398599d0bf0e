import { shape as australia } from './australia';
import { USA, type RegionMap } from './maps';
import type { MapShape } from './shape';

/** Where the regions of a map lie. A large map is loaded when it is first wanted. */
export function shapeOf(map: RegionMap): MapShape | Promise<MapShape> {
	return map.id === USA.id ? usa() : australia;
}

let loaded: Promise<MapShape> | undefined;

function usa(): Promise<MapShape> {
	return (loaded ??= import('./usa').then(({ shape }) => shape));
}
