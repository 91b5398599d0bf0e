import { BASELINE, embedded } from '../drawing/words';
import type { SceneMark } from './scene';

/** A mark as an element of SVG. */
export interface MarkElement {
	readonly tag: 'path' | 'circle' | 'rect' | 'text';
	readonly attributes: Readonly<Record<string, string | number | undefined>>;
	/** Its content. */
	readonly text?: string;
}

/**
 * The element that shows a mark; its style is its class.
 *
 * @param hatchOf the `fill` of a mark whose style is a hatching; undefined for all others
 */
export function markElement(
	mark: SceneMark,
	hatchOf: (mark: SceneMark) => string | undefined
): MarkElement {
	if ('text' in mark) {
		const { style, x, y, size, anchor = 'middle', direction = 'ltr', hold } = mark;
		const text = embedded(mark.text, direction);
		const at = { x, y: y + BASELINE * size, 'font-size': size, 'text-anchor': anchor };
		return { tag: 'text', text, attributes: { class: style, ...at, 'data-hold': hold } };
	}
	if ('letters' in mark) {
		const { style, letters: text, across, down, size } = mark;
		const at = { x: across.map(n).join(' '), y: down.map((y) => n(y + BASELINE * size)).join(' ') };
		const place = { ...at, 'font-size': size, 'text-anchor': 'middle' };
		return { tag: 'text', text, attributes: { class: style, ...place } };
	}
	const { style, width, share } = mark;
	const own = [
		...(width === undefined ? [] : [`stroke-width:${width}`]),
		...(share === undefined ? [] : [`--share:${share}`]),
		...('dash' in mark && mark.dash !== undefined ? [`stroke-dasharray:${mark.dash}`] : [])
	];
	const line = {
		...{ class: width === undefined ? style : `scaled ${style}`, fill: hatchOf(mark) },
		style: own.length === 0 ? undefined : own.join(';')
	};
	if ('d' in mark) {
		const { d, x = 0, y = 0, scale = 1 } = mark;
		const place = x === 0 && y === 0 ? '' : `translate(${x} ${y})`;
		const transform = scale === 1 ? place : `${place} scale(${scale})`;
		return {
			tag: 'path',
			attributes: { ...line, d, transform: transform === '' ? undefined : transform }
		};
	}
	if ('radius' in mark)
		return { tag: 'circle', attributes: { ...line, cx: mark.x, cy: mark.y, r: mark.radius } };
	const { x, y, wide, high, round } = mark;
	return { tag: 'rect', attributes: { ...line, x, y, width: wide, height: high, rx: round } };
}

/** A number in at most three decimals. */
function n(value: number): number {
	return Math.round(value * 1000) / 1000;
}
