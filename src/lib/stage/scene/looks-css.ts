import { hatchOf } from '../drawing/hatches.ts';
import { STYLES, stylesOf, type Style } from '../drawing/looks.ts';
import type { StyleLook } from '../drawing/style-look.ts';
import { CELL } from '../drawing/drawing.ts';
import { pagePalette } from '../drawing/palettes.ts';

/** The looks as rules for the marks on a page: shapes and words with the class of their style. */
export function looksCss(): string {
	const [usual, inked] = [false, true].map((isInked) => rulesOf(stylesOf(pagePalette(isInked))));
	const others = [...inked].filter(([selector, rule]) => usual.get(selector) !== rule);
	const text = (rules: Iterable<readonly [string, string]>) =>
		Array.from(rules, ([selector, rule]) => `${selector}{${rule}}`).join('\n');
	return `${text(usual)}\n@media print, (forced-colors: active) {\n${text(others)}\n}\n`;
}

type Rules = ReadonlyMap<string, string>;

function rulesOf(styles: Readonly<Record<Style, StyleLook>>): Rules {
	const rules = new Map<string, string>();
	const add = (
		selector: string,
		declarations: readonly (readonly [string, string | number | undefined])[]
	) => {
		const given = declarations.filter(([, value]) => value !== undefined);
		if (given.length > 0)
			rules.set(selector, given.map(([name, value]) => `${name}:${value}`).join(';'));
	};
	for (const style of STYLES) {
		const look = styles[style];
		const { fill, fillOpacity, stroke, strokeOpacity, width = 1, dash, crisp, text, halo } = look;
		// The lines of a hatching are those of a pattern.
		if (hatchOf(style) !== undefined)
			add(`.hatch.${style}`, [
				['stroke', stroke],
				['stroke-opacity', strokeOpacity],
				['stroke-width', share(width)]
			]);
		else {
			add(`.marks>.${style}`, [
				['fill', fill],
				['fill-opacity', fillOpacity],
				['stroke', stroke],
				['stroke-opacity', strokeOpacity],
				['stroke-width', stroke && ofSquare(look)],
				['stroke-linecap', look.round && 'round'],
				['stroke-dasharray', dash?.map((length) => `calc(var(--unit)*${length})`).join(' ')],
				['shape-rendering', crisp && 'crispEdges']
			]);
			if (dash) add(`.marks>.scaled.${style}`, [['stroke-dasharray', dash.map(share).join(' ')]]);
		}
		if (text === undefined) continue;
		add(`.marks>text.${style}`, [
			['fill', text],
			['font-weight', look.weight],
			['font-family', look.font && 'var(--font-code)'],
			['stroke', halo?.color ?? (stroke && 'none')],
			['stroke-width', halo && `${halo.width}em`],
			['fill-opacity', fillOpacity && 1],
			['stroke-opacity', halo && strokeOpacity && 1],
			['stroke-dasharray', dash && 'none']
		]);
	}
	return rules;
}

/** A length in units as a share of a square. */
function share(units: number): number {
	return Math.round((units / CELL) * 1e4) / 1e4;
}

/** The width of a line: it grows with the squares, within bounds. `--unit` is that of the looks (`looks.css`). */
function ofSquare({
	width = 1,
	least = Math.max(0.75, Math.min(0.75 * width, 2))
}: StyleLook): string {
	const most = Math.max(least, 1.6 * width);
	return `clamp(${round(least)}px,var(--unit)*${width},${round(most)}px)`;
}

function round(length: number): number {
	return Math.round(length * 100) / 100;
}
