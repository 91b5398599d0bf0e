import type { CodeLanguage } from '../task';

/** Names that a program need not define. */
const KNOWN: Readonly<Record<CodeLanguage, string>> = {
	python:
		'True False None print range len list set dict tuple sum min max any all abs int str float bool sorted reversed enumerate zip map filter divmod isinstance math random',
	javascript:
		'true false null undefined console Math Array Set Map Number String Boolean Object JSON parseInt parseFloat'
};
const WORDS =
	/^(and|as|assert|break|case|class|const|continue|def|del|elif|else|except|finally|for|from|function|global|if|import|in|is|lambda|let|new|nonlocal|not|of|or|pass|raise|return|switch|this|throw|try|typeof|var|while|with|yield)$/;
/** Longer names are not compared. */
const LONGEST = 40;

/** The names of a program are those in its text, and the functions that are given. */
interface Program {
	readonly source: string;
	readonly given: readonly string[];
	readonly language: CodeLanguage;
}

/** The name of a program, of what is given, or of the language that is most like one that is not known; null if none is much like it. */
export function nearestName(name: string, { source, given, language }: Program): string | null {
	const text = source.replace(/"[^"\n]*"|'[^'\n]*'|#.*|\/\/.*/g, ' ');
	const own = text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
	let nearest: string | null = null;
	let least = name.length <= 3 ? 2 : 3;
	for (const other of new Set([...own, ...given, ...KNOWN[language].split(' ')])) {
		if (other === name || WORDS.test(other) || other.length > LONGEST) continue;
		if (other.length === 1) continue;
		const distance = distanceBetween(name.slice(0, LONGEST), other);
		if (distance < least) [least, nearest] = [distance, other];
	}
	return nearest;
}

/**
 * How many letters must be put in, taken out, changed or exchanged with the next to make one text the other;
 * capitals for small letters and signs between words are free, if something else is not the same.
 */
function distanceBetween(one: string, two: string): number {
	const plain = (text: string) => text.toLowerCase().replaceAll('_', '');
	if (plain(one) === plain(two)) return 0.5;
	let before: number[] = [];
	let last = Array.from({ length: two.length + 1 }, (_, at) => at);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= two.length; j++) {
			const change = last[j - 1] + Number(one[i - 1] !== two[j - 1]);
			row[j] = Math.min(last[j] + 1, row[j - 1] + 1, change);
			const isSwapped = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1];
			if (isSwapped) row[j] = Math.min(row[j], before[j - 2] + 1);
		}
		before = last;
		last = row;
	}
	return last[two.length];
}
