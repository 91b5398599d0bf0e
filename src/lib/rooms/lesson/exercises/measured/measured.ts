import { csvFormatRows } from 'd3-dsv';
import { boardOf, kind, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { boardGround } from '$lib/kinds/sudoku/view/ordering/board-ground';
import { USUAL_STEPS, type Call } from '$lib/stage/program/task';
import type { Ran } from '../judge/judge';
import { placementsOf } from '../ordering/ordering-calls';

/** The sets whose first boards are measured, and how many of each. */
const BOARDS = { easy50: 10, hardest11: 3 } as const;
export type MeasuredSet = keyof typeof BOARDS;

/** A board, and the placements that it takes. */
export interface MeasuredRow {
	readonly set: MeasuredSet;
	/** From 1. */
	readonly number: number;
	/** In reading order, by our search. */
	readonly naive: number;
	/** What the reader's function returned; null if it returned no number, or was cut off. */
	readonly own: number | null;
}

interface Board {
	readonly set: MeasuredSet;
	readonly number: number;
	readonly setup: SudokuSetup;
}

async function boards(): Promise<readonly Board[]> {
	const sets = await kind.sets!();
	return (Object.keys(BOARDS) as MeasuredSet[]).flatMap((set) =>
		sets
			.find(({ id }) => id === set)!
			.puzzles.slice(0, BOARDS[set])
			.map(({ setup }, at) => ({ set, number: at + 1, setup }))
	);
}

/**
 * Measures a function of the reader on easy and hard boards, beside reading order.
 *
 * @param run runs a call of the reader's program
 * @param onrow takes each row as it comes
 */
export async function measure(
	name: string,
	run: (call: Call) => Promise<Ran>,
	onrow: (row: MeasuredRow) => void,
	signal: AbortSignal
): Promise<void> {
	for (const { set, number, setup } of await boards()) {
		const ground = boardGround(boardOf(setup))!;
		const box = ground.kind === 'board' ? ground.box : 0;
		const { result } = await run({
			...{ name, ground, arguments: [{ ground: true }, box], steps: USUAL_STEPS }
		});
		if (signal.aborted) return;
		const plain = result.end.kind === 'returned' ? result.end.value.plain : null;
		const naive = await placementsOf([setup], 'naive');
		onrow({ set, number, naive, own: typeof plain === 'number' ? plain : null });
	}
}

/** The placements on all boards of a set that the reader's program has measured; null for none. */
export function totalOf(
	rows: readonly MeasuredRow[],
	set: MeasuredSet
): { readonly naive: number; readonly own: number } | null {
	let [naive, own] = [0, 0];
	for (const row of rows) {
		if (row.set !== set || row.own === null) continue;
		naive += row.naive;
		own += row.own;
	}
	return own === 0 ? null : { naive, own };
}

/** The rows as a table, with the reader's sentence at its end. @param headings of the columns */
export function measuredCsv(
	rows: readonly MeasuredRow[],
	headings: readonly string[],
	sentence: string
): string {
	const cells = rows.map(({ set, number, naive, own }) => [
		...[`${set} ${number}`, String(naive)],
		own === null ? '' : String(own),
		own === null || own === 0 ? '' : (naive / own).toPrecision(3)
	]);
	const all = [[...headings], ...cells, ...(sentence === '' ? [] : [[sentence]])];
	return `${csvFormatRows(all)}\n`;
}
