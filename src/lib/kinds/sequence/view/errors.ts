import type { MessageTable } from '$lib/stage/board/message-table';
import * as m from '$lib/i18n/compiled/messages';
import type { AlphabetError } from '../alphabet';

/** What is wrong with the letters of an alphabet. */
export const ALPHABET_ERRORS: MessageTable<AlphabetError> = {
	'alphabet-empty': m.sequence_error_alphabet_empty,
	'alphabet-long': m.sequence_error_alphabet_long,
	'alphabet-letter': m.sequence_error_alphabet_letter,
	'alphabet-twice': m.sequence_error_alphabet_twice
};
