import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import TwoStages from '../../../../tests/fixtures/TwoStages.svelte';
import { momentOf, stepOf } from '../../../../tests/fixtures/boards';
import { shownOf } from '../../../../tests/fixtures/shown';
import { Queens } from '$lib/kinds/queens/queens';
import { board, type QueensSetup } from '$lib/kinds/queens/setup';
import view from '$lib/kinds/queens/view';
import { DEFAULT_STRATEGY, type Ordering } from '$lib/engine/search/strategy';
import { MomentFacts } from './moment-facts.svelte';

describe('two stages on one page', () => {
	const setup = board(4);
	const puzzle = new Queens(setup);
	const names = view.names();
	const rejected = momentOf(puzzle.fixed, [[0, 0]], stepOf('reject', 1, 1));
	const chosen = momentOf(puzzle.fixed, [], stepOf('choose', 0));

	it('show their own moments, and editing one does not affect the other', async () => {
		const first = shownOf(setup, puzzle, { moment: rejected, names });
		const second = shownOf(setup, puzzle, { moment: chosen, names });
		const screen = await render(TwoStages<QueensSetup>, { view, stages: [first, second] });
		const stage = (at: number) => page.getByRole('region', { name: `Stage ${at}` });
		const square = (at: number) => stage(at).getByRole('gridcell', { name: /^row 2, column 2: / });
		await expect.element(square(1)).toHaveAccessibleName(/queen tried and rejected/);
		await expect.element(square(2)).toHaveAccessibleName(/free$/);
		await expect.element(stage(1)).toHaveTextContent(/threatens it along the diagonal/);
		await expect.element(stage(2)).toHaveTextContent(/next empty row from the top/);

		const other = stage(2).element().innerHTML;
		const edited = board(4, [-1, -1, 3]);
		const changed = shownOf(edited, new Queens(edited), { names });
		await screen.rerender({ stages: [changed, second] });
		await expect
			.element(stage(1).getByRole('gridcell', { name: /^row 3, column 4: queen, set by you$/ }))
			.toBeVisible();
		expect(stage(2).element().innerHTML).toBe(other);
	});
});

describe('the facts of a moment', () => {
	const setup = board(4, [1]);
	const puzzle = new Queens(setup);

	/** The facts for this input. */
	function factsOf(more: Parameters<typeof shownOf<typeof setup>>[2]) {
		const shown = shownOf(setup, puzzle, more);
		return new MomentFacts(() => shown);
	}

	it('describe the puzzle while it is edited', () => {
		const facts = factsOf({});
		expect(facts.watching).toBe(false);
		expect(Array.from(facts.assignment)).toEqual([1, -1, -1, -1]);
		expect([...facts.legal!]).toEqual([0, 0b1000, 0b0101, 0b1101]);
		expect(factsOf({ conflicts: new Set([0]) }).legal).toBeNull();
	});

	it('describe the position while a search is watched', () => {
		const moment = momentOf(puzzle.fixed, [[1, 3]], stepOf('reject', 2, 1));
		const facts = factsOf({ moment });
		expect(facts.watching).toBe(true);
		expect(facts.tip).toBe(1);
		expect([...facts.clashes]).toEqual([0]);
		expect([...facts.legal!]).toEqual([0, 0, 0b0001, 0b0101]);
		expect(factsOf({ moment: { ...moment, position: 0 } }).watching).toBe(false);
	});

	it('have one spotlight: what is held, else what is pointed at', () => {
		const facts = factsOf({ moment: momentOf(puzzle.fixed, [[1, 3]], stepOf('reject', 2, 1)) });
		expect(facts.spotlight).toBeNull();
		facts.pointing.pointed = { variable: 1, value: 3, kind: null };
		expect(facts.spotlight).toEqual({ variable: 1, value: 3, kind: null });
		facts.pointing.held = { variable: 2, value: -1, kind: null };
		expect(facts.spotlight).toEqual({ variable: 2, value: -1, kind: 'reject' });
		facts.pointing.held = { variable: -1, value: -1, kind: 'reject' };
		expect(facts.spotlight).toEqual({ variable: 2, value: 1, kind: 'reject' });
		facts.pointing.held = { variable: -1, value: -1, kind: 'place' };
		expect(facts.spotlight).toEqual({ variable: -1, value: -1, kind: 'place' });
		facts.pointing.held = null;
		expect(facts.spotlight?.variable).toBe(1);
	});

	it('know a dead end before the search reaches it, and mark it without any candidates shown', () => {
		const moment = momentOf(puzzle.fixed, [[2, 2]], stepOf('place', 2, 2));
		const byOrder = (ordering: Ordering) =>
			factsOf({ moment, strategy: { ...DEFAULT_STRATEGY, ordering }, pencil: 'off' });
		const { hiddenDeadEnd, states } = byOrder('findmax');
		expect(hiddenDeadEnd).toBe(1);
		expect(states.map(({ barren }) => barren)).toEqual([false, true, false, false]);
		// The naive order chooses that row next anyway.
		expect(byOrder('naive').hiddenDeadEnd).toBe(-1);
	});

	it('do not tell of a hidden dead end while the future is hidden', () => {
		const moment = momentOf(puzzle.fixed, [[2, 2]], stepOf('place', 2, 2));
		const strategy = { ...DEFAULT_STRATEGY, ordering: 'findmax' as const };
		expect(factsOf({ moment, strategy, hidesFuture: true }).hiddenDeadEnd).toBe(-1);
	});

	it('mark what a dead end follows from, as the sentence does, unless a question asks where to go back to', () => {
		const moment = {
			...momentOf(puzzle.fixed, [[1, 3]], stepOf('deadend', 2)),
			conflict: [0, 1]
		};
		const ringed = (more: Parameters<typeof factsOf>[0]) =>
			factsOf({ moment, ...more }).states.map(({ reason }) => reason);
		expect(ringed({})).toEqual([true, true, false, false]);
		expect(ringed({ hidesFuture: true })).toEqual([true, true, false, false]);
		expect(ringed({ hidesFuture: true, hidesConflict: true })).not.toContain(true);
	});

	it('can be those of another moment, with the same things lit', () => {
		const facts = factsOf({ moment: momentOf(puzzle.fixed, [[1, 3]], stepOf('place', 1, 3)) });
		const later = facts.at(() => momentOf(puzzle.fixed, [[1, 3]], stepOf('choose', 2)));
		expect([facts.step?.kind, later.step?.kind]).toEqual(['place', 'choose']);
		expect(later.setup).toBe(facts.setup);
		facts.pointing.pointed = { variable: 1, value: 3, kind: null };
		expect(later.spotlight).toEqual({ variable: 1, value: 3, kind: null });
	});

	it('follow what is shown and reuse the states that did not change', () => {
		let shown = $state.raw(
			shownOf(setup, puzzle, { moment: momentOf(puzzle.fixed, [[1, 3]], stepOf('choose', 2)) })
		);
		const facts = new MomentFacts(() => shown);
		const stop = $effect.root(() => {
			$effect(() => void facts.states);
		});
		flushSync();
		const before = facts.states;
		shown = { ...shown, moment: momentOf(puzzle.fixed, [[1, 3]], stepOf('reject', 2, 2)) };
		flushSync();
		expect(facts.states.map((state, row) => state === before[row])).toEqual([
			true,
			false,
			false,
			true
		]);
		stop();
	});
});
