import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { NO_SET } from '$lib/stage/homework/set';
import { Doing } from './doing.svelte';
import { Draft } from './draft.svelte';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

const task = (name: string) => ({ address: 'learn/idea/', name, note: '' });
const set = { title: 'Monday', note: '', tasks: [task('one'), task('two')] };

/** The browser tells all tabs that something was stored. */
const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

function maker(): Draft {
	const draft = new Draft();
	draft.kept.recall();
	onTestFinished(draft.kept.watch());
	return draft;
}

function doing(): Doing {
	const one = new Doing(set);
	onTestFinished(one.kept.watch());
	return one;
}

test('A set that is made in two tabs at once is kept twice', () => {
	const [one, other] = [maker(), maker()];
	one.change({ title: 'mine' });
	other.change({ title: 'yours' });
	one.kept.keep();
	other.kept.keep();
	tell();
	expect([one.set.title, one.kept.others]).toEqual(['mine', 1]);
	one.kept.showNext();
	expect(one.set.title).toBe('yours');
});

test('A set that is emptied can be brought back after a reload', () => {
	const draft = maker();
	draft.change(set);
	draft.replace(NO_SET);
	draft.kept.keep();
	const again = maker();
	expect([again.set, again.kept.others]).toEqual([NO_SET, 1]);
	again.kept.showNext();
	expect(again.set).toEqual(set);
});

test('What is done in one tab is there in the other, and no task takes it away', () => {
	const [one, other] = [doing(), doing()];
	const [mine, yours] = [
		{ score: 0.5, state: 'mine' },
		{ score: 1, state: 'yours' }
	];
	one.begin(0);
	other.begin(0);
	one.take(0, mine);
	tell();
	other.take(1, yours);
	tell();
	for (const tab of [one, other]) expect(tab.done).toMatchObject([mine, yours]);
	expect(one.kept.others).toBe(0);
	// The task that is open in the other tab does not know what was done in it here.
	other.take(0, { score: 0, state: 'older' });
	tell();
	expect([one.done[0].state, one.kept.others]).toEqual(['older', 1]);
	one.kept.showNext();
	expect(one.done).toMatchObject([mine, yours]);
});

test('What another version of the site has kept of a set stays', () => {
	doing().rename('Dana');
	const [name] = Object.keys(localStorage);
	localStorage.setItem(name, '{"version":9}');
	doing().rename('Noa');
	expect(localStorage.getItem(name)).toBe('{"version":9}');
	expect(doing().name).toBe('Noa');
});
