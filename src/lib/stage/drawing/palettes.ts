import { themed, VALUE_COLORS } from './value-colors.ts';

/** The ground of a value and the lines on it. */
interface ValueColors {
	readonly ground: string;
	readonly line: string;
}

/** The colours that the looks are made of. */
export interface Palette {
	readonly surface: string;
	readonly raised: string;
	readonly sunken: string;
	readonly line: string;
	readonly lineStrong: string;
	/** What is still to come. */
	readonly later: string;
	readonly ink: string;
	readonly inkSoft: string;
	readonly inkFaint: string;
	readonly accent: string;
	readonly accentSoft: string;
	readonly onAccent: string;
	readonly open: string;
	readonly openMark: string;
	readonly openSoft: string;
	readonly fail: string;
	readonly failSoft: string;
	readonly solved: string;
	readonly solvedSoft: string;
	readonly forced: string;
	readonly forcedSoft: string;
	readonly current: string;
	/** The walls of a maze, and the path between them. */
	readonly wall: string;
	readonly path: string;
	/** The dark squares of a chessboard, those that a queen attacks, and the lines on these and to them. */
	readonly chequer: string;
	readonly attacked: string;
	readonly attackedLine: string;
	readonly attack: string;
	/** What stands for values, such as the colours of a map: grounds, and lines on them. */
	readonly values: readonly ValueColors[];
	/** Tints mean nothing: outlines and hatching take their place. */
	readonly inked: boolean;
}

/** The tokens of `app.css`, light and dark. A file does not know the site's styles, so they are written out. */
const TOKENS = {
	surface: ['#fffdf8', '#181d27'],
	raised: ['#ffffff', '#202735'],
	sunken: ['#efebe2', '#0c1016'],
	line: ['#ddd6c7', '#2c3547'],
	lineStrong: ['#7f7a6c', '#6b7892'],
	later: ['#c5c2b9', '#3d4657'],
	ink: ['#1b2230', '#eceae4'],
	inkSoft: ['#434b5c', '#b3bac8'],
	inkFaint: ['#5d6475', '#959fb2'],
	accent: ['#2746b8', '#8fa8ff'],
	accentSoft: ['#e2e7fa', '#26315a'],
	onAccent: ['#ffffff', '#10131b'],
	open: ['#ad4c00', '#ff9f45'],
	openMark: ['#d2610c', '#ff9f45'],
	openSoft: ['#fde6cf', '#46301a'],
	fail: ['#b3202c', '#ff7b7b'],
	failSoft: ['#fadfdf', '#482126'],
	solved: ['#17703a', '#5fd08a'],
	solvedSoft: ['#d9f0df', '#17382a'],
	forced: ['#6b3fa8', '#c3a2ff'],
	forcedSoft: ['#ece2f8', '#33264d'],
	current: ['#1b2230', '#ffffff'],
	wall: ['#434b5c', '#6b7892'],
	path: ['#d2610c', '#ff9f45'],
	chequer: ['#e5dfd3', '#0c1016'],
	attacked: ['#d2daea', '#364055'],
	attackedLine: ['#a3b1d3', '#515c7b'],
	attack: ['#324b93', '#9db0ea']
} satisfies Record<keyof Omit<Palette, 'values' | 'inked'>, readonly [light: string, dark: string]>;

function paletteOf(theme: 0 | 1): Palette {
	const tokens = Object.entries(TOKENS).map(([name, colors]) => [name, colors[theme]]);
	return {
		...(Object.fromEntries(tokens) as Record<keyof typeof TOKENS, string>),
		values: VALUE_COLORS.map(({ ground, line }) => ({ ground: ground[theme], line: line[theme] })),
		inked: false
	};
}

export const LIGHT = paletteOf(0);
export const DARK = paletteOf(1);

/** A colour of a page, which changes with its scheme. */
const token = (name: string) =>
	`var(--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
/** Blue without meaning elsewhere on a board, where orange, red and green have one. */
const attack = 'color-mix(in oklab, var(--color-accent) 60%, var(--color-ink-soft))';
const onBoard = (share: number) => `color-mix(in oklab, ${attack} ${share}%, var(--color-raised))`;

/** The colours of a page by its own names. @param inked as they are in print and in forced colours */
export function pagePalette(inked: boolean): Palette {
	const tokens = Object.keys(TOKENS).map((name) => [name, token(name)]);
	return {
		...(Object.fromEntries(tokens) as Record<keyof typeof TOKENS, string>),
		wall: `light-dark(${token('inkSoft')}, ${token('lineStrong')})`,
		later: inked
			? 'GrayText'
			: `color-mix(in srgb, ${token('lineStrong')} 45%, ${token('surface')})`,
		path: inked ? 'GrayText' : token('openMark'),
		chequer: inked
			? token('sunken')
			: `light-dark(color-mix(in srgb, ${token('line')} 55%, ${token('sunken')}), ${token('sunken')})`,
		...{ attack, attacked: onBoard(20), attackedLine: onBoard(42) },
		values: VALUE_COLORS.map(({ ground, line }) =>
			inked
				? { ground: token('raised'), line: token('ink') }
				: { ground: themed(ground), line: themed(line) }
		),
		inked
	};
}

/** For a printer: black on white, with light grey only for grounds. */
export const BLACK_AND_WHITE: Palette = {
	surface: '#ffffff',
	raised: '#ffffff',
	sunken: '#e8e8e8',
	line: '#bbbbbb',
	lineStrong: '#666666',
	later: '#bbbbbb',
	ink: '#000000',
	inkSoft: '#333333',
	inkFaint: '#777777',
	accent: '#000000',
	accentSoft: '#ffffff',
	onAccent: '#ffffff',
	open: '#000000',
	openMark: '#000000',
	openSoft: '#ffffff',
	fail: '#000000',
	failSoft: '#ffffff',
	solved: '#000000',
	solvedSoft: '#ffffff',
	forced: '#000000',
	forcedSoft: '#ffffff',
	current: '#000000',
	wall: '#000000',
	path: '#777777',
	chequer: '#e8e8e8',
	attacked: '#f4f4f4',
	attackedLine: '#bbbbbb',
	attack: '#000000',
	values: VALUE_COLORS.map(() => ({ ground: '#ffffff', line: '#000000' })),
	inked: true
};
