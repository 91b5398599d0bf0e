import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as compiled from '../../src/lib/i18n/compiled/messages';
import { isolate } from '../../src/lib/i18n/bidi';
import { countedRate, formatNumber } from '../../src/lib/i18n/format';
import { baseLocale, readLocaleFrom } from '../../src/lib/i18n/locale';
import { areas, messages, placeholders, type Message } from '../fixtures/message-files';

/*
 * Hebrew glues "and", "in", "to", "from" and "the" to the next word, with a hyphen before a number or a
 * Latin name and without one before a Hebrew word. A message with such a prefix before a placeholder
 * reads well only if it knows the script of what is inserted. So every message is rendered here with
 * names in both scripts, and with numbers that are easily forgotten.
 */

beforeAll(() => readLocaleFrom(() => 'he'));
afterAll(() => readLocaleFrom(() => baseLocale));

/** Inputs that are numbers, and times, which begin with one. */
const NUMBERS = new Set(
	`all answered asked at attempts average back bestPlacements boards bounded candidates clues column
	columns count degree depth differing done factor fewer fewest filled findmin formatted hours least length lines
	limit made max median min missing missingFormatted most naive nodes number open otherPlacements
	otherUndos page placed placements position questions row rows runs seed seeds share step steps time total
	tried undos ways`.split(/\s+/)
);

/** Inputs that are Latin letters or digits in every language: names of cells, symbols, file names. */
const CODES = new Set(
	`address cell cells chapters error expected extension file files found largest lost size smallest
	symbol symbols used variable version`.split(/\s+/)
);

/** Names of cells, letters, digits and functions, where the same input of other messages may be a Hebrew name. */
const CODE_HERE =
	/^((sequence_(broken|says)|knights_tour|queens|sudoku|making|way|play_way_(dead|parted))\w*\.(value|other|first|second|last)(Here)?|\w+_tie\w*\.other|calls_\w+\.(call|name))$/;

/** Inputs that are always Hebrew words or sentences. */
const WORDS = /^(clash|end|list|place|reasons|rule|square|unit|what|when|start|goal)$/;
const WORDS_HERE = /^sequence_rule_\w+$/;

/** Numbers that are never one: clues of a puzzle, sides of a board, limits, what the site says of itself. */
const MANY =
	/^(\w+\.(all|average|boards|clues|columns|differing|fewest|findmin|hours|least|limit|naive|rows)|(\w+_(cut|compare_first|paper_first|moves|too_large|minute|moment|seconds)|sudoku_contradiction_\w+|play_lobby_minimal_solutions_more|play_many_clues_same)\.(count|formatted)|making_says_(dig_try_more|taken_set)\.count|(play_(lobby|many)\w+|experiment_spread_bounded|making_error_size)\.most|shell_\w+\.undos)$/;

/** Any other input may be a name in either script: a strategy, a lane, a colour, a set of boards. */
const NAMES = { Latin: 'findmin', Hebrew: 'אדום' };
type Script = keyof typeof NAMES;

function sample(key: string, input: string, script: Script, count: number): string {
	const name = `${key}.${input}`;
	if (CODES.has(input) || CODE_HERE.test(name)) return isolate('r1c2');
	if (NUMBERS.has(input)) return formatNumber(MANY.test(name) ? Math.max(count, 20) : count);
	if (WORDS.test(input) || WORDS_HERE.test(key)) return 'שורה 8';
	return isolate(NAMES[script]);
}

type Render = (inputs: Record<string, unknown>) => string;
const renderers = compiled as unknown as Record<string, Render>;

/** All that the messages say if their numbers are this one: `[key, text]`. */
function said(count: number): [key: string, text: string][] {
	return areas.flatMap((area) =>
		[...messages(area, 'he')].flatMap(([key, message]) => {
			const names = [...new Set(message.texts.flatMap(placeholders))];
			const texts = (Object.keys(NAMES) as Script[]).flatMap((script) => {
				const shown = countedRate(count).count;
				const inputs: Record<string, unknown> = { count: shown, missing: shown };
				for (const name of names) inputs[name] = sample(key, name, script, count);
				return ['masculine', 'feminine'].map((gender) => renderers[key]({ ...inputs, gender }));
			});
			return [...new Set(texts)].map((text): [string, string] => [key, text]);
		})
	);
}

/** All Hebrew messages: `[key, message]`. */
const hebrew: [key: string, message: Message][] = areas.flatMap((area) => [
	...messages(area, 'he')
]);

/** The keys of the messages that a sieve finds. */
function keysOf(find: (message: Message, key: string) => boolean): string[] {
	return hebrew.filter(([key, message]) => find(message, key)).map(([key]) => key);
}

