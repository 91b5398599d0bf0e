import { NONE, type Rules } from './setup';

export type BrokenRule = 'later' | 'different' | 'apart' | 'once' | 'balanced';

/**
 * The rule that two letters at two positions break, null if none. If they break several, the rule
 * on the order of neighbours comes first, then the rule on their distance.
 */
export function ruleBroken(
	rules: Rules,
	position: number,
	letter: number,
	other: number,
	otherLetter: number
): Exclude<BrokenRule, 'balanced'> | null {
	const { order, apart, once } = rules;
	if (Math.abs(position - other) === 1) {
		const step = (letter - otherLetter) * (position - other);
		if (order === 'later' && step <= 0) return 'later';
		if (order === 'different' && step === 0) return 'different';
		if (apart !== null && Math.abs(step) > apart) return 'apart';
	}
	return once && letter === otherLetter && position !== other ? 'once' : null;
}

/**
 * The positions, ascending, whose letters break a rule with `letter` at `position`: each by itself, or
 * if there are none, all together, because the brackets could not be balanced.
 */
export function clashing(
	rules: Rules,
	letters: ArrayLike<number>,
	position: number,
	letter: number,
	letterCount: number
): number[] {
	const clashes = [];
	const reach = rules.once ? letters.length : 1;
	const end = Math.min(letters.length, position + reach + 1);
	for (let other = Math.max(0, position - reach); other < end; other++) {
		if (other === position || letters[other] < 0) continue;
		if (ruleBroken(rules, position, letter, other, letters[other])) clashes.push(other);
	}
	if (clashes.length > 0 || rules.order !== 'balanced') return clashes;
	const row = Array.from(letters);
	row[position] = letter;
	return unbalancing(row, letterCount, position).filter((other) => other !== position);
}

/**
 * Whether a row of letters, {@link NONE} for an open position, can be completed so that its brackets
 * balance. Follows the lowest and the highest number of brackets that may be open.
 */
export function canBalance(letters: Iterable<number>, letterCount: number): boolean {
	const otherwise = letterCount === 1 ? 1 : -1;
	let low = 0;
	let high = 0;
	for (const letter of letters) {
		low += letter === NONE ? otherwise : rise(letter);
		high += letter === NONE ? 1 : rise(letter);
		if (high < 0) return false;
		// With brackets only, the numbers that are possible are all odd or all even.
		if (low < 0) low = letterCount > 2 ? 0 : 1;
	}
	return low === 0;
}

function rise(letter: number): number {
	return letter === 0 ? 1 : letter === 1 ? -1 : 0;
}

/**
 * Positions because of whose letters the row cannot be balanced, each of which is needed; none if it can.
 * @param kept a position that is among them in any case.
 */
export function unbalancing(letters: ArrayLike<number>, letterCount: number, kept = -1): number[] {
	const row = Array.from(letters);
	if (canBalance(row, letterCount)) return [];
	for (let position = row.length - 1; position >= 0; position--) {
		const letter = row[position];
		if (position !== kept) row[position] = NONE;
		if (canBalance(row, letterCount)) row[position] = letter;
	}
	return [...row.keys()].filter((position) => row[position] !== NONE);
}
