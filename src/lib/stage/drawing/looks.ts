import { hatchOf } from './hatches.ts';
import { BLACK_AND_WHITE, DARK, LIGHT, type Palette } from './palettes.ts';
import type { StyleLook } from './style-look.ts';
import { treeStyles } from './tree-looks.ts';

/** The looks that a picture can have. */
export type LookId = 'light' | 'dark' | 'black-and-white';

export interface Look {
	/** Behind everything. */
	readonly ground: string;
	readonly styles: Readonly<Record<Style, StyleLook>>;
}

/** The name of a style: what a mark means. */
export type Style = keyof ReturnType<typeof stylesOf>;

/** Every style in one set of colours. In black and white, what a tint says is said by an outline. */
export function stylesOf(c: Palette) {
	const { inked } = c;
	const crisp = { crisp: true } as const;
	/** A tinted shape. Where there are no tints, it gets an outline. */
	const tinted = (fill: string, stroke: string) =>
		inked ? { fill: c.raised, stroke, width: 1.5 } : { fill };
	const halo = (color: string, width: number) => ({ color, width });
	/** A tint; where there are none, the ground of the board. */
	const soft = (fill: string) => (inked ? c.raised : fill);
	/** A ground for words, which can be read where they are wider than it. */
	const plate = (fill: string, text: string, weight: 400 | 600 | 700, around = 0.2) => ({
		...{ fill, text, weight, halo: halo(fill, around) }
	});
	const name = (text: string, ground: string) => ({
		...{ text, weight: 600 as const, halo: halo(ground, 0.21) }
	});
	return {
		// The board: grounds and lines.
		board: { fill: c.raised, ...crisp },
		'given-ground': { fill: c.sunken, ...crisp },
		shade: { fill: c.accent, fillOpacity: 0.12, ...crisp },
		'same-symbol': { fill: c.accent, fillOpacity: inked ? 0.14 : 0.24, ...crisp },
		'found-note': {
			fill: c.accent,
			fillOpacity: 0.3,
			...(inked && { stroke: c.accent, width: 1 })
		},
		chequer: { fill: c.chequer, ...crisp },
		attacked: { fill: c.attacked, ...crisp },
		'attacked-hatch': { stroke: c.attackedLine, width: 1.7 },
		'attacked-edge': { stroke: c.raised, width: 1.5, ...crisp },
		'attack-ring': { stroke: c.attack, width: 2.9 },
		'attack-line': { stroke: c.attack, width: 2.9, round: true },
		'attack-count-ground': { fill: c.raised, fillOpacity: 0.8 },
		'attack-count': { text: c.ink, weight: 600 },
		lit: inked ? { fill: c.accent, fillOpacity: 0.08 } : { fill: c.accentSoft },
		unit: { fill: c.forced, fillOpacity: inked ? 0.12 : 0.18, ...crisp },
		'unit-failed': { fill: c.fail, fillOpacity: inked ? 0.2 : 0.18, ...crisp },
		'unit-edge': { stroke: c.forced, width: 2 },
		'unit-failed-edge': { stroke: c.fail, width: 2 },
		grid: { stroke: c.lineStrong, strokeOpacity: 0.7, width: 1, ...crisp },
		'box-line': { stroke: c.ink, width: 2.25, least: 2, ...crisp },
		'mini-grid': { stroke: c.line, width: 1, least: 1, ...crisp },
		'mini-boxes': { stroke: c.lineStrong, width: 1, least: 1, ...crisp },
		edge: { stroke: c.lineStrong, width: 1.5, ...crisp },
		'box-edge': { stroke: c.ink, width: 2.25, least: 2, ...crisp },
		'solved-edge': { stroke: c.solved, width: 4, least: 4, ...crisp },
		'solved-corner': { fill: c.solved, stroke: c.surface, width: 1 },
		heading: { text: c.inkSoft, weight: 400 },
		'heading-current': { text: c.current, fill: c.current, weight: 700 },
		'heading-failed': { text: c.fail, fill: c.fail, weight: 600 },

		'no-way-sign': { stroke: c.fail, width: 2.5, least: 2 },

		// The values on the board.
		given: { text: c.ink, weight: 700 },
		set: { text: c.accent, stroke: c.accent, width: 1.7, weight: 500 },
		placed: { ...tinted(c.openSoft, c.open), text: c.open, weight: 600 },
		newest: { fill: c.open, text: c.raised, weight: 700 },
		forced: { ...tinted(c.forcedSoft, c.forced), text: c.forced, weight: 600 },
		'forced-newest': { fill: c.forced, text: c.raised, weight: 700 },
		'forced-corner': { fill: c.forced },
		'forced-newest-corner': { fill: c.raised },
		rejected: {
			...(inked ? { fill: c.raised } : { fill: c.failSoft }),
			text: c.fail,
			weight: 700,
			halo: halo(inked ? c.raised : c.failSoft, 0.14)
		},
		'rejected-cross': { stroke: c.fail, width: 3.8, round: true },
		'taken-back': {
			stroke: c.open,
			width: 2,
			dash: [5, 4],
			text: c.inkFaint,
			weight: 400
		},
		'taken-back-halo': { stroke: c.raised, width: 8.6, round: true },
		'taken-back-arrow': { stroke: c.fail, width: 3.8, round: true },
		'dead-end': { fill: c.failSoft },
		'dead-end-hatch': { stroke: c.fail, strokeOpacity: inked ? 1 : 0.55, width: 2 },
		'dead-end-sign': { fill: c.fail, stroke: c.failSoft, width: 3 },
		'used-up': { fill: c.solvedSoft },
		'used-up-sign': { fill: c.raised, stroke: c.solved, width: 3 },
		barren: { fill: c.failSoft },
		'barren-sign': { fill: c.fail },
		solution: { ...tinted(c.solvedSoft, c.solved), text: c.solved, weight: 700 },
		conflict: { fill: c.failSoft, text: c.fail, weight: 600 },
		'conflict-line': { stroke: c.fail, width: 1.7, round: true },
		candidate: { text: c.inkSoft, fill: c.inkSoft, weight: 500, font: 'code' },
		'removed-candidate': { text: c.inkFaint, weight: 400, font: 'code' },
		'candidate-dots': { stroke: c.inkSoft, width: 4, round: true },
		'removed-candidate-stroke': { stroke: c.fail, width: 1.4, round: true },
		'pruned-sign': { stroke: c.lineStrong, width: 1.7, round: true },
		eliminated: { fill: c.failSoft, text: c.fail, weight: 700, font: 'code' },
		'eliminated-stroke': { stroke: c.fail, width: 1.7, round: true },

		// Pieces that stand on a coloured board.
		'plate-given': { ...plate(c.raised, c.ink, 700), stroke: c.ink, width: 2.9 },
		'plate-set': { ...plate(c.raised, c.ink, 600), stroke: c.ink, width: 2.9 },
		'plate-placed': { ...plate(soft(c.openSoft), c.open, 600), stroke: c.open, width: 1.5 },
		'plate-newest': plate(c.open, c.raised, 700),
		'plate-forced': { ...plate(soft(c.forcedSoft), c.forced, 600), stroke: c.forced, width: 1.5 },
		'plate-forced-newest': plate(c.forced, c.raised, 700),
		'plate-rejected': plate(soft(c.failSoft), c.fail, 700),
		'plate-crossed': plate(c.raised, c.fail, 700, 0.14),
		'plate-taken-back': {
			...plate(c.raised, c.inkFaint, 400),
			...{ stroke: c.open, width: 2, dash: [5, 4] as const }
		},
		'plate-solution': { ...plate(soft(c.solvedSoft), c.solved, 700), stroke: c.solved, width: 1.5 },
		'plate-conflict': { ...plate(c.failSoft, c.fail, 600), stroke: c.fail, width: 1.5 },

		// Symbols that are pictures, on these pieces.
		'piece-set': { fill: c.ink },
		'piece-typed': { fill: c.accent },
		'piece-placed': { fill: c.open },
		'piece-newest': { fill: c.raised },
		'piece-forced': { fill: c.forced },
		'piece-forced-newest': { fill: c.raised },
		'piece-rejected': { fill: c.fail },
		'piece-halo': { stroke: inked ? c.raised : c.failSoft, width: 5, round: true },
		'piece-halo-plain': { stroke: c.raised, width: 5, round: true },
		'piece-taken-back': { fill: c.raised, stroke: c.inkFaint, width: 1.4, round: true },
		'piece-solution': { fill: c.solved },

		// On squares that are too small for a symbol.
		'tiny-set': { fill: c.ink },
		'tiny-placed': { fill: c.openMark },
		'tiny-newest': { fill: c.open, stroke: c.current, width: 7.7 },
		'tiny-forced': { fill: c.forced },
		'tiny-forced-newest': { fill: c.forced },
		'tiny-taken-back': { fill: c.raised, stroke: c.open, width: 6.7 },
		'tiny-solution': { fill: c.solved },
		'tiny-failed': { fill: c.fail },

		// What became of a value that has a square of its own.
		'candidate-dot': { fill: c.inkSoft },
		'left-dot': { fill: c.raised, stroke: c.inkSoft, width: 1.7 },
		'faint-dot': { fill: c.inkSoft, fillOpacity: 0.55 },
		'faint-failed-sign': { fill: c.fail, fillOpacity: 0.55 },
		'faint-solved-sign': { fill: c.solved, fillOpacity: 0.55 },
		'failed-sign': { fill: c.fail, stroke: c.raised, width: 1.5 },
		'skipped-sign': { fill: c.raised, stroke: c.fail, width: 1.5, dash: [3, 2] },
		'solved-sign': { fill: c.solved, stroke: c.raised, width: 1.5 },
		'rejected-sign': { stroke: c.fail, width: 3.4, round: true },

		// What the step is about.
		'clash-ring': { stroke: c.fail, width: 3.8 },
		'cause-ring': { stroke: c.forced, width: 3.8 },
		'dead-end-count': { fill: c.fail, text: c.raised, weight: 700 },
		'weight-count': { fill: c.accent, text: c.raised, weight: 700 },
		'chosen-cell': { stroke: c.accent, width: 3.6, least: 3, ...crisp },
		'chosen-corners': { stroke: c.accent, width: 3.1, round: true },
		'clash-edge': { stroke: c.fail, width: 2 },
		'link-halo': { stroke: c.raised, strokeOpacity: 0.85, width: 5.8, round: true },
		'clash-link': { stroke: c.fail, width: 2.6, round: true },
		'cause-link': { stroke: c.forced, width: 2.6, round: true },
		'current-halo': { stroke: c.raised, width: 6.4 },
		current: { stroke: c.current, width: 3.2 },
		'current-failed': { stroke: c.fail, width: 3.2 },

		// The maze.
		wall: { fill: c.wall, ...crisp },
		'maze-edge': { stroke: c.wall, width: 1, least: 1, ...crisp },
		'maze-grid': {
			...(inked ? { stroke: c.lineStrong, strokeOpacity: 0.5 } : { stroke: c.line }),
			...{ width: 0.9, least: 1, ...crisp }
		},
		'closed-cell': { stroke: c.raised, strokeOpacity: 0.45, width: 12.5, round: true },
		passage: { fill: c.raised, ...crisp },
		'path-line': { stroke: c.path, width: 14.4, round: true },
		'solution-line': { stroke: c.solved, width: 16.3, round: true },
		'best-line': { stroke: c.solved, width: 6.7, round: true },
		'left-square': { fill: c.failSoft, ...crisp },
		'left-sign': { fill: c.fail },
		'led-square': { fill: c.solvedSoft, ...crisp },
		'led-sign': { stroke: c.solved, width: 3.8, least: 0.75 },
		loop: { stroke: c.solved, width: 6.7, least: 1 },
		'taken-line': { stroke: c.fail, width: 5.8, least: 1, dash: [7.7, 5.8] },
		'crossed-square': { stroke: c.fail, width: 5.3, least: 1 },
		start: { fill: c.raised, stroke: c.ink, width: 3.8, least: 1, text: c.ink, weight: 700 },
		goal: { fill: c.raised, stroke: c.solved, width: 3.8, least: 1, text: c.ink, weight: 700 },
		'goal-reached': {
			fill: c.solved,
			stroke: c.solved,
			width: 3.8,
			least: 1,
			text: c.raised,
			weight: 700
		},
		head: { fill: c.path, stroke: c.current, width: 6.2 },
		'head-plain': { fill: c.raised, stroke: c.current, width: 6.2 },
		'head-hollow': { stroke: c.current, width: 6.2 },
		'prune-sign': { stroke: c.fail, width: 5.3, round: true },
		'prune-bar': { stroke: c.fail, width: 7.7, round: true },
		'way-halo': { stroke: c.raised, width: 14, round: true },
		'way-open': { stroke: c.open, width: 5.3, round: true },
		'way-closed': { stroke: c.fail, width: 6.2, round: true },
		'step-number': { text: c.ink, weight: 700, halo: halo(c.raised, 0.35) },

		// The map.
		area: { fill: c.sunken },
		'area-edge': { stroke: c.lineStrong, width: 0.8, least: 1, round: true },
		'current-area': { stroke: c.current, width: 2.5, least: 3, round: true },
		veil: { fill: c.raised, fillOpacity: 0.45 },
		neighbours: { stroke: c.inkSoft, strokeOpacity: 0.6, width: 1.5, least: 1.5 },
		'neighbour-halo': { stroke: c.raised, width: 6, least: 8, round: true },
		'neighbour-clash': { stroke: c.fail, width: 3, least: 4, round: true },
		'neighbour-cause': { stroke: c.forced, width: 3, least: 4, round: true },
		place: { fill: c.raised, stroke: c.lineStrong, width: 2, least: 1, text: c.ink, weight: 600 },
		'lost-place': { fill: soft(c.failSoft), stroke: c.fail, width: 2.4, dash: [7, 5] },
		'used-up-place': { fill: c.solvedSoft, stroke: c.solved, width: 2 },
		'failed-place': { fill: c.fail, stroke: c.fail, width: 2 },

		// The names of places. One may be wider than its plate, whose ground it takes along.
		'name-open': name(c.ink, c.raised),
		'name-set': name(c.ink, c.raised),
		'name-placed': name(c.open, c.openSoft),
		'name-newest': name(c.raised, c.open),
		'name-forced': name(c.forced, c.forcedSoft),
		'name-forced-newest': name(c.raised, c.forced),
		'name-tried': name(c.fail, c.failSoft),
		'name-taken-back': name(c.raised, c.inkFaint),
		'name-deadend': name(c.raised, c.fail),
		'name-used-up': name(c.solved, c.solvedSoft),
		'name-solved': name(c.solved, c.solvedSoft),
		'name-lost': name(c.fail, c.failSoft),
		'name-conflict': name(c.fail, c.failSoft),

		// A knight's tour.
		'tour-halo': { stroke: c.raised, width: 6.2, round: true },
		'tour-line': { stroke: c.openMark, width: 3.4, round: true },
		'tour-line-solved': { stroke: c.solved, width: 3.4, round: true },

		// Bars of numbers.
		'bar-open': { fill: c.sunken, stroke: c.lineStrong, width: 1.5 },
		'bar-left': { stroke: c.inkFaint, width: 1.5, dash: [4, 3] },
		'bar-set': { fill: c.ink, stroke: c.raised, width: 1.5 },
		'bar-placed': { fill: c.openMark, stroke: c.raised, width: 1.5 },
		'bar-newest': { fill: c.open, stroke: c.raised, width: 1.5 },
		'bar-forced': { fill: c.forced, stroke: c.raised, width: 1.5 },
		'bar-solved': { fill: c.solved, stroke: c.raised, width: 1.5 },
		'bar-tried': { fill: c.fail, fillOpacity: 0.3, stroke: c.fail, width: 1.5 },
		'bar-failed': { fill: c.fail, fillOpacity: 0.3, stroke: c.fail, width: 1.5, dash: [3, 2] },
		'bar-taken-back': { stroke: c.open, width: 1.5, dash: [5, 4] },
		'bar-possible': {
			...{ fill: c.openMark, fillOpacity: inked ? 0.12 : 0.28 },
			...{ stroke: c.openMark, width: 1.5, dash: [5, 4] }
		},
		'bar-cut': {
			...{ fill: c.openMark, fillOpacity: inked ? 0.12 : 0.28 },
			...{ stroke: c.fail, width: 1.5, dash: [2, 3] }
		},
		target: { fill: c.ink, stroke: c.ink, width: 2.25 },

		// A sum on paper.
		letter: { text: c.ink, weight: 600 },
		slot: { fill: c.raised, stroke: c.lineStrong, width: 0.75, least: 1 },
		'chosen-slot': { fill: c.raised, stroke: c.accent, width: 2, dash: [4, 3], least: 2 },
		carry: { text: c.open, weight: 600 },

		// Roads of a trip.
		'trip-line': { stroke: inked ? c.open : c.openMark, width: 5.8, round: true },
		'best-so-far': { stroke: c.solved, strokeOpacity: inked ? 0.5 : 0.28, width: 12, round: true },
		'bound-line': { stroke: c.accent, width: 2.9, dash: [0.1, 6.7], round: true },
		'road-length': { text: c.ink, weight: 500, halo: halo(c.raised, 0.27) },
		'taken-road': { stroke: c.fail, width: 3.4, dash: [7.7, 7.7] },
		'missing-line': { stroke: c.fail, width: 3.4, dash: [1.4, 6.7], round: true },

		// The strip of a sequence.
		tile: { fill: c.raised, stroke: c.lineStrong, width: 1.4 },
		'placed-tile': { fill: c.raised, stroke: c.openMark, width: 1.4 },
		'forced-tile': { fill: c.raised, stroke: c.forced, width: 1.4 },
		'failed-tile': { fill: c.raised, stroke: c.fail, width: 1.4 },
		'taken-back-tile': { fill: c.raised, stroke: c.lineStrong, width: 1.4, dash: [5, 4] },
		'solved-tile': { fill: c.raised, stroke: c.solved, width: 1.4 },
		sign: { text: c.inkFaint, weight: 500, font: 'code' },
		'sign-holds': { text: c.open, weight: 700, font: 'code' },
		'sign-solves': { text: c.solved, weight: 700, font: 'code' },
		'sign-breaks': { text: c.fail, stroke: c.fail, width: 2.5, weight: 700, font: 'code' },
		'letter-legal': { text: c.ink, weight: 600 },
		'letter-illegal': { text: c.inkFaint, stroke: c.inkFaint, width: 1.2, weight: 400 },
		'letter-left': { text: c.ink, stroke: c.lineStrong, width: 1, dash: [1.2, 1.2], weight: 600 },
		'letter-rejected': { text: c.fail, stroke: c.fail, width: 2.2, weight: 500 },
		'letter-failed': { text: c.raised, fill: c.fail, weight: 700 },
		'letter-skipped': { text: c.fail, stroke: c.fail, width: 1.5, dash: [3, 2], weight: 500 },
		'letter-done': { text: c.solved, stroke: c.solved, width: 1.1, weight: 500 },
		'letter-placed': { text: c.raised, fill: c.open, weight: 700 },
		'letter-solved': { text: c.raised, fill: c.solved, weight: 700 },
		'letter-pruned': { text: c.forced, stroke: c.fail, width: 1.5, weight: 400 },
		'letter-ring': { stroke: c.current, width: 1.6, least: 1.5 },
		'bracket-halo': { stroke: c.surface, width: 4, least: 6, round: true },
		bracket: { stroke: c.fail, width: 2.2, least: 3, round: true },
		'bracket-forced': { stroke: c.forced, width: 2.2, least: 3, dash: [3.7, 3], round: true },
		'chosen-frame': { stroke: c.accent, width: 2, least: 2.5, round: true },
		told: { text: c.fail, weight: 600 },
		'told-forced': { text: c.forced, weight: 600 },

		// A full Sudoku that loses its digits.
		digit: { text: c.ink, weight: 500 },
		asked: { text: c.open, stroke: c.open, width: 2.4, dash: [5, 4], weight: 600 },
		stays: { text: c.ink, weight: 700 },
		'put-back': { text: c.fail, weight: 700 },
		differs: { fill: c.failSoft, text: c.ink, weight: 700 },
		'differs-other': { stroke: c.fail, width: 2.4, text: c.fail, weight: 700 },

		// The values of a colouring; in black and white, their lines say which is which.
		...valueStyles(c),

		...treeStyles(c),

		// The sentence and other texts; the shapes before it say what kind of step it is.
		sentence: { text: c.ink, weight: 500 },
		title: { text: c.ink, weight: 700 },
		note: { text: c.inkSoft, weight: 400 },
		'kind-accent': { fill: c.accent },
		'kind-open': { fill: c.openMark },
		'kind-fail': { fill: c.fail },
		'kind-solved': { fill: c.solved },
		'kind-forced': { fill: c.forced },
		'kind-accent-line': { stroke: c.accent, width: 2, round: true },
		'kind-open-line': { stroke: c.openMark, width: 2, round: true },
		'kind-fail-line': { stroke: c.fail, width: 2.5, round: true },
		'kind-solved-line': { stroke: c.solved, width: 2, round: true },
		'kind-forced-line': { stroke: c.forced, width: 2, round: true }
	} satisfies Record<string, StyleLook>;
}

