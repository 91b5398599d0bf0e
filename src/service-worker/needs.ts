/**
 * Which files a file needs, read from its text. A page names its scripts, styles and fonts by their addresses, and
 * the parts that it is made of by numbers; a script names others by relative paths, and by addresses what it
 * may load later.
 */
import { IMMUTABLE, type Files } from './site-files';

/** The page that SvelteKit shows for errors, which is loaded with every page. */
const ERRORS = 1;

const ADDRESS = /["'`]([^"'`\s]*\/_app\/immutable\/[\w./-]+)["'`]/g;
const BEFORE_IT_RUNS = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g;

/**
 * The files that a text names by their addresses, by their paths in the site.
 *
 * @param base the path of the site on its server: empty, or `/like/this`
 */
export function namedIn(text: string, base: string): string[] {
	const start = `${base}/${IMMUTABLE}`;
	const addresses = [...text.matchAll(ADDRESS)].map(([, address]) => address);
	return [...new Set(addresses)]
		.filter((address) => address.startsWith(start))
		.map((address) => address.slice(base.length + 1));
}

/** The scripts that a script imports before it runs. @param file its path in the site */
export function importedBy(file: string, text: string): string[] {
	return [...text.matchAll(BEFORE_IT_RUNS)].map(([, name]) =>
		new URL(name, `http://site/${file}`).pathname.slice(1)
	);
}

/** The scripts of the parts that a page is made of. They lie beside the folder of the scripts that start it. */
function partsOf(html: string, files: Files, base: string): string[] {
	const [, numbers = ''] = /\bnode_ids: \[([\d, ]+)\]/.exec(html) ?? [];
	const start = namedIn(html, base).find((file) => file.includes('/entry/'));
	if (start === undefined || numbers === '') return [];
	const folder = start.replace(/entry\/[^/]*$/, 'nodes/');
	const names = [...numbers.split(', '), ERRORS].map((number) => `${folder}${number}.`);
	return Object.keys(files).filter((file) => names.some((name) => file.startsWith(name)));
}

/**
 * The files without which a file does not work.
 *
 * @param file its path in the site
 */
export function needsOf(file: string, text: string, files: Files, base: string): string[] {
	if (file === '' || file.endsWith('/'))
		return [...namedIn(text, base), ...partsOf(text, files, base)];
	return file.endsWith('.js') ? importedBy(file, text) : [];
}

/** Whether a page is of this version of the site: a server may send that of a later one. */
export function isOfThisVersion(html: string, files: Files, base: string): boolean {
	return namedIn(html, base).every((file) => file in files);
}
