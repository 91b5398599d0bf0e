/** A text that is opened, for every kind of problem: what it sets up, and what is said of a mistake. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProblemKind } from '$lib/engine/kind';
import { stripIsolates } from '$lib/i18n/bidi';
import { KINDS, kindOf, parserOf, readSetup } from './registry';
import { viewOf } from './views';

const MAZE = '#######\n#S  # #\n# #   #\n#   #G#\n#######';

/** By kind: a wrong text, what its message names, a right text, and parts of the address of its problem. */
const CASES: Record<string, [wrong: string, says: string, right: string, address: object]> = {
	cryptarithm: [
		'SEND + M0RE = MONEY',
		'M0RE',
		'SEND\nMORE\n-----\nMONEY\nM = 1',
		{ words: 'SEND-MORE-MONEY', digits: 'M1' }
	],
	'knights-tour': [
		'a1 b3\nb4',
		'b4',
		'2 . . . .\n. . 3 . .\n. 1 . . .\n. . . . .\n0 . . . .',
		{ board: '5x5', path: 'a1-b3-a5-c4' }
	],
	'map-colouring': [
		'map: australia\nXX = red',
		'XX',
		'map: australia\nV = blue',
		{ regions: 'V3' }
	],
	maze: [MAZE.replace('#G#', '?G#'), '?', MAZE, {}],
	queens: ['2 4 7 3', '7', '. Q . .\n. . . Q\n. . . .\n. . . .', { size: '4', queens: '2-4' }],
	'round-trip': ['X Y 3\nY Z', 'Y Z', 'X Y 3\nY Z 4\nZ X 5', {}],
	sequence: [
		'letters: ABC\nrule: bigger',
		'bigger',
		'letters: CDEFGAB\nlength: 6\nrule: different\napart: 2\ntyped: C....B',
		{ alphabet: 'CDEFGAB', rule: 'different' }
	],
	subset: [
		'3 16\n40 2\n30 5',
		'2',
		'4 16\n40 2\n30 5\n50 10\n10 5',
		{ items: '2_40-5_30-10_50-5_10' }
	],
	sudoku: ['[[1,0,0,0],[0,0,7,0],[0,4,0,0],[0,0,0,2]]', '7', '1...\n..3.\n.4..\n...2', {}]
};

it('has a case for every kind whose texts are its own', () => {
	// Those are made from their own pages, and read what these write.
	expect(KINDS.filter((kind) => !(kind in CASES))).toEqual(['making', 'own', 'way']);
});

describe.each(Object.entries(CASES))('a text of %s', (id, [wrong, says, right, address]) => {
	it('that is wrong is reported with what is wrong', async () => {
		const parsed = (await parserOf(id))(wrong);
		if (!('error' in parsed)) throw new Error('it was read');
		const view = await viewOf(id);
		const { default: menus } = await view.menus();
		expect(stripIsolates(menus.errorText(parsed.error))).toContain(says);
	});

	it('that is right sets up its problem', async () => {
		const parsed = (await parserOf(id))(right);
		if ('error' in parsed) throw new Error(parsed.error.code);
		expect(parsed.puzzles).toHaveLength(1);
		const { kind } = await viewOf(id);
		const { setup } = parsed.puzzles[0];
		expect(kind.conflicts(setup)).toEqual([]);
		expect(kind.write(setup)).toMatchObject(address);
	});
});

/** Texts of a kind as it writes them itself, and as the cases have them. */
function textsOf(kind: ProblemKind): string[] {
	const setups = kind.examples.map(({ setup }) => setup);
	const written = kind.formats.flatMap((format) => setups.map((setup) => format.write(setup)));
	return [...written, ...(CASES[kind.id]?.slice(0, 3).map(String) ?? [])];
}

/** A text with pieces set, cut, added, or moved. */
const CHANGES = fc.array(
	fc.record({
		place: fc.nat(),
		how: fc.constantFrom('set', 'cut', 'add', 'double', 'line'),
		piece: fc.constantFrom(
			...' \n\t0123456789abnxAB.-_*?|!+=→>,;:#/[](){}"@%',
			'\n0 0',
			'1.5',
			'-1',
			'n 3'
		)
	}),
	{ minLength: 1, maxLength: 4 }
);

function changed(
	text: string,
	{ place, how, piece }: { place: number; how: string; piece: string }
) {
	const at = place % (text.length + 1);
	if (how === 'line') {
		const lines = text.split('\n');
		const line = place % lines.length;
		return [...lines.slice(0, line), piece, ...lines.slice(line + (place % 2))].join('\n');
	}
	const rest = text.slice(at + (how === 'set' ? 1 : how === 'cut' ? 5 : 0));
	const middle = how === 'cut' ? '' : how === 'double' ? text.slice(at, at + 40) : piece;
	return text.slice(0, at) + middle + rest;
}

describe.each(KINDS)('any text of %s', (id) => {
	it('is read or refused, and what is read is the same in the address and when it is saved', async () => {
		const kind = (await kindOf(id))!;
		const parse = await kind.parser();
		fc.assert(
			fc.property(fc.constantFrom(...textsOf(kind)), CHANGES, (written, changes) => {
				const parsed = parse(changes.reduce(changed, written));
				expect('error' in parsed ? parsed.error.code : parsed.puzzles[0]).toBeTruthy();
				if ('error' in parsed) return;
				for (const { setup } of parsed.puzzles.slice(0, 3)) {
					expect(readSetup(kind, kind.write(setup))).toEqual({ setup });
					for (const format of kind.formats) {
						const saved = format.write(setup);
						const again = parse(saved);
						expect('puzzles' in again && format.write(again.puzzles[0].setup)).toBe(saved);
					}
				}
			}),
			{ numRuns: 100 }
		);
	});
});
