/**
 * Who may import whom in `src/`. This table is the architecture: docs/architecture.md explains it,
 * and `npm run lint` enforces it (scripts/lint-borders.mjs).
 *
 * A row is a folder of `src/lib`; if rows overlap, the narrowest one applies. `imports` lists the
 * rows that it may import, "(types)" if only `import type` is allowed; `packages` lists the
 * packages. A row with a `*` is many folders, which must not import each other; `kinds/*` in the row of
 * a room is any of them. A `pure` row behaves the same in Node, in workers and in tests: no DOM, timers,
 * clock or unseeded randomness.
 *
 * A file in no row is an error, so a new folder starts here. Nothing imports `src/routes`; routes,
 * hooks and the service worker may import all of `src/lib`, and tests whatever they test.
 *
 * @type {Record<string, { imports: string[]; packages: string[] | 'any'; pure?: true }>}
 */
export const borders = {
	engine: { imports: [], packages: [], pure: true },
	stage: { imports: ['engine', 'stage/tree/layout', 'ui', 'site', 'i18n'], packages: 'any' },
	'stage/tree/layout': { imports: ['engine'], packages: [], pure: true },
	kinds: { imports: ['engine', 'stage'], packages: ['svelte'] },
	'kinds/*': { imports: ['engine'], packages: ['d3-dsv', 'lz-string', 'saxes'], pure: true },
	'kinds/*/view': {
		imports: ['kinds/*', 'engine', 'stage', 'ui', 'site', 'i18n'],
		packages: 'any'
	},
	// A kind that is made of the parts of another is in its folder.
	'kinds/*/*/view': {
		imports: ['kinds/*/view', 'kinds/*', 'engine', 'stage', 'ui', 'site', 'i18n'],
		packages: 'any'
	},
	'rooms/*': {
		imports: [
			...['rooms/*/game', 'rooms/*/measure'],
			...['kinds/*/*/view', 'kinds/*/view', 'kinds/*', 'kinds'],
			...['engine', 'stage', 'ui', 'site', 'i18n']
		],
		packages: 'any'
	},
	'rooms/*/game': { imports: ['kinds/*', 'engine'], packages: [], pure: true },
	'rooms/*/measure': { imports: ['kinds', 'engine'], packages: ['d3-array', 'd3-dsv'], pure: true },
	ui: { imports: ['i18n'], packages: 'any' },
	site: { imports: ['ui', 'i18n'], packages: 'any' },
	i18n: { imports: [], packages: 'any' }
};
