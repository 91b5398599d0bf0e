import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const pages = path.resolve(import.meta.dirname, '../../fixtures/host');

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Another site: the pages of `tests/fixtures/host`, and the files of a package under `/package/`. */
export async function serveHost(files: Record<string, string> = {}) {
	const server = createServer((request, response) => {
		const name = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
		const file = path.join(pages, name);
		const content = name.startsWith('package/')
			? files[name.slice('package/'.length)]
			: existsSync(file) && file.startsWith(pages + path.sep)
				? readFileSync(file)
				: undefined;
		// No favicon is no mistake.
		const status = content !== undefined ? 200 : name === 'favicon.ico' ? 204 : 404;
		response.writeHead(status, { 'content-type': TYPES[path.extname(name)] ?? 'text/plain' });
		response.end(content);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/`,
		/** Puts a package in place of the one before. */
		put(put: Record<string, string>) {
			files = put;
		},
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			})
	};
}
