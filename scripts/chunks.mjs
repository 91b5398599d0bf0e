/**
 * A Vite plugin: which modules share a file in the built site, and what the files are called. Left alone, the bundler
 * makes a file for each set of modules that the same imports need, which gives two hundred small files a page.
 */
import path from 'node:path';
import { minifySync } from 'vite';
import { groupsOf } from './groups.mjs';
import { textLength } from './messages/plugin.mjs';

/** The module of a layout or a page that SvelteKit starts. */
const node = /\/generated\/client-optimized\/nodes\/\d+\.js$/;

/** The built files that every page starts with. */
const shell = /\/entry\/|\/nodes\/0\./;

/** @param {string} id */
const withSlashes = (id) => id.split(path.sep).join('/');

/** How long the code of a module is in a built file, with the texts that it shows. @param {string} code */
const sizeOf = (code) => minifySync('module.js', code).code.length + textLength(code);

/**
 * The names of the built files: their hashes, which are as short as they can be, because every script
 * names what it may load. Style sheets have no other name for the same reason.
 *
 * @param {import('vite').Rolldown.OutputOptions} options
 * @returns {import('vite').Rolldown.OutputOptions}
 */
function names({ entryFileNames, chunkFileNames, assetFileNames }) {
	/** @template {unknown} T @param {T} pattern */
	const brief = (pattern) =>
		typeof pattern === 'string' ? pattern.replace('[hash]', '[hash:7]') : pattern;
	return {
		entryFileNames: brief(entryFileNames),
		chunkFileNames: (chunk) => {
			const pattern = typeof chunkFileNames === 'function' ? chunkFileNames(chunk) : chunkFileNames;
			const isWorker = chunk.isEntry && chunk.name.endsWith('.worker');
			return brief(isWorker ? pattern?.replace('chunks/', 'workers/[name].') : pattern) ?? '';
		},
		assetFileNames: (asset) => {
			const pattern = typeof assetFileNames === 'function' ? assetFileNames(asset) : assetFileNames;
			const isStyle = asset.names.some((name) => name.endsWith('.css'));
			return brief(isStyle ? pattern?.replace('[name].', '') : pattern) ?? '';
		}
	};
}

/**
 * The plugin that groups the modules of the browser's build.
 *
 * @returns {import('vite').Plugin}
 */
export function chunks() {
	/** @type {Map<string, number>} */
	let groups = new Map();
	let isForBrowsers = false;
	/** @param {string} id */
	const fileOf = (id) => {
		const group = groups.get(withSlashes(id));
		return group === undefined ? null : `group-${group}`;
	};

	/** What each built file imports. @type {ReadonlyMap<string, readonly string[]>} */
	let imports = new Map();
	/** All that is loaded where some files are. @param {readonly string[]} files */
	const loadedBy = (files) => {
		const loaded = new Set(files);
		for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
		return loaded;
	};

	return {
		name: 'chunks',
		// What is loaded with the file that asks, or on every page, is not named again.
		config: () => ({
			build: {
				modulePreload: {
					resolveDependencies: (file, dependencies, { hostId }) => {
						const everywhere = [...imports.keys()].filter((name) => shell.test(name));
						const loaded = loadedBy([hostId, ...everywhere]);
						const missing = dependencies.filter((name) => !loaded.has(name));
						// A file that comes alone needs no list.
						return missing.length === 1 && missing[0] === file ? [] : missing;
					}
				}
			}
		}),
		configResolved: ({ build }) => void (isForBrowsers = !build.ssr),
		// Otherwise the bundler does not separate a module from those it imports.
		options: (options) =>
			isForBrowsers ? { ...options, preserveEntrySignatures: 'allow-extension' } : options,
		outputOptions: (options) =>
			isForBrowsers
				? {
						...options,
						...names(options),
						codeSplitting: { groups: [{ name: fileOf, includeDependenciesRecursively: false }] }
					}
				: options,
		generateBundle: {
			order: 'pre',
			handler(_, bundle) {
				imports = new Map(
					Object.values(bundle).flatMap((file) =>
						file.type === 'chunk' ? [[file.fileName, file.imports]] : []
					)
				);
			}
		},
		buildEnd() {
			if (!isForBrowsers) return;
			const modules = new Map(
				[...this.getModuleIds()].map((id) => {
					const {
						code,
						importedIds = [],
						dynamicallyImportedIds = []
					} = this.getModuleInfo(id) ?? {};
					return [
						withSlashes(id),
						{
							get size() {
								return sizeOf(code ?? '');
							},
							imports: importedIds.map(withSlashes),
							mayImport: dynamicallyImportedIds.map(withSlashes)
						}
					];
				})
			);
			groups = groupsOf(modules);
			// The part of a page that SvelteKit starts is in the file of its group, which can hold one of them.
			const taken = new Set();
			for (const [id, { imports }] of modules) {
				const group = node.test(id) ? groups.get(imports.at(-1) ?? '') : undefined;
				if (group === undefined || taken.has(group)) continue;
				taken.add(group);
				groups.set(id, group);
			}
		}
	};
}
