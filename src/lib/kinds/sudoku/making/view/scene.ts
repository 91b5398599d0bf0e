import type { Style } from '$lib/stage/drawing/looks';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import {
	ON_PAPER,
	type GridScene,
	type Scene,
	type SceneMark,
	type SceneView
} from '$lib/stage/scene/scene';
import { emptyBoard } from '../../board';
import { symbolText } from '../../symbols';
import { groundMarks, placeOf, searchScene, sheetScene } from '../../view/scene';
import { digStates, type DigKind, type DigState } from '../dig-states';
import { planOf } from '../plan';
import type { DigSetup, MakingSetup } from '../setup';

/** A board that is being made, as it is in a file. */
export function paperScene(facts: MomentFacts<MakingSetup>): Scene {
	const { setup } = facts;
	return setup.mode === 'dig'
		? digScene(facts, setup, ON_PAPER)
		: searchScene(facts, emptyBoard(setup.shape), ON_PAPER);
}

/** A full board that loses its digits, at one moment: what is left, what had to stay, and why. */
export function digScene(
	{ watched, step, spotlight }: MomentFacts<MakingSetup>,
	setup: DigSetup,
	view: SceneView
): GridScene<DigState> {
	const { shape } = setup;
	const states = digStates(planOf(setup), watched?.position ?? 0);
	const clues = states.flatMap(({ cell, given }) => (given ? [cell] : []));
	const cells = states.flatMap((state) => {
		const { x, y } = placeOf(shape, state.cell)!;
		return digMarks(state, x, y);
	});
	return {
		...sheetScene(shape, [...groundMarks(shape, clues, view.pointed), ...cells], {
			...{ solved: step?.kind === 'solution', chosen: view.chosen },
			current: placeOf(shape, states.find(({ current }) => current)?.cell ?? -1),
			currentFailed: step?.kind === 'deadend' || step?.kind === 'backtrack'
		}),
		...{ places: states, spot: placeOf(shape, spotlight?.variable ?? -1) }
	};
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

/** What a cell shows while digits are taken away. */
export function digMarks(
	{ cell, kind, symbol, other }: Pick<DigState, 'cell' | 'kind' | 'symbol' | 'other'>,
	x: number,
	y: number
): SceneMark[] {
	if (symbol < 0) return [];
	const style = STYLES[kind];
	const word = (
		part: string,
		across: number,
		down: number,
		size: number,
		look: Style
	): SceneMark => ({
		...{ x: x + across, y: y + down, size, style: look, key: `cell ${cell} ${part}` },
		text: part === 'unknown' ? '?' : symbolText(part === 'other' ? other : symbol)
	});
	// Two solutions, one above the other across a stroke.
	if (kind === 'differs')
		return [
			{ x, y, wide: 1, high: 1, style },
			word('symbol', 0.27, 0.31, 0.44, style),
			{ d: 'M68 18L32 82', x, y, scale: 0.01, style: 'differs-other' },
			word('other', 0.73, 0.69, 0.44, 'differs-other')
		];
	const digit = word('symbol', 0.5, 0.5, 0.64, style);
	// Taken away just now: a hole where the digit was.
	if (kind === 'asked') return [{ x: x + 0.5, y: y + 0.5, radius: 0.43, style }, digit];
	// Had to stay: with the square of a dead end in its corner.
	if (kind === 'stays' || kind === 'back')
		return [digit, { x: x + 0.77, y: y + 0.77, wide: 0.14, high: 0.14, style: 'left-sign' }];
	return kind === 'unknown' ? [digit, word('unknown', 0.85, 0.8, 0.3, 'put-back')] : [digit];
}
