import { describe, expect, it } from 'vitest';
import { readTrace } from '$lib/engine/trace/file/read-trace';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { subjectOf } from '$lib/kinds/trace-subject';
import { traceErrorText } from './error-text';

const TABLE = '{"backtrail":1,"variables":["a","b"],"values":["x","y"]}\n';
const SUDOKU = '{"backtrail":1,"kind":"sudoku","puzzle":"0123040032144030"}\n';

/** What the page says of a file that it refuses, without the beginning. */
async function said(text: string): Promise<string> {
	const file = await readTrace(new Blob([text]), {
		groundOf: async (header) => (await subjectOf(header)).problem,
		progress: () => {}
	});
	if (!('error' in file)) throw new Error('nothing is wrong');
	return stripIsolates(traceErrorText(file.error)).replace(/^[^:]*: /, '');
}

const BEGINS = 'A trace begins with a line such as {"backtrail":1,"kind":"sudoku","puzzle":"…"}.';
const AUSTRALIA =
	'For example: {"backtrail":1,"kind":"map-colouring","setup":{"map":"australia","colours":"3"}}';
const SUBSET =
	'For example: {"backtrail":1,"kind":"subset","setup":{"items":"5-10-12-13-15-18","target":"30"}}';

const MISTAKES: readonly (readonly [text: string, says: string])[] = [
	['', 'the file is empty.'],
	['\n\n', 'the file is empty.'],
	["{'backtrail': 1}\n", `Line 1: this line is not JSON. ${BEGINS}`],
	[
		'{\n  "backtrail": 1\n}\n',
		`Line 1: the header has to be on one line, and each event on a line of its own. ${BEGINS}`
	],
	['{"kind":"sudoku"}\n', `Line 1: "backtrail":1 is missing. ${BEGINS}`],
	['["c",5]\n', `Line 1: "backtrail":1 is missing. ${BEGINS}`],
	[`${TABLE}["p","b"]\n`, 'Line 2: the value is missing. For example: ["p","b","x"]'],
	[
		`${TABLE}["end"]`,
		'Line 2: the end is missing: a word that says how the search ended. You can write all, found, cut, stuck, stranded or contradiction.'
	],
	[
		`${TABLE}["end","finished"]`,
		'Line 2: “finished” is not an end of a search. You can write all, found, cut, stuck, stranded or contradiction.'
	],
	[`${TABLE}["Place","b","x"]`, 'Line 2: there is no event called “Place”. Is “place” meant?'],
	[`${TABLE}["p","B","x"]`, 'Line 2: “B” is not one of the variables. Is “b” meant?'],
	[
		`${TABLE}["s","12"]`,
		'Line 2: “12” is not a whole number from -1,000,000,000 to 1,000,000,000, without quotation marks.'
	],
	[
		`${SUDOKU}["p",16,1]`,
		'Line 2: “16” is not the number of a variable: the numbers are 0 to 15. They begin at 0, unless the header says otherwise, for example "first":[1,1].'
	],
	[
		`${SUDOKU.replace('}', ',"first":[1,1]}')}["p",1,5]`,
		'Line 2: “5” is not the number of a value: the numbers are 1 to 4.'
	],
	[
		`${SUDOKU}["p",1,"4"]`,
		'Line 2: “4” is a text, but values are numbers here: 0 to 3. They begin at 0, unless the header says otherwise, for example "first":[1,1].'
	],
	[
		'{"backtrail":1,"first":1}',
		'Line 1: “first” in the header must be two whole numbers, where the variables and where the values begin: "first":[1,1]'
	],
	[
		'{"backtrail":1,"variabels":["a"]}',
		'Line 1: a header has no field “variabels”. Is “variables” meant?'
	],
	[
		'{"backtrail":1,"goal":"most"}',
		'Line 1: “goal” in the header is not one of those that there are. You can write first, all, best or largest.'
	],
	[
		`{"backtrail":1}\n${Array.from({ length: 33 }, (_, at) => `["p","x",${at}]\n["t"]\n`).join('')}`,
		'Line 66: there are more than 32 values, and more cannot be shown. Write a variable for each value instead, such as “x = 17”, with the values “yes” and “no”.'
	],
	['{"backtrail":1,"variables":["a","a"]}', 'Line 1: the name “a” is in the list twice.'],
	['{"backtrail":1,"variables":[" "]}', 'Line 1: a name is empty.'],
	[
		`{"backtrail":1,"variables":["${'ab '.repeat(21)}"]}`,
		`Line 1: the name that begins with “${'ab '.repeat(14).slice(0, 40)}” has more than 60 characters.`
	],
	[
		'{"backtrail":1,"kind":"sudokus"}',
		'Line 1: there is no kind of problem called “sudokus”. Is “sudoku” meant?'
	],
	...['', ',"setup":6', ',"setup":"size=6"', ',"setup":{}'].map(
		(setup) =>
			[
				`{"backtrail":1,"kind":"queens"${setup}}`,
				'Line 1: the header does not say which puzzle of the kind “queens” is searched. For example: {"backtrail":1,"kind":"queens","setup":{"size":"8"}}'
			] as const
	),
	[
		'{"backtrail":1,"kind":"queens","setup":{"size":99}}',
		'Line 1: “size” in “setup” is not as it must be. For example: {"backtrail":1,"kind":"queens","setup":{"size":"8"}}'
	],
	[
		'{"backtrail":1,"kind":"knapsack"}',
		'Line 1: there is no kind of problem called “knapsack”. Is “subset” meant?'
	],
	[
		'{"backtrail":1,"kind":"map-colouring","setup":{"map":"austria"}}',
		`Line 1: “map” in “setup” is not as it must be. You can write australia or usa. ${AUSTRALIA}`
	],
	[
		'{"backtrail":1,"kind":"map-colouring","setup":{"mapp":"australia"}}',
		`Line 1: the setup of this kind has no “mapp”. Is “map” meant? ${AUSTRALIA}`
	],
	[
		'{"backtrail":1,"kind":"subset","setup":{"items":"12_24-7_13-x","target":26}}',
		`Line 1: entry 3 of “items” in “setup” is not as it must be: “x”. ${SUBSET}`
	],
	[
		'{"backtrail":1,"kind":"subset","setup":{"items":[5,10],"target":26}}',
		`Line 1: “items” in “setup” must be a text or a number. ${SUBSET}`
	]
];

describe('what is wrong with a trace is said, with what would be right', () => {
	it.each(MISTAKES)('%s', async (text, says) => {
		expect(await said(text)).toBe(says);
	});

	it.each(MISTAKES)('in Hebrew: %s', async (text) => {
		const before = readLocaleFrom(() => 'he');
		try {
			const hebrew = await said(text);
			expect(hebrew).toMatch(/\p{Script=Hebrew}/u);
			expect(hebrew).not.toMatch(/undefined|null|NaN/);
		} finally {
			readLocaleFrom(before);
		}
	});
});
