import { expect, it } from 'vitest';
import { searchHere } from '../../../../../tests/fixtures/own-chapter';
import { viewOf } from '../../../kinds/views';
import { exampleChapter } from './start/example';
import {
	chapterIn,
	MOST_PACKED,
	openChapter,
	ownAddresses,
	packChapter,
	unpackChapter
} from './open';

it('a chapter comes back from its address, which names its places too', async () => {
	const source = await exampleChapter('he');
	const packed = (await packChapter(source))!;
	const { hashOf, placeIn } = ownAddresses(packed);
	const hash = hashOf('part-3.1');
	expect(placeIn(hash)).toBe('part-3.1');
	expect(chapterIn(hash)).toBe(packed);
	expect(await unpackChapter(packed)).toBe(source);
	expect(chapterIn('#part-3')).toBeNull();
});

it('a chapter that is too long for an address has none', async () => {
	let seed = 1;
	const noise = Array.from({ length: 30_000 }, () => {
		seed = Math.imul(seed, 48271) % 2147483647;
		return Math.abs(seed).toString(36);
	}).join('');
	expect((await packChapter(noise)) === null).toBe(true);
});

it.each(['', '1', '2abc', '1!', 'x'.repeat(MOST_PACKED + 1), '1____'])(
	'a broken address has no chapter: %#',
	async (packed) => {
		expect(await unpackChapter(packed)).toBeNull();
	}
);

it('another text is another chapter, and a text without a picture is none', async () => {
	const open = (source: string) => openChapter(source, viewOf, searchHere);
	const source = await exampleChapter('en');
	const [one, same, other] = await Promise.all([source, source, `${source} `].map(open));
	expect(one.readable?.chapter).toMatch(/^own-/);
	expect(same.readable?.chapter).toBe(one.readable?.chapter);
	expect(other.readable?.chapter).not.toBe(one.readable?.chapter);
	expect((await open('# Only a title')).readable).toBeNull();
});
