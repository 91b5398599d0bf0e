import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { borderRules, pureFiles } from './scripts/lint-borders.mjs';
import svelteConfig from './svelte.config.js';

/** What a folder that is the same in Node, in a worker and in a test does not know. */
const outsideWorld = Object.entries({
	'the DOM':
		'window document navigator location history screen localStorage sessionStorage indexedDB matchMedia getComputedStyle',
	'the network': 'fetch XMLHttpRequest WebSocket EventSource',
	'the thread it runs in': 'self globalThis Worker SharedWorker postMessage process',
	timers:
		'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback',
	clocks: 'Date performance',
	'the console': 'console alert confirm prompt'
}).flatMap(([what, names]) =>
	names.split(' ').map((name) => ({ name, message: `This folder does not know ${what}.` }))
);

export default defineConfig(
	globalIgnores([
		'.cache/',
		'.svelte-kit/',
		'build/',
		'build-experiment/',
		'coverage/',
		'src/lib/i18n/paraglide/'
	]),
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	ts.configs.stylisticTypeChecked,
	svelte.configs.recommended,
	prettier,
	svelte.configs.prettier,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte']
			}
		},
		rules: {
			'no-undef': 'off', // TypeScript knows better
			eqeqeq: 'error',
			'no-console': 'error',
			'no-inline-comments': 'off',
			'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
			'object-shorthand': 'error',
			'prefer-template': 'error',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true }
			],
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }
			],
			'@typescript-eslint/no-confusing-void-expression': [
				'error',
				{ ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }
			],
			'@typescript-eslint/no-empty-function': 'off', // a callback that does nothing says so
			'@typescript-eslint/no-inferrable-types': 'off',
			'@typescript-eslint/no-meaningless-void-operator': 'off', // `void x` makes an effect depend on x
			'@typescript-eslint/no-misused-spread': 'off', // symbols of boards are single code points
			'@typescript-eslint/require-await': 'off', // an interface may ask for a promise
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }
			],
			'@typescript-eslint/restrict-template-expressions': [
				'error',
				{ allowNumber: true, allowBoolean: true }
			],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			],
			// An index beyond the end of an array gives undefined, which the types do not say
			// (noUncheckedIndexedAccess is off for the sake of the inner loops).
			'@typescript-eslint/no-unnecessary-condition': 'off',
			'@typescript-eslint/no-non-null-assertion': 'off',
			'svelte/block-lang': ['error', { script: 'ts' }],
			'svelte/button-has-type': 'error',
			'svelte/no-at-html-tags': 'error',
			'svelte/no-navigation-without-resolve': [
				'error',
				// states change the query alone; links are followed by tests/e2e/hosting.spec.ts
				{ ignoreLinks: true, ignorePushState: true, ignoreReplaceState: true }
			],
			'svelte/no-target-blank': 'error',
			'svelte/no-unused-class-name': 'off',
			'svelte/prefer-const': 'error',
			// a Map in a class may well be a cache that nothing is drawn from
			'svelte/prefer-svelte-reactivity': 'off',
			'svelte/require-each-key': 'error'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			// ESLint's cache wants to write the configuration down, and functions cannot be written.
			parserOptions: {
				parser: ts.parser,
				svelteConfig: { ...svelteConfig, toJSON: () => 'svelte.config.js' }
			}
		},
		rules: { 'prefer-const': 'off' }
	},
	{
		// The linter takes the types of components for any, and would build all types anew for every
		// one of them; svelte-check knows them.
		files: ['**/*.svelte'],
		...ts.configs.disableTypeChecked
	},
	...borderRules,
	{
		files: pureFiles,
		ignores: ['src/lib/kinds/**/view/**', '**/*.test.ts', '**/*.bench.ts'],
		rules: {
			'no-restricted-globals': ['error', ...outsideWorld],
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: 'Chance is seeded here.' }
			]
		}
	},
	{
		files: ['scripts/**', 'tests/**', '*.config.{js,ts}'],
		rules: {
			'no-console': 'off',
			// what JSON.parse gives is declared in a JSDoc comment, which this rule does not see
			'@typescript-eslint/no-unsafe-assignment': 'off'
		}
	}
);
