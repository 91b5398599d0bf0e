import type { KnipConfig } from 'knip';

/** Finds files, exports and dependencies that nobody uses. */
export default {
	entry: [
		'scripts/*.mjs',
		'src/hooks.ts',
		'src/lib/rooms/experiment/command/main.ts',
		'src/lib/ui/Icon.svelte', // scripts/icons.mjs puts it into icons
		'src/**/*.worker.ts',
		'tests/bench/*.{bench,page.svelte}.ts',
		'tests/replay/same-runs.ts',
		'tests/e2e/*.spec.ts',
		'tests/fixtures/without-router/*.ts' // in place of modules (vite.config.ts)
	],
	project: [
		'src/**/*.{ts,mjs,svelte,css}',
		'tests/**/*.ts',
		'scripts/**/*.mjs',
		'*.config.{js,ts}',
		// texts that the code pane shows, not modules
		'!src/lib/stage/explain/code/shown/*.ts',
		'!src/content/lessons/*/{listings,orders}/*.ts'
	],
	ignoreBinaries: ['fpc', 'pdflatex', 'readlink', 'sinfo', 'ssh-keygen'], // tests run them where the machine has them
	// style sheets import others, and fonts from packages
	compilers: {
		css: (text: string) =>
			[...text.matchAll(/@import\s+(['"].*?['"])|\burl\((['"].*?['"])\)/g)]
				.map(([, sheet, file]) => `import ${sheet ?? file ?? ''}`)
				.join('\n')
	},
	ignoreDependencies: [
		'@typescript/native', // svelte-check --tsgo finds it
		'oxlint', // named by its path in scripts/test/steps.mjs
		'oxlint-tsgolint', // oxlint finds it
		'svelte-check' // named by its path in scripts/test/steps.mjs
	],
	ignoreExportsUsedInFile: true
} satisfies KnipConfig;
