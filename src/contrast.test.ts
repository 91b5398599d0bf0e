import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every pair that app.css allows, in both themes (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');

const tokens = new Map(
	Array.from(css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)).map(
		([, name, light, dark]) => [name, { light, dark }]
	)
);

const grounds = ['page', 'surface', 'raised', 'sunken'];
const soft = ['accent', 'open', 'fail', 'solved', 'forced'];
const compared = ['lane-1', 'lane-2', 'lane-3', 'lane-4', 'lane-5', 'lane-6', 'set-2', 'set-3'];
const text: [string, string][] = [
	...['ink', 'ink-soft', 'ink-faint', ...soft, ...compared].flatMap((ink) =>
		grounds.map((ground): [string, string] => [ink, ground])
	),
	...soft.flatMap((name) =>
		['ink', 'ink-soft', 'ink-faint', name].map((ink): [string, string] => [ink, `${name}-soft`])
	),
	['on-accent', 'accent']
];
const graphics = ['line-strong', 'current', 'open-mark', 'spot'].flatMap((mark) =>
	grounds.map((ground): [string, string] => [mark, ground])
);

function luminance(hex: string): number {
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
	const color = (name: string) => {
		const token = tokens.get(name);
		if (!token) throw new Error(`app.css has no --color-${name} with both themes`);
		return token[theme];
	};

	it.each(text)('has text %s on %s at 4.5:1', (ink, ground) => {
		expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(4.5);
	});

	it.each(graphics)('has graphics %s on %s at 3:1', (mark, ground) => {
		expect(contrast(color(mark), color(ground))).toBeGreaterThanOrEqual(3);
	});
});

it('knows black on white', () => {
	expect(contrast('#000000', '#ffffff')).toBe(21);
});

it('gives every colour token a pair, except the decorative line', () => {
	const paired = new Set([...text, ...graphics].flat());
	expect([...tokens.keys()].filter((name) => !paired.has(name))).toEqual(['line']);
});
