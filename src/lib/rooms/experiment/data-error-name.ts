import { nearTo } from '$lib/engine/reading/near';
import type { DataError, DataErrorCode } from './measure/strict';

/** The name of the sentence about an error: its code, or a name that says more. */
export type DataErrorName = DataErrorCode | 'near' | 'bad-parameter';

/** The inputs of a sentence about an error. */
export interface DataErrorFacts {
	readonly found: string | number;
	readonly expected: string | number;
}

/** Errors whose `expected` are names, of which one may be meant. */
const OF_NAMES: ReadonlySet<DataErrorCode> = new Set([
	'unknown-field',
	'unknown-option',
	'unknown-kind',
	'unknown-set'
]);

/** The sentence for an error, and its inputs. */
export function nameOfError({ code, found = '', expected = '' }: DataError): {
	name: DataErrorName;
	facts: DataErrorFacts;
} {
	if (OF_NAMES.has(code)) {
		const names = String(expected).split(' ');
		const near = nearTo(String(found), names);
		return near === null
			? { name: code, facts: { found, expected: names.join(', ') } }
			: { name: 'near', facts: { found, expected: near } };
	}
	const isOfParameter = code === 'bad-board' && found !== '';
	return { name: isOfParameter ? 'bad-parameter' : code, facts: { found, expected } };
}
