/**
 * The ESLint rules for imports: the table of `borders.mjs`, and d3's DOM functions. Cycles are found by
 * tests/unit/borders.test.ts, types and components included.
 */
import boundaries from 'eslint-plugin-boundaries';
import path from 'node:path';
import { borders } from './borders.mjs';

const rows = Object.entries(borders).map(([row, rule]) => ({ row, ...rule }));
const code = '**/*.{ts,mjs,svelte}';
const tests = ['src/**/*.{test,bench,fixture}.ts'];

/**
 * A rule that forbids every import except those that the policies allow.
 *
 * @param {object[]} policies
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
const allowOnly = (policies, message) => ({
	'boundaries/dependencies': [
		'error',
		{ default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies, message }
	]
});

/**
 * The policy for an entry of `imports`. Of many folders (`*`) beside each other, only the importer's own.
 *
 * @param {string} entry such as `stage` or `stage (types)`
 * @param {string} [row] the importer
 */
function allowed(entry, row = '') {
	const [type = '', typesOnly] = entry.split(' ');
	const [many] = /^[^*]*\*/.exec(type) ?? [];
	const captured = many !== undefined &&
		row.startsWith(many) && { captured: { name: '{{from.element.captured.name}}' } };
	return {
		to: { element: { type, ...captured } },
		...(typesOnly && { dependency: { kind: 'type' } })
	};
}

/** One block for each row: a single list of policies for all rows is evaluated six times slower. */
const rowRules = rows.map(({ row, imports, packages }) => {
	const anyPackage = { origin: ['external', 'core'] };
	const modules =
		packages === 'any' ? [anyPackage] : packages.map((source) => ({ ...anyPackage, source }));
	const listed = [...imports, ...(packages === 'any' ? ['packages'] : packages)].join(', ');
	return {
		files: [`src/lib/${row}/${code}`],
		ignores: tests,
		rules: allowOnly(
			[
				{
					allow: [
						...imports.map((entry) => allowed(entry, row)),
						...modules.map((module) => ({ to: { module } }))
					]
				}
			],
			`src/lib/${row} imports only ${listed || 'itself'}.`
		)
	};
});

/** The parts of d3 that touch the DOM. */
const d3ForTheDom = [
	{
		regex: '^d3$',
		importNamePattern:
			'^(select|selectAll|selection|create|creator|local|matcher|pointers?|selector|selectorAll|style|window|namespaces?|zoom|zoomIdentity|zoomTransform|brush|brushX|brushY|brushSelection|drag|dragDisable|dragEnable|transition|active|interrupt|axis(Top|Right|Bottom|Left))$'
	},
	{ regex: '^d3-(selection|zoom|brush|drag|transition|axis)(/|$)' }
].map((pattern) => ({
	...pattern,
	allowTypeImports: true,
	message: 'Only src/lib/stage/tree/zoom-gestures.ts lets d3 touch the DOM.'
}));

/** @type {import('eslint').Linter.Config[]} */
export const borderRules = [
	{
		files: [`src/${code}`],
		plugins: { boundaries },
		settings: {
			'boundaries/root-path': path.resolve(import.meta.dirname, '..'),
			'boundaries/legacy-templates': false,
			'boundaries/elements': [
				...rows
					.toReversed()
					.map(({ row }) => ({ type: row, pattern: `src/lib/${row}`, capture: ['name'] })),
				{ type: 'routes', pattern: ['src/routes', 'src/params'] },
				{ type: 'content', pattern: 'src/content' }
			].map((element) => ({ ...element, partialMatch: false })),
			'boundaries/files': [{ category: 'root', pattern: ['src/*', 'src/service-worker/*'] }],
			'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
			'boundaries/additional-dependency-nodes': [
				{ selector: 'TSImportType Literal', kind: 'type', name: 'import-type' },
				{
					selector: 'NewExpression[callee.name="URL"][arguments.length=2] > Literal[value=/^[.]/]',
					kind: 'value',
					name: 'url'
				}
			],
			// A path that leads nowhere is an error, unless SvelteKit generates the module.
			'boundaries/flag-as-external': {
				unresolvableAlias: false,
				customSourcePatterns: ['$app/**', '$env/**', '$service-worker']
			},
			'import/resolver': { typescript: { extensions: ['.ts', '.js', '.svelte'] } }
		},
		rules: {
			'boundaries/no-unknown-files': 'error',
			...allowOnly(
				[
					{ allow: { to: { module: { origin: '*' } } } },
					{ disallow: { to: { element: { type: 'routes' } } } }
				],
				'Nobody imports src/routes.'
			),
			'no-restricted-imports': ['error', { patterns: d3ForTheDom }],
			'no-restricted-syntax': [
				'error',
				{
					selector: 'ImportExpression > Literal[value=/^d3(-|$)/]',
					message:
						'Only src/lib/stage/tree/zoom-gestures.ts lets d3 touch the DOM. Import its parts by name.'
				}
			]
		}
	},
	...rowRules,
	{
		files: [`src/content/${code}`],
		rules: allowOnly(
			[
				{
					allow: ['content', 'engine', 'stage (types)', 'rooms/* (types)'].map((entry) =>
						allowed(entry)
					)
				}
			],
			'src/content imports only itself, the engine, and types of stages and rooms.'
		)
	},
	{ files: [`src/{routes,params}/${code}`], rules: { 'boundaries/dependencies': 'off' } },
	{
		files: ['src/lib/stage/tree/zoom-gestures.ts'],
		rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' }
	}
];

/** Globs of the files that behave the same in Node, in a worker and in a test. */
export const pureFiles = rows.flatMap(({ row, pure }) => (pure ? `src/lib/${row}/**/*.ts` : []));
