import type { Style } from '../../drawing/looks';
import '../../scene/looks.css';

/** How a style looks, for a canvas: colours that it understands, lengths in CSS pixels. */
export interface CanvasLook {
	readonly fill: string;
	/** Of words, what surrounds their letters. */
	readonly stroke: string;
	readonly width: number;
	readonly dash: number[];
}

/** The looks that marks have at an element of a page. They stay as they are if its theme changes. */
export class CanvasLooks {
	readonly #shapes = new Map<Style, CanvasLook>();
	readonly #words = new Map<Style, CanvasLook>();

	constructor(private readonly at: Element) {}

	shape(style: Style): CanvasLook {
		let look = this.#shapes.get(style);
		if (look === undefined) this.#shapes.set(style, (look = readLook(this.at, style, 'path')));
		return look;
	}

	words(style: Style): CanvasLook {
		let look = this.#words.get(style);
		if (look === undefined) this.#words.set(style, (look = readLook(this.at, style, 'text')));
		return look;
	}
}

/** Reads the rules of the page with an element that is not drawn. */
function readLook(at: Element, style: Style, tag: 'path' | 'text'): CanvasLook {
	const [svg, group, mark] = ['svg', 'g', tag].map((name) =>
		document.createElementNS('http://www.w3.org/2000/svg', name)
	);
	svg.style.display = 'none';
	group.setAttribute('class', 'marks in-pixels');
	mark.setAttribute('class', style);
	group.append(mark);
	svg.append(group);
	at.append(svg);
	const { fill, stroke, strokeWidth, strokeDasharray } = getComputedStyle(mark);
	const lengths = strokeDasharray === 'none' ? [] : strokeDasharray.split(',');
	const look = { fill, stroke, width: parseFloat(strokeWidth), dash: lengths.map(parseFloat) };
	svg.remove();
	return look;
}

/** Calls back when the looks of a page may have changed: another theme, contrast, or forced colours. */
export function onThemeChange(callback: () => void): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	for (const query of [
		'(prefers-color-scheme: dark)',
		'(prefers-contrast: more)',
		'(forced-colors: active)'
	])
		matchMedia(query).addEventListener('change', callback, { signal });
	const observer = new MutationObserver(callback);
	observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
	return () => {
		controller.abort();
		observer.disconnect();
	};
}
