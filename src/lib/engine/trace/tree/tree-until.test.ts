import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Tree } from './tree';
import { TreeBuilder } from './tree-builder';
import { TreeUntil } from './tree-until';

const anySearch = fc.array(fc.constantFrom('open', 'open', 'close', 'solve'), { maxLength: 120 });

/** The fields that say what the tree was like at a position. */
function known({ parent, depth, value, position, size, storedSize, flags }: Tree) {
	return { parent, depth, value, position, size, storedSize, flags };
}

it('ends a tree at a position as if it had been recorded until then', () => {
	fc.assert(
		fc.property(anySearch, fc.constantFrom(8, 1 << 20), (events, budget) => {
			const builder = new TreeBuilder(budget);
			const then: { tree: Tree; position: number; depth: number }[] = [];
			let depth = 0;
			let position = 0;
			let last = '';
			for (const event of events) {
				if (event !== 'open' && depth === 0) continue;
				// A solution has no children.
				if (event === 'solve' && last !== 'open') continue;
				if (event === 'open' && last === 'solve') continue;
				last = event;
				position++;
				if (event === 'open') builder.open(depth, position % 9, position % 5 === 0, position);
				if (event === 'solve') builder.solve();
				if (event === 'close') builder.close();
				if (event === 'open') depth++;
				if (event === 'close') depth--;
				then.push({ tree: builder.snapshot(), position, depth });
			}
			const end = builder.snapshot();
			// Folding drops nodes later, which a shorter tree cannot bring back.
			if (end.storedSize[0] < end.size[0]) return;
			const until = new TreeUntil();
			// There and back, so that nothing of another position is left.
			for (const { tree, position, depth } of [...then, ...then.toReversed(), ...then]) {
				const shown = until.at(end, position, depth);
				expect(known(shown)).toEqual(known(tree));
				expect(shown.position.buffer).toBe(end.position.buffer);
			}
			// What changes is copied once, not at each position.
			const { buffer } = until.at(end, position, depth).size;
			expect(until.at(end, 0, 0).size.buffer).toBe(buffer);
		})
	);
});
