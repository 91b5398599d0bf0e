/** A small picture of what a chapter is about, 96 by 64: paths and texts in the colours of the site. */
export type Picture = readonly Mark[];

export type Look =
	/** Lines: of a board or a tree; on the way; faint. */
	| 'line'
	| 'way'
	| 'faint'
	/** Filled: partial solution, dead end, solution, given, placed by elimination, a ground. */
	| 'open'
	| 'fail'
	| 'solved'
	| 'given'
	| 'forced'
	| 'ground';

export type Mark =
	| { readonly look: Look; readonly path: string }
	| {
			readonly look: Exclude<Look, 'line' | 'way' | 'faint' | 'ground'>;
			readonly text: string;
			readonly x: number;
			readonly y: number;
	  };

/** The marks of the decision tree, and boards. */
const dot = (x: number, y: number, r = 4) =>
	`M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0z`;
const square = (x: number, y: number, r = 3.5) => box(x - r, y - r, 2 * r, 2 * r);
const diamond = (x: number, y: number, r = 5) => `M${x},${y - r}l${r},${r}l${-r},${r}l${-r},${-r}z`;
const box = (x: number, y: number, width: number, height: number) =>
	`M${x},${y}h${width}v${height}h${-width}z`;
const grid = (x: number, y: number, size: number, count: number) => {
	const lines = Array.from({ length: count + 1 }, (_, at) => (at * size) / count);
	return lines.map((at) => `M${x + at},${y}v${size}M${x},${y + at}h${size}`).join('');
};
const text = (
	look: Extract<Mark, { text: string }>['look'],
	x: number,
	y: number,
	shown: string | number
): Mark => ({ look, x, y, text: String(shown) });
const all = (marks: readonly string[]) => marks.join('');

/** A small tree: dead ends, and a solution at the end of the way. */
const tree: Picture = [
	{ look: 'line', path: 'M48,10L20,26M48,10V26M20,26L10,42M20,26L30,42M48,26V42' },
	{ look: 'way', path: 'M48,10L76,26L66,42L76,57' },
	{ look: 'line', path: 'M76,26L86,42' },
	{ look: 'fail', path: all([square(10, 42), square(30, 42), square(48, 42), square(86, 42)]) },
	{
		look: 'open',
		path: all([dot(48, 10), dot(20, 26), dot(48, 26), dot(76, 26), dot(66, 42)])
	},
	{ look: 'solved', path: diamond(76, 56) }
];

