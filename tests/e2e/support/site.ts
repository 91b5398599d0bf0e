import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site. */
export const site = path.resolve(import.meta.dirname, '../../../build');

/** The folder of the site that is built for a path on a server, for the tests with `@more`. */
export const siteUnderPath = path.resolve(import.meta.dirname, '../../../.cache/site-under-path');

if (!existsSync(path.join(site, 'index.html')))
	throw new Error(`${site} has not been built: npm run test:e2e does that.`);

/** The page below the studios that is not one of them: it opens traces. */
const TRACES = 'trace';

/** The kinds of problems that have a studio. */
export const kinds = readdirSync(path.join(site, 'studio'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== TRACES)
	.map(({ name }) => name);

/** The chapters of the tutorial. */
export const chapters = readdirSync(path.resolve(site, '../src/content/lessons')).map((folder) =>
	folder.replace(/^\d+-/, '')
);
