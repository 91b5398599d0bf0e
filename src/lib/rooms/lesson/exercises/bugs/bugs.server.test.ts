import { describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/reference';
import { bugRuns } from './bugs.server';

const javascript = await bugRuns('javascript');
const python = await bugRuns('python');

describe('the films of the bugs', () => {
	it('are there for every bug of the page', async () => {
		const { parts } = await loadReference('bugs', 'en');
		expect(Object.keys(python)).toEqual(parts.map(({ id }) => id));
	});

	it('show the same moves in both languages', () => {
		for (const [id, { log }] of Object.entries(javascript)) {
			expect(python[id].log.words, id).toEqual(log.words);
			expect(python[id].log.depths, id).toEqual(log.depths);
		}
	});

	it('show programs that do not find the solution, but for the one that only counts tell apart', () => {
		const answers = Object.fromEntries(
			Object.entries(python).map(([id, { result }]) => [
				id,
				result.end.kind === 'returned' && result.end.value.plain
			])
		);
		expect(answers).toEqual({
			'ignored-return': false,
			'returned-at-once': false,
			'false-in-loop': false,
			'not-taken-back': false,
			ties: true
		});
	});
});
