/** The licences of the fonts and packages that the built site contains, as a plain text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from './$types';

export const prerender = true;

/** Libraries: what they depend on is in the site too. */
const LIBRARIES = [
	'@fontsource-variable/jetbrains-mono',
	'@fontsource-variable/rubik',
	'@codemirror/commands',
	'@codemirror/lang-javascript',
	'@codemirror/lang-python',
	'@codemirror/language',
	'@codemirror/state',
	'@codemirror/view',
	'@lezer/common',
	'@lezer/highlight',
	'@lezer/javascript',
	'@lezer/python',
	'@lucide/svelte',
	'@micropython/micropython-webassembly-pyscript',
	'd3-array',
	'd3-dsv',
	'd3-hierarchy',
	'd3-quadtree',
	'd3-scale',
	'd3-selection',
	'd3-zoom',
	'fflate',
	'gifenc',
	'idb',
	'js-aruco2',
	'lz-string',
	'mediabunny',
	'saxes',
	'svgpath',
	'uqr'
];
/** What only the commands of d3-dsv need. */
const COMMANDS = new Set(['commander', 'iconv-lite', 'rw']);
/** What the site runs on: only these parts of its tools are in it. */
const RUNTIMES = ['@sveltejs/kit', 'clsx', 'devalue', 'esm-env', 'svelte'];

interface PackageFile {
	readonly version: string;
	readonly license?: string;
	readonly homepage?: string;
	readonly dependencies?: Readonly<Record<string, string>>;
}

const folderOf = (name: string) => path.resolve('node_modules', name);

function packageOf(name: string): PackageFile {
	return JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as PackageFile;
}

/** The packages with all that they depend on. */
function withDependencies(names: readonly string[]): ReadonlySet<string> {
	const all = new Set(names);
	for (const name of all)
		for (const used of Object.keys(packageOf(name).dependencies ?? {}))
			if (!COMMANDS.has(used)) all.add(used);
	return all;
}

/** The name of a package and the text of its licence, or where to find it if the package has none. */
function licenceOf(name: string): string {
	const { version, license = '', homepage = '' } = packageOf(name);
	const file = readdirSync(folderOf(name)).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
	const text = file ? readFileSync(path.join(folderOf(name), file), 'utf8').trim() : homepage;
	return `${name} ${version} (${license})\n\n${text}\n`;
}

export const GET: RequestHandler = () => {
	const names = [...withDependencies(LIBRARIES), ...RUNTIMES].toSorted();
	const line = `\n${'-'.repeat(80)}\n\n`;
	return new Response(names.map(licenceOf).join(line), {
		headers: { 'content-type': 'text/plain; charset=utf-8' }
	});
};
