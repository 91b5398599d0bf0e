import { CELL, type Drawing, type Mark, type Path, type Segment } from '../../drawing/drawing';
import type { Style } from '../../drawing/looks';
import type { StyleLook } from '../../drawing/style-look';
import { latexText } from './latex-text';

/** A command that draws one mark. */
export interface Command {
	/** The text around the {@link values}, of which there is one more. Commands with equal parts can be joined. */
	readonly parts: readonly string[];
	readonly values: readonly string[];
	/** How several of them become one: as a loop over their values, or as one longer path. */
	readonly joins: 'loop' | 'path';
	/** Left, bottom, right and top of what it draws, in centimetres, about: what it can cover. */
	readonly box: readonly [left: number, bottom: number, right: number, top: number];
}

/** A style as a document uses it: with the lines and fill of a shape, or with the text of words. */
export interface UsedStyle {
	readonly style: Style;
	readonly role: 'shape' | 'words';
	/** How many times as large as the text of the document its words usually are. */
	readonly scale: number;
}

/** The text of the document is as high, in points. */
const TEXT = 10;
/** Points in a centimetre. */
const POINTS = 28.4528;

/** The commands of several drawings, and the styles that they use. */
export class Commands {
	readonly #used = new Map<string, UsedStyle>();
	/** The names of outlines. */
	readonly #pictures = new Map<string, string>();
	/** For each style of words, how often each size is used. */
	readonly #sizes = new Map<string, Map<number, number>>();

	/** @param looks what the styles look like. */
	constructor(
		private readonly looks: Readonly<Record<Style, StyleLook>>,
		drawings: readonly Drawing[]
	) {
		for (const drawing of drawings) this.#count(drawing.marks, 1);
	}

	/** The styles used by the commands so far, in the order of their first use. */
	get styles(): readonly UsedStyle[] {
		return [...this.#used.values()];
	}

	/** The pictures that the commands use: their names and outlines. */
	get pictures(): readonly (readonly [name: string, shape: string])[] {
		return [...this.#pictures].map(([shape, name]) => [name, shape]);
	}

	/** The commands of a drawing, in the order of its marks. */
	of(drawing: Drawing): Command[] {
		return this.#marks(drawing.marks, 0, 0, 1);
	}

	#count(marks: readonly Mark[], scale: number): void {
		for (const mark of marks) {
			if (mark.kind === 'group') this.#count(mark.drawing.marks, scale * (mark.scale ?? 1));
			if (mark.kind !== 'words') continue;
			const sizes = this.#sizes.get(mark.style) ?? new Map<number, number>();
			const size = textScale(mark.size * scale);
			this.#sizes.set(mark.style, sizes.set(size, (sizes.get(size) ?? 0) + 1));
		}
	}

	#marks(marks: readonly Mark[], x: number, y: number, scale: number): Command[] {
		return marks.flatMap((mark) => {
			if (mark.kind !== 'group') return this.#command(mark, x, y, scale) ?? [];
			const inner = scale * (mark.scale ?? 1);
			return this.#marks(mark.drawing.marks, x + mark.x * scale, y + mark.y * scale, inner);
		});
	}

