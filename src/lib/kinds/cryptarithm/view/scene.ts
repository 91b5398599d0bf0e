import { listValues } from '$lib/engine/problem';
import { bar } from '$lib/stage/board/lines';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { face } from '$lib/stage/scene/face';
import { learntCount } from '$lib/stage/scene/learnt-count';
import type { PlacedScene, SceneMark, SceneView } from '$lib/stage/scene/scene';
import {
	brokenColumn,
	carriesOf,
	digitsFromRight,
	NONE,
	type CryptarithmSetup,
	type Sum
} from '../sum';

/** A letter of a sum on paper: the middle of its digit. */
interface Place {
	readonly letter: number;
	/** The word, from the top. */
	readonly row: number;
	/** From the right. */
	readonly column: number;
	readonly x: number;
	readonly y: number;
}

/** A digit has a square of 1 by 1, the letter above it is this high. */
const LETTER = 0.5;
/** The sides of the slot in that square, and of what stands in the slot. */
const SLOT = 0.93;
const DIGIT = 0.9;
/** The size of candidates; in squares with fewer pixels they cannot be read. */
const CANDIDATE = 0.21;
const READABLE = 38;
const CARRY = 0.55;
const ROW = 1.62;
const RULE = 0.24;
const SIGN = 0.85;
const SIDE = 0.1;

/** A sum on paper: its size, its letters row by row from the left, the line above the result, the plus sign. */
export function paperOf({ words, letters, columns }: Sum) {
	const last = words.length - 1;
	const middle = (row: number) => CARRY + row * ROW + LETTER + 0.5 + (row === last ? RULE : 0);
	const across = (column: number) => SIGN + columns.length - column - 0.5;
	const places = words.flatMap((word, row) =>
		digitsFromRight(word)
			.map((letter, column): Place => {
				const at = { x: across(column), y: middle(row) };
				return { letter: letters.indexOf(letter), row, column, ...at };
			})
			.reverse()
	);
	return {
		width: SIGN + columns.length + SIDE,
		height: middle(last) + 0.6,
		places,
		across,
		carry: CARRY / 2,
		rule: middle(last) - 0.5 - LETTER - RULE / 2,
		sign: { x: SIGN / 2, y: middle(last - 1) }
	};
}

/**
 * A sum on paper at a moment: words below each other, each letter over the slot of its digit, carries above the
 * columns.
 *
 * @param chosen the place that is chosen; the other places of its letter are marked
 */
export function scene(
	facts: MomentFacts<CryptarithmSetup>,
	view: SceneView,
	chosen = NONE
): PlacedScene {
	const { setup, states, spotlight } = facts;
	const { width, height, places } = paperOf(setup.sum);
	const lit = litColumns(facts);
	const placesOf = (letter: number) =>
		[...places.keys()].filter((at) => places[at].letter === letter);
	const isReadable = view.pixels === 0 || view.pixels >= READABLE;

	const letters = places.flatMap(({ letter, column, x, y }, at): SceneMark[] => {
		const state = states[letter];
		const { kind, value, conflict, clash, cause, barren, candidates } = state;
		const isFirst = at === placesOf(letter)[0];
		const isBeside = lit?.isBroken === true && (column < lit.from || column > lit.to);
		const slot = {
			...{ x: x - SLOT / 2, y: y - SLOT / 2 },
			...{ wide: SLOT, high: SLOT, round: 0.07 }
		};
		const digit = face(x - DIGIT / 2, y - DIGIT / 2, {
			// A clash in a column is marked there, and not wherever its letters occur.
			...{ kind, conflict, cause, barren, clash: clash && !isBeside },
			...{ symbol: value < 0 ? '' : String(value), side: DIGIT, key: `digit ${at}` }
		});
		const isChosen = at !== chosen && letter === places[chosen]?.letter;
		return [
			{ ...slot, style: isChosen ? 'chosen-slot' : 'slot' },
			...digit,
			...(kind === 'open' && isReadable && isFirst ? candidateWords(x, y, candidates) : []),
			...(state.current && !isChosen ? [{ ...slot, style: 'current' } as const] : []),
			...(isFirst ? learntCount(x + 0.5, y - 0.5 - LETTER, state, view) : [])
		];
	});
	return {
		...{ width, height },
		marks: [
			{ x: 0, y: 0, wide: width, high: height, style: 'board' },
			...paperMarks(setup, facts),
			...letterWords(setup.sum),
			...letters
		],
		places: places.map(({ letter, x, y }) => ({
			outline: bar(x - 0.5, y - 0.5 - LETTER, 1, 1 + LETTER, 0.1),
			variable: letter,
			conflict: states[letter].conflict
		})),
		rows: setup.sum.words.map((_, row) =>
			[...places.keys()].filter((at) => places[at].row === row)
		),
		spotted: placesOf(spotlight?.variable ?? NONE)
	};
}

