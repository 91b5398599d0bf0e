import type { ExercisePrograms } from './exercise';

/**
 * Reads the file of an exercise's programs, `python.txt` or `javascript.txt`. A line `=== name` begins each:
 *
 *     === given            functions before the reader's text (optional)
 *     === after            functions after it, which use it (optional)
 *     === starter          what the reader starts with; lines with ✎ are to be changed
 *     === empty            the same for those who want to write it all (optional)
 *     === right one-loop   a right program; the commonest form first
 *     === wrong too-short  a wrong one
 *
 * @throws Error that names the line.
 */
export function readPrograms(text: string, name: string): ExercisePrograms {
	const parts = new Map<string, string>();
	let heading: string | null = null;
	for (const [at, line] of text.split('\n').entries()) {
		if (line.startsWith('===')) {
			heading = line.slice(3).trim();
			if (parts.has(heading)) throw new Error(`${name}, line ${at + 1}: ${heading} is there twice`);
			if (!/^(given|after|starter|empty|(right|wrong) [\w-]+)$/.test(heading))
				throw new Error(`${name}, line ${at + 1}: ${heading} is not a heading`);
			parts.set(heading, '');
		} else if (heading !== null) parts.set(heading, `${parts.get(heading)!}${line}\n`);
	}
	const part = (heading: string) => trimmed(parts.get(heading) ?? '');
	const named = (word: string) =>
		Object.fromEntries(
			[...parts.keys()]
				.filter((heading) => heading.startsWith(`${word} `))
				.map((heading) => [heading.slice(word.length + 1), part(heading)])
		);
	if (!parts.has('starter')) throw new Error(`${name}: no starter`);
	return {
		given: part('given'),
		after: part('after'),
		starter: part('starter'),
		...(parts.has('empty') && { empty: part('empty') }),
		right: named('right'),
		wrong: named('wrong')
	};
}

/** Without empty lines at its ends; ends in a line break if it has a line. */
function trimmed(text: string): string {
	const lines = text.replace(/^(\s*\n)+/, '').trimEnd();
	return lines === '' ? '' : `${lines}\n`;
}