	/** @param x0, y0 where the origin of the mark is, in units. @returns null if nothing is to be seen. */
	#command(
		mark: Exclude<Mark, { kind: 'group' }>,
		x0: number,
		y0: number,
		scale: number
	): Command | null {
		const look: StyleLook = this.looks[mark.style];
		const X = (x: number) => (x0 + x * scale) / CELL;
		const Y = (y: number) => -(y0 + y * scale) / CELL;
		const length = (units: number) => number((units * scale) / CELL);
		if (mark.kind === 'words') {
			const text = latexText(mark.text);
			if (text === '') return null;
			const size = textScale(mark.size * scale);
			const options = [this.#use(mark.style, 'words')];
			if (size !== this.#usualSize(mark.style)) options.push(`scale=${number(size)}`);
			if (mark.anchor === 'start') options.push('anchor=west');
			if (mark.anchor === 'end') options.push('anchor=east');
			const [x, y] = [X(mark.x), Y(mark.y)];
			const half = (mark.size * scale * mark.text.length * 0.4) / CELL;
			return {
				parts: [`\\node[${options.join(', ')}] at (`, ',', ') {', '};'],
				values: [number(x), number(y), text],
				joins: 'loop',
				box: [x - half, y - 0.2 * size, x + half, y + 0.2 * size]
			};
		}
		if (look.fill === undefined && look.stroke === undefined) return null;
		const drawn = look.stroke === undefined ? '\\fill' : look.fill ? '\\filldraw' : '\\draw';
		const name = this.#use(mark.style, 'shape');
		const line = look.stroke === undefined ? 0 : ((look.width ?? 1) * scale) / CELL / 2;
		switch (mark.kind) {
			case 'rectangle': {
				const round = mark.radius ? `, rounded corners=${length(mark.radius)}cm` : '';
				const [x, y] = [X(mark.x), Y(mark.y)];
				const corner = `+(${length(mark.width)},${number((-mark.height * scale) / CELL)})`;
				const [right, bottom] = [X(mark.x + mark.width), Y(mark.y + mark.height)];
				return {
					parts: [`${drawn}[${name}${round}] (`, ',', `) rectangle ${corner};`],
					values: [number(x), number(y)],
					joins: 'loop',
					box: [x - line, bottom - line, right + line, y + line]
				};
			}
			case 'circle': {
				const [x, y] = [X(mark.x), Y(mark.y)];
				const radius = (mark.radius * scale) / CELL;
				const reach = radius + line;
				return {
					parts: [`${drawn}[${name}] (`, ',', `) circle[radius=${number(radius)}];`],
					values: [number(x), number(y)],
					joins: 'loop',
					box: [x - reach, y - reach, x + reach, y + reach]
				};
			}
			case 'grid': {
				const { x, y, columns, rows, cell } = mark;
				const options = [name];
				if (number(X(x)) !== '0' || number(Y(y)) !== '0')
					options.push(`shift={(${number(X(x))},${number(Y(y))})}`);
				if (cell * scale !== CELL) options.push(`scale=${decimals((cell * scale) / CELL, 4)}`);
				const [right, bottom] = [X(x + columns * cell), Y(y + rows * cell)];
				return {
					parts: [`${drawn}[${options.join(', ')}] (0,0) grid (${columns},${-rows});`],
					values: [],
					joins: 'path',
					box: [X(x) - line, bottom - line, right + line, Y(y) + line]
				};
			}
			case 'path':
				return pathCommand(mark, drawn, name, line, X, Y, (shape) => this.#picture(shape, name));
		}
	}

	/** The name of a style in a role; from now on it is used. */
	#use(style: Style, role: UsedStyle['role']): string {
		const name = styleName(style, role, this.looks[style]);
		if (!this.#used.has(name))
			this.#used.set(name, { style, role, scale: role === 'words' ? this.#usualSize(style) : 1 });
		return name;
	}

	/** The name of a picture: an outline around its middle that is drawn in different styles. */
	#picture(shape: string, style: string): string {
		const known = this.#pictures.get(shape);
		if (known !== undefined) return known;
		const [word] = style.split(' ');
		const name = `${word} picture${this.#pictures.size === 0 ? '' : ` ${this.#pictures.size + 1}`}`;
		this.#pictures.set(shape, name);
		return name;
	}

	#usualSize(style: Style): number {
		const sizes = [...(this.#sizes.get(style) ?? new Map([[1, 1]]))];
		return sizes.toSorted((a, b) => b[1] - a[1])[0][0];
	}
}

/** The name of a style in a document. If the look has both, words need a style without the shape's fill. */
export function styleName(style: Style, role: UsedStyle['role'], look: StyleLook): string {
	const isBoth = look.fill !== undefined || look.stroke !== undefined;
	const name = TAKEN[style] ?? style.replaceAll('-', ' ');
	return name + (role === 'words' && isBoth ? ' text' : '');
}

/** Names that TikZ has a meaning for, or nearly. */
const TAKEN: Partial<Record<Style, string>> = {
	variable: 'variable label',
	value: 'value label',
	count: 'count label',
	edge: 'board edge',
	grid: 'grid line'
};

function pathCommand(
	{ segments }: Path,
	drawn: string,
	name: string,
	line: number,
	X: (x: number) => number,
	Y: (y: number) => number,
	picture: (shape: string) => string
): Command | null {
	const points = segments.flatMap((segment) =>
		(segment.slice(1) as number[]).map((at, index) => (index % 2 === 0 ? X(at) : Y(at)))
	);
	if (points.length === 0) return null;
	const xs = points.filter((_, at) => at % 2 === 0);
	const ys = points.filter((_, at) => at % 2 === 1);
	const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
	const [right, top] = [Math.max(...xs), Math.max(...ys)];
	const box = [left - line, bottom - line, right + line, top + line] as const;
	const middle = [number((left + right) / 2), number((bottom + top) / 2)] as const;
	const command = (before: string, after: string, values: readonly string[] = middle) =>
		({ parts: [`${drawn}[${name}${before}`, ',', after], values, joins: 'loop', box }) as const;
	const figure = figureOf(segments);
	if (figure === 'circle') return command('] (', `) circle[radius=${number((right - left) / 2)}];`);
	if (figure === 'rectangle') {
		const corner = `+(${number(right - left)},${number(bottom - top)})`;
		return command('] (', `) rectangle ${corner};`, [number(left), number(top)]);
	}
	if (figure === 'line')
		return {
			parts: [`${drawn}[${name}] `, ';'],
			values: [pathText(segments, (x, y) => `(${number(X(x))},${number(Y(y))})`)],
			joins: 'path',
			box
		};
	// The same shape may stand at many places.
	const around = (x: number, y: number) =>
		`(${number(X(x) - (left + right) / 2)},${number(Y(y) - (bottom + top) / 2)})`;
	const shape = pathText(segments, around);
	if (figure === 'shape') return command(', shift={(', `)}] ${shape};`);
	const pic = picture(shape);
	return {
		...{ parts: [`\\pic[${name}] at (`, ',', `) {${pic}};`], values: middle, joins: 'loop', box }
	};
}

/** An outline of more segments than this gets a name. */
const SHAPE = 24;

/** What a path is, if LaTeX has a shorter way to say it. */
function figureOf(
	segments: readonly Segment[]
): 'circle' | 'rectangle' | 'shape' | 'line' | 'picture' {
	const letters = segments.map(([letter]) => letter).join('');
	// Several straight parts, such as the squares of a chequered board, are one path.
	if (!letters.endsWith('Z') || /^(M(L{3,4}Z|L*)){2,}$/.test(letters)) return 'line';
	if (segments.length > SHAPE) return 'picture';
	const ends = segments.slice(0, -1).map((segment) => segment.slice(-2) as number[]);
	const same = (a: number, b: number) => Math.abs(a - b) < 0.01;
	if (/^MLLLL?Z$/.test(letters)) {
		const isLevel = ([x, y]: number[], [toX, toY]: number[]) => same(x, toX) || same(y, toY);
		return ends.slice(0, 4).every((end, at) => isLevel(end, ends[(at + 1) % 4]))
			? 'rectangle'
			: 'shape';
	}
	// Four quarters of a circle, or two halves that were made of two each.
	if (!/^MC{4}L?Z$/.test(letters)) return 'shape';
	const x = (Math.min(...ends.map(([x]) => x)) + Math.max(...ends.map(([x]) => x))) / 2;
	const y = (Math.min(...ends.map(([, y]) => y)) + Math.max(...ends.map(([, y]) => y))) / 2;
	const radii = ends.map((end) => Math.hypot(end[0] - x, end[1] - y));
	return radii.every((radius) => same(radius, radii[0])) ? 'circle' : 'shape';
}

function pathText(segments: readonly Segment[], point: (x: number, y: number) => string): string {
	return subpaths(segments)
		.map((part) => {
			if (figureOf(part) !== 'rectangle') return subpathText(part, point);
			const [from, , to] = part as readonly (readonly [string, number, number])[];
			return `${point(from[1], from[2])} rectangle ${point(to[1], to[2])}`;
		})
		.join(' ');
}

/** The parts of a path, each of which begins at a point without drawing. */
function subpaths(segments: readonly Segment[]): Segment[][] {
	const parts: Segment[][] = [];
	for (const segment of segments) {
		if (segment[0] === 'M') parts.push([]);
		parts.at(-1)?.push(segment);
	}
	return parts;
}

function subpathText(
	segments: readonly Segment[],
	point: (x: number, y: number) => string
): string {
	const words = segments.map((segment) => {
		switch (segment[0]) {
			case 'M':
				return point(segment[1], segment[2]);
			case 'L':
				return `-- ${point(segment[1], segment[2])}`;
			case 'C': {
				const [, x1, y1, x2, y2, x, y] = segment;
				return `.. controls ${point(x1, y1)} and ${point(x2, y2)} .. ${point(x, y)}`;
			}
			case 'Z':
				return '-- cycle';
		}
	});
	return words.join(' ');
}

/** How many times as large as the text of the document a text of `size` units is. */
function textScale(size: number): number {
	return Math.round(((size / CELL) * POINTS * 100) / TEXT) / 100;
}

/** A number for a document, in at most two decimals. */
export function number(value: number): string {
	return decimals(value, 2);
}

/** A number in at most so many decimals; never `-0`. */
function decimals(value: number, count: number): string {
	return String(Number(value.toFixed(count)) + 0);
}

/** A command as it is written. */
export function commandText({ parts, values }: Command): string {
	return parts.map((part, at) => part + (values[at] ?? '')).join('');
}
