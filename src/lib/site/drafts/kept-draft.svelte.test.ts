import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storage } from '../remembered.svelte';
import { KeptDraft } from './kept-draft.svelte';

const NAME = 'tried';
const STORED = `backtrail-${NAME}`;

beforeEach(() => {
	for (const kept of [localStorage, sessionStorage]) kept.clear();
});

/** A page with a draft. Its texts are words; others may be of another version of the site. */
class Tab {
	text = '';
	readonly draft = new KeptDraft<string>(NAME, {
		thing: 'chapter',
		text: () => (this.text === '' ? null : this.text),
		read: (text) => (/^\w+$/.test(text) ? text : null),
		show: (text) => (this.text = text)
	});

	constructor() {
		// As in a tab of its own.
		sessionStorage.clear();
		this.draft.recall();
	}

	types(text: string): void {
		this.text = text;
		this.draft.change();
	}

	/** Its keys rest. */
	writes(text: string): void {
		this.types(text);
		this.draft.keep();
	}
}

/** Opens tabs that hear of each other until the test ends. */
function tabs(count: number): Tab[] {
	return Array.from({ length: count }, () => {
		const tab = new Tab();
		onTestFinished(tab.draft.watch());
		return tab;
	});
}

/** The browser tells all tabs that something was stored. */
const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
const stored = () =>
	Object.entries(localStorage)
		.filter(([name]) => !name.endsWith('-chosen'))
		.map(([, text]) => text as string)
		.sort();

describe('two tabs', () => {
	test('follow each other, and say so', () => {
		const [one, other] = tabs(2);
		one.writes('first');
		tell();
		expect([other.text, other.draft.news]).toEqual(['first', 'followed']);
		other.writes('second');
		tell();
		expect([one.text, one.draft.news]).toEqual(['second', 'followed']);
		expect(stored()).toEqual(['second']);
		one.types('third');
		expect(one.draft.news).toBeNull();
	});

	test('keep both texts if both were changed at once', () => {
		const [one, other] = tabs(2);
		one.types('mine');
		other.types('yours');
		one.draft.keep();
		tell();
		expect(other.text).toBe('yours');
		other.draft.keep();
		tell();
		expect(stored()).toEqual(['mine', 'yours']);
		expect([other.draft.news, other.draft.others, one.draft.others]).toEqual(['parted', 1, 1]);
		// From now on each goes on by itself.
		one.writes('mine2');
		other.writes('yours2');
		tell();
		expect([one.text, other.text]).toEqual(['mine2', 'yours2']);
		expect(stored()).toEqual(['mine2', 'yours2']);
		one.draft.showNext();
		expect(one.text).toBe('yours2');
	});

	test('keep both texts where one has not heard of the other', () => {
		const [one, other] = [new Tab(), new Tab()];
		one.writes('mine');
		other.writes('yours');
		expect(stored()).toEqual(['mine', 'yours']);
	});

	test('lose nothing when one begins with something else', () => {
		const [one, other] = tabs(2);
		one.writes('first');
		tell();
		other.draft.putAside();
		other.writes('second');
		tell();
		expect([one.text, one.draft.others]).toEqual(['second', 1]);
		one.draft.showNext();
		expect([one.text, other.text]).toEqual(['first', 'second']);
		one.writes('third');
		tell();
		expect([other.text, ...stored()]).toEqual(['second', 'second', 'third']);
	});

	test('that were emptied leave the others as they are', () => {
		const [one, other] = tabs(2);
		one.writes('first');
		tell();
		localStorage.clear();
		tell();
		expect(other.text).toBe('first');
		other.writes('second');
		expect(stored()).toEqual(['second']);
	});
});

describe('a draft', () => {
	test('is there after a reload, in this tab where it was and in others where it was chosen', () => {
		const [one] = tabs(1);
		one.writes('first');
		one.draft.putAside();
		one.writes('second');
		expect(new Tab().text).toBe('second');
		one.draft.showNext();
		expect(new Tab().text).toBe('first');
		one.draft.keepOnly();
		expect([new Tab().text, ...stored()]).toEqual(['first', 'first']);
	});

	test('is not put aside twice, nor more than a few times', () => {
		const [one] = tabs(1);
		for (let at = 0; at < 20; at++) {
			one.writes(`text${at}`);
			one.draft.putAside();
			one.draft.putAside();
		}
		one.writes('last');
		expect(stored()).toHaveLength(9);
		one.draft.showNext();
		expect(one.text).toBe('text19');
	});

	test('is kept when the page is left', () => {
		const [one] = tabs(1);
		one.types('first');
		window.dispatchEvent(new PageTransitionEvent('pagehide'));
		expect(stored()).toEqual(['first']);
	});
});

describe('what another version of the site has kept', () => {
	test('is there before, stays, and what is written is kept beside it', () => {
		localStorage.setItem(STORED, '{"of": "later"}');
		const tab = new Tab();
		expect(tab.draft.hasUnreadable).toBe(true);
		tab.writes('mine');
		const again = new Tab();
		expect([again.text, again.draft.others]).toEqual(['mine', 0]);
		again.draft.keepOnly();
		expect(stored()).toEqual(['mine', '{"of": "later"}']);
	});

	test('comes while the page is open, and what is shown is kept beside it', () => {
		const [one] = tabs(1);
		one.writes('mine');
		localStorage.setItem(STORED, '{"of": "later"}');
		tell();
		expect([one.text, one.draft.hasUnreadable]).toEqual(['mine', true]);
		expect(stored()).toEqual(['mine', '{"of": "later"}']);
	});
});

test('names what is lost if there is no room, until it is kept', () => {
	const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	const [one] = tabs(1);
	one.writes('first');
	one.draft.putAside();
	one.writes('second');
	expect(storage.worst).toEqual({ stake: 'chapter', why: 'full' });
	expect([one.draft.isUnkept, one.draft.others]).toEqual([true, 1]);
	full.mockRestore();
	one.draft.keep();
	expect([one.draft.isUnkept, stored()]).toEqual([false, ['second']]);
	one.draft.keepOnly();
	expect(storage.refused).toBe(false);
});
