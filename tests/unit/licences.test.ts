import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GET } from '../../src/routes/licences.txt/+server';

/** What the build uses and does not put into the site: packages, and what only the build knows. */
const TOOLS = /^(node:|messages:|vite$|vitest|shiki|unified$|remark-|mdast|@playwright|playwright)/;

/** The packages that the files of the product import. */
function imported(): string[] {
	const names = new Set<string>();
	for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
		if (!/\.(ts|mjs|svelte|css)$/.test(file) || /\.(test|fixture)\.ts$|compiled/.test(file))
			continue;
		const text = readFileSync(`src/${file}`, 'utf8');
		for (const [, path] of text.matchAll(
			/(?:^import .*|^\} |import\(|url\()(?:from )?'([@a-z][^'\s]*)'/gm
		)) {
			const [scope, name] = path.split('/');
			names.add(path.startsWith('@') ? `${scope}/${name}` : scope);
		}
	}
	return [...names].filter((name) => !TOOLS.test(name));
}

it('the site has the licence of every font and package that is in it', async () => {
	const response = await GET({} as Parameters<typeof GET>[0]);
	const text = await response.text();
	const names = imported();
	expect(names).toEqual(
		expect.arrayContaining(['svelte', 'd3-zoom', '@fontsource-variable/rubik'])
	);
	const listed = new Set(text.match(/^\S+(?= \d[\w.-]* \()/gm));
	expect(names.filter((name) => !listed.has(name))).toEqual([]);
	expect(text).toContain('SIL OPEN FONT LICENSE');
	expect(text).toContain('xmlchars'); // saxes depends on it
});
