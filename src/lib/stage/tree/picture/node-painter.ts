import { spotText } from '../../facts/spotlight';
import { MarkPainter, showChildren } from '../../scene/mark-painter';
import type { SceneMark } from '../../scene/scene';
import type { PlacedNode } from '../layout/arrange';
import type { Names } from '../texts';
import { isTriangle } from './shapes';
import { nodeMarks } from './tree-scene';

/** How the nodes of a picture are looked at. */
export interface NodeView {
	readonly names: Names;
	/** Half of the width reserved for each node, in pixels. */
	readonly half: number;
	/** Key of the node under the pointer or with keyboard focus. */
	readonly pointed: number | null;
	/** Keys of the nodes that have children in the picture. */
	readonly branching: ReadonlySet<number>;
	/** Keys of the nodes that a solution has passed on its way up. */
	readonly passed: ReadonlySet<number>;
}

/** Shows the nodes of a tree as the children of a group, one after another, and touches only what has changed. */
export class NodePainter {
	#painted = new Map<number, PaintedNode>();

	constructor(private readonly parent: SVGElement) {}

	paint(nodes: readonly PlacedNode[], view: NodeView): void {
		const last = this.#painted;
		const next = new Map<number, PaintedNode>();
		for (const node of nodes) {
			const painted = last.get(node.key) ?? new PaintedNode(node);
			painted.paint(node, view);
			next.set(node.key, painted);
		}
		showChildren(this.parent, next.values());
		this.#painted = next;
	}
}

/** What the marks of a node depend on, wherever it stands. */
const MARKED = [
	...(['kind', 'variable', 'value', 'chosen', 'forced'] as const),
	...(['onPath', 'later', 'size', 'hidden'] as const)
];
const looksLike = (node: PlacedNode, other: PlacedNode) =>
	MARKED.every((one) => node[one] === other[one]) && node.inside.length === other.inside.length;

/** The room below a triangle, in pixels. */
const APEX = 22;

class PaintedNode {
	readonly element = svgElement('g', 'node');
	/** What a pointer hits; a value that was rejected cannot be pressed. */
	readonly #hit: SVGElement | null;
	readonly #marks: MarkPainter;
	/** What it shows. */
	#node: PlacedNode | null = null;
	#classes = '';
	#look: readonly unknown[] = [];

	constructor({ key, kind }: PlacedNode) {
		this.element.dataset.key = String(key);
		const marks = svgElement('g', 'marks in-pixels');
		this.#hit = kind === 'rejected' ? null : svgElement('rect', 'hit');
		this.element.append(...(this.#hit === null ? [] : [this.#hit]), marks);
		this.#marks = new MarkPainter(marks);
	}

	paint(node: PlacedNode, { names, half, pointed, branching, passed }: NodeView): void {
		const { key, x, y } = node;
		const last = this.#node;
		this.#node = node;
		if (last?.x !== x || last.y !== y)
			this.element.setAttribute('transform', `translate(${x} ${y})`);
		const isNamed = node.current || branching.has(key);
		const isPassed = passed.has(key);
		const classes = classesOf(node, key === pointed, isPassed);
		if (classes !== this.#classes) this.element.setAttribute('class', (this.#classes = classes));
		const look = [isNamed, isPassed, names, half];
		const isSame = node === last || (last !== null && looksLike(node, last));
		if (isSame && look.every((one, at) => one === this.#look[at])) return;
		this.#look = look;
		this.#marks.paint(marksOf(node, isPassed, nodeMarks(node, isNamed, names, half)));
		const high = 2 * half + (isTriangle(node) ? APEX : 0);
		const box = { x: -half, y: -half, width: 2 * half, height: high };
		for (const [name, value] of Object.entries(box)) this.#hit?.setAttribute(name, String(value));
		const hold = spotText(node.variable, node.value);
		if (hold === undefined) delete this.element.dataset.hold;
		else this.element.dataset.hold = hold;
	}
}

function marksOf(node: PlacedNode, isPassed: boolean, marks: SceneMark[]): SceneMark[] {
	return isPassed && (node.kind === 'chain' || (node.kind === 'open' && !node.forced))
		? [{ ...marks[0], style: 'found-node' }, ...marks.slice(1)]
		: marks;
}

function classesOf(node: PlacedNode, isPointed: boolean, isPassed: boolean): string {
	const { kind, later, onPath, current, forced } = node;
	let classes = `node ${kind}`;
	if (later) classes += ' later';
	if (onPath) classes += ' path';
	if (current) classes += ' current';
	if (forced) classes += ' placed';
	if (isPointed) classes += ' pointed';
	if (isPassed) classes += ' passed';
	return classes;
}

function svgElement(tag: 'g' | 'rect', className: string): SVGElement {
	const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
	element.setAttribute('class', className);
	return element;
}