/** How many values have styles of their own: the colours of a map. */
type Value = 1 | 2 | 3 | 4 | 5 | 6;
/** The ground of a value, a disc behind a small one, which is seen as its rim, and the lines on it, some in two directions. */
type ValueStyle = `value-${Value}${'' | '-rim' | '-hatch'}` | `value-${5 | 6}-cross`;

function valueStyles({ values }: Palette) {
	const lines = (style: string, stroke: string): [string, StyleLook][] => {
		const hatch = hatchOf(style);
		if (hatch === undefined) return [];
		const { dashes } = hatch;
		const dash = dashes && ([dashes.length, dashes.period - dashes.length] as const);
		return [[style, { stroke, width: 1, ...(dash && { dash }) }]];
	};
	return Object.fromEntries(
		values.flatMap(({ ground, line }, at): [string, StyleLook][] => [
			[`value-${at + 1}`, { fill: ground }],
			[`value-${at + 1}-rim`, { fill: line }],
			...lines(`value-${at + 1}-hatch`, line),
			...lines(`value-${at + 1}-cross`, line)
		])
	) as Record<ValueStyle, StyleLook>;
}

/** The looks by name. */
export const LOOKS: Readonly<Record<LookId, Look>> = {
	light: { ground: LIGHT.surface, styles: stylesOf(LIGHT) },
	dark: { ground: DARK.surface, styles: stylesOf(DARK) },
	'black-and-white': { ground: BLACK_AND_WHITE.surface, styles: stylesOf(BLACK_AND_WHITE) }
};

/** The names of all styles. */
export const STYLES = Object.keys(LOOKS.light.styles) as readonly Style[];
