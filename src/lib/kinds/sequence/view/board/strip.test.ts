import { describe, expect, it } from 'vitest';
import type { Strategy } from '$lib/engine/search/strategy';
import { reusing } from '$lib/stage/facts/reuse';
import { variableStates, type VariableState } from '$lib/stage/facts/variable-states';
import { sequence, withLetter, type SequenceSetup } from '../../setup';
import { linksOf } from './links';
import { fateOf, positionViews, type PositionView, type ViewsInput } from './strip';
import { walk } from '../walk.fixture';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function viewer(setup: SequenceSetup, strategy: Partial<Strategy> = {}) {
	const run = walk(setup, strategy);
	const keep = reusing<VariableState>();
	return (position: number, pencil: ViewsInput['pencil'] = 'all') => {
		const props = run.at(position);
		const moment = props.watching ? props.moment : null;
		const shown = { ...props, moment, pencil };
		return positionViews({
			...shown,
			states: keep(variableStates({ ...shown, fixed: run.problem.fixed })),
			links: linksOf(shown),
			letterCount: Array.from(setup.alphabet).length,
			signs: true
		});
	};
}

/** A summary of tiles and columns: "A placed" and "A rejected, B placed, C left". */
function told(views: readonly PositionView[], values = 3) {
	return views.map((view) => {
		const fates = Array.from({ length: values }, (_, letter) => fateOf(view, letter));
		return `${LETTERS[view.state.value] ?? '-'} ${view.state.kind}: ${fates.join(' ')}`;
	});
}

describe('the tutorial’s search', () => {
	const at = viewer(sequence('ABC', 3));

	it('starts with every letter possible everywhere', () => {
		expect(told(at(0))).toEqual(Array(3).fill('- open: legal legal legal'));
	});

	it('shows a letter that is tried and rejected, and the sign that breaks', () => {
		const views = at(4);
		expect(told(views)).toEqual([
			'A newest: placed left left',
			'A tried: rejected left left',
			'- open: legal legal legal'
		]);
		expect(views.map(({ state }) => state.current)).toEqual([false, true, false]);
		expect(views.map(({ state }) => state.clash)).toEqual([true, false, false]);
		expect(views.map(({ sign }) => sign)).toEqual(['breaks', 'idle', 'none']);
		expect(views[1].state.stepValue).toBe(0);
	});

	it('shows the interim checkpoint and what it leaves possible', () => {
		expect(told(at(5))).toEqual([
			'A placed: placed left left',
			'B newest: rejected placed left',
			'- open: illegal illegal legal'
		]);
		expect(at(5)[0].sign).toBe('holds');
	});

	it('ends in a solution', () => {
		expect(told(at(10))).toEqual([
			'A solved: solved left left',
			'B solved: rejected solved left',
			'C solved: rejected rejected solved'
		]);
		expect(at(10)[0].sign).toBe('solves');
	});
});

describe('backtracking', () => {
	it('shows the dead end, the letter taken back, and that it failed', () => {
		const setup = sequence('ABC', 4);
		const run = walk(setup);
		const at = viewer(setup);
		const find = (kind: string) => {
			for (let i = 1; ; i++) if (run.trace.at(i).step?.kind === kind) return i;
		};
		expect(told(at(find('deadend')))[3]).toBe('- deadend: rejected rejected rejected');
		const back = told(at(find('backtrack')));
		expect(back[2]).toBe('C taken-back: rejected rejected failed');
		expect(back[3]).toBe('- open: legal legal legal');
	});

	it('distinguishes what led to a solution from what failed', () => {
		const setup = sequence('ABC', 3);
		const run = walk(setup, { goal: 'all' });
		const views = viewer(setup, { goal: 'all' })(run.trace.length);
		expect(told(views)[0]).toContain('done failed failed');
	});
});

describe('columns', () => {
	const setup = withLetter(sequence('ABCDEF', 4), 3, 5);
	const at = viewer(setup);
	const shown = (position: number, pencil: ViewsInput['pencil']) =>
		at(position, pencil).map(({ column }) => column);

	it('appear for none, for all untyped positions, or for the current one and those with few', () => {
		expect(shown(4, 'off')).toEqual([false, false, false, false]);
		expect(shown(4, 'all')).toEqual([true, true, true, false]);
		expect(shown(4, 'few')).toEqual([false, true, false, false]);
	});
});

describe('typed letters', () => {
	it('stay separate from placed ones, and conflict at once', () => {
		let setup = sequence('ABC', 3);
		setup = withLetter(withLetter(setup, 0, 1), 1, 0);
		const views = viewer(setup)(0);
		expect(views.map(({ state }) => state.kind)).toEqual(['set', 'set', 'open']);
		expect(views.map(({ state }) => state.conflict)).toEqual([true, true, false]);
		expect(views[0].sign).toBe('breaks');
	});
});

describe('a step', () => {
	it('keeps the objects of unchanged positions', () => {
		const at = viewer(sequence('ABC', 5, { order: 'different' }));
		const keep = reusing<PositionView>();
		const before = keep(at(4));
		const after = keep(at(5));
		expect(after.map((view, position) => view === before[position])).toEqual([
			false,
			false,
			false,
			true,
			true
		]);
	});
});
