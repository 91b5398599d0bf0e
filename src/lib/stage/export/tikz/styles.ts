import { LOOKS, type LookId } from '../../drawing/looks';
import { BLACK_AND_WHITE, DARK, LIGHT, type Palette } from '../../drawing/palettes';
import type { StyleLook } from '../../drawing/style-look';
import { number, styleName, type UsedStyle } from './commands';

const PALETTES: Readonly<Record<LookId, Palette>> = {
	light: LIGHT,
	dark: DARK,
	'black-and-white': BLACK_AND_WHITE
};

/** Points for a unit: 48 units are a centimetre. */
const POINTS = 28.4528 / 48;

/** The definitions on top of a document: the colours and styles that it uses. */
export interface Definitions {
	readonly colors: readonly string[];
	readonly styles: readonly string[];
	/** The names of the colours of the page and of its text. */
	readonly ground: string;
	readonly ink: string;
}

/** What a document with these styles defines. */
export function definitions(used: readonly UsedStyle[], look: LookId): Definitions {
	const colors = new Colors(PALETTES[look]);
	const { ground, styles: looks } = LOOKS[look];
	const [page, ink] = [colors.name(ground), colors.name(PALETTES[look].ink)];
	const styles = used.map(({ style, role, scale }) => {
		const keys =
			role === 'words' ? wordsKeys(looks[style], scale, colors) : shapeKeys(looks[style], colors);
		return `${styleName(style, role, looks[style])}/.style={${keys.join(', ')}}`;
	});
	return { colors: colors.lines(), styles, ground: page, ink };
}

function shapeKeys(look: StyleLook, colors: Colors): string[] {
	const keys = [];
	if (look.fill !== undefined) keys.push(`fill=${colors.name(look.fill)}`);
	if (look.fillOpacity !== undefined) keys.push(`fill opacity=${look.fillOpacity}`);
	if (look.stroke !== undefined) {
		keys.push(
			`draw=${colors.name(look.stroke)}`,
			`line width=${number((look.width ?? 1) * POINTS)}pt`
		);
		if (look.strokeOpacity !== undefined) keys.push(`draw opacity=${look.strokeOpacity}`);
		if (look.dash !== undefined) {
			const [on, off] = look.dash.map((length) => number(length * POINTS));
			keys.push(`dash pattern=on ${on}pt off ${off}pt`);
		}
		if (look.round) keys.push('line cap=round');
	}
	return keys;
}

function wordsKeys(look: StyleLook, scale: number, colors: Colors): string[] {
	const keys = [`text=${colors.name(look.text ?? '#000000')}`];
	if ((look.weight ?? 400) >= 600) keys.push('font=\\bfseries');
	// LaTeX draws no outline around letters; what stands on a line gets a ground instead.
	if (look.halo !== undefined) keys.push(`fill=${colors.name(look.halo.color)}`, 'inner sep=1pt');
	if (scale !== 1) keys.push(`scale=${number(scale)}`);
	return keys;
}

/** The colours of a document, named as in the palette. */
class Colors {
	readonly #names = new Map<string, string>();
	readonly #known: ReadonlyMap<string, string>;

	constructor({ values, inked: _, ...named }: Palette) {
		const all = [
			...values.flatMap(({ ground, line }, at) => {
				const name = `value${'ABCDEF'[at]}`;
				return [
					[name, ground],
					[`${name}line`, line]
				];
			}),
			...Object.entries(named)
		];
		// If two have the same colour, the one that is named first names it.
		this.#known = new Map(all.toReversed().map(([name, color]) => [color, name]));
	}

	name(color: string): string {
		const name = this.#names.get(color) ?? this.#known.get(color) ?? `color${this.#names.size}`;
		this.#names.set(color, name);
		return name;
	}

	lines(): string[] {
		return [...this.#names].map(([color, name]) => {
			// Slides and paper are white where a page is cream.
			const hex = color === LIGHT.surface ? '#ffffff' : color;
			return `\\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`;
		});
	}
}
