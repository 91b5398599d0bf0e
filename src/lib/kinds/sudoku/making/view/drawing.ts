import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import { outline } from '$lib/stage/drawing/outline';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { emptyBoard } from '../../board';
import { columnOf, rowOf } from '../../shape';
import { symbolText } from '../../symbols';
import { sheet, sudokuDrawing } from '../../view/drawing';
import { digStates, type DigKind, type DigState } from '../dig-states';
import { planOf } from '../plan';
import type { DigSetup, MakingSetup } from '../setup';

/** The drawing of a board that is being made, at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<MakingSetup>): Drawing {
	const { setup } = facts;
	return setup.mode === 'dig'
		? digDrawing(facts, setup)
		: sudokuDrawing(facts, emptyBoard(setup.shape));
}

/** A full board that loses its digits. */
function digDrawing({ watched, step }: MomentFacts<MakingSetup>, setup: DigSetup): Drawing {
	const { shape } = setup;
	const states = digStates(planOf(setup), watched?.position ?? 0);
	const size = Math.sqrt(states.length);
	const marks: Mark[] = [
		{ kind: 'rectangle', x: 0, y: 0, width: size * CELL, height: size * CELL, style: 'board' }
	];
	for (const state of states) {
		const [x, y] = [columnOf(shape, state.cell) * CELL, rowOf(shape, state.cell) * CELL];
		if (state.given)
			marks.push({ kind: 'rectangle', x, y, width: CELL, height: CELL, style: 'given-ground' });
		if (state.symbol >= 0) marks.push(...digMarks(state, x, y));
	}
	const current = states.find((state) => state.current);
	return sheet(shape, {
		...{ marks, solved: step?.kind === 'solution' },
		current: current ? { x: columnOf(shape, current.cell), y: rowOf(shape, current.cell) } : null,
		currentFailed: step?.kind === 'deadend' || step?.kind === 'backtrack'
	});
}

const STYLES: Readonly<Record<DigKind, Style>> = {
	full: 'digit',
	asked: 'asked',
	gone: 'digit',
	back: 'put-back',
	stays: 'stays',
	unknown: 'stays',
	differs: 'differs'
};

/** What a cell with a digit shows. */
function digMarks({ kind, symbol, other }: DigState, x: number, y: number): Mark[] {
	const style = STYLES[kind];
	const words = (across: number, down: number, text: string, size: number, style: Style): Mark => ({
		...{ kind: 'words', x: x + across * CELL, y: y + down * CELL, text, size: size * CELL, style }
	});
	const text = symbolText(symbol);
	if (kind === 'differs')
		return [
			{ kind: 'rectangle', x, y, width: CELL, height: CELL, style },
			words(0.27, 0.31, text, 0.44, style),
			{ kind: 'path', segments: outline('M68 18L32 82', x, y, CELL / 100), style: 'differs-other' },
			words(0.73, 0.69, symbolText(other), 0.44, 'differs-other')
		];
	const marks: Mark[] = [words(0.5, 0.5, text, 0.64, style)];
	if (kind === 'asked')
		marks.unshift({
			...{ kind: 'circle', x: x + CELL / 2, y: y + CELL / 2, radius: 0.43 * CELL, style }
		});
	if (kind === 'stays' || kind === 'back')
		marks.push({
			...{ kind: 'rectangle', x: x + 0.77 * CELL, y: y + 0.77 * CELL, style: 'left-sign' },
			...{ width: 0.14 * CELL, height: 0.14 * CELL }
		});
	if (kind === 'unknown') marks.push(words(0.85, 0.8, '?', 0.3, 'put-back'));
	return marks;
}
