/**
 * Compiles the interface messages (`src/lib/i18n/messages`) to `src/lib/i18n/paraglide`.
 *
 * Vite does this automatically; type checking and linting need `node scripts/messages.mjs` to run
 * first. Both use the options below, so that they agree.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const project = new URL('../src/lib/i18n/project.inlang/', import.meta.url);

/** @type {{ baseLocale: string; locales: string[] }} */
export const { baseLocale, locales } = JSON.parse(
	readFileSync(new URL('settings.json', project), 'utf8')
);

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

/** Compiles the messages, in the root of the project. */
export async function compileMessages() {
	const { compile } = await import('@inlang/paraglide-js');
	await compile({ ...messageOptions, outputStructure: 'locale-modules', cleanOutdir: false });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await compileMessages();
}
