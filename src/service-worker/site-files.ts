import type { KeptFiles } from '../lib/site/offline/protocol';

/** Where the files are whose content never changes under their name. */
export const IMMUTABLE = '_app/immutable/';

/** What is known of each file, by its path in the site. */
export type Files = Readonly<Record<string, readonly [size: number, digest?: string]>>;

/** What the build has written down (scripts/site-files.mjs). */
export interface SiteList {
	readonly version: string;
	/** The languages. The pages of the first are at the root, those of others in folders. */
	readonly locales: readonly string[];
	readonly files: Files;
}

const FIRST = /^(?:_app\/immutable\/)?([^/]+)\//;

/**
 * The language that a file belongs to, by its path in the site: the scripts of a language may have a folder, and so
 * have its pages, except those of the first language. Null for what all languages use.
 */
export function localeOf(file: string, locales: readonly string[]): string | null {
	const [, first = ''] = FIRST.exec(file) ?? [];
	if (locales.includes(first)) return first;
	const isPage = file === '' || file.endsWith('/');
	return isPage ? locales[0] : null;
}

/** The files of a site that a language needs: its own, and what all languages use. */
export function filesOf({ files, locales }: SiteList, locale: string): string[] {
	return Object.keys(files).filter((file) => (localeOf(file, locales) ?? locale) === locale);
}

/** How much of a language is among the files that are kept. */
export function keptOf(list: SiteList, locale: string, kept: ReadonlySet<string>): KeptFiles {
	const all = filesOf(list, locale);
	const here = all.filter((file) => kept.has(file));
	const bytes = (some: readonly string[]) =>
		some.reduce((sum, file) => sum + list.files[file][0], 0);
	return {
		files: here.length,
		bytes: bytes(here),
		allFiles: all.length,
		allBytes: bytes(all)
	};
}

/** The home page of a language. */
export const homeOf = ({ locales }: SiteList, locale: string) =>
	locale === locales[0] ? '' : `${locale}/`;

/** What an earlier version keeps. */
export interface Earlier {
	readonly name: string;
	readonly files: readonly string[];
}

/**
 * The earlier versions that are of no more use. Without a network, a page that this version does not keep yet comes
 * from an earlier one: from that with most files, until this one has all of its pages.
 *
 * @param files of this version
 * @param kept by this version
 */
export function outlived(
	files: Files,
	kept: ReadonlySet<string>,
	earlier: readonly Earlier[]
): string[] {
	const fullest = earlier.toSorted((a, b) => b.files.length - a.files.length).at(0);
	const isNeeded = fullest?.files.some(
		(file) => file in files && !file.startsWith(IMMUTABLE) && !kept.has(file)
	);
	return earlier.filter((one) => one !== fullest || !isNeeded).map(({ name }) => name);
}
