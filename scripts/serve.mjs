/**
 * Serves a built site like a plain web server: files, index.html of a folder, 404.html. What the build has
 * compressed (compress.mjs) is sent so to those who take it.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/**
 * @param {object} options
 * @param {string} options.site the folder of the site
 * @param {string} [options.base] its path on the server, empty or `/like/this`
 * @param {string} [options.host] undefined for this machine only
 * @param {number} [options.port] if it is in use, the next free one; 0 for any
 * @returns {Promise<{ url: string; close: () => Promise<void> }>} the address ends with a slash
 */
export async function serve({ site, base = '', host = 'localhost', port = 0 }) {
	const { default: sirv } = await import('sirv'); // needs installed packages
	const page = readFileSync(path.join(site, '404.html'));
	/** Sent as it is, because it is rare. @param {import('node:http').ServerResponse} response */
	const notFound = (response) => {
		response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
		response.end(page);
	};
	const send = sirv(site, {
		etag: true,
		brotli: true,
		gzip: true,
		maxAge: 0, // a rebuilt site is seen at once
		extensions: [],
		setHeaders: (response, file) => {
			// A frame with `sandbox` and no origin of its own loads its scripts as another site would.
			response.setHeader('access-control-allow-origin', '*');
			// Workers use the scripts of their page, which need not be asked for again.
			if (file.startsWith('/_app/immutable/'))
				response.setHeader('cache-control', 'public,max-age=31536000,immutable');
		},
		onNoMatch: (_, response) => notFound(response)
	});
	const server = createServer((request, response) => {
		const [, name, query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
		if (!name?.startsWith(`${base}/`)) return notFound(response);
		const file = name.slice(base.length);
		// A server may send the whole file (RFC 9110, 14.2); sirv throws at ranges such as `bytes=5-1`.
		delete request.headers.range;
		request.url = (file.endsWith('/') ? `${file}index.html` : file) + query;
		send(request, response);
	});
	const actual = await listen(server, host, port);
	const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return {
		url: `http://${name.includes(':') ? `[${name}]` : name}:${actual}${base}/`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			})
	};
}

/**
 * Listens at a port, or at the next one that is free.
 *
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>} the port
 */
function listen(server, host, port) {
	return new Promise((resolve, reject) => {
		/** @param {NodeJS.ErrnoException} error */
		const tryNext = (error) => {
			if (error.code !== 'EADDRINUSE' || port >= 65_535) reject(error);
			else server.listen(++port, host);
		};
		server.on('error', tryNext);
		server.once('listening', () => {
			server.off('error', tryNext);
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
		server.listen(port, host);
	});
}
