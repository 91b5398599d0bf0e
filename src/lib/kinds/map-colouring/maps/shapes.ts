import { shape as australia } from './australia';
import { USA, type RegionMap } from './maps';
import type { MapShape } from './shape';

let usa: MapShape | undefined;
let loading: Promise<MapShape> | undefined;

/** The geometry of the regions of a map. A large map is loaded on first use. */
export function shapeOf(map: RegionMap): MapShape | Promise<MapShape> {
	return map.id === USA.id ? (usa ?? loadUsa()) : australia;
}

/** The geometry of a map that has been loaded. @throws Error if it has not */
export function loadedShape(map: RegionMap): MapShape {
	const shape = shapeOf(map);
	if (shape instanceof Promise) throw new Error(`the map ${map.id} is not loaded`);
	return shape;
}

function loadUsa(): Promise<MapShape> {
	loading ??= import('./usa').then(({ shape }) => (usa = shape));
	// What failed can be tried again.
	loading.catch(() => (loading = undefined));
	return loading;
}
