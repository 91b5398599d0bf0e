import type { SyntaxFault, SyntaxHint } from './marked';

/** A line of a program, with those that it goes on in: in brackets, in a long string, behind a backslash. */
interface LogicalLine {
	/** Where it begins, counted from 1. */
	readonly line: number;
	readonly indent: string;
	/** Its text, with `""` for each string, without comments and without what is in brackets. */
	readonly outside: string;
	/** The same with what is in brackets. */
	readonly code: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** With these words a statement begins, and never goes on. */
const STARTS =
	/^(def|class|while|elif|return|import|break|continue|pass|try|except|finally|with)\b/;
const BLOCKS = /^(if|elif|else|while|for|def|class|try|except|finally|with)\b/;

/**
 * The first error of a Python source that beginners make and that can be told for sure; null if there is
 * none of these. What Python itself says is "invalid syntax".
 */
export function syntaxFaultOf(source: string): SyntaxFault | null {
	const { lines, fault } = readLines(source);
	const found = [
		fault,
		faultOfMatch(lines),
		faultOfIndents(lines),
		...lines.map((line) => faultOfLine(line))
	].filter((one) => one !== null);
	return found.length === 0
		? null
		: found.reduce((first, one) => (one.line < first.line ? one : first));
}

function readLines(source: string): { lines: LogicalLine[]; fault: SyntaxFault | null } {
	const lines: LogicalLine[] = [];
	const open: { bracket: string; line: number }[] = [];
	let start: { line: number; indent: string } | null = null;
	let [outside, code, line, at] = ['', '', 1, 0];
	const fault = (hint: SyntaxHint, line: number, near: string) => ({
		lines,
		fault: { hint, line, near }
	});
	const add = (text: string) => {
		code += text;
		if (open.length === 0) outside += text;
	};
	const end = () => {
		if (start !== null) lines.push({ ...start, outside: outside.trim(), code: code.trim() });
		start = null;
		outside = code = '';
	};
	while (at < source.length) {
		const rest = source.slice(at);
		if (start === null && open.length === 0) {
			const indent = /^[ \t\f]*/.exec(rest)![0];
			at += indent.length;
			const isEmpty = /^(#.*)?(\n|$)/.exec(source.slice(at));
			if (isEmpty !== null) {
				at += isEmpty[0].length;
				line++;
				continue;
			}
			start = { line, indent };
			continue;
		}
		const character = source[at];
		if (character === '\n') {
			// A bracket that is still open belongs to a line before this one.
			const next = /^\s*(.*)/.exec(source.slice(at + 1))![1];
			if (open.length === 0) end();
			else if (STARTS.test(next)) break;
			else add(' ');
			line++;
			at++;
		} else if (character === '#') at += /^.*/.exec(rest)![0].length;
		else if (character === '\\' && source[at + 1] === '\n') {
			at += 2;
			line++;
			add(' ');
		} else if (character === '"' || character === "'") {
			const string =
				/^("""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?!"")(?:[^"\\\n]|\\[^])*"|'(?!'')(?:[^'\\\n]|\\[^])*')/.exec(
					rest
				)?.[0];
			if (string === undefined) return fault('quote', line, character);
			add('""');
			line += string.split('\n').length - 1;
			at += string.length;
		} else if (character in CLOSING) {
			add(character);
			open.push({ bracket: character, line });
			at++;
		} else if (Object.values(CLOSING).includes(character)) {
			const last = open.pop();
			if (last === undefined) return fault('close', line, character);
			if (CLOSING[last.bracket] !== character) return fault('open', last.line, last.bracket);
			add(character);
			at++;
		} else {
			add(character);
			at++;
		}
	}
	const last = open.at(-1);
	if (last !== undefined) {
		const isBlock = last.bracket === '{' && /[^=,([:]\s*\{$/.test(outside);
		return fault(isBlock ? 'brace' : 'open', last.line, last.bracket);
	}
	end();
	return { lines, fault: null };
}

function faultOfLine({ line, outside, code }: LogicalLine): SyntaxFault | null {
	const fault = (hint: SyntaxHint, near: string) => ({ line, hint, near });
	if (/^else\s+if\b/.test(outside)) return fault('elif', 'else if');
	const operator = /&&|\|\||!(?!=)/.exec(code)?.[0];
	if (operator !== undefined) return fault('operator', operator);
	const twice = /(\+\+|--)\s*(;|$)/.exec(code)?.[1];
	if (twice !== undefined) return fault('increment', twice);
	if (/^(function|const|let|var)\s+\w/.test(code)) return fault('javascript', code.split(/\s/)[0]);
	if (/^print\s+[^=\s(.,)]/.test(code)) return fault('print', 'print');
	const word = BLOCKS.exec(outside)?.[1];
	if (word === undefined) return null;
	// The colon of a lambda does not end a header; one in brackets is gone.
	const header = outside.replace(/\blambda\b[^:]*:/g, '');
	const colon = header.replaceAll(':=', '  ').indexOf(':');
	if (colon < 0 && outside.endsWith('{}')) return fault('brace', '{');
	if (colon < 0) return fault('colon', word);
	const isCondition = ['if', 'elif', 'while'].includes(word);
	if (isCondition && /[^=!<>:]=(?!=)/.test(header.slice(0, colon))) return fault('equals', '=');
	if (word === 'else' && header.slice(4, colon).trim() !== '') return fault('elif', 'else');
	return null;
}

function faultOfMatch(lines: readonly LogicalLine[]): SyntaxFault | null {
	const first = lines.find(
		({ outside }, at) =>
			/^match\b.*:$/.test(outside) && /^case\b/.test(lines[at + 1]?.outside ?? '')
	);
	return first === undefined ? null : { line: first.line, hint: 'match', near: 'match' };
}

function faultOfIndents(lines: readonly LogicalLine[]): SyntaxFault | null {
	const levels = [''];
	for (const [at, { line, indent, outside }] of lines.entries()) {
		const fault = (hint: SyntaxHint) => ({ line, hint, near: outside.slice(0, 20) });
		const level = levels.at(-1)!;
		const before = lines[at - 1];
		const opens =
			before !== undefined && before.outside.endsWith(':') && BLOCKS.test(before.outside);
		const isDeeper = indent.length > level.length && indent.startsWith(level);
		if (!indent.startsWith(level) && !level.startsWith(indent)) return fault('tabs');
		if (opens && !isDeeper) return fault('indent');
		if (!opens && isDeeper) return fault('unindent');
		if (isDeeper) levels.push(indent);
		else {
			while (levels.at(-1)!.length > indent.length) levels.pop();
			if (levels.at(-1) !== indent) return fault('level');
		}
	}
	const last = lines.at(-1);
	const isOpen = last !== undefined && last.outside.endsWith(':') && BLOCKS.test(last.outside);
	return isOpen ? { line: last.line, hint: 'body', near: last.outside.slice(0, 20) } : null;
}
