/**
 * Compiles the interface messages (`src/lib/i18n/messages`) to `src/lib/i18n/paraglide`.
 *
 * Vite does this automatically; type checking and linting need `node scripts/messages.mjs` to run
 * first. Both use the options below, so that they agree.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const project = new URL('../src/lib/i18n/project.inlang/', import.meta.url);
const compiled = new URL('../paraglide/', project);
/** Holds what the messages were compiled from, and to. */
const stamp = new URL('../.cache/messages', import.meta.url);

/** @type {{ baseLocale: string; locales: string[];
 *   'plugin.inlang.messageFormat': { pathPattern: string[] } }} */
const settings = JSON.parse(readFileSync(new URL('settings.json', project), 'utf8'));
export const { baseLocale, locales } = settings;

/** The locales whose addresses have a prefix: all but the base locale. */
export const prefixedLocales = locales.filter((locale) => locale !== baseLocale);

/**
 * The locale of a page.
 *
 * @param {string} page its path in the site
 */
export const localeOf = (page) =>
	prefixedLocales.find((locale) => page.startsWith(`${locale}/`)) ?? baseLocale;

/**
 * The language of a page is in its address: the hooks read it (`localeIn` in src/lib/i18n/links.ts).
 *
 * @satisfies {import('@inlang/paraglide-js').CompilerOptions}
 */
export const messageOptions = {
	project: './src/lib/i18n/project.inlang',
	outdir: './src/lib/i18n/paraglide',
	/** @type {['custom-address', 'baseLocale']} */
	strategy: ['custom-address', 'baseLocale'],
	isServer: 'import.meta.env.SSR',
	emitReadme: false
};

/** Compiles the messages, in the root of the project, unless that has been done. */
export async function compileMessages() {
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf()) return;
	const { compile } = await import('@inlang/paraglide-js');
	await compile({ ...messageOptions, outputStructure: 'locale-modules', cleanOutdir: false });
	mkdirSync(new URL('./', stamp), { recursive: true });
	writeFileSync(stamp, stampOf());
}

/** A digest of the messages, of what compiles them, and of what they are compiled to. */
function stampOf() {
	const messages = settings['plugin.inlang.messageFormat'].pathPattern.flatMap((pattern) =>
		locales.map((locale) => new URL(`../${pattern.replace('{locale}', locale)}`, project))
	);
	const made = existsSync(compiled)
		? readdirSync(compiled, { recursive: true, withFileTypes: true })
		: [];
	const files = [
		...['package.json', 'scripts/messages.mjs'].map(
			(name) => new URL(`../${name}`, import.meta.url)
		),
		new URL('settings.json', project),
		...messages,
		...made
			.filter((file) => file.isFile())
			.map((file) => `${file.parentPath}/${file.name}`)
			.sort()
	];
	const hash = createHash('sha256');
	for (const file of files) hash.update(readFileSync(file)).update('\0');
	return hash.digest('hex');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await compileMessages();
}
