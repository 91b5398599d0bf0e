import type { Tree } from '$lib/engine/trace/tree/tree';
import type { Names } from '../../facts/names';
import { nodesForFile, type FileNode } from './tree-nodes';

/** At most as many nodes are in a file: Graphviz lays out that many in a few seconds. */
const LIMIT = 2000;

/** The looks of nodes. Shapes and colours are those of constraint programming, as in the tree on the page. */
const LOOKS = {
	open: 'shape=circle, width=0.2, fillcolor="#f59e0b"',
	failed: 'shape=square, width=0.15, fillcolor="#dc2626"',
	solution: 'shape=diamond, width=0.25, fillcolor="#16a34a"',
	solved: 'shape=circle, width=0.2, fillcolor="#86c79b"',
	pruned: 'shape=square, width=0.15, fillcolor="#9ca3af"'
};

/**
 * A decision tree for Graphviz: nodes by their kinds, then the edges with their placements. Where nodes are
 * left out, a triangle says how many.
 */
export function treeDot(
	tree: Tree,
	names: Pick<Names, 'variable' | 'value'>,
	title: string,
	limit = LIMIT
): string {
	const nodes = nodesForFile(tree, limit);
	const kinds = Object.entries(LOOKS).flatMap(([kind, look]) => {
		const ids = nodes.filter((node) => node.kind === kind).map(({ id }) => `n${id};`);
		return ids.length === 0
			? []
			: [`\t{ // ${kind}`, `\t\tnode [${look}];`, ...wrapped(ids), '\t}'];
	});
	const edges = nodes.slice(1).map(({ id, parent, forced, variable, value }) => {
		const label = quoted(`${names.variable(variable)} = ${names.value(value)}`);
		return `\tn${parent} -> n${id} [label=${label}${forced ? ', style=dashed' : ''}];`;
	});
	const folded = nodes.filter((node) => node.folded > 0).flatMap(foldedLines);
	return [
		`digraph ${quoted(title)} {`,
		'\tordering=out;',
		'\tnode [style=filled, fixedsize=true, label="", color="#00000080"];',
		'\tedge [arrowhead=none, fontsize=10, fontname="Helvetica"];',
		...kinds,
		...edges,
		...(folded.length > 0 ? ['\t// Folded, with the number of nodes.', ...folded] : []),
		'}',
		''
	].join('\n');
}

function foldedLines({ id, folded, kind }: FileNode): string[] {
	const color = kind === 'failed' ? '#fca5a5' : '#d1d5db';
	return [
		`\tn${id}f [shape=triangle, fixedsize=false, fillcolor="${color}", label="${folded}"];`,
		`\tn${id} -> n${id}f [style=dotted];`
	];
}

/** Names, twenty a line. */
function wrapped(words: readonly string[]): string[] {
	const lines = [];
	for (let at = 0; at < words.length; at += 20)
		lines.push(`\t\t${words.slice(at, at + 20).join(' ')}`);
	return lines;
}

/** A string of the DOT language; a backslash would begin an escape of a label. */
function quoted(text: string): string {
	return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll(/\s+/g, ' ')}"`;
}
