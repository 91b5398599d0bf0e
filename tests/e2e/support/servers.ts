import { existsSync } from 'node:fs';
import path from 'node:path';
import { subPath } from '../../../scripts/build.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { site, siteUnderPath } from './site';

/** A built site, its path on its server, and the variable that passes its address to the tests. */
const sites = [{ variable: 'SITE_URL', site, base: '' }];
// The second site is for tests with `@more` only.
if (process.env.TEST_MORE)
	sites.push({ variable: 'SITE_UNDER_PATH_URL', site: siteUnderPath, base: subPath });

/** Serves the sites on free ports while the tests run. */
export default async function startServers() {
	const servers: { close: () => Promise<void> }[] = [];
	for (const { variable, site, base } of sites) {
		if (!existsSync(path.join(site, 'index.html'))) {
			throw new Error(`${site} has not been built: npm run test:more does that.`);
		}
		const server = await serve({ site, base });
		process.env[variable] = server.url;
		servers.push(server);
	}
	return () => Promise.all(servers.map((server) => server.close()));
}
