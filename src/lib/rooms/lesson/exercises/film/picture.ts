import type { CheckReads, Plain } from '$lib/stage/program/task';
import type { ShownRun } from '../exercise';
import type { Film } from './film';

/** What lies over a board, beside the steps of a run. A cell is its row and its column, from 0. */
export type Picture =
	| {
			readonly kind: 'reads';
			readonly asked: Place;
			readonly value: number;
			readonly answer: boolean;
			readonly read: readonly Place[];
			/** Cells that a check must look at before it says yes, and that this one did not look at. */
			readonly missed: readonly Place[];
	  }
	| { readonly kind: 'counts'; readonly counts: readonly { place: Place; text: string }[] }
	| {
			readonly kind: 'box';
			readonly asked: Place | null;
			readonly top: number;
			readonly left: number;
			readonly rows: number;
			readonly columns: number;
	  }
	| { readonly kind: 'cell'; readonly place: Place };

export interface Place {
	readonly row: number;
	readonly column: number;
}

/** What lies over the board of a run at a position; null for nothing. */
export function pictureAt(film: Film, kind: ShownRun['picture'], position: number): Picture | null {
	const { call, ran } = film;
	if (kind === undefined || call.ground.kind !== 'board') return null;
	const size = call.ground.rows.length;
	const { end, reads = [] } = ran.result;
	if (kind === 'reads') {
		const last = reads.findLast((one) => one.position <= position);
		return last === undefined ? null : readsPicture(last, size, call.ground.box);
	}
	const isOver = position === ran.log.length && end.kind === 'returned';
	return isOver ? returnedPicture(kind, end.value.plain, film, size) : null;
}

function readsPicture(last: CheckReads, size: number, box: number): Picture {
	const { variable, value, answer, cells } = last;
	const asked = placeOf(variable, size);
	const read = new Set(cells);
	const missed = answer
		? peersOf(asked, size, box).filter(({ row, column }) => !read.has(row * size + column))
		: [];
	// One beside the board is −1 − (row · (size + 1) + column).
	const place = (cell: number) => (cell < 0 ? placeOf(-1 - cell, size + 1) : placeOf(cell, size));
	return { kind: 'reads', asked, value, answer, read: cells.map(place), missed };
}

function peersOf(asked: Place, size: number, box: number): Place[] {
	const boxOf = (at: number) => Math.floor(at / box);
	return Array.from({ length: size * size }, (_, cell) => placeOf(cell, size)).filter(
		({ row, column }) =>
			(row !== asked.row || column !== asked.column) &&
			(row === asked.row ||
				column === asked.column ||
				(boxOf(row) === boxOf(asked.row) && boxOf(column) === boxOf(asked.column)))
	);
}

function returnedPicture(
	kind: 'counts' | 'box' | 'cell',
	plain: Plain,
	film: Film,
	size: number
): Picture | null {
	if (!Array.isArray(plain)) return null;
	const list = (plain as readonly Plain[]).flat() as readonly Plain[];
	if (kind === 'counts') {
		const counts = list.slice(0, size * size).flatMap((count, cell) => {
			return typeof count === 'number' ? [{ place: placeOf(cell, size), text: String(count) }] : [];
		});
		return { kind, counts };
	}
	const numbers = list.filter((one) => typeof one === 'number');
	if (numbers.length !== list.length) return null;
	if (kind === 'cell') {
		const [row, column] = numbers;
		return numbers.length === 2 ? { kind, place: { row, column } } : null;
	}
	if (numbers.length !== 4) return null;
	const [top, bottom, left, right] = numbers;
	const rows = Math.max(0, bottom - top + 1);
	const columns = Math.max(0, right - left + 1);
	return { kind, asked: askedIn(film), top, left, rows, columns };
}

/** The cell that a call is about: its last two whole numbers. */
function askedIn({ call }: Film): Place | null {
	const numbers = call.arguments.filter((one) => typeof one === 'number');
	const [row, column] = numbers.slice(-2);
	return numbers.length < 2 ? null : { row, column };
}

function placeOf(cell: number, columns: number): Place {
	return { row: Math.floor(cell / columns), column: cell % columns };
}
