import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');
const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
	.map((name) => name.replaceAll(path.sep, '/'))
	// the gallery exists only in development
	.filter((name) => /\.(svelte|svelte\.ts)$/.test(name) && !/\.test\.|^routes\/gallery/.test(name));

it('every component that is loaded on demand can be loaded again', () => {
	// What loads a part: `<Part load={…}>`, `<Island load={…}>`, `obtain(…)`, `new LoadedPart(…)`, `new IdleComponent(…)`,
	// `new NearComponent(…)`.
	const loader = /(load=\{|obtain\(|LoadedPart\(|(Idle|Near)Component\()\s*(async )?\(\) =>[^;]*$/;
	const bare = components.flatMap((name) => {
		const code = readFileSync(path.join(src, name), 'utf8');
		return [...code.matchAll(/\bimport\('|\.legend\(\)|\.menus\(\)|[^.\w]listing\(/g)]
			.filter(({ index }) => !loader.test(code.slice(Math.max(0, index - 250), index)))
			.map(({ 0: what, index }) => `${name}: ${what} at ${index}`);
	});
	expect(bare).toEqual([]);
	expect(components.length).toBeGreaterThan(100);
});
