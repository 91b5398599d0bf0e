import { isWithoutValue } from '../facts/variable-states';
import type { Style } from '../drawing/looks';
import { face, type FaceOptions } from './face';
import { legible, type SceneMark, type SceneView } from './scene';

/** A plate with a name, and what it shows besides how its place got its value. */
export interface NamedPlate extends Pick<FaceOptions, 'kind' | 'conflict' | 'clash' | 'cause'> {
	readonly name: string;
	/** The height of the name as a share of the side. */
	readonly size: number;
	/** How wide and high the plate of a place without a value is, as shares of the side; a disc if absent. */
	readonly wide?: number;
	readonly high?: number;
	/** Nothing can come here any more. */
	readonly lost?: boolean;
	/** Whose plate it is. */
	readonly key?: string;
}

const STYLES: Partial<Record<FaceOptions['kind'], Style>> = {
	deadend: 'failed-place',
	'used-up': 'used-up-place'
};

/** The rim of a plate without a value, as a share of the side. */
const RIM = 0.04;

/**
 * The name of a place that is no square, such as a region of a map: on a face if it has a value, otherwise on a plate
 * of its own, which has corners when nothing is left to try. In front of a class the name may be larger than its plate.
 *
 * @param x the middle of the plate
 * @param side the side of the square in which it stands
 */
export function namedPlate(
	x: number,
	y: number,
	side: number,
	{ name, size, wide = 0.84, high = 0.84, lost = false, key, ...options }: NamedPlate,
	view: SceneView
): SceneMark[] {
	const { kind, conflict = false } = options;
	function nameStyle(): Style {
		if (conflict) return 'name-conflict';
		return lost && kind === 'open' ? 'name-lost' : `name-${kind}`;
	}
	const marks: SceneMark[] = [];
	if (isWithoutValue(kind)) {
		const [across, down] = [side * (wide - RIM), side * (high - RIM)];
		marks.push({
			...{ x: x - across / 2, y: y - down / 2, wide: across, high: down, share: side },
			...(kind === 'open' && { round: Math.min(across, down) / 2 }),
			...{ style: STYLES[kind] ?? (lost ? 'lost-place' : 'place'), key: key && `${key} ground` }
		});
	} else marks.push(...face(x - side / 2, y - side / 2, { ...options, side, plate: true, key }));
	marks.push({
		...{ x, y, text: name, size: legible(view, side * size, [0, Infinity], Infinity) },
		...{ style: nameStyle(), key: key && `${key} name` }
	});
	return marks;
}
