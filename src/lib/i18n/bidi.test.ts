import { expect, it } from 'vitest';
import { isolate, stripIsolates } from './bidi';

it('wraps a name in a first strong isolate', () => {
	expect(isolate('r1c3')).toBe('\u2068r1c3\u2069');
});

it('restores the plain text', () => {
	expect(stripIsolates(`${isolate('r1c3')}: ${isolate('5')} — ${isolate('')}`)).toBe('r1c3: 5 — ');
});
