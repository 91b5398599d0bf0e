import { isWithoutValue } from '../facts/variable-states';
import type { Style } from '../drawing/looks';
import { face, type FaceOptions } from './face';
import type { SceneMark } from './scene';

interface NamedPlateOptions extends Omit<
	FaceOptions,
	'symbol' | 'symbolSize' | 'picture' | 'plate' | 'calm' | 'tiny'
> {
	readonly name: string;
	/** The height of the name as a share of the side. */
	readonly size: number;
	/** How far the plate of a place without a value is inside the square, as shares of the side. */
	readonly inset?: readonly [across: number, down: number];
	/** Nothing can come here any more. */
	readonly lost?: boolean;
}

/**
 * The name of a place of a picture, on a plate whose shape shows how the place got its value: as on a square whose
 * corner is at (x, y), or a plain disc while it is open.
 */
export function namedPlate(x: number, y: number, options: NamedPlateOptions): SceneMark[] {
	const { name, size, inset = [0.08, 0.08], lost = false, kind, side = 1, key } = options;
	if (!isWithoutValue(kind)) {
		const marks = face(x, y, { ...options, symbol: name, symbolSize: size, plate: true });
		// The name is above a ring.
		const isName = (mark: SceneMark) => 'text' in mark;
		return [...marks.filter((mark) => !isName(mark)), ...marks.filter(isName)];
	}
	const [wide, high] = inset.map((share) => side * (1 - 2 * share));
	const middle = { x: x + side / 2, y: y + side / 2 };
	const plain = lost ? 'lost-place' : 'place';
	const style: Style =
		kind === 'deadend' ? 'failed-place' : kind === 'used-up' ? 'used-up-place' : plain;
	const keyOf = (part: string) => (key === undefined ? {} : { key: `${key} ${part}` });
	return [
		{
			...{ x: middle.x - wide / 2, y: middle.y - high / 2, wide, high, style },
			...(kind === 'open' && { round: Math.min(wide, high) / 2 }),
			...(side !== 1 && { share: side }),
			...keyOf('ground')
		},
		{ ...middle, text: name, size: side * size, style, ...keyOf('symbol') }
	];
}