/** The letters of a sum over their digits. */
export function letterWords(sum: Sum): SceneMark[] {
	return paperOf(sum).places.map(({ letter, x, y }) => ({
		...{ text: sum.letters[letter], x, y: y - 0.5 - LETTER / 2 },
		...{ size: 0.46, style: 'letter' }
	}));
}

/** Candidates around a point, a few in a line. */
export function candidateWords(x: number, y: number, mask: number, size = CANDIDATE): SceneMark[] {
	const digits = listValues(mask);
	const inLine = 4;
	const lines = Math.ceil(digits.length / inLine);
	return digits.map((digit, at) => {
		const line = Math.floor(at / inLine);
		const length = Math.min(inLine, digits.length - line * inLine);
		return {
			...{ text: String(digit), size, style: 'candidate' },
			x: x + ((at % inLine) - (length - 1) / 2) * 0.95 * size,
			y: y + (line - (lines - 1) / 2) * 1.1 * size
		};
	});
}

/** What is written on the paper besides the letters and digits, a moment's columns and carries below it. */
export function paperMarks({ sum }: CryptarithmSetup, seen?: Seen): SceneMark[] {
	const { width, height, across, carry, rule, sign } = paperOf(sum);
	const lit = seen ? litColumns(seen) : null;
	const marks: SceneMark[] = [];
	if (lit !== null) {
		const d = bar(across(lit.to) - 0.5, 0, lit.to - lit.from + 1, height, 0.12);
		marks.push({ style: lit.isBroken ? 'unit-failed' : 'lit', d });
	}
	for (const { column, carry: value } of seen ? carriesShown(seen) : []) {
		const place = { x: across(column), y: carry, size: 0.42 };
		marks.push({ style: value === 0 ? 'heading' : 'carry', text: String(value), ...place });
	}
	const look = seen?.isSolved
		? ({ style: 'solved-edge', width: 0.09 } as const)
		: ({ style: 'box-edge', width: 0.05 } as const);
	marks.push({ ...look, d: `M.1 ${rule}H${width - 0.1}` });
	marks.push({ style: 'title', text: '+', size: 0.7, ...sign });
	return marks;
}

/** What of a moment says where the sum is looked at. */
interface Seen {
	readonly setup: CryptarithmSetup;
	readonly assignment: ArrayLike<number>;
	readonly step: {
		readonly kind: string;
		readonly variable: number;
		readonly value: number;
	} | null;
	readonly strategy: { readonly variant: string };
	readonly isSolved: boolean;
}

/** The columns that a step is about, from the right, and whether they do not come out; null if it is about none. */
export function litColumns({ setup: { sum }, assignment, step, strategy }: Seen) {
	if (step === null || step.variable < 0) return null;
	const isWhole = strategy.variant === 'whole';
	const digits = Array.from(assignment);
	const isFree = !digits.includes(step.value) && !(step.value === 0 && sum.leads[step.variable]);
	if (step.kind === 'reject' && isFree) {
		digits[step.variable] = step.value;
		const broken = isWhole ? null : brokenColumn(sum, digits);
		const whole = { column: sum.columns.length - 1, from: 0 };
		const { from, column } = broken ?? whole;
		return { from, to: column, isBroken: true };
	}
	if (isWhole) return null;
	const column = sum.columns.findIndex(
		({ addends, result }) => result === step.variable || addends.includes(step.variable)
	);
	return { from: column, to: column, isBroken: false };
}

/** The carries into columns that are known; for the whole sum only when every letter has a digit. */
function carriesShown({ setup: { sum }, assignment, strategy }: Seen) {
	if (strategy.variant === 'whole' && Array.from(assignment).includes(NONE)) return [];
	return carriesOf(sum, assignment)
		.slice(0, sum.columns.length)
		.flatMap(({ low, high }, column) =>
			column > 0 && low === high ? [{ column, carry: low }] : []
		);
}
