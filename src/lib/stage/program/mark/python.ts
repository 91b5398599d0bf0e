import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';
import { Insertions } from './insertions';
import type { Marked, MarkOptions, SyntaxFault } from './marked';
import { syntaxFaultOf } from './python-syntax';

/** The names that the marks call. Nobody names a thing like this. */
export const PYTHON_MARKS = {
	line: '_bt_line',
	enter: '_bt_enter',
	leave: '_bt_leave',
	open: '_bt_open',
	caught: '_bt_caught'
} as const;
/** The variable in which a function that catches errors keeps how many calls wait, with its own. */
const DEPTH = '_bt_depth';

/** A Python source with marks. Some marks are lines of their own. */
export interface MarkedPython extends Marked {
	/** For each line of the text the line of the source, counted from 1. */
	readonly lines: readonly number[];
}

/** Statements that get a mark before them on their line. */
const SIMPLE = new Set(
	['Assign', 'Update', 'Expression', 'Return', 'Pass', 'Break', 'Continue', 'Delete', 'Raise']
		.concat('Assert', 'Import', 'Yield')
		.map((name) => `${name}Statement`)
);
/** The words before which conditions or what a loop goes through stand. */
const WORDS = { IfStatement: ['if', 'elif'], WhileStatement: ['while'], ForStatement: ['in'] };
const ENDS = new Set(['ReturnStatement', 'RaiseStatement']);

/**
 * Puts marks into a Python source: a call before each simple statement and in each condition, at the start
 * of each function, and around each value that it returns. Generators, methods and lambdas have no marks of
 * calls. A mark at the start of a function gives its first argument a new value: what the call of it
 * returns. No function is wrapped, so that recursion is no deeper than it is written.
 */
export function markPython(source: string, { lines, only }: MarkOptions): MarkedPython {
	const text = source.replace(/\r\n?/g, '\n');
	const tree = parser.parse(text).topNode;
	const marks = new Insertions(text);
	const names: string[] = [];
	/** The lines that a line of marks stands before or behind. */
	const doubled: number[] = [];
	let error: SyntaxNode | null = null;
	const textOf = (node: SyntaxNode) => text.slice(node.from, node.to);

	/** @param within whether the calls of the function around a node are marked, and whether it is in a class */
	function visit(node: SyntaxNode, within: { isMarked: boolean; isClass: boolean }): void {
		if (node.type.isError && !node.parent?.name.startsWith('Yield')) error ??= node;
		if (node.name === 'FunctionDefinition') {
			const body = node.getChild('Body');
			const isMarked = !within.isClass && body !== null && enter(node, body);
			visitAll(node, { isMarked, isClass: false });
			if (isMarked) leave(body);
			return;
		}
		if (node.name === 'LambdaExpression') return visitAll(node, { ...within, isMarked: false });
		if (node.name === 'ClassDefinition') return visitAll(node, { isMarked: false, isClass: true });
		if (lines && !within.isClass) {
			if (SIMPLE.has(node.name) && isStatement(node)) marks.before(node.from, `${lineMark(node)};`);
			else if (node.name in WORDS) conditions(node, WORDS[node.name as keyof typeof WORDS]);
		}
		if (node.name === 'ReturnStatement' && within.isMarked) returned(node);
		if (node.name === 'TryStatement' && within.isMarked) caught(node);
		visitAll(node, within);
	}

	function visitAll(node: SyntaxNode, within: { isMarked: boolean; isClass: boolean }): void {
		for (let child = node.firstChild; child !== null; child = child.nextSibling)
			visit(child, within);
	}

	function lineMark(node: SyntaxNode): string {
		return `${PYTHON_MARKS.line}(${marks.lineOf(node.from)})`;
	}

	function conditions(node: SyntaxNode, words: readonly string[]): void {
		for (let word = node.firstChild; word !== null; word = word.nextSibling) {
			if (!words.includes(word.name)) continue;
			const first = word.nextSibling;
			let last = first;
			while (last !== null && last.nextSibling !== null && last.nextSibling.name !== 'Body')
				last = last.nextSibling;
			if (first === null || last === null) continue;
			marks.before(first.from, `(${lineMark(word)} or (`);
			marks.first(last.to, '))');
		}
	}

	/** Marks the start of a function. @returns whether its calls are marked */
	function enter(node: SyntaxNode, body: SyntaxNode): boolean {
		const name = node.getChild('VariableName');
		const statement = statementsOf(body)[0];
		const isPlain = node.getChild('async') === null && !hasYield(body);
		if (name === null || statement === undefined || !isPlain) return false;
		if (only?.has(textOf(name)) === false) return false;
		const parameters = parametersOf(node);
		const call = `${PYTHON_MARKS.enter}(${[JSON.stringify(textOf(name)), ...parameters.map(textOf)].join()})`;
		const [first] = parameters;
		const takesOne = first !== undefined && first.prevSibling?.name === '(';
		const mark = takesOne ? `${textOf(first)}=${call}` : call;
		const depth = has(body, 'TryStatement') ? `;${DEPTH}=${PYTHON_MARKS.open}()` : '';
		before(statement, mark + depth);
		return true;
	}

	/** Puts a mark before a statement: on its line, or on one of its own. */
	function before(statement: SyntaxNode, mark: string): void {
		const { name } = firstOf(statement);
		if (SIMPLE.has(name) || name === 'ScopeStatement') marks.before(statement.from, `${mark};`);
		else {
			marks.before(statement.from, `${mark}\n${indentOf(statement)}`);
			doubled.push(marks.lineOf(statement.from));
		}
	}

	/** Marks where an error is caught: it may have left calls that wait. */
	function caught(node: SyntaxNode): void {
		let isCaught = false;
		for (let child = node.firstChild; child !== null; child = child.nextSibling) {
			if (child.name === 'except') isCaught = true;
			if (child.name !== 'Body') continue;
			const [statement] = statementsOf(child);
			if (isCaught && statement !== undefined)
				before(statement, `${PYTHON_MARKS.caught}(${DEPTH})`);
			isCaught = false;
		}
	}

	/** Marks that a function ends without `return`. */
	function leave(body: SyntaxNode): void {
		const statements = statementsOf(body);
		let last = statements.at(-1)!;
		if (last.name === 'StatementGroup') last = statementsOf(last).at(-1)!;
		if (ENDS.has(last.name)) return;
		const mark = `${PYTHON_MARKS.leave}(None)`;
		if (marks.lineOf(body.from) === marks.lineOf(statements[0].from)) {
			marks.first(last.from + textOf(last).trimEnd().length, `;${mark}`);
			return;
		}
		const end = body.from + textOf(body).trimEnd().length;
		const lineEnd = text.indexOf('\n', end);
		marks.before(lineEnd < 0 ? text.length : lineEnd, `\n${indentOf(statements[0])}${mark}`);
		doubled.push(marks.lineOf(end));
	}

	function returned(node: SyntaxNode): void {
		const word = node.firstChild!;
		const value = word.nextSibling;
		if (value === null) marks.first(word.to, ` ${PYTHON_MARKS.leave}(None)`);
		else {
			marks.before(value.from, ` ${PYTHON_MARKS.leave}((`);
			marks.first(node.lastChild!.to, '))');
		}
	}

	function indentOf(node: SyntaxNode): string {
		return text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.from);
	}

	visit(tree, { isMarked: false, isClass: false });
	for (let node = tree.firstChild; node !== null; node = node.nextSibling) {
		const named = node.name === 'DecoratedStatement' ? node.lastChild! : node;
		if (/^(FunctionDefinition|ClassDefinition|AssignStatement)$/.test(named.name))
			names.push(...named.getChildren('VariableName').map(textOf));
	}
	return {
		text: marks.apply(),
		names,
		error: errorOf(text, error, marks),
		lines: linesOf(text, doubled)
	};
}

