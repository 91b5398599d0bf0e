import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { Insertions } from './insertions';
import type { Marked, MarkOptions, SyntaxFault } from './marked';

/** The names that the marks call. Nobody names a thing like this. */
export const MARKS = {
	...{ line: '$$line', enter: '$$enter', leave: '$$leave', open: '$$open', unwind: '$$unwind' }
} as const;
/** The calls that were open when a function began that may catch errors. */
const DEPTH = '$$depth';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction']);
const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement']);
/** Statements that must stay as they are where they are. */
const UNMARKED = new Set(['EmptyStatement', 'FunctionDeclaration', 'ClassDeclaration']);

/**
 * Puts marks into a JavaScript source: a call before each statement, at the start of each function that has
 * a name, and around each value that it returns. Lines keep their numbers.
 */
export function markJavaScript(source: string, { lines, only }: MarkOptions): Marked {
	const tree = parser.parse(source).topNode;
	const marks = new Insertions(source);
	const names: string[] = [];
	let error: SyntaxFault | null = null;
	const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);

	/** @param isMarked whether the calls of the function around a node are marked */
	function visit(node: SyntaxNode, isMarked: boolean): void {
		if (node.type.isError) error ??= faultAt(node, source, marks);
		let within = isMarked;
		if (FUNCTIONS.has(node.name)) within = markFunction(node);
		else if (node.name === 'MethodDeclaration') within = false;
		if (lines) {
			if (isStatement(node)) markStatement(node);
			if (LOOPS.has(node.name)) markCondition(node);
		}
		if (node.name === 'ReturnStatement' && isMarked) markReturn(node);
		// The calls that an error has ended are over when it is caught.
		const caught = node.name === 'CatchClause' && isMarked ? node.getChild('Block') : null;
		if (caught !== null) marks.before(caught.from + 1, `${MARKS.unwind}(${DEPTH});`);
		for (let child = node.firstChild; child !== null; child = child.nextSibling)
			visit(child, within);
	}

	function markStatement(node: SyntaxNode): void {
		const mark = `${MARKS.line}(${marks.lineOf(node.from)});`;
		const parent = node.parent!;
		const isInBlock = ['Script', 'Block', 'SwitchBody'].includes(parent.name);
		if (isInBlock) marks.before(node.from, mark);
		else {
			marks.before(node.from, `{${mark}`);
			marks.first(node.to, '}');
		}
	}

	/** The condition of a loop is looked at in each round. */
	function markCondition(node: SyntaxNode): void {
		const mark = `${MARKS.line}(${marks.lineOf(node.from)})`;
		if (node.name !== 'ForStatement') {
			const condition = node.getChild('ParenthesizedExpression');
			if (condition === null) return;
			marks.before(condition.from + 1, `${mark},(`);
			marks.first(condition.to - 1, ')');
			return;
		}
		const spec = node.getChild('ForSpec');
		if (spec === null) return;
		const [first, second] = semicolons(spec);
		if (second === undefined) return;
		const test = first.nextSibling ?? first.parent!.nextSibling!;
		if (test.from === second.from) marks.before(second.from, `(${mark},true)`);
		else {
			marks.before(test.from, `(${mark},(`);
			marks.first(test.to, '))');
		}
	}

	/** @returns whether its calls are marked */
	function markFunction(node: SyntaxNode): boolean {
		const name = nameOf(node, textOf);
		const isPlain = node.getChild('Star') === null && node.getChild('async') === null;
		if (name === null || !isPlain || only?.has(name) === false) return false;
		const parameters = parametersOf(node).map(textOf);
		const [ground = ''] = parameters;
		const takesGround = firstIsPlain(node);
		const enter = `${takesGround ? `${ground}=` : ''}${MARKS.enter}(${[JSON.stringify(name), ...parameters].join()})`;
		const body = node.lastChild!;
		if (body.name === 'Block') {
			const depth = holds(body, 'TryStatement') ? `const ${DEPTH}=${MARKS.open}();` : '';
			marks.before(body.from + 1, `${enter};${depth}`);
			marks.first(body.to - 1, `;${MARKS.leave}();`);
		} else {
			marks.before(body.from, `(${enter},${MARKS.leave}(`);
			marks.first(body.to, '))');
		}
		return true;
	}

	function markReturn(node: SyntaxNode): void {
		const value = node.firstChild!.nextSibling;
		const end = node.firstChild!.to;
		if (value === null || value.name === ';') marks.before(end, ` ${MARKS.leave}()`);
		else {
			marks.before(value.from, `${MARKS.leave}(`);
			marks.first(value.to, ')');
		}
	}

	visit(tree, false);
	for (let node = tree.firstChild; node !== null; node = node.nextSibling) {
		if (node.name !== 'FunctionDeclaration' && node.name !== 'VariableDeclaration') continue;
		names.push(...node.getChildren('VariableDefinition').map(textOf));
	}
	return { text: marks.apply(), names, error };
}

