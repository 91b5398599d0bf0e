import { describe, expect, it } from 'vitest';
import { Queens } from '$lib/kinds/queens/queens';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import type { FindTask } from '../../address/hidden-strategy';
import { Finding } from './finding.svelte';

const problem = new Queens({ size: 6, queens: new Int8Array(6).fill(-1) });
const one = new Queens({ size: 1, queens: new Int8Array(1).fill(-1) });
const task: FindTask = { kind: 'find', asks: [], board: true, salt: 1 };

function findingOf(ordering: Strategy['ordering'], of = problem) {
	return new Finding({ problem: of, strategy: { ...DEFAULT_STRATEGY, ordering } }, task);
}

describe('the strategy of a tree', () => {
	it('is found at once, later, or shown', async () => {
		const finding = findingOf('findmin');
		await finding.check();
		expect(finding.result).toBeNull();
		finding.choose({ ordering: 'findmin' });
		await finding.check();
		expect(finding.found).toEqual({ kind: 'right', exact: true });
		expect(finding.result).toMatchObject({ score: 1, isDone: true });

		const later = findingOf('findmin');
		later.choose({ ordering: 'findmax' });
		await later.check();
		expect(later.found?.kind).toBe('part');
		expect(later.result).toMatchObject({ score: null, isDone: false });
		later.choose({ ordering: 'findmin' });
		expect(later.found).toBeNull();
		await later.check();
		expect(later.result?.score).toBe(0.5);

		const shown = findingOf('findmin');
		shown.show();
		expect(shown.ordering).toBe('findmin');
		expect(shown.result).toMatchObject({ score: 0, isDone: true });
	});

	it('may be another one that makes the same tree', async () => {
		const finding = findingOf('naive', one);
		finding.choose({ ordering: 'findmax' });
		await finding.check();
		expect(finding.found).toEqual({ kind: 'right', exact: false });
		expect(finding.result?.score).toBe(1);
	});

	it('has been tried once a choice was wrong, which stays so after it was left', async () => {
		const finding = findingOf('findmin');
		finding.choose({ ordering: 'naive' });
		await finding.check();
		expect(finding.result).toMatchObject({ score: null, isDone: false });
		const again = findingOf('findmin');
		again.restore(finding.result!.state);
		again.choose({ ordering: 'findmin' });
		await again.check();
		expect(again.result?.score).toBe(0.5);
	});

	it('comes back as it was settled, and from nothing else', async () => {
		const finding = findingOf('findmin');
		finding.choose({ ordering: 'findmin' });
		await finding.check();
		const again = findingOf('findmin');
		again.restore(finding.result!.state);
		expect(again.result).toEqual(finding.result);
		expect(again.found).toEqual(finding.found);
		for (const state of ['', 'f', 'f.fastest.ascending.none', 'x.naive.ascending.none', '{}']) {
			const other = findingOf('findmin');
			other.restore(state);
			expect(other.settled).toBeNull();
		}
	});
});