/** By the id of the chapter. */
export const PICTURES: Readonly<Record<string, Picture>> = {
	letters: [
		{ look: 'line', path: box(12, 20, 22, 24) + box(37, 20, 22, 24) + box(62, 20, 22, 24) },
		text('open', 23, 37, 'A'),
		text('open', 48, 37, 'C'),
		{ look: 'fail', path: square(73, 32, 5) }
	],
	idea: [
		{ look: 'line', path: grid(24, 8, 48, 4) },
		{ look: 'open', path: all([dot(42, 14), dot(66, 26), dot(30, 38), dot(54, 50)]) }
	],
	elimination: [
		{ look: 'line', path: box(27, 11, 42, 42) },
		text('given', 36, 28, 2),
		text('given', 60, 28, 5),
		text('given', 36, 47, 7),
		text('given', 60, 47, 9),
		{ look: 'way', path: 'M30,30L42,18M54,30L66,18M30,49L42,37' }
	],
	sudoku: [
		{ look: 'line', path: grid(24, 8, 48, 3) },
		text('given', 32, 21, 8),
		text('given', 64, 21, 2),
		text('open', 48, 37, 6),
		text('open', 32, 37, 1),
		text('given', 48, 53, 4),
		text('fail', 64, 37, 7)
	],
	tree,
	recursion: [
		{ look: 'line', path: box(10, 6, 76, 52) },
		{ look: 'line', path: box(19, 14, 58, 37) },
		{ look: 'line', path: box(28, 22, 40, 23) },
		{ look: 'open', path: box(38, 29, 20, 10) },
		{ look: 'way', path: 'M80,42V12M75,18L80,12L85,18' }
	],
	variants: [
		{ look: 'line', path: 'M10,46h20M10,38h20M10,30h20M10,22h20M10,14h20M10,54h20' },
		{ look: 'open', path: box(10, 46, 20, 8) + box(10, 38, 20, 8) + box(10, 30, 20, 8) },
		{ look: 'way', path: 'M56,22a12,12 0 1,1 -10,5M57,16L57,23L50,24' },
		{ look: 'line', path: 'M76,16q-6,0 -6,7t-4,9q4,0 4,9t6,7M82,16q6,0 6,7t4,9q-4,0 -4,9t-6,7' }
	],
	ordering: [
		{
			look: 'faint',
			path: box(12, 12, 60, 7) + box(12, 23, 44, 7) + box(12, 45, 72, 7)
		},
		{ look: 'open', path: box(12, 34, 16, 7) },
		{ look: 'way', path: 'M48,37.5H34M39,32.5L34,37.5L39,42.5' }
	],
	propagation: [
		{ look: 'line', path: grid(24, 8, 48, 3) },
		text('open', 48, 37, 3),
		{ look: 'way', path: 'M56,32H68M40,32H28M48,24V12M48,40V52' },
		text('forced', 64, 53, 5),
		text('forced', 32, 21, 1)
	],
	growth: [
		{ look: 'line', path: 'M8,57H88' },
		{
			look: 'open',
			path: [2, 4, 7, 13, 25, 48]
				.map((height, at) => box(12 + at * 13, 57 - height, 9, height))
				.join('')
		}
	],
	cost: [
		{ look: 'ground', path: 'M30,8L56,56H4Z' },
		{ look: 'fail', path: 'M30,8L56,56H4Z' },
		{ look: 'solved', path: 'M76,34L88,56H64Z' }
	],
	proof: [
		{
			look: 'line',
			path: 'M48,10L18,32M48,10V32M48,10L78,32M18,32L10,54M18,32L26,54M78,32L70,54M78,32L86,54M48,32V54'
		},
		{ look: 'open', path: dot(48, 10) },
		{
			look: 'fail',
			path:
				all([10, 26, 48, 70, 86].map((x) => square(x, 54))) +
				square(18, 32) +
				square(48, 32) +
				square(78, 32)
		}
	],
	'going-back': [
		{ look: 'line', path: 'M16,10V26L28,36L40,46L52,54M16,26L6,38' },
		{ look: 'way', path: 'M58,50C78,40 62,14 26,24M33,17L25,24L34,29' },
		{ look: 'open', path: all([dot(16, 10), dot(16, 26)]) },
		{ look: 'faint', path: all([dot(28, 36, 3), dot(40, 46, 3)]) },
		{ look: 'fail', path: all([square(52, 54), square(6, 38)]) }
	],
	making: [
		{ look: 'line', path: grid(14, 8, 48, 3) },
		text('given', 22, 21, 4),
		text('given', 38, 37, 1),
		text('given', 22, 53, 9),
		{ look: 'way', path: 'M58,50L80,20L88,26L66,56L56,59ZM76,26L84,32' }
	],
	history: [
		{ look: 'line', path: 'M8,36H88' },
		{ look: 'open', path: all([dot(18, 36), dot(40, 36), dot(56, 36)]) },
		{ look: 'solved', path: diamond(78, 36, 6) },
		{
			look: 'faint',
			path:
				box(12, 46, 14, 3) +
				box(34, 46, 14, 3) +
				box(34, 52, 9, 3) +
				box(51, 23, 12, 3) +
				box(70, 46, 16, 3)
		}
	]
};

/** The picture of a chapter; a tree, if it has none of its own. */
export function pictureOf(chapter: string): Picture {
	return PICTURES[chapter] ?? tree;
}
