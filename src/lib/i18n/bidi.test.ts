import { expect, it } from 'vitest';
import { isolate, keepPrefixes, stripIsolates } from './bidi';

it('wraps a name in a first strong isolate', () => {
	expect(isolate('r1c3')).toBe('\u2068r1c3\u2069');
});

it('restores the plain text', () => {
	expect(stripIsolates(`${isolate('r1c3')}: ${isolate('5')} — ${isolate('')}`)).toBe('r1c3: 5 — ');
});

it('keeps a Hebrew prefix with its Latin word, and touches no other hyphen', () => {
	expect(keepPrefixes('ב-Python וב-TypeScript')).toBe('ב-\u2060Python וב-\u2060TypeScript');
	expect(keepPrefixes('מ-9 עד אי-זוגי, depth-first')).toBe('מ-9 עד אי-זוגי, depth-first');
});
