import { existsSync } from 'node:fs';
import path from 'node:path';
import { subPath } from '../../../scripts/build.mjs';
import { serve } from '../../../scripts/serve.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** A built site, its path on its server, and the variable that passes its address to the tests. */
const sites = [
	{ variable: 'SITE_URL', site: path.join(root, 'build'), base: '' },
	{
		variable: 'SITE_UNDER_PATH_URL',
		site: path.join(root, '.cache/site-under-path'),
		base: subPath
	}
];

/** Serves the sites on free ports while the tests run. */
export default async function startServers() {
	const servers: { close: () => Promise<void> }[] = [];
	for (const { variable, site, base } of sites) {
		if (!existsSync(path.join(site, 'index.html'))) {
			throw new Error(`${site} has not been built: npm run test:e2e does that.`);
		}
		const server = await serve({ site, base });
		process.env[variable] = server.url;
		servers.push(server);
	}
	return () => Promise.all(servers.map((server) => server.close()));
}
