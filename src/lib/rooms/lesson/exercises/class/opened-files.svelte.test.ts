import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_SET, writeSet } from '$lib/stage/homework/set';
import { writeResult } from '$lib/stage/homework/result';
import { below, OpenedFiles } from './opened-files.svelte';

const file = (name: string, text: string) => new File([text], name);
const result = writeResult({ set: NO_SET, name: 'Dana', when: 5, done: [] });
const namesOf = ({ results }: OpenedFiles) => results.map((one) => one.result.name);

afterEach(() => {
	vi.restoreAllMocks();
	sessionStorage.clear();
});

describe('the files that a teacher opened', () => {
	it('are there again after a reload, and a change by hand is still told', async () => {
		const files = new OpenedFiles();
		await files.open([file('d.json', result), file('y.json', result.replace('Dana', 'Yossi'))]);
		expect(files.isKept).toBe(true);
		const again = new OpenedFiles();
		again.recall();
		expect(namesOf(again)).toEqual(['Dana', 'Yossi']);
		expect(again.results.map((one) => one.result.isEdited)).toEqual([false, true]);
		again.clear();
		const cleared = new OpenedFiles();
		cleared.recall();
		expect(namesOf(cleared)).toEqual([]);
	});

	it('say that they are not kept where storage is refused', async () => {
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('refused', 'QuotaExceededError');
		});
		const files = new OpenedFiles();
		await files.open([file('d.json', result)]);
		expect(namesOf(files)).toEqual(['Dana']);
		expect(files.isKept).toBe(false);
	});

	it('are told apart from lists, from homework as it was handed out, and from anything else', async () => {
		const files = new OpenedFiles();
		const lists = await files.open([
			file('set.json', writeSet(NO_SET)),
			file('broken.json', result.slice(0, -9)),
			file('list.txt', 'Dana,https://example.org/')
		]);
		expect(lists).toEqual(['Dana,https://example.org/']);
		expect(files.handedOut).toEqual(['set.json']);
		expect(files.unread).toEqual(['broken.json']);
	});
});

it('a list from a file goes below what was pasted', () => {
	expect(below('pasted\n', ['one', 'two'])).toBe('pasted\none\ntwo');
	expect(below('', ['one'])).toBe('one');
});
