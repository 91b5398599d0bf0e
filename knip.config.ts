import type { KnipConfig } from 'knip';

export default {
	entry: [
		'scripts/*.mjs',
		'src/hooks.ts',
		'src/service-worker/index.ts',
		'src/**/*.worker.ts',
		'tests/bench/*.bench.ts',
		'tests/e2e/*.spec.ts'
	],
	project: ['src/**/*.{ts,svelte}', 'tests/**/*.ts', 'scripts/**/*.mjs', '*.config.{js,ts}'],
	ignore: ['src/lib/i18n/paraglide/**'],
	ignoreDependencies: [
		'@inlang/plugin-message-format', // named by its path in project.inlang/settings.json
		'svelte-check' // named by its path in scripts/test.mjs
	],
	ignoreExportsUsedInFile: true
} satisfies KnipConfig;
