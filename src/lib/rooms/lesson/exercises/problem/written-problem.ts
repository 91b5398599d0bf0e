import { fitsAddress } from '$lib/kinds/own/address';
import { isName, MAX_NAME, MAX_OWN_VALUES, ownSetup, type OwnSetup } from '$lib/kinds/own/setup';
import type { Call, CodeLanguage, Plain, Program } from '$lib/stage/program/task';

/** As many variables may a written problem have: a list of their pairs is at most a thousand long. */
export const MOST_VARIABLES = 45;

/** Why a program did not describe a problem. */
export type ProblemError =
	/** `variables` or `values` is not a list of 1 to so many. */
	| { readonly code: 'variables' | 'values'; readonly most: number }
	/** Two of them have the same name. */
	| { readonly code: 'twice'; readonly name: string }
	/** It is too large to be shown in an address. */
	| { readonly code: 'too-large' };

/** What a reader begins with: four guests on four chairs. */
export const STARTERS: Readonly<Record<CodeLanguage, string>> = {
	javascript: `const variables = ['Ann', 'Ben', 'Cat', 'Dan'];
const values = [1, 2, 3, 4]; // chairs in a row

// True if a cannot have x while b has y.
function clashes(a, x, b, y) {
  if (x === y) return true; // one guest on each chair
  // Ann does not sit beside Ben
  return a === 'Ann' && b === 'Ben' && Math.abs(x - y) === 1;
}
`,
	python: `variables = ["Ann", "Ben", "Cat", "Dan"]
values = [1, 2, 3, 4]  # chairs in a row

# True if a cannot have x while b has y.
def clashes(a, x, b, y):
    if x == y:
        return True  # one guest on each chair
    # Ann does not sit beside Ben
    return a == "Ann" and b == "Ben" and abs(x - y) == 1
`
};

/** Asks `clashes` for each pair of variables, both ways round, and each pair of values. */
const TABLES: Readonly<Record<CodeLanguage, string>> = {
	javascript: `function table() {
  const names = (list) => list.map((one) => String(one));
  const either = (a, x, b, y) => clashes(a, x, b, y) || clashes(b, y, a, x);
  const pairs = [];
  for (let i = 0; i < variables.length; i++) {
    for (let j = i + 1; j < variables.length; j++) {
      const row = (x) => values.map((y) => (either(variables[i], x, variables[j], y) ? '1' : '0'));
      pairs.push(values.map((x) => row(x).join('')));
    }
  }
  return [names(variables), names(values), pairs];
}
`,
	python: `def table():
    def either(a, x, b, y):
        return clashes(a, x, b, y) or clashes(b, y, a, x)
    pairs = []
    for i in range(len(variables)):
        for j in range(i + 1, len(variables)):
            pairs.append(["".join(["1" if either(variables[i], x, variables[j], y) else "0" for y in values]) for x in values])
    return [[str(one) for one in variables], [str(one) for one in values], pairs]
`
};

/** The program that tells which pairs clash. */
export function tableProgram(language: CodeLanguage, source: string): Program {
	return {
		language,
		given: '',
		source,
		after: TABLES[language],
		roles: { clashes: 'silent', table: 'silent' }
	};
}

/** The call of {@link tableProgram}. */
export const TABLE_CALL: Call = {
	name: 'table',
	arguments: [],
	ground: { kind: 'nothing' },
	steps: 1000
};

/** The problem that {@link TABLE_CALL} returned. The data is a stranger's: anything may be in it. */
export function problemFrom(table: Plain): OwnSetup | ProblemError {
	const [variables, values, pairs] = Array.isArray(table) ? (table as readonly Plain[]) : [];
	const names = namesOf(variables, MOST_VARIABLES);
	if (names === null) return { code: 'variables', most: MOST_VARIABLES };
	const symbols = namesOf(values, MAX_OWN_VALUES);
	if (symbols === null) return { code: 'values', most: MAX_OWN_VALUES };
	const twice = [names, symbols].flatMap((list) =>
		list.filter((name, at) => list.indexOf(name) !== at)
	);
	if (twice.length > 0) return { code: 'twice', name: twice[0] };
	const rows = Array.isArray(pairs) ? (pairs as readonly Plain[]) : [];
	/** The number of a pair a < b. */
	const pairAt = (a: number, b: number) => a * names.length - (a * (a + 1)) / 2 + b - a - 1;
	const setup = ownSetup(names, symbols, (a, x, b, y) => {
		const row = rows[pairAt(a, b)];
		const marks = Array.isArray(row) ? (row as readonly Plain[])[x] : null;
		return typeof marks === 'string' && marks[y] === '1';
	});
	return fitsAddress(setup) ? setup : { code: 'too-large' };
}

/** Texts as names of a problem, with "_" for what a name cannot have; null if there are none or too many. */
function namesOf(list: Plain | undefined, most: number): readonly string[] | null {
	if (!Array.isArray(list) || list.length === 0 || list.length > most) return null;
	const names = (list as readonly Plain[]).map((one) =>
		String(one)
			.trim()
			.replace(/[\s,:=]+/g, '_')
			.slice(0, MAX_NAME)
	);
	return names.every(isName) ? names : null;
}
