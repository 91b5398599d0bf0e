/** The ground of a value and the lines on it, whose dashes tell it from others without colour. */
interface ValueColors {
	readonly ground: string;
	readonly line: string;
	readonly dash?: readonly [number, number];
}

/** The colours that the looks are made of. */
export interface Palette {
	readonly surface: string;
	readonly raised: string;
	readonly sunken: string;
	readonly line: string;
	readonly lineStrong: string;
	readonly ink: string;
	readonly inkSoft: string;
	readonly inkFaint: string;
	readonly accent: string;
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
	/** The walls of a maze. */
	readonly wall: string;
	/** What stands for values, such as the colours of a map: grounds, and lines on them. */
	readonly values: readonly ValueColors[];
	/** Tints mean nothing: outlines and hatching take their place. */
	readonly inked: boolean;
}

/** The tokens of `app.css` in the light theme. A file does not know the site's styles, so they are written out. */
export const LIGHT: Palette = {
	surface: '#fffdf8',
	raised: '#ffffff',
	sunken: '#efebe2',
	line: '#ddd6c7',
	lineStrong: '#7f7a6c',
	ink: '#1b2230',
	inkSoft: '#434b5c',
	inkFaint: '#5d6475',
	accent: '#2746b8',
	onAccent: '#ffffff',
	open: '#ad4c00',
	openMark: '#d2610c',
	openSoft: '#fde6cf',
	fail: '#b3202c',
	failSoft: '#fadfdf',
	solved: '#17703a',
	solvedSoft: '#d9f0df',
	forced: '#6b3fa8',
	forcedSoft: '#ece2f8',
	current: '#1b2230',
	wall: '#434b5c',
	values: [
		{ ground: '#f7bdb5', line: '#a37d77' },
		{ ground: '#c0e2b5', line: '#7f9577', dash: [3, 5] },
		{ ground: '#bcd3f4', line: '#7c8ba1' },
		{ ground: '#f5e7a8', line: '#a2986f' },
		{ ground: '#dfc6f0', line: '#93839e' },
		{ ground: '#b0e4e0', line: '#749694', dash: [5, 6] }
	],
	inked: false
};

/** The tokens in the dark theme. */
export const DARK: Palette = {
	surface: '#181d27',
	raised: '#202735',
	sunken: '#0c1016',
	line: '#2c3547',
	lineStrong: '#6b7892',
	ink: '#eceae4',
	inkSoft: '#b3bac8',
	inkFaint: '#8b95a8',
	accent: '#8fa8ff',
	onAccent: '#10131b',
	open: '#ff9f45',
	openMark: '#ff9f45',
	openSoft: '#46301a',
	fail: '#ff7b7b',
	failSoft: '#482126',
	solved: '#5fd08a',
	solvedSoft: '#17382a',
	forced: '#c3a2ff',
	forcedSoft: '#33264d',
	current: '#ffffff',
	wall: '#6b7892',
	values: [
		{ ground: '#6d2f2d', line: '#a07876' },
		{ ground: '#2c5229', line: '#768f74', dash: [3, 5] },
		{ ground: '#294471', line: '#7485a3' },
		{ ground: '#5d5014', line: '#968d66' },
		{ ground: '#4d2f68', line: '#8b789d' },
		{ ground: '#1c514e', line: '#6b8e8c', dash: [5, 6] }
	],
	inked: false
};

/** For a printer: black on white, with light grey only for grounds. */
export const BLACK_AND_WHITE: Palette = {
	surface: '#ffffff',
	raised: '#ffffff',
	sunken: '#e8e8e8',
	line: '#bbbbbb',
	lineStrong: '#666666',
	ink: '#000000',
	inkSoft: '#333333',
	inkFaint: '#777777',
	accent: '#000000',
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
	values: [
		{ ground: '#ffffff', line: '#000000' },
		{ ground: '#ffffff', line: '#000000', dash: [3, 5] },
		{ ground: '#ffffff', line: '#000000' },
		{ ground: '#ffffff', line: '#000000' },
		{ ground: '#ffffff', line: '#000000' },
		{ ground: '#ffffff', line: '#000000', dash: [5, 6] }
	],
	inked: true
};