/** Whether a node of that name is below a node. */
function holds(node: SyntaxNode, name: string): boolean {
	for (let child = node.firstChild; child !== null; child = child.nextSibling)
		if (child.name === name || holds(child, name)) return true;
	return false;
}

/** A statement that gets a mark of its own. */
function isStatement(node: SyntaxNode): boolean {
	const { parent } = node;
	if (parent === null || UNMARKED.has(node.name) || node.name === 'Block') return false;
	if (!/Statement$|^VariableDeclaration$/.test(node.name)) return false;
	return (
		parent.name !== 'ForSpec' &&
		parent.name !== 'LabeledStatement' &&
		parent.name !== 'ExportDeclaration'
	);
}

/** The name of a function: its own, or that of the variable which it is the value of. */
function nameOf(node: SyntaxNode, textOf: (node: SyntaxNode) => string): string | null {
	const own = node.getChild('VariableDefinition');
	if (own !== null && node.name !== 'ArrowFunction') return textOf(own);
	const equals = node.prevSibling;
	const variable = equals?.name === 'Equals' ? equals.prevSibling : null;
	const isName = variable?.name === 'VariableDefinition' || variable?.name === 'VariableName';
	return isName ? textOf(variable) : null;
}

/** The parameters that are plain names, with or without a default. */
function parametersOf(node: SyntaxNode): readonly SyntaxNode[] {
	const list = node.getChild('ParamList');
	if (list !== null)
		return list
			.getChildren('VariableDefinition')
			.filter(({ prevSibling }) => prevSibling?.name !== 'Spread');
	return node.name === 'ArrowFunction' ? node.getChildren('VariableDefinition') : [];
}

function firstIsPlain(node: SyntaxNode): boolean {
	const list = node.getChild('ParamList');
	const first = list === null ? node.firstChild : list.firstChild!.nextSibling;
	return first?.name === 'VariableDefinition' && parametersOf(node).length > 0;
}

/** The two semicolons of a `for`. */
function semicolons(spec: SyntaxNode): SyntaxNode[] {
	const found: SyntaxNode[] = [];
	for (let child = spec.firstChild; child !== null; child = child.nextSibling) {
		if (child.name === ';') found.push(child);
		else if (child.name === 'VariableDeclaration') {
			const last = child.lastChild;
			if (last?.name === ';') found.push(last);
		}
	}
	return found;
}

function faultAt(node: SyntaxNode, source: string, marks: Insertions): SyntaxFault {
	const rest = source.slice(node.from);
	const isEnd = rest.trim() === '';
	// A missing token is noticed at the next one; it belongs to the line before that.
	const at = node.from === node.to ? source.slice(0, node.from).trimEnd().length : node.from;
	const line = marks.lineOf(Math.max(0, isEnd ? source.trimEnd().length : at));
	const near = /\S+/.exec(rest)?.[0].slice(0, 20) ?? '';
	const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, node.from);
	if (/^[{;]/.test(near) && openBefore(before)) return { line, hint: 'open', near: '(' };
	return { line, hint: isEnd ? 'open' : 'unclear', near };
}

/** Whether a "(" of a line is still open at its end. Texts in it do not count. */
function openBefore(line: string): boolean {
	const code = line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '');
	return code.split('(').length > code.split(')').length;
}
