import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built site. */
export const site = path.resolve(import.meta.dirname, '../../../build');

/** The kinds of problems that have a studio; none before the first build. */
export const kinds = existsSync(site) ? readdirSync(path.join(site, 'studio')) : [];

/** The chapters of the tutorial; none before the first build. */
export const chapters = existsSync(site)
	? readdirSync(path.join(site, 'learn'), { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => name)
	: [];
