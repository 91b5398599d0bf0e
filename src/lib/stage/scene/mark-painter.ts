import type { Style } from '../drawing/looks';
import { markElement, type MarkElement } from './mark-element';
import type { SceneMark } from './scene';

/** An element on the page and what it shows. */
interface Painted {
	readonly element: SVGElement;
	readonly mark: SceneMark;
	readonly shown: MarkElement;
}

/** Shows marks as the children of an element, one after another, and touches only what has changed. */
export class MarkPainter {
	#painted = new Map<string, Painted>();

	constructor(
		private readonly parent: SVGElement,
		private readonly hatchOf: (mark: SceneMark) => string | undefined = () => undefined
	) {}

	paint(marks: readonly SceneMark[]): void {
		const last = this.#painted;
		const next = new Map<string, Painted>();
		const counts = new Map<Style, number>();
		for (const mark of marks) {
			const count = counts.get(mark.style) ?? 0;
			counts.set(mark.style, count + 1);
			const key = mark.key ?? `${mark.style} ${count}`;
			next.set(key, this.#painting(mark, last.get(key)));
		}
		showChildren(this.parent, next.values());
		this.#painted = next;
	}

	#painting(mark: SceneMark, last: Painted | undefined): Painted {
		if (last !== undefined && isSame(mark, last.mark)) return last;
		const shown = markElement(mark, this.hatchOf);
		const isNew = last?.shown.tag !== shown.tag;
		const element = isNew
			? document.createElementNS('http://www.w3.org/2000/svg', shown.tag)
			: last.element;
		const before = isNew ? {} : last.shown.attributes;
		for (const name of new Set([...Object.keys(before), ...Object.keys(shown.attributes)])) {
			const value = shown.attributes[name];
			if (value === before[name]) continue;
			if (value === undefined) element.removeAttribute(name);
			else element.setAttribute(name, String(value));
		}
		if (shown.text !== (isNew ? undefined : last.shown.text))
			element.textContent = shown.text ?? '';
		return { element, mark, shown };
	}
}

/** Gives a group these elements in this order, and moves only what stands elsewhere. */
export function showChildren(
	parent: Element,
	painted: Iterable<{ readonly element: Element }>
): void {
	const elements = Array.from(painted, ({ element }) => element);
	const shown = new Set(elements);
	for (const child of [...parent.children]) if (!shown.has(child)) child.remove();
	let at = parent.firstElementChild;
	for (const element of elements)
		if (element === at) at = at.nextElementSibling;
		else parent.insertBefore(element, at);
}

function isSame(one: SceneMark, other: SceneMark): boolean {
	if (one === other) return true;
	const [names, others] = [Object.keys(one), Object.keys(other)] as (keyof SceneMark)[][];
	return names.length === others.length && names.every((name) => isEqual(one[name], other[name]));
}

function isEqual(one: unknown, other: unknown): boolean {
	if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
	return one.length === other.length && one.every((part, at) => part === other[at]);
}
