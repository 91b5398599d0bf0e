import type { Rules } from './setup';

export type BrokenRule = 'later' | 'different' | 'apart' | 'once';

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
): BrokenRule | null {
	const { order, apart, once } = rules;
	if (Math.abs(position - other) === 1) {
		const step = (letter - otherLetter) * (position - other);
		if (order === 'later' && step <= 0) return 'later';
		if (order === 'different' && step === 0) return 'different';
		if (apart !== null && Math.abs(step) > apart) return 'apart';
	}
	return once && letter === otherLetter && position !== other ? 'once' : null;
}

/** The positions, ascending, whose letters break a rule together with `letter` at `position`. */
export function clashing(
	rules: Rules,
	letters: ArrayLike<number>,
	position: number,
	letter: number
): number[] {
	const clashes = [];
	const reach = rules.once ? letters.length : 1;
	const end = Math.min(letters.length, position + reach + 1);
	for (let other = Math.max(0, position - reach); other < end; other++) {
		if (other === position || letters[other] < 0) continue;
		if (ruleBroken(rules, position, letter, other, letters[other])) clashes.push(other);
	}
	return clashes;
}
