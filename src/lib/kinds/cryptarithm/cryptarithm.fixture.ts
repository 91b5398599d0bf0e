import fc from 'fast-check';
import { blankSum, NONE, sumOf, type CryptarithmSetup, type Sum } from './sum';

/** A sum of two to four words of at most four of the letters; digits set by hand may clash. */
export function anySum(letters: string): fc.Arbitrary<CryptarithmSetup> {
	const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 });
	return fc
		.array(word, { minLength: 3, maxLength: 5 })
		.map(sumOf)
		.filter((sum): sum is Sum => !('code' in sum))
		.chain((sum) =>
			fc
				.array(
					fc.oneof({ weight: 3, arbitrary: fc.constant(NONE) }, fc.integer({ min: 0, max: 9 })),
					{
						minLength: sum.letters.length,
						maxLength: sum.letters.length
					}
				)
				.map((typed) => ({ ...blankSum(sum), typed: Int8Array.from(typed) }))
		);
}

/**
 * Every solution, found by trying all ways to give letters digits: for each letter, as it first occurs in the
 * words, its digit.
 */
export function solutionsOf(
	words: readonly string[],
	given: Readonly<Record<string, number>> = {}
) {
	const letters = [...new Set(words.join(''))];
	const weights = letters.map((letter) =>
		words.reduce((weight, word, at) => {
			const sign = at === words.length - 1 ? -1 : 1;
			return [...word].reduce(
				(sum, one, place) => sum + (one === letter ? sign * 10 ** (word.length - 1 - place) : 0),
				weight
			);
		}, 0)
	);
	const isLead = letters.map((letter) =>
		words.some((word) => word.length > 1 && word.startsWith(letter))
	);
	const found: Record<string, number>[] = [];
	const digits: number[] = [];
	(function next(total: number) {
		const at = digits.length;
		if (at === letters.length) {
			if (total === 0)
				found.push(Object.fromEntries(letters.map((letter, index) => [letter, digits[index]])));
			return;
		}
		for (let digit = isLead[at] ? 1 : 0; digit <= 9; digit++) {
			if (digits.includes(digit) || (given[letters[at]] ?? digit) !== digit) continue;
			digits.push(digit);
			next(total + weights[at] * digit);
			digits.pop();
		}
	})(0);
	return found;
}
