import { readAlphabet } from './alphabet';
import { NONE, ORDERS, type SequenceSetup } from './setup';

/** Whether every part of a setup is within bounds. */
export function isSound({ alphabet, length, rules, letters }: SequenceSetup): boolean {
	const read = readAlphabet(alphabet);
	const count = Array.from(alphabet).length;
	return (
		!('error' in read) &&
		read.alphabet === alphabet &&
		Number.isInteger(length) &&
		length >= 1 &&
		length <= 40 &&
		letters.length === length &&
		letters.every((letter) => letter >= NONE && letter < count) &&
		(rules.apart === null || (rules.apart >= 1 && rules.apart <= 25)) &&
		ORDERS.includes(rules.order)
	);
}
