import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('.', import.meta.url);
/** Everything that can use or set a custom property. */
const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(css|svelte|ts|html)$/.test(file) && !file.endsWith('.test.ts'))
	.map((file) => readFileSync(new URL(file, root), 'utf8'));

/** What the first group of an expression finds in all of them. */
function found(expression: RegExp): Set<string> {
	return new Set(
		texts.flatMap((text) => Array.from(text.matchAll(expression), ([, name]) => name))
	);
}

it('uses no custom property that nothing sets', () => {
	const used = found(/var\((--[\w-]+)\)/g);
	const set = found(/(?<!var\()(--[\w-]+)(?=[:='"`])/g);
	expect(used.size).toBeGreaterThan(50);
	expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
