import { describe, expect, it, vi } from 'vitest';
import type { ContourLayout } from '../layout/contour';
import { TreeBuilder } from '../trace/tree-builder';
import { WholeLayout } from './whole-layout.svelte';
import type { LayoutWorker } from './workers';

/** A worker that does nothing by itself. */
class Puppet implements LayoutWorker {
	onmessage: LayoutWorker['onmessage'] = null;
	onerror: LayoutWorker['onerror'] = null;
	isTerminated = false;
	postMessage() {}
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
		whole.ask(TREE);
		workers[0].onerror?.({});
		expect(onfail).toHaveBeenCalledOnce();
		expect(workers[0].isTerminated).toBe(true);
		whole.ask(TREE);
		expect(workers).toHaveLength(2);
		workers[1].onmessage?.({ data: LAYOUT });
		expect(whole.layout).toBe(LAYOUT);
	});
});