/** The lines of the source that the lines of the marked text stand for. */
function linesOf(text: string, doubled: readonly number[]): number[] {
	const all = Array.from(text.split('\n'), (_, at) => at + 1);
	return [...all, ...doubled].sort((one, two) => one - two);
}

function errorOf(text: string, node: SyntaxNode | null, marks: Insertions): SyntaxFault | null {
	const known = syntaxFaultOf(text);
	if (known !== null || node === null) return known;
	// A missing word is noticed at the next one; it belongs to the line before that.
	const isMissing = text.slice(node.from, node.to).trim() === '';
	const at = isMissing ? text.slice(0, node.from).trimEnd().length - 1 : node.from;
	const near = /\S+/.exec(text.slice(node.from).split('\n')[0])?.[0] ?? '';
	return { line: marks.lineOf(Math.max(0, at)), hint: 'unclear', near: near.slice(0, 20) };
}

function statementsOf(body: SyntaxNode): SyntaxNode[] {
	const found: SyntaxNode[] = [];
	for (let child = body.firstChild; child !== null; child = child.nextSibling)
		if (!child.type.isError && ![':', ';', 'Comment'].includes(child.name)) found.push(child);
	return found;
}

/** The first of several statements on one line. */
function firstOf(statement: SyntaxNode): SyntaxNode {
	return statement.name === 'StatementGroup' ? statementsOf(statement)[0] : statement;
}

function isStatement(node: SyntaxNode): boolean {
	return ['Script', 'Body', 'StatementGroup'].includes(node.parent?.name ?? '');
}

/** The parameters in order, also those that take several arguments. */
function parametersOf(node: SyntaxNode): readonly SyntaxNode[] {
	const list = node.getChild('ParamList');
	// A default may be a name, too.
	return (list?.getChildren('VariableName') ?? []).filter(
		({ prevSibling }) => prevSibling?.name !== 'AssignOp'
	);
}

/** Whether a function is a generator: whether it has a `yield` of its own. */
function hasYield(body: SyntaxNode): boolean {
	return has(body, 'YieldStatement') || has(body, 'YieldExpression');
}

/** Whether there is something in a function that is not in another one in it. */
function has(node: SyntaxNode, name: string): boolean {
	for (let child = node.firstChild; child !== null; child = child.nextSibling) {
		if (child.name === name) return true;
		const isOther = child.name === 'FunctionDefinition' || child.name === 'LambdaExpression';
		if (!isOther && has(child, name)) return true;
	}
	return false;
}
