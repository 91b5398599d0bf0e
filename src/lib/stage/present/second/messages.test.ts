import { describe, expect, it } from 'vitest';
import { readMessage } from './messages';

const scene = { type: 'scene', subject: 'a', query: 'a&b', at: 3, inner: 0, code: false };

describe('a message from another window', () => {
	it.each([
		scene,
		{ type: 'lecturer' },
		{ type: 'class' },
		{ type: 'gone' },
		{ type: 'end' },
		{ type: 'file', file: null },
		{ type: 'file', file: new Blob(['{}']) },
		{ type: 'key', action: 'step-forward' }
	])('is read: %j', (message) => {
		expect(readMessage(structuredClone(message))).toEqual(message);
	});

	it.each([
		null,
		'scene',
		{},
		{ type: 'constructor' },
		{ type: 'file', file: 'https://example.org/' },
		{ type: 'key', action: 'alert' },
		{ type: 'key', action: { id: 'present' } },
		{ ...scene, at: -1 },
		{ ...scene, at: 0.5 },
		{ ...scene, inner: '0' },
		{ ...scene, query: 'x'.repeat(200_001) },
		{ ...scene, subject: undefined },
		{ ...scene, code: 'no' }
	])('is not: %j', (message) => {
		expect(readMessage(message)).toBeNull();
	});

	it('has nothing that was not asked for', () => {
		expect(readMessage({ ...scene, html: '<b>' })).toEqual(scene);
	});
});
