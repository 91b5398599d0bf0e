import { getContext, setContext } from 'svelte';

/** Pictures in front of a class: they fill their room, and what is written in them is this many times larger. */
export interface Projection {
	readonly scale: number;
	/** Its title is said elsewhere. */
	readonly isUntitled: boolean;
}

const KEY = Symbol('projection');

/** Projects the charts of a component's descendants. Call it during initialization. */
export function provideProjection(projection: Projection): void {
	setContext(KEY, projection);
}

/** How the charts here are projected; undefined on a page. */
export function projectionHere(): Projection | undefined {
	return getContext<Projection | undefined>(KEY);
}
