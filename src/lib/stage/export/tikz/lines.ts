import { commandText, type Command } from './commands';

/** So many equal commands are written as a loop. */
const LOOP = 3;
/** Lines are broken after about as many characters. */
const WIDTH = 100;

/** Commands as lines of a document: equal ones are a loop, lines of one style are one path. */
export function commandLines(commands: readonly Command[], indent: string): string[] {
	const lines: string[] = [];
	for (let first = 0; first < commands.length;) {
		let last = first;
		while (last + 1 < commands.length && joins(commands[first], commands[last + 1])) last++;
		lines.push(...joinedLines(commands.slice(first, last + 1), indent));
		first = last + 1;
	}
	return lines;
}

function joins(a: Command, b: Command): boolean {
	return a.parts.length === b.parts.length && a.parts.every((part, at) => part === b.parts[at]);
}

function joinedLines(commands: readonly Command[], indent: string): string[] {
	const [{ parts, values, joins }] = commands;
	if (joins === 'path' && values.length === 1) {
		const points = commands.flatMap(({ values: [path] }) =>
			path.split(/ (?=--|\.\.(?! \())| (?=\()/)
		);
		return wrapped(parts[0].trimEnd(), points, ' ', parts[1], indent);
	}
	const canLoop = commands.every(({ values }) =>
		values.every((value) => /^[\w. +-]+$/.test(value))
	);
	if (commands.length < LOOP || !canLoop)
		return commands.flatMap((command) =>
			wrapped('', commandText(command).split(' '), ' ', '', indent)
		);
	const names = ['\\x', '\\y', '\\t'].slice(0, values.length);
	const items = commands.map((command) => command.values.join('/'));
	const body = parts.map((part, at) => part + (names[at] ?? '')).join('');
	const loop = wrapped(`\\foreach ${names.join('/')} in {`, items, ', ', '}', indent);
	return [...loop, `${indent}  ${body}`];
}

/** Words between two texts, in lines that are not too long. */
function wrapped(
	before: string,
	words: readonly string[],
	separator: string,
	after: string,
	indent: string
): string[] {
	const lines = [`${indent}${before}`];
	words.forEach((word, at) => {
		const piece = at === words.length - 1 ? word + after : word + separator.trimEnd();
		const line = lines[lines.length - 1];
		const isFirst = at === 0 && (before === '' || before.endsWith('{'));
		const longer = isFirst ? line + piece : `${line} ${piece}`;
		if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
		else lines.push(`${indent}  ${piece}`);
	});
	return lines;
}
