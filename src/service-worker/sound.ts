/** The media types of the files of a site that browsers refuse under another type. */
const TYPES: readonly (readonly [ending: string, type: RegExp])[] = [
	['.js', /javascript/],
	['.css', /^text\/css/]
];

/**
 * Whether a response is the file that was built: some hosts answer with a page, and status 200, for a
 * file that they do not have (yet).
 *
 * @param path the path of the file on its server.
 * @param hash its SHA-256 in base64 if it is known; without it, only the type is compared.
 */
export async function isSound(path: string, response: Response, hash?: string): Promise<boolean> {
	if (!response.ok) return false;
	const type = response.headers.get('content-type') ?? '';
	const expected = TYPES.find(([ending]) => path.endsWith(ending));
	if (expected !== undefined && !expected[1].test(type)) return false;
	if (path.endsWith('/') && !type.startsWith('text/html')) return false;
	if (hash === undefined) return true;
	const bytes = await response.clone().arrayBuffer();
	const digest = await crypto.subtle.digest('SHA-256', bytes);
	(bytes as Partial<ArrayBuffer>).transfer?.(0); // frees it now, where browsers can
	return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash;
}