/** What is rendered with these numbers and matches, by key. */
function matching(pattern: RegExp, counts: readonly number[]): Record<string, string> {
	return Object.fromEntries(counts.flatMap(said).filter(([, text]) => pattern.test(text)));
}

describe('a Hebrew message with its inputs', () => {
	const COUNTS = [0, 0.5, 1, 2, 3, 11];

	test('joins no prefix to a Hebrew word by a hyphen', () => {
		const prefixed = /(?<![א-ת])[ובהכלמש]{1,3}[-־][\u2066-\u2069]*[א-ת]{2}/;
		expect(matching(prefixed, COUNTS)).toEqual({
			queens_example_sixteen_findmin: 'שש-עשרה מלכות עם findmin' // a compound number
		});
	});

	test('glues no prefix to a number or a Latin name', () => {
		expect(matching(/[א-ת][\u2066-\u2069]*[a-z\d≥×]/i, COUNTS)).toEqual({});
	});

	test('joins prefixes by a hyphen, not by a maqaf', () => {
		expect(matching(/־/, [2])).toEqual({});
	});

	test('does not count one thing in the plural', () => {
		// After "times" and before a comparative stands a number without a noun.
		const ones = /(?<![\d.,])1[\u2066-\u2069]* (?!פחות|לפחות)[א-ת]+(ות|ים)(?![א-ת])/;
		expect(matching(ones, [1])).toEqual({});
	});

	test('gives each thing in a list its own preposition', () => {
		const lists = /[בלמכ]-?\{(list|cells|symbols|counts|clashes|files|values|medians|order)\}/;
		expect(keysOf(({ texts }) => texts.some((text) => lists.test(text)))).toEqual([]);
	});

	test('shows every number that is not one or two', () => {
		const takesNumber = new Set(keysOf(({ parameters }) => parameters.has('formatted')));
		const lost = [0, 0.5, 3, 11].flatMap((count) =>
			said(count).filter(
				([key, text]) => takesNumber.has(key) && !/\d/.test(text.replaceAll('r1c2', ''))
			)
		);
		expect(Object.fromEntries(lost)).toEqual({});
	});

	test('has a word for two where it has one for one', () => {
		const digits = (message: Message) =>
			message.selectors.some(({ forms }) =>
				forms.get('two')?.some((text) => text.includes('{formatted}'))
			);
		expect(keysOf(digits)).toEqual([
			'sudoku_board_pad_symbol' // the name of a button holds the number that the button shows
		]);
	});

	test('gives a name a gender only if it knows it', () => {
		// Rows and squares are feminine, places and cells masculine; the shared sentences serve all.
		const shared = /^(explain_|ask_|tree_|board_square_)/;
		const verb =
			/\{(variable|value|other|used|what)\},? ו?(אית[וה]|הוא|היא|[א-ת]*(הוצב|מוצב|נבחר|הוגרל|נמחק|נכשל|נמצא))ה?(?![א-ת])|(הוגרל|נבחר)ה? \{variable\}|\{value\}.* אחרי[וה](?![א-ת])/;
		const gendered = (message: Message) =>
			message.texts.some((text) => verb.test(text)) &&
			!message.selectors.some(({ parameter }) => parameter === 'gender');
		expect(keysOf((message, key) => shared.test(key) && gendered(message))).toEqual([
			'explain_plain_choose_naive', // rows have their own
			'explain_deadend_stranded' // "the last candidate of r1c1 was crossed out"
		]);
	});

	test('says “one after another” so that it does not read “another”', () => {
		const after = /(?<![א-ת])([א-ת]+) אחר \1(?![א-ת])/;
		expect(keysOf((message) => message.texts.some((text) => after.test(text)))).toEqual([]);
	});

	test('keeps quoted numbers from left to right', () => {
		const turned = /״(?![^״]*[\u2066\u2068{א-ת])[^״]*\d[^״\d]*[ →][^״\d]*\d[^״]*״/;
		expect(keysOf((message) => message.texts.some((text) => turned.test(text)))).toEqual([]);
	});

	test('uses the words of the glossary, at the level of a pupil', () => {
		const words =
			/(?<![א-ת])(ש?אינ[והםן]|כ?אשר|אפוא|לפי שעה|מנוס(ים|ות)|מועמד(ת|ות)|[בה]?(חפירה|ערימה|ריצה)|סדר הקריאה|נאיבי|תוקפת|היכן)(?![א-ת])/;
		expect(keysOf((message) => message.texts.some((text) => words.test(text)))).toEqual([
			'studio_order_naive' // the other name of the order, in brackets
		]);
	});
});
