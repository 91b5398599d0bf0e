import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseLocale } from '../../../scripts/messages.mjs';
import { site } from './site';

const folder = path.join(site, '_app/immutable');
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** The scripts in a folder of the built ones: those of English pages, and those of all. */
const scriptsIn = (name: string) =>
	[`${baseLocale}/${name}`, name]
		.filter((one) => existsSync(path.join(folder, one)))
		.flatMap((one) => readdirSync(path.join(folder, one)).map((file) => `${one}/${file}`))
		.filter((file) => file.endsWith('.js'));

/** Some scripts, and all that they import before they run. */
function withImports(starts: readonly string[]): Set<string> {
	const found = new Set<string>();
	const waiting = [...starts];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (found.has(file)) continue;
		found.add(file);
		for (const [, name] of textOf(file).matchAll(
			/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g
		)) {
			const imported = path.posix.join(path.posix.dirname(file), name);
			if (existsSync(path.join(folder, imported))) waiting.push(imported);
		}
	}
	return found;
}

/** What each English script names to be loaded with something else although it imports that itself. */
export function namedInVain(): string[] {
	const scripts = ['entry', 'nodes', 'chunks'].flatMap(scriptsIn);
	return scripts.flatMap((script) => {
		const own = withImports([script]);
		const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(textOf(script)) ?? [];
		return list
			.split(',')
			.map((address) => address.replace(/^.*\/immutable\/|"$/g, ''))
			.filter((name) => own.has(name))
			.map((name) => `${script} names ${name}`);
	});
}

/** The script that is loaded by the name of a module of a kind, such as `view/index.ts`. */
function loadedBy(scripts: readonly string[], kind: string, module: string): string[] {
	const load = new RegExp(
		`"\\./(?:\\w+/)*${kind}/${module.replaceAll('.', '\\.')}":\\(\\)=>.*?import\\(.(\\.\\.?/[^)]+?\\.js).\\)`
	);
	for (const file of scripts) {
		const [, name] = load.exec(textOf(file)) ?? [];
		if (name !== undefined) return [path.posix.join(path.posix.dirname(file), name)];
	}
	return [];
}

/** The scripts that the studio of a kind needs for its first step, by what the built ones import. */
export function firstScripts(kind: string): Set<string> {
	const html = readFileSync(path.join(site, 'studio', kind, 'index.html'), 'utf8');
	const entries = [...html.matchAll(/import\("[^"]*\/immutable\/([^"]+\.js)"\)/g)].map(
		([, to]) => to
	);
	const [, numbers = ''] = /node_ids: \[([\d, ]+)\]/.exec(html) ?? [];
	// the page for errors, 1, is always loaded
	const nodes = [...numbers.split(', '), '1'].flatMap((number) =>
		scriptsIn('nodes').filter((file) => file.includes(`nodes/${number}.`))
	);
	const chunks = scriptsIn('chunks');
	const scripts = [...nodes, ...chunks];
	const page = ['view/index.ts', 'view/Controls.svelte', 'kind.ts'].flatMap((module) =>
		loadedBy(scripts, kind, module)
	);
	const worker = scriptsIn('workers').filter((file) => file.includes('/search.worker'));
	const starts = [...entries, ...nodes, ...page, ...worker];
	return new Set([...withImports(starts)].map((file) => `/_app/immutable/${file}`));
}
