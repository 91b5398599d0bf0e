import type { StateKind, VariableState } from '../facts/variable-states';
import type { Style } from '../drawing/looks';
import type { SceneMark } from './scene';

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
	/** A rejected piece has no red ground: on a board with a square for each value, only one that failed has. */
	readonly calm?: boolean;
	/** The square is too small for a symbol: the plate replaces it. */
	readonly tiny?: boolean;
	/** The height of the symbol as a share of the square. */
	readonly symbolSize?: number;
	/** A symbol that is a picture: path data in a square of 100. */
	readonly picture?: string;
	/** The side of the square; 1 if absent. */
	readonly side?: number;
	/** Whose face it is. */
	readonly key?: string;
}

/** The ends of the names of styles: `plate-set`, `piece-set`, `tiny-set`. */
const NAMES = {
	open: 'set',
	set: 'set',
	placed: 'placed',
	newest: 'newest',
	forced: 'forced',
	'forced-newest': 'forced-newest',
	tried: 'rejected',
	'taken-back': 'taken-back',
	deadend: 'rejected',
	'used-up': 'solution',
	solved: 'solution'
} as const satisfies Record<StateKind, string>;

const CROSS = 'M11 11L89 89M89 11L11 89';
const RETURN = 'M91 58V74Q91 85 80 85H63';
const RETURN_ARROW = `${RETURN}M73 74L62 85L73 96`;

/**
 * A symbol on a square whose corner is at (x, y), with the shape that shows how it got there: the orange circle of
 * the decision tree if the search placed it, a violet tile for elimination, a green diamond for a solution, a cross
 * for a rejected value.
 */
export function face(x: number, y: number, options: FaceOptions): SceneMark[] {
	const { kind, symbol = '', given = false, plate = false, tiny = false, picture } = options;
	const { symbolSize = 0.64, conflict = false, clash = false, cause = false, side = 1 } = options;
	const [middleX, middleY] = [x + side / 2, y + side / 2];
	const marks: SceneMark[] = [];
	/** Each part of a face is the same from moment to moment. */
	const add = (part: string, mark: SceneMark) =>
		marks.push({
			...mark,
			...(side !== 1 && !('text' in mark) && { share: side }),
			...(options.key !== undefined && { key: `${options.key} ${part}` })
		});
	const path = (part: string, d: string, style: Style) =>
		add(part, { d, x, y, scale: side / 100, style });
	const square = (part: string, inset: number, round: number, style: Style) => {
		const size = side * (1 - 2 * inset);
		const place = { x: x + side * inset, y: y + side * inset, wide: size, high: size };
		add(part, { ...place, ...(round > 0 && { round: side * round }), style });
	};
	const circle = (part: string, share: number, style: Style) =>
		add(part, { x: middleX, y: middleY, radius: share * side, style });

	const name = NAMES[kind];
	let style: Style = plate ? `plate-${name}` : kind === 'open' ? 'placed' : name;
	if (kind === 'deadend') style = 'dead-end';
	else if (kind === 'used-up') style = 'used-up';
	// A plate takes the place of a symbol.
	else if (tiny && kind !== 'open' && name !== 'rejected') style = `tiny-${name}`;
	if (options.calm === true && kind === 'tried') style = 'plate-crossed';
	if (given && kind === 'set') style = plate ? 'plate-given' : 'given';
	if (conflict) style = tiny ? 'tiny-failed' : plate ? 'plate-conflict' : 'conflict';
	const inset = plate ? 0.055 : 0.07;

	if (conflict) square('ground', plate ? 0.055 : 0, plate ? 0.1 : 0, style);
	else if (kind === 'placed' || kind === 'newest' || kind === 'taken-back') {
		// In a small square, the newest is as large as can be.
		const isLarge = tiny && kind !== 'placed';
		circle('ground', isLarge ? 0.43 : plate ? 0.5 - inset : 0.43, style);
	} else if (kind === 'forced' || kind === 'forced-newest') {
		square('ground', 0.09, 0.12, style);
		if (!tiny)
			path('corner', 'M9 9H35L9 35z', kind === 'forced' ? 'forced-corner' : 'forced-newest-corner');
	} else if (kind === 'tried') {
		square('ground', 0, 0, style);
		path('cross', CROSS, 'rejected-cross');
	} else if (kind === 'solved') {
		const tip = plate ? 46 : 44;
		path('ground', `M50 ${50 - tip}L${50 + tip} 50L50 ${50 + tip}L${50 - tip} 50z`, style);
	} else if (kind === 'set' && plate) square('ground', 0.055, 0.105, style);
	else if (kind === 'deadend') for (const mark of deadEnd(x, y, side, side)) add(mark.style, mark);
	else if (kind === 'used-up') {
		square('ground', 0, 0, style);
		path('sign', 'M50 24L76 50L50 76L24 50z', 'used-up-sign');
	} else if (kind === 'open' && options.barren === true) {
		square('ground', 0, 0, 'barren');
		square('sign', 0.4, 0, 'barren-sign');
	}

	function pictureStyle(): Style {
		if (conflict) return 'piece-rejected';
		return kind === 'set' && !plate ? 'piece-typed' : `piece-${name}`;
	}

	const share = kind === 'tried' && !plate ? symbolSize + 0.1 : symbolSize;
	const isSymbolShown = !tiny || kind === 'tried';
	if (picture !== undefined && isSymbolShown) {
		const size = side * (kind === 'solved' ? 0.6 : 0.74);
		const place = {
			...{ d: picture, scale: size / 100, x: middleX - size / 2 },
			y: middleY - size / 2 - (kind === 'solved' ? 0 : side * 0.006)
		};
		// Legible on the cross.
		if (kind === 'tried')
			add('halo', { ...place, style: options.calm === true ? 'piece-halo-plain' : 'piece-halo' });
		add('symbol', { ...place, style: pictureStyle() });
	} else if (symbol !== '' && isSymbolShown)
		add('symbol', { x: middleX, y: middleY, text: symbol, size: side * share, style });

	if (kind === 'set' && !given && !plate && !conflict) path('line', 'M32 89H68', 'set');
	if (conflict && (!plate || symbol !== ''))
		path('line', 'M28 88Q34 82 40 88T52 88T64 88T74 86', 'conflict-line');
	if (kind === 'taken-back') {
		path('arrow halo', RETURN, 'taken-back-halo');
		path('arrow', RETURN_ARROW, 'taken-back-arrow');
	}
	if (clash || cause) {
		if (plate) circle('ring halo', 0.46, 'link-halo');
		circle('ring', plate ? 0.46 : 0.44, clash ? 'clash-ring' : 'cause-ring');
	}
	return marks;
}

/** A hatched area with the small square of the tree in its middle. */
export function deadEnd(x: number, y: number, wide: number, high: number): SceneMark[] {
	const side = 0.38 * Math.min(wide, high, 1);
	return [
		{ x, y, wide, high, style: 'dead-end' },
		{ d: `M0 0H${wide}V${high}H0z`, x, y, style: 'dead-end-hatch' },
		{
			...{ x: x + (wide - side) / 2, y: y + (high - side) / 2 },
			...{ wide: side, high: side, style: 'dead-end-sign' }
		}
	];
}

/** A piece on a board that has a square for each value. */
export const ON_SQUARES = { plate: true, calm: true } as const;
