import { describe, expect, it } from 'vitest';
import { Queens } from '$lib/kinds/queens/queens';
import { Sequence } from '$lib/kinds/sequence/sequence';
import { sequence } from '$lib/kinds/sequence/setup';
import { DEFAULT_STRATEGY, ORDERINGS } from '$lib/engine/search/strategy';
import { sameOrderings } from './same-orderings';

describe('orderings that make the same tree', () => {
	it('are all of them where there is one letter, and none where the trees differ', async () => {
		const { signal } = new AbortController();
		const letters = new Sequence(sequence('A', 1));
		const others = ORDERINGS.filter((one) => one !== 'naive');
		expect(await sameOrderings(letters, DEFAULT_STRATEGY, ORDERINGS, signal)).toEqual(others);
		const six = new Queens({ size: 6, queens: new Int8Array(6).fill(-1) });
		expect(await sameOrderings(six, DEFAULT_STRATEGY, ['findmax'], signal)).toEqual([]);
	});
});
