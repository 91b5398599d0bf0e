/** The list of a site's files, for the service worker: what it may keep, and how much that is. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from './messages.mjs';

/** In the folder of the site. */
export const LIST = '_app/files.json';

/** What makes the site work without a network, and the page that servers send for an unknown address. */
const NOT_KEPT = ['404.html', '_app/version.json', LIST, 'service-worker.js'];

/**
 * Writes the list. Each file has its size; those that keep their content under their name also have their SHA-256
 * in base64, because a host may answer with a page for a script that is not there.
 *
 * @param {string} site the folder of a built site
 */
export function listFiles(site) {
	const files = readdirSync(site, { recursive: true, withFileTypes: true })
		.filter((file) => file.isFile())
		.map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)))
		.map((file) => file.replaceAll(path.sep, '/'))
		.filter((file) => !NOT_KEPT.includes(file))
		.sort()
		.map((file) => {
			const bytes = readFileSync(path.join(site, file));
			const digest = createHash('sha256').update(bytes).digest('base64');
			const isImmutable = file.startsWith('_app/immutable/');
			return [
				file.replace(/(^|\/)index\.html$/, '$1'),
				isImmutable ? [bytes.length, digest] : [bytes.length]
			];
		});
	const { version } = JSON.parse(readFileSync(path.join(site, '_app/version.json'), 'utf8'));
	const list = { version, locales, files: Object.fromEntries(files) };
	writeFileSync(path.join(site, LIST), JSON.stringify(list));
}
