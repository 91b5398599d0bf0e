import type { Tree } from '$lib/engine/trace/tree/tree';
import type { Names } from '../../facts/names';
import { LOOKS, type Style } from '../../drawing/looks';
import { nodesForFile, type FileNode, type NodeKind } from './tree-nodes';

/** At most as many nodes are in a file: Graphviz lays out that many in a few seconds. */
const LIMIT = 2000;

/** The shapes of nodes, and the styles whose colours they have on a light page. */
const KINDS = {
	open: ['shape=circle, width=0.2', 'path-node'],
	failed: ['shape=square, width=0.15', 'failed'],
	skipped: ['shape=square, width=0.15, style="filled,dashed"', 'skipped'],
	solution: ['shape=diamond, width=0.25', 'solution-node'],
	solved: ['shape=diamond, width=0.2', 'solved-node'],
	pruned: ['shape=box, width=0.25, height=0.07', 'pruned']
} satisfies Record<NodeKind, readonly [shape: string, style: Style]>;

/** The colours of a style, as attributes. */
function colors(style: Style): string {
	const { fill, stroke } = LOOKS.light.styles[style];
	return `fillcolor="${fill}", color="${stroke}"`;
}

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
	const kinds = Object.entries(KINDS).flatMap(([kind, [shape, style]]) => {
		const ids = nodes.filter((node) => node.kind === kind).map(({ id }) => `n${id};`);
		return ids.length === 0
			? []
			: [`\t{ // ${kind}`, `\t\tnode [${shape}, ${colors(style)}];`, ...wrapped(ids), '\t}'];
	});
	const edges = nodes.slice(1).map(({ id, parent, forced, variable, value }) => {
		const label = quoted(`${names.variable(variable)} = ${names.value(value)}`);
		return `\tn${parent} -> n${id} [label=${label}${forced ? ', style=dashed' : ''}];`;
	});
	const folded = nodes.filter((node) => node.folded > 0).flatMap(foldedLines);
	return [
		`digraph ${quoted(title)} {`,
		'\tordering=out;',
		'\tnode [style=filled, fixedsize=true, label=""];',
		'\tedge [arrowhead=none, fontsize=10, fontname="Helvetica"];',
		...kinds,
		...edges,
		...(folded.length > 0 ? ['\t// Folded, with the number of nodes.', ...folded] : []),
		'}',
		''
	].join('\n');
}

function foldedLines({ id, folded, kind }: FileNode): string[] {
	const isSolved = kind === 'solved' || kind === 'solution';
	const look = colors(kind === 'open' ? 'folded-path' : isSolved ? 'folded-solved' : 'folded');
	return [
		`\tn${id}f [shape=triangle, fixedsize=false, ${look}, label="${folded}"];`,
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
