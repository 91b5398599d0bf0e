/**
 * No page of this site has data from a server, so the reader and writer of such data need not be in
 * what every page loads.
 *
 * @returns {import('vite').Plugin}
 */
export function noServerData() {
	const stub = '\0no-server-data';
	let isForBrowsers = false;
	return {
		name: 'no-server-data',
		apply: 'build',
		enforce: 'pre',
		configResolved: ({ build }) => void (isForBrowsers = !build.ssr),
		resolveId: (id) => (isForBrowsers && id === 'devalue' ? stub : null),
		load: (id) =>
			id === stub
				? `const refuse = () => { throw new Error('pages have no data from a server'); };
export { refuse as parse, refuse as stringify, refuse as stringifyAsync, refuse as unflatten };`
				: null
	};
}
