/**
 * The last step of a build: the files that hosts can send compressed, written beside the plain ones. Many hosts
 * send `page.html.br` or `page.html.gz` for `page.html` if it is there; `npm start` does.
 */
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is smaller fits in a packet or two anyway. */
const LEAST = 1024;

/** Of the files of a site; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|jsonl|txt|webmanifest|wasm)$/;

/** The ending of a copy that this step has made. */
export const COMPRESSED = /\.(br|gz)$/;

/** So many at the same time: as many as Node has threads for it. */
const AT_ONCE = 4;

/**
 * The quality of Brotli, measured on 24 MB in 822 files with two cores: 5 makes 5.59 MB in 0.9 s, 6 5.54 MB in
 * 0.8 to 1.3 s, 7 5.50 MB in 2.1 s, 9 5.48 MB in 8 s; gzip at 9 makes 5.88 MB in 1.1 s.
 */
const QUALITY = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** @type {readonly [ending: string, compress: (bytes: Buffer) => Promise<Buffer>][]} */
const WAYS = [
	[
		'.br',
		(bytes) =>
			brotli(bytes, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: QUALITY,
					[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
				}
			})
	],
	['.gz', (bytes) => gzipped(bytes, { level: 9 })]
];

/**
 * Writes the compressed files of a site beside the plain ones, where they are smaller.
 *
 * @param {string} site its folder
 * @param {string} [former] a site whose compressed files are used where the plain ones are the same
 */
export async function compressSite(site, former = site) {
	const files = (await readdir(site, { recursive: true })).filter((file) =>
		COMPRESSIBLE.test(file)
	);
	const rest = files.values();
	const compressRest = async () => {
		for (const name of rest) {
			const file = path.join(site, name);
			const bytes = await readFile(file);
			if (bytes.length < LEAST) continue;
			const same = path.join(former, name);
			const isSame = former !== site && existsSync(same) && bytes.equals(await readFile(same));
			for (const [ending, compress] of WAYS) {
				if (isSame && existsSync(same + ending)) {
					await copyFile(same + ending, file + ending);
					continue;
				}
				const compressed = await compress(bytes);
				if (compressed.length < bytes.length) await writeFile(file + ending, compressed);
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, compressRest));
}
