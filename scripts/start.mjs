/**
 * `npm start`: installs what is missing, builds if sources have changed, and serves the site.
 * `PORT` and `HOST` choose the address; the default is the first free port from 4173.
 */
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { endWithStarter } from './lifetime.mjs';
import { serve } from './serve.mjs';

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
	console.error(`PORT is "${process.env.PORT}". It must be a number from 0 to 65535.`);
	process.exit(1);
}
ensureInstalled();
const { url } = await serve({
	...(await ensureBuilt()),
	host: process.env.HOST,
	port
});
endWithStarter();
console.log(`\n  Backtrail is at ${url}\n  Ctrl+C ends it.\n`);
