import type { LogNode } from './log-tree';

/** What a node of a log decides, from its label. */
export interface Decision {
	/** Placed, or eliminated: the last branch is the rest of what an earlier one tried. */
	readonly word: 'p' | 'e';
	readonly variable: string;
	readonly value: string;
}

interface Label {
	readonly variable: string;
	readonly sign: string;
	readonly value: string;
}

const PARTS = /^\s*\[?\s*(.+?)\s*(==|!=|<=|>=|=|<|>|≠|≤|≥)\s*(.+?)\s*\]?\s*$/u;
const SIGNS: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '<=': '≤', '>=': '≥' };
const NEGATED: Readonly<Record<string, string>> = {
	...{ '=': '≠', '≠': '=', '≤': '>' },
	...{ '>': '≤', '<': '≥', '≥': '<' }
};

/** What a node that has a parent decides. @param depth how far it is below the root */
export function decisionOf(node: LogNode, depth: number): Decision {
	const { label, alternative, parent } = node;
	const parts = partsOf(label);
	const text = label.trim();
	if (parts === null)
		return text === ''
			? { word: 'p', variable: `level ${depth}`, value: `branch ${alternative + 1}` }
			: { word: 'p', variable: text, value: 'yes' };
	const { variable, sign, value } = parts;
	const { children } = parent!;
	if (children[children.length - 1] === node && sign !== '=') {
		for (const other of children.slice(0, -1)) {
			const tried = partsOf(other.label);
			if (tried !== null && isSame(negation(tried), normal(parts)))
				return { word: 'e', variable, value: named(tried) };
		}
		if (sign === '≠') return { word: 'e', variable, value };
	}
	return { word: 'p', variable, value: named(parts) };
}

/** "x[3] != 5" as x[3], ≠ and 5; null for another text. */
function partsOf(label: string): Label | null {
	const found = PARTS.exec(label);
	if (found === null) return null;
	const [, variable, sign, value] = found;
	return { variable, sign: SIGNS[sign] ?? sign, value };
}

/** What is left if a decision does not hold. */
function negation({ sign, ...others }: Label): Label {
	return normal({ ...others, sign: NEGATED[sign] });
}

/** x < 5 as x ≤ 4, and x ≥ 5 as x > 4, so that decisions can be compared. */
function normal(label: Label): Label {
	const { variable, sign, value } = label;
	if ((sign !== '<' && sign !== '≥') || !/^-?\d+$/.test(value)) return label;
	return { variable, sign: sign === '<' ? '≤' : '>', value: String(Number(value) - 1) };
}

function isSame(one: Label, other: Label): boolean {
	return one.variable === other.variable && one.sign === other.sign && one.value === other.value;
}

function named({ sign, value }: Label): string {
	return sign === '=' ? value : sign + value;
}
