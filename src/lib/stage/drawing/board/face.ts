import type { StateKind, VariableState } from '../../facts/variable-states';
import { CELL, type Mark, type Segment } from '../drawing';
import type { Style } from '../looks';
import { hatching, outline } from '../outline';

/** What a face shows, besides how its variable got the value. */
export interface FaceOptions extends Partial<
	Pick<VariableState, 'conflict' | 'clash' | 'cause' | 'barren'>
> {
	readonly kind: StateKind;
	readonly symbol?: string;
	/** Part of the puzzle, not set by hand. */
	readonly given?: boolean;
	/** The board is coloured: the shape is a piece with a rim that stands on it. */
	readonly plate?: boolean;
	/** The height of the symbol as a share of the square. */
	readonly symbolSize?: number;
	/** A symbol that is a picture: path data in a square of 100. */
	readonly picture?: string;
	/** The side of the square, in units. */
	readonly side?: number;
}

const STYLES: Readonly<Record<StateKind, Style>> = {
	open: 'placed',
	set: 'set',
	placed: 'placed',
	newest: 'newest',
	forced: 'forced',
	'forced-newest': 'forced-newest',
	tried: 'rejected',
	'taken-back': 'taken-back',
	deadend: 'dead-end',
	'used-up': 'used-up',
	solved: 'solution'
};

const PLATES: Readonly<Record<StateKind, Style>> = {
	open: 'plate-set',
	set: 'plate-set',
	placed: 'plate-placed',
	newest: 'plate-newest',
	forced: 'plate-forced',
	'forced-newest': 'plate-forced-newest',
	tried: 'plate-rejected',
	'taken-back': 'plate-taken-back',
	deadend: 'dead-end',
	'used-up': 'used-up',
	solved: 'plate-solution'
};

/** A picture in the colour that the words of the plate have. */
const PICTURES: Readonly<Record<StateKind, Style>> = {
	open: 'piece-set',
	set: 'piece-set',
	placed: 'piece-placed',
	newest: 'piece-newest',
	forced: 'piece-forced',
	'forced-newest': 'piece-newest',
	tried: 'piece-rejected',
	'taken-back': 'piece-taken-back',
	deadend: 'piece-rejected',
	'used-up': 'piece-solved',
	solved: 'piece-solved'
};

const CROSS = 'M11 11L89 89M89 11L11 89';
const RETURN = 'M91 58V74Q91 85 80 85H63';
const RETURN_ARROW = `${RETURN}M73 74L62 85L73 96`;

/**
 * A symbol on a square whose corner is at (x, y), with the shape that shows how it got there: the drawing of
 * `board/square/Face.svelte`.
 */
export function face(x: number, y: number, options: FaceOptions): Mark[] {
	const { kind, symbol = '', given = false, plate = false, side = CELL, picture } = options;
	const { symbolSize = 0.64, conflict = false, clash = false, cause = false } = options;
	const at = (share: number) => share * side;
	const [middleX, middleY] = [x + side / 2, y + side / 2];
	const path = (data: string, style: Style): Mark => ({
		kind: 'path',
		segments: outline(data, x, y, side / 100),
		style
	});
	const square = (inset: number, radius: number, style: Style): Mark => ({
		...{ kind: 'rectangle', x: x + at(inset), y: y + at(inset), style },
		...{ width: at(1 - 2 * inset), height: at(1 - 2 * inset), radius: at(radius) }
	});
	const circle = (radius: number, style: Style): Mark => ({
		...{ kind: 'circle', x: middleX, y: middleY, radius: at(radius), style }
	});

	const marks: Mark[] = [];
	let style: Style = plate ? PLATES[kind] : STYLES[kind];
	if (given && kind === 'set') style = plate ? 'plate-given' : 'given';
	if (conflict) style = plate ? 'plate-conflict' : 'conflict';
	const inset = plate ? 0.055 : 0.07;

	if (conflict) marks.push(square(plate ? 0.055 : 0, plate ? 0.1 : 0, style));
	else if (kind === 'placed' || kind === 'newest' || (kind === 'taken-back' && plate))
		marks.push(circle(0.5 - inset, style));
	else if (kind === 'taken-back') marks.push(circle(0.43, style));
	else if (kind === 'forced' || kind === 'forced-newest') {
		marks.push(square(0.09, 0.12, style));
		const corner = 'M9 9H35L9 35z';
		marks.push(path(corner, kind === 'forced' ? 'forced-corner' : 'forced-newest-corner'));
	} else if (kind === 'tried') {
		marks.push(square(0, 0, style));
		marks.push(path(CROSS, 'rejected-cross'));
	} else if (kind === 'solved') {
		const tip = plate ? 46 : 44;
		marks.push(path(`M50 ${50 - tip}L${50 + tip} 50L50 ${50 + tip}L${50 - tip} 50z`, style));
	} else if (kind === 'set' && plate) marks.push(square(0.055, 0.105, style));
	else if (kind === 'deadend') marks.push(...deadEnd(x, y, side, side));
	else if (kind === 'used-up')
		marks.push(square(0, 0, style), path('M50 24L76 50L50 76L24 50z', 'used-up-sign'));
	else if (kind === 'open' && options.barren === true) {
		marks.push(square(0, 0, 'barren'), square(0.4, 0, 'barren-sign'));
	}

	const share = kind === 'tried' && !plate ? symbolSize + 0.1 : symbolSize;
	if (picture !== undefined) {
		const size = kind === 'solved' ? 0.6 : 0.74;
		const segments = outline(
			picture,
			middleX - at(size / 2),
			middleY - at(size / 2) - (kind === 'solved' ? 0 : at(0.006)),
			at(size) / 100
		);
		// Legible on the cross.
		if (kind === 'tried') marks.push({ kind: 'path', segments, style: 'piece-halo' });
		marks.push({ kind: 'path', segments, style: conflict ? 'piece-rejected' : PICTURES[kind] });
	} else if (symbol !== '')
		marks.push({ kind: 'words', x: middleX, y: middleY, text: symbol, size: at(share), style });

	if (kind === 'set' && !given && !plate && !conflict) marks.push(path('M32 89H68', 'set'));
	if (conflict && !plate) marks.push(path('M28 88Q34 82 40 88T52 88T64 88T74 86', 'conflict-line'));
	if (kind === 'taken-back')
		marks.push(path(RETURN, 'taken-back-halo'), path(RETURN_ARROW, 'taken-back-arrow'));
	if (clash || cause) {
		if (plate) marks.push(circle(0.46, 'link-halo'));
		marks.push(circle(plate ? 0.46 : 0.44, clash ? 'clash-ring' : 'cause-ring'));
	}
	return marks;
}

/** A hatched area with the small square of the tree in its middle. */
export function deadEnd(x: number, y: number, width: number, height: number): Mark[] {
	const area: Segment[] = [
		['M', x, y],
		['L', x + width, y],
		['L', x + width, y + height],
		['L', x, y + height],
		['Z']
	];
	const side = 0.38 * Math.min(width, height, CELL);
	return [
		{ kind: 'rectangle', x, y, width, height, style: 'dead-end' },
		{ kind: 'path', segments: hatching(area, -45, 6.7), style: 'dead-end-hatch' },
		{
			...{ kind: 'rectangle', x: x + (width - side) / 2, y: y + (height - side) / 2 },
			...{ width: side, height: side, style: 'dead-end-sign' }
		}
	];
}
