import { withOwnMenus, type ExampleTexts } from '$lib/stage/board/default-menus';
import { extendVocabulary, openText, ownTexts } from '$lib/stage/board/default-vocabulary';
import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Tried } from '$lib/stage/board/vocabulary';
import { onPaper } from '$lib/stage/scene/on-paper';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import type { LineError } from '../line';
import {
	brokenColumn,
	carriesOf,
	NONE,
	numberOf,
	sumText,
	type CryptarithmSetup,
	type Sum
} from '../sum';
import Board from './Board.svelte';
import { card } from './card';
import { scene } from './scene';

const EXAMPLES: ExampleTexts = {
	send: [m.cryptarithm_example_send, m.cryptarithm_example_send_line],
	to: [m.cryptarithm_example_to, m.cryptarithm_example_to_line],
	two: [m.cryptarithm_example_two, m.cryptarithm_example_two_line],
	he: [m.cryptarithm_example_he, m.cryptarithm_example_he_line],
	donald: [m.cryptarithm_example_donald, m.cryptarithm_example_donald_line],
	forty: [m.cryptarithm_example_forty, m.cryptarithm_example_forty_line],
	moon: [m.cryptarithm_example_moon, m.cryptarithm_example_moon_line]
};

/** What is wrong with a sum that was written, without the line. */
export const errorText = messagesIn<LineError>({
	word: m.cryptarithm_error_word,
	equals: m.cryptarithm_error_equals,
	digit: m.cryptarithm_error_digit,
	addends: m.cryptarithm_error_addends,
	letters: m.cryptarithm_error_letters,
	long: m.cryptarithm_error_long,
	result: m.cryptarithm_error_result
});

const PLAIN = 'naive.ascending.none.every.1.0';
const FEWEST = 'findmin.ascending.none.every.1.0';

const menus = withOwnMenus<CryptarithmSetup>(EXAMPLES, {
	factsOf: ({ sum }) => m.cryptarithm_facts({ sum: sumText(sum), ...counted(sum.letters.length) }),
	errorText,
	openPlaceholder: () => m.cryptarithm_open_placeholder(),
	openHint: () => m.cryptarithm_open_hint(),
	races: [
		{
			title: m.cryptarithm_race_models,
			line: m.cryptarithm_race_models_line,
			search: `example=send&lanes=${PLAIN}.step.whole~${PLAIN}~${FEWEST}&log=1`
		},
		{
			title: m.cryptarithm_race_forty,
			line: m.cryptarithm_race_forty_line,
			search: `example=forty&lanes=${PLAIN}~${FEWEST}`
		}
	]
});

/** A calculation, which runs from left to right in every language, whatever its letters: marks say so. */
const ltr = (text: string) => `\u200e${text.replace(/[\u0590-\u08ff]/g, '$&\u200e')}`;

/** A column as it is added up: "N + R + 1 = 4 + 8 + 1", and its sum; the 1 is the carry. */
function added(sum: Sum, column: number, digits: ArrayLike<number>, carry: number) {
	const { addends } = sum.columns[column];
	const carried = carry > 0 ? [String(carry)] : [];
	const names = [...addends.map((letter) => sum.letters[letter]), ...carried].join(' + ');
	const terms = [...addends.map((letter) => digits[letter]), ...carried].join(' + ');
	return { names, terms, total: addends.reduce((total, letter) => total + digits[letter], carry) };
}

/** "D + E = 7 + 5 = 12" */
function addedText(sum: Sum, column: number, digits: ArrayLike<number>, carry: number) {
	const { names, terms, total } = added(sum, column, digits, carry);
	const parts = names.includes('+') ? [names, terms, total] : [names, total];
	return { text: ltr(parts.join(' = ')), total };
}

/** Why a letter cannot have a digit beside the others, as a clause. */
function clauseOf({ sum }: CryptarithmSetup, { variable, value, assignment }: Tried): string {
	if (value === 0 && sum.leads[variable]) return m.cryptarithm_says_zero();
	const same = sum.letters.findIndex(
		(_, other) => other !== variable && assignment[other] === value
	);
	if (same >= 0) return m.cryptarithm_says_same({ letter: isolate(sum.letters[same]) });
	const digits = Array.from(assignment);
	digits[variable] = value;
	if (!digits.includes(NONE)) {
		const numbers = sum.words.map((word) => numberOf(sum, word, digits));
		const number = String(numbers.pop());
		const total = numbers.reduce((total, addend) => total + addend);
		const text = ltr(`${numbers.join(' + ')} = ${total}`);
		return m.cryptarithm_says_sum({ sum: text, word: isolate(sum.words.at(-1)!), number });
	}
	const broken = brokenColumn(sum, digits);
	if (broken === null) return m.cryptarithm_says_open_column();
	const { result } = sum.columns[broken.column];
	const clause = columnClause(sum, broken.column, digits);
	return result === variable || digits[result] === NONE
		? clause
		: m.cryptarithm_says_and({
				clause,
				letter: isolate(sum.letters[result]),
				digit: String(digits[result])
			});
}

