/** What the views of problems may import, in addition to their own problem. */
const forViews = [
	'problems',
	'board-kit',
	'components/ui',
	'i18n',
	'state',
	'trace (types)',
	'search (types)'
];

/**
 * Who may import whom in `src/`. This table is the architecture: docs/architecture.md explains it,
 * and `npm run lint` enforces it (scripts/lint-borders.mjs).
 *
 * A row is a folder of `src/lib`; if rows overlap, the narrowest one applies. `imports` lists the
 * rows that it may import, "(types)" if only `import type` is allowed; `packages` lists the
 * packages. A row with a `*` is many folders, which must not import each other. A `pure` row
 * behaves the same in Node, in workers and in tests: no DOM, timers, clock or unseeded randomness.
 *
 * A file in no row is an error, so a new folder starts here. Nothing imports `src/routes`; routes,
 * hooks and the service worker may import all of `src/lib`, and tests whatever they test.
 *
 * @type {Record<string, { imports: string[]; packages: string[] | 'any'; pure?: true }>}
 */
export const borders = {
	problems: { imports: [], packages: [], pure: true },
	'problems/*': { imports: ['problems'], packages: ['d3', 'lz-string', 'saxes'], pure: true },
	'problems/*/view': {
		imports: ['problems/*', ...forViews],
		packages: 'any'
	},
	'problems/sudoku': { imports: ['problems'], packages: ['d3', 'lz-string', 'saxes'], pure: true },
	'problems/sudoku/view': {
		imports: ['problems/sudoku', ...forViews],
		packages: 'any'
	},
	'problems/making': {
		imports: ['generator', 'problems/sudoku', 'problems'],
		packages: [],
		pure: true
	},
	'problems/making/view': {
		imports: [
			'problems/making',
			'problems/sudoku/view',
			'problems/sudoku',
			'generator',
			...forViews
		],
		packages: 'any'
	},
	'problems/way': { imports: ['problems/sudoku', 'problems'], packages: [], pure: true },
	'problems/way/view': {
		imports: ['problems/way', 'problems/sudoku/view', 'problems/sudoku', ...forViews],
		packages: 'any'
	},
	generator: { imports: ['problems/sudoku', 'problems'], packages: [], pure: true },
	search: { imports: ['problems'], packages: [], pure: true },
	trace: { imports: ['search', 'problems'], packages: [], pure: true },
	questions: { imports: ['trace', 'search', 'problems'], packages: [], pure: true },
	experiment: { imports: ['trace', 'search', 'problems'], packages: ['d3'], pure: true },
	layout: { imports: ['trace', 'search (types)', 'problems'], packages: ['d3'], pure: true },
	worker: {
		imports: ['generator', 'experiment', 'layout', 'trace', 'search', 'problems'],
		packages: []
	},
	listings: {
		imports: ['trace', 'search (types)', 'i18n (types)'],
		packages: ['node:fs', 'shiki', 'vite']
	},
	i18n: { imports: [], packages: 'any' },
	state: {
		imports: [
			'worker',
			'generator',
			'experiment',
			'questions',
			'layout',
			'trace',
			'search',
			'problems',
			'listings',
			'i18n'
		],
		packages: 'any'
	},
	attachments: { imports: ['layout'], packages: 'any' },
	'board-kit': {
		imports: [
			'attachments',
			'state',
			'trace (types)',
			'search (types)',
			'problems',
			'components/ui',
			'i18n'
		],
		packages: 'any'
	},
	components: {
		imports: [
			'board-kit',
			'components/ui',
			'attachments',
			'state',
			'experiment',
			'questions',
			'layout',
			'trace',
			'search (types)',
			'problems',
			'listings',
			'i18n'
		],
		packages: 'any'
	},
	lessons: {
		imports: [
			'components',
			'components/ui',
			'board-kit',
			'attachments',
			'state',
			'questions',
			'trace (types)',
			'search',
			'problems',
			'listings',
			'i18n'
		],
		packages: 'any'
	},
	'play/game': {
		imports: ['generator', 'problems/sudoku', 'problems/way', 'problems'],
		packages: [],
		pure: true
	},
	play: {
		imports: [
			'play/game',
			'components',
			'components/ui',
			'board-kit',
			'attachments',
			'state',
			'generator',
			'trace',
			'search',
			'problems/sudoku/view',
			'problems/sudoku',
			'problems/way/view',
			'problems/way',
			'problems',
			'i18n'
		],
		packages: 'any'
	},
	'components/ui': { imports: ['i18n'], packages: 'any' }
};
