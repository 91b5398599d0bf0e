/** Serves a built site like a plain web server: files, index.html of a folder, 404.html. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {object} options
 * @param {string} options.site the folder of the site
 * @param {string} [options.base] its path on the server, empty or `/like/this`
 * @param {string} [options.host] undefined for this machine only
 * @param {number} [options.port] if it is in use, the next free one; 0 for any
 * @returns {Promise<{ url: string; close: () => Promise<void> }>} the address ends with a slash
 */
export async function serve({ site, base = '', host, port = 0 }) {
	const { preview } = await import('vite');
	const server = await preview({
		configFile: false,
		root: path.dirname(site),
		base: `${base}/`,
		appType: 'mpa',
		logLevel: 'warn',
		build: { outDir: path.basename(site) },
		preview: { host, port, strictPort: false, open: false },
		plugins: [
			{
				name: 'not-found-page',
				configurePreviewServer({ middlewares }) {
					/** @param {import('node:http').ServerResponse} response */
					const notFound = (response) => {
						response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
						response.end(readFileSync(path.join(site, '404.html')));
					};
					// Vite fails on an address that cannot be decoded: "/%".
					middlewares.use((request, response, next) => {
						if (pathOf(request.url) === null) notFound(response);
						else next();
					});
					// Vite has already tried files and has rewritten the address of a folder to that of its
					// index.html, which it sends after this.
					return () => {
						middlewares.use((request, response, next) => {
							const file = pathOf(request.url);
							if (file !== null && existsSync(path.join(site, file))) next();
							else notFound(response);
						});
					};
				}
			}
		]
	});
	const address = server.httpServer.address();
	const actual = typeof address === 'object' ? address?.port : port;
	const name = !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return {
		url: `http://${name.includes(':') ? `[${name}]` : name}:${actual ?? port}${base}/`,
		close: () => server.close()
	};
}

/**
 * The path in an address, decoded; null if that is not possible.
 *
 * @param {string | undefined} address
 */
function pathOf(address) {
	try {
		return decodeURIComponent(new URL(address ?? '', 'http://localhost').pathname);
	} catch {
		return null;
	}
}
