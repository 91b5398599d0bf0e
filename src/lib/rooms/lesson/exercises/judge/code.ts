import type { SyntaxNode } from '@lezer/common';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import type { CodeLanguage } from '$lib/stage/program/task';

/** What a program is made of, so that nothing is said of it that it does not have. */
export interface Code {
	/** Its text with blanks for comments and strings. */
	readonly text: string;
	/** The same of its loops alone, without functions in them. */
	readonly loops: string;
	/** A function is called by its name, and nothing is done with what it returns. */
	readonly callsAlone: boolean;
	/** The first line on which a comparison stands alone, where a value is to be written; 0 for none. */
	readonly comparison: number;
	/** The first line on which a function in `forEach` returns a value; 0 for none. */
	readonly lostReturn: number;
}

const UNREAD = /^(?:Comment|LineComment|BlockComment|String|FormatString|TemplateString)$/;
const LOOP = /^(?:For|While|Do)Statement$/;
const FUNCTION =
	/^(?:Function(?:Definition|Declaration|Expression)|ArrowFunction|Lambda\w*|Method\w*)$/;

/** Reads a program. */
export function codeOf(source: string, language: CodeLanguage): Code {
	const tree = (language === 'python' ? python : javascript).parse(source).topNode;
	const parts = source.split('');
	const isInLoop = new Uint8Array(source.length);
	let [comparison, lostReturn] = [0, 0];
	let callsAlone = false;
	const lineOf = (node: SyntaxNode) => source.slice(0, node.from).split('\n').length;

	function visit(node: SyntaxNode, within: { loop: boolean; forEach: boolean }): void {
		if (UNREAD.test(node.name))
			for (let at = node.from; at < node.to; at++) if (parts[at] !== '\n') parts[at] = ' ';
		let inside = within;
		if (LOOP.test(node.name)) inside = { ...within, loop: true };
		else if (FUNCTION.test(node.name)) inside = { loop: false, forEach: isForEach(node, source) };
		isInLoop.fill(Number(inside.loop), node.from, node.to);
		callsAlone ||= isCallAlone(node, source);
		if (comparison === 0 && isComparison(node, source)) comparison = lineOf(node);
		const returned = node.name === 'ReturnStatement' ? node.firstChild?.nextSibling : null;
		if (lostReturn === 0 && within.forEach && returned && returned.name !== ';')
			lostReturn = lineOf(node);
		for (let child = node.firstChild; child !== null; child = child.nextSibling)
			visit(child, inside);
	}
	visit(tree, { loop: false, forEach: false });
	const plain = parts.join('');
	const loops = parts.filter((part, at) => isInLoop[at] === 1 || part === '\n').join('');
	return { text: plain, loops, callsAlone, comparison, lostReturn };
}

function isCallAlone(node: SyntaxNode, source: string): boolean {
	const call = node.name === 'ExpressionStatement' ? node.firstChild : null;
	const called = call?.name === 'CallExpression' ? call.firstChild : null;
	return called?.name === 'VariableName' && source.slice(called.from, called.to) !== 'print';
}

/** A comparison with == of a place in a list, as a statement of its own. */
function isComparison(node: SyntaxNode, source: string): boolean {
	if (node.name !== 'ExpressionStatement') return false;
	const first = node.firstChild;
	if (first?.name !== 'BinaryExpression' || first.firstChild?.name !== 'MemberExpression')
		return false;
	const operator = first.firstChild.nextSibling;
	return operator !== null && /^===?$/.test(source.slice(operator.from, operator.to));
}

/** Whether a function is what `forEach` is given. */
function isForEach(node: SyntaxNode, source: string): boolean {
	const list = node.parent;
	const called = list?.name === 'ArgList' ? list.parent?.firstChild : null;
	return (
		called !== null &&
		called !== undefined &&
		source.slice(called.from, called.to).endsWith('.forEach')
	);
}
