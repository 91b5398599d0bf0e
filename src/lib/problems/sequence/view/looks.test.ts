import { describe, expect, it } from 'vitest';
import type { Strategy } from '$lib/search/strategy';
import { reusing } from '$lib/state/reuse';
import { sequence, withLetter, type SequenceSetup } from '../setup';
import { linksOf } from './links';
import { markState, positionViews, type PositionView, type ViewsInput } from './looks';
import { succeededIn } from './succeeded';
import { walk } from './walk.fixture';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function viewer(setup: SequenceSetup, strategy: Partial<Strategy> = {}) {
	const run = walk(setup, strategy);
	return (position: number, more: Partial<ViewsInput> = {}) => {
		const props = run.at(position);
		const moment = props.watching ? props.moment : null;
		return positionViews({
			...props,
			moment,
			letters: setup.letters,
			links: linksOf({ ...props, moment }),
			pencil: 'all',
			values: Array.from(setup.alphabet).length,
			succeeded: succeededIn(run.trace, moment),
			signs: true,
			...more
		});
	};
}

/** Tiles and columns in short: "A placed" and "A rejected, B placed, C left". */
function told(views: readonly PositionView[], values = 3) {
	return views.map((view) => {
		const marks = Array.from({ length: values }, (_, letter) => markState(view, letter));
		return `${LETTERS[view.letter] ?? '-'} ${view.state}: ${marks.join(' ')}`;
	});
}

describe('the tutorial’s search', () => {
	const at = viewer(sequence('ABC', 3));

	it('begins with every letter possible everywhere', () => {
		expect(told(at(0))).toEqual(Array(3).fill('- empty: legal legal legal'));
	});

	it('shows a letter that is tried and rejected, and the sign that breaks', () => {
		const views = at(4);
		expect(told(views)).toEqual([
			'A newest: placed left left',
			'A tried: rejected left left',
			'- empty: legal legal legal'
		]);
		expect(views.map(({ current }) => current)).toEqual([false, true, false]);
		expect(views.map(({ clash }) => clash)).toEqual([true, false, false]);
		expect(views.map(({ sign }) => sign)).toEqual(['breaks', 'idle', 'none']);
		expect(views[1].ringed).toBe(0);
	});

	it('shows the interim checkpoint, and what it leaves possible', () => {
		expect(told(at(5))).toEqual([
			'A placed: placed left left',
			'B newest: rejected placed left',
			'- empty: illegal illegal legal'
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

describe('ways back', () => {
	it('show the dead end, what was taken back, and that it failed', () => {
		const setup = sequence('ABC', 4);
		const run = walk(setup);
		const at = viewer(setup);
		const find = (kind: string) => {
			for (let i = 1; ; i++) if (run.trace.at(i).step?.kind === kind) return i;
		};
		expect(told(at(find('deadend')))[3]).toBe('- deadend: rejected rejected rejected');
		const back = told(at(find('backtrack')));
		expect(back[2]).toBe('C ghost: rejected rejected failed');
		expect(back[3]).toBe('- empty: legal legal legal');
	});

	it('tell what had led to a solution from what failed', () => {
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
		at(position, { pencil }).map(({ column }) => column);

	it('are shown for none, for all that are not typed, or for the current one and those with few', () => {
		expect(shown(4, 'off')).toEqual([false, false, false, false]);
		expect(shown(4, 'all')).toEqual([true, true, true, false]);
		expect(shown(4, 'few')).toEqual([false, true, false, false]);
	});
});

describe('typed letters', () => {
	it('stay apart from those that were placed, and conflict at once', () => {
		let setup = sequence('ABC', 3);
		setup = withLetter(withLetter(setup, 0, 1), 1, 0);
		const views = viewer(setup)(0);
		expect(views.map(({ state }) => state)).toEqual(['typed', 'typed', 'empty']);
		expect(views.map(({ conflict }) => conflict)).toEqual([true, true, false]);
		expect(views[0].sign).toBe('breaks');
	});
});

describe('a step', () => {
	it('leaves what did not change the same object', () => {
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
