import type { Heading, Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { mostSimilar } from '$lib/stage/address/similar';
import type { FaultLog } from './fault-log';

/** The attributes of a directive by their names. */
export type Attributes = Readonly<Partial<Record<string, string>>>;

/** The attributes of a directive. Others than those that are allowed are told. */
export function attributesOf(
	node: LeafDirective | TextDirective,
	allowed: readonly string[],
	faults: FaultLog
): Attributes {
	const entries = Object.entries(node.attributes ?? {});
	for (const [name] of entries)
		if (!allowed.includes(name))
			faults.report(node, 'unknown-attribute', name, mostSimilar(name, allowed));
	return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

/** What is in the brackets of a directive, which stands in the text as `raw`. */
export function labelIn(raw: string): string {
	return /^::[\w-]+\[(.*)\]/s.exec(raw)?.[1].trim() ?? '';
}

/** A directive that begins a passage at a place where the text has none. */
export function stepAt({ position }: Pick<Nodes, 'position'>): LeafDirective {
	return { type: 'leafDirective', name: 'step', attributes: {}, children: [], position };
}

/** A heading of plain words in the place of a paragraph. */
export function headingAt(
	{ position }: Paragraph,
	depth: Heading['depth'],
	words: string
): Heading {
	return { type: 'heading', depth, position, children: [{ type: 'text', value: words, position }] };
}

/** A paragraph without its first line; null if it has no other. */
export function afterFirstLine(node: Paragraph): Paragraph | null {
	const line = node.position!.start.line;
	const children = node.children.flatMap((child): PhrasingContent[] => {
		const { start, end } = child.position!;
		if (start.line > line) return [child];
		if (end.line === line || child.type !== 'text') return [];
		const next = child.value.indexOf('\n') + 1;
		const from = { line: line + 1, column: 1, offset: (start.offset ?? 0) + next };
		const value = child.value.slice(next);
		return [{ ...child, value, position: { start: from, end } }];
	});
	if (children.length === 0) return null;
	const { end } = node.position!;
	return { ...node, children, position: { start: children[0].position!.start, end } };
}

/** Whether something is more than so many levels deep. */
export function isDeeper(node: Nodes, levels: number): boolean {
	if (!('children' in node)) return false;
	return levels === 0 || node.children.some((child) => isDeeper(child, levels - 1));
}

/** The first line of a text. */
export function firstLine(text: string): string {
	return /^[^\r\n]*/.exec(text)![0].trim();
}
