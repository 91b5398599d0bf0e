import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOOKS, STYLES } from './looks';
import { DARK, LIGHT, type Palette } from './palettes';
import { valueGround } from './value-colors';

const css = readFileSync('src/app.css', 'utf8');

/** The colours of a token in both themes. */
function token(name: string): [light: string, dark: string] {
	const found = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)!;
	return [found[1], found[2]];
}

const NAMES = {
	...{ surface: 'surface', raised: 'raised', sunken: 'sunken', line: 'line', ink: 'ink' },
	...{ lineStrong: 'line-strong', inkSoft: 'ink-soft', inkFaint: 'ink-faint' },
	...{ accent: 'accent', onAccent: 'on-accent', current: 'current' },
	...{ open: 'open', openMark: 'open-mark', openSoft: 'open-soft' },
	...{ fail: 'fail', failSoft: 'fail-soft', solved: 'solved', solvedSoft: 'solved-soft' },
	...{ forced: 'forced', forcedSoft: 'forced-soft' }
} satisfies Partial<Record<keyof Palette, string>>;

it.each(Object.entries(NAMES))('%s is the token --color-%s', (key, name) => {
	expect([LIGHT, DARK].map((palette) => palette[key as keyof typeof NAMES])).toEqual(token(name));
});

it('walls and paths have the colours that the maze gives them', () => {
	expect([LIGHT.wall, DARK.wall]).toEqual([token('ink-soft')[0], token('line-strong')[1]]);
	expect([LIGHT.path, DARK.path]).toEqual(token('open-mark'));
});

it('what is still to come is a mixture of the lines and the ground', () => {
	const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
	for (const { later, lineStrong, surface } of [LIGHT, DARK])
		channels(later).forEach((channel, at) => {
			const mixed = 0.45 * channels(lineStrong)[at] + 0.55 * channels(surface)[at];
			expect(Math.abs(channel - mixed)).toBeLessThan(1);
		});
});

it('values have the grounds of the colours that a page gives them', () => {
	const grounds = [LIGHT, DARK].map(({ values }) => values.map(({ ground }) => ground));
	const onPage = LIGHT.values.map((_, value) => /\((#\w+), (#\w+)\)/.exec(valueGround(value))!);
	expect(grounds).toEqual([onPage.map(([, light]) => light), onPage.map(([, , dark]) => dark)]);
});

describe('black and white', () => {
	const { styles } = LOOKS['black-and-white'];

	it('is shades of grey', () => {
		const colors = STYLES.flatMap((style) => {
			const { fill, stroke, text, halo } = { halo: undefined, ...styles[style] } as {
				fill?: string;
				stroke?: string;
				text?: string;
				halo?: { color: string };
			};
			return [fill, stroke, text, halo?.color].filter((color) => color !== undefined);
		});
		expect(new Set(colors.filter((color) => !/^#(\w\w)\1\1$/.test(color)))).toEqual(new Set());
	});

	it('tells by shape, outline and fill what colour tells elsewhere', () => {
		// A placement and the newest one; an open node, a failed one and an exhausted one; two triangles.
		for (const [one, other] of [
			['placed', 'newest'],
			['failed', 'exhausted'],
			['open-node', 'path-node'],
			['folded', 'folded-solved'],
			['value-1-hatch', 'value-2-hatch']
		] as const)
			expect(styles[one]).not.toEqual(styles[other]);
	});
});
