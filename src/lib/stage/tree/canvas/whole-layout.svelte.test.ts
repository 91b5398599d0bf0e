import { describe, expect, it, vi } from 'vitest';
import type { ContourLayout } from '../layout/contour';
import { TreeBuilder } from '$lib/engine/trace/tree/tree-builder';
import { TreeCopy } from '$lib/engine/trace/tree/tree-copy';
import { WholeLayout } from './whole-layout.svelte';
import type { LayoutWorker } from './layout-worker';

/** A worker that does nothing by itself. */
class Puppet implements LayoutWorker {
	onmessage: LayoutWorker['onmessage'] = null;
	onerror: LayoutWorker['onerror'] = null;
	isTerminated = false;
	request: Parameters<LayoutWorker['postMessage']>[0] | null = null;
	postMessage(request: Parameters<LayoutWorker['postMessage']>[0]) {
		this.request = request;
	}
	terminate() {
		this.isTerminated = true;
	}
}

const TREE = new TreeBuilder(1).snapshot();
const LAYOUT = {} as ContourLayout;

describe('the layout of a whole tree', () => {
	it('reports that its worker failed and uses another one for the next tree', () => {
		const workers: Puppet[] = [];
		const onfail = vi.fn();
		const whole = new WholeLayout(onfail, () => {
			workers.push(new Puppet());
			return workers.at(-1)!;
		});
		whole.call(TREE);
		workers[0].onerror?.({});
		expect(onfail).toHaveBeenCalledOnce();
		expect(workers[0].isTerminated).toBe(true);
		whole.call(TREE);
		expect(workers).toHaveLength(2);
		workers[1].onmessage?.({ data: LAYOUT });
		expect(whole.layout).toBe(LAYOUT);
	});

	it('ends a worker as soon as it has answered', () => {
		const workers: Puppet[] = [];
		const whole = new WholeLayout(vi.fn(), () => {
			workers.push(new Puppet());
			return workers.at(-1)!;
		});
		whole.call(TREE);
		whole.call(TREE);
		expect(workers).toHaveLength(1);
		workers[0].onmessage?.({ data: LAYOUT });
		expect(workers[0].isTerminated).toBe(true);
		// The tree that arrived meanwhile.
		expect(workers).toHaveLength(2);
		expect(workers[1].isTerminated).toBe(false);
	});

	it('sends no more than the nodes of the tree', () => {
		const puppet = new Puppet();
		const whole = new WholeLayout(vi.fn(), () => puppet);
		const copy = new TreeCopy();
		const builder = new TreeBuilder();
		copy.apply(builder.update());
		builder.open(0, 1, false, 1);
		copy.apply(builder.update());
		whole.call(copy.tree);
		for (const name of ['parent', 'depth', 'storedSize'] as const) {
			const array = puppet.request![name];
			expect(array.length).toBe(2);
			expect(array.buffer.byteLength).toBe(array.byteLength);
		}
	});
});