/** Why a column cannot hold with the digit of its result. */
function columnClause(sum: Sum, column: number, digits: readonly number[]): string {
	const { addends, result } = sum.columns[column];
	const { low, high } = carriesOf(sum, digits)[column];
	const letter = isolate(sum.letters[result]);
	const isLast = column === sum.columns.length - 1;
	if (addends.length === 0)
		return high === 0
			? m.cryptarithm_says_no_carry({ letter })
			: m.cryptarithm_says_carry({ most: String(high) });
	if ([...addends, result].some((one) => digits[one] === NONE)) {
		const letters = ltr(addends.map((one) => sum.letters[one]).join(' + '));
		return isLast
			? m.cryptarithm_says_left({ letters })
			: m.cryptarithm_says_column({ letters, letter });
	}
	const { text, total } = addedText(sum, column, digits, low === high ? low : 0);
	if (low !== high) return m.cryptarithm_says_any_carry({ sum: text, high: String(high) });
	if (total % 10 === digits[result] && isLast) return m.cryptarithm_says_no_room({ sum: text });
	return total < 10 ? text : m.cryptarithm_says_ends({ sum: text, end: String(total % 10) });
}

/** A column that a placement completes and that holds: what is written, what is carried; empty if none. */
function completed({ sum }: CryptarithmSetup, { variable, assignment }: Tried): string {
	const carries = carriesOf(sum, assignment);
	const column = sum.columns.findIndex(({ addends, result }, at) => {
		const letters = [...addends, result];
		const isKnown = carries[at]?.low === carries[at]?.high && carries[at + 1] !== undefined;
		return isKnown && letters.includes(variable) && letters.every((one) => assignment[one] >= 0);
	});
	if (column < 0 || brokenColumn(sum, assignment) !== null) return '';
	if (sum.columns[column].addends.length === 0) return m.cryptarithm_says_is_carry();
	const carry = String(carries[column + 1].low);
	return m.cryptarithm_says_done_column({
		sum: addedText(sum, column, assignment, carries[column].low).text,
		carry
	});
}

/** "9567 + 1085 = 10652" */
function numbersText({ sum }: CryptarithmSetup, digits: ArrayLike<number>): string {
	const numbers = sum.words.map((word) => numberOf(sum, word, digits));
	return ltr(`${numbers.slice(0, -1).join(' + ')} = ${numbers.at(-1)}`);
}

const open = openText(m.cryptarithm_says_done, m.cryptarithm_says_open);

export default {
	kind,
	card,
	description: () => m.cryptarithm_description(),
	nameOf: ({ sum }) => sumText(sum),
	...menus,
	names: ({ sum }) => ({ variable: (letter) => sum.letters[letter], value: String }),
	variants: {
		label: () => m.cryptarithm_variant(),
		texts: {
			columns: [m.cryptarithm_variant_columns, m.cryptarithm_variant_columns_hint],
			whole: [m.cryptarithm_variant_whole, m.cryptarithm_variant_whole_hint]
		}
	},
	contradiction(setup) {
		const [variable] = kind.conflicts(setup);
		const { typed, sum } = setup;
		const clash = clauseOf(setup, { variable, value: typed[variable], assignment: typed });
		const names = { variable: isolate(sum.letters[variable]), value: String(typed[variable]) };
		return m.cryptarithm_says_reject({ ...names, clash });
	},
	vocabulary: (setup) =>
		extendVocabulary({
			genders: () => ({ variable: m.cryptarithm_gender(), value: m.cryptarithm_gender() }),
			start: open,
			open,
			ruleNaive: () => m.cryptarithm_says_rule(),
			chooseNaive: (names) => m.cryptarithm_says_next(names),
			chooseOnly: (names) => m.cryptarithm_says_only(names),
			...ownTexts({
				random: m.cryptarithm_says_choose_random,
				stuck: m.cryptarithm_says_stuck,
				tries: m.cryptarithm_says_tries
			}),
			clash: (_, tried) => clauseOf(setup, tried),
			reject: (names) => m.cryptarithm_says_reject(names),
			place: (names, placed) =>
				`${m.cryptarithm_says_place(names)} ${completed(setup, placed)}`.trim(),
			solution(number, assignment) {
				const sum = numbersText(setup, assignment);
				return number === null
					? m.cryptarithm_says_solution({ sum })
					: m.cryptarithm_says_solution_number({ sum, formatted: formatNumber(number) });
			}
		}),
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: () => import('./Overlay.svelte'),
	drawing: onPaper(scene),
	legend: () => import('./Legend.svelte'),
	questions: async () => ({
		default: {
			variable: m.cryptarithm_ask_variable,
			value: m.cryptarithm_ask_value,
			deadend: m.cryptarithm_ask_deadend,
			return: m.cryptarithm_ask_return
		}
	}),
	pencil: 'few',
	showsFails: true,
	selectHint: () => m.cryptarithm_select_hint()
} satisfies ProblemView<CryptarithmSetup>;
