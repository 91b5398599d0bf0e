/**
 * Which modules share a file in the built site. Left alone, the bundler makes a file for each set of modules that
 * the same pages need, which gives two hundred small files that compress badly. Here small files are joined as long
 * as that saves the pages more in requests than it costs them in bytes that they do not need (loads.mjs says what
 * they load). Files never import each other in a circle, because the order in which they run would be chance.
 */
import path from 'node:path';
import { PAGES } from './loads.mjs';

/** What a request costs a page, in characters of source; compressed, about a fifth of it. */
const REQUEST = 30_000;
/** By how much a page may load more than it needs. */
const SPARE = 0.06;
/** When a page loads a module: until its first step, or when it is idle. */
const [IDLE, FIRST] = [1, 2];

/** @param {string} id */
const withSlashes = (id) => id.split(path.sep).join('/');

/** What the runtime imports is with it, for every page. */
const runtime = /\/node_modules\/(svelte|@sveltejs|esm-env|clsx|devalue)\//;

/**
 * Modules that are always loaded together.
 *
 * @typedef {object} Group
 * @property {string[]} modules
 * @property {number} size of their source, in characters
 * @property {Uint8Array} loads for each page: 0, IDLE or FIRST
 */

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
		chunkFileNames: brief(chunkFileNames),
		assetFileNames: (asset) => {
			const pattern = typeof assetFileNames === 'function' ? assetFileNames(asset) : assetFileNames;
			const isStyle = asset.names.some((name) => name.endsWith('.css'));
			return brief(isStyle ? pattern?.replace('[name].', '') : pattern) ?? '';
		}
	};
}

/**
 * The pages, with a page for each kind where there is one.
 *
 * @param {readonly string[]} kinds their folders in `lib/kinds`
 * @returns {{ weight: number; first: string[]; idle: string[] }[]} paths below `src`; all pages of one room weigh as
 * much as one of another
 */
export function pagesOf(kinds) {
	/** @param {string} file @param {string} kind */
	const filled = (file, kind) =>
		file.includes('{kinds}')
			? kinds.map((one) => file.replace('{kinds}', one))
			: [file.replace('{kind}', kind)];
	const { all, ...others } = PAGES;
	return Object.entries(others).flatMap(([name, { first, idle = [] }]) =>
		(name.includes('{kind}') ? kinds : ['']).map((kind, _, { length }) => ({
			weight: 1 / length,
			first: [...all.first, ...first].flatMap((file) => filled(file, kind)),
			idle: idle.flatMap((file) => filled(file, kind))
		}))
	);
}

/**
 * The modules in groups: those that the same pages load at the same time, joined where that pays.
 *
 * @param {ReadonlyMap<string, { size: number; imports: readonly string[] }>} modules by their paths
 * @returns {Map<string, number>} the group of each module that a page loads by itself
 */
export function groupsOf(modules) {
	const kinds = [...modules.keys()].flatMap(
		(file) => /\/src\/lib\/kinds\/(.+)\/view\/index\.ts$/.exec(file)?.[1] ?? []
	);
	const pages = pagesOf(kinds.sort());
	const source = [...modules.keys()].find((file) => file.endsWith('/src/routes/+layout.svelte'));
	const src = (source ?? '').replace(/routes\/\+layout\.svelte$/, '');

	/** @type {Map<string, Uint8Array>} */
	const loads = new Map();
	pages.forEach(({ first, idle }, page) => {
		for (const [starts, when] of /** @type {const} */ ([
			[first, FIRST],
			[idle, IDLE]
		])) {
			const reached = new Set(starts.map((file) => src + file).filter((file) => modules.has(file)));
			for (const file of reached) {
				let each = loads.get(file);
				if (!each) loads.set(file, (each = new Uint8Array(pages.length)));
				each[page] ||= when;
				for (const next of modules.get(file)?.imports ?? [])
					if (modules.has(next)) reached.add(next);
			}
		}
	});

	/** @type {Map<string, Group>} */
	const alike = new Map();
	for (const [file, each] of loads) {
		const key = runtime.test(file) ? 'runtime' : each.join('');
		let group = alike.get(key);
		if (!group) alike.set(key, (group = { modules: [], size: 0, loads: each.slice() }));
		group.modules.push(file);
		group.size += modules.get(file)?.size ?? 0;
		each.forEach((when, page) => (group.loads[page] = Math.max(group.loads[page], when)));
	}
	const weights = pages.map(({ weight }) => weight);
	const groups = joined([...alike.values()], weights, modules);
	return new Map(groups.flatMap((group, at) => group.modules.map((file) => [file, at])));
}

/**
 * Joins two groups again and again, those first that save the most. A page that loads a group loads all that this
 * one imports.
 *
 * @param {Group[]} groups
 * @param {readonly number[]} weights of the pages
 * @param {ReadonlyMap<string, { imports: readonly string[] }>} modules
 * @returns {Group[]}
 */
function joined(groups, weights, modules) {
	/** What each page may still load that it does not need, until its first step and in all. */
	const spare = [FIRST, IDLE].map((until) =>
		weights.map((_, page) => {
			const needed = groups.filter(({ loads }) => loads[page] >= until);
			return SPARE * needed.reduce((sum, { size }) => sum + size, 0);
		})
	);
	for (;;) {
		const imports = importsAmong(groups, modules);
		const reached = new Map(groups.map((group) => [group, reachedFrom(group, imports)]));
		/** What a page would load more if it loaded a group. @type {Map<Group, number[][]>} */
		const more = new Map(
			groups.map((group) => [
				group,
				[FIRST, IDLE].map((until) =>
					weights.map((_, page) =>
						[group, ...(reached.get(group) ?? [])].reduce(
							(sum, { loads, size }) => (loads[page] < until ? sum + size : sum),
							0
						)
					)
				)
			])
		);
		/** What a page loads too early (0), or in vain (1), if two groups are one. */
		/** @param {Group} a @param {Group} b @param {number} page @param {number} which */
		const wasted = (a, b, page, which) => {
			const until = which === 0 ? FIRST : IDLE;
			const [one, other] = [a.loads[page] >= until, b.loads[page] >= until];
			return one === other ? 0 : (more.get(one ? b : a)?.[which][page] ?? 0);
		};
		/** What all pages save then; 0 if one of them would load too much. @param {Group} a @param {Group} b */
		const saving = (a, b) => {
			let saved = 0;
			for (let page = 0; page < weights.length; page++) {
				const [early, vain] = [wasted(a, b, page, 0), wasted(a, b, page, 1)];
				if (early > spare[0][page] || vain > spare[1][page]) return 0;
				saved -= weights[page] * (early + vain);
				if (a.loads[page] && b.loads[page]) saved += weights[page] * REQUEST;
			}
			return saved;
		};
		/** Whether one group imports the other by way of a third: all three would be in a circle. */
		/** @param {Group} from @param {Group} to */
		const isBetween = (from, to) =>
			[...(imports.get(from) ?? [])].some((third) => third !== to && reached.get(third)?.has(to));

		let most = 0;
		/** @type {[Group, Group] | null} */
		let best = null;
		for (const [at, a] of groups.entries())
			for (const b of groups.slice(at + 1)) {
				const saved = saving(a, b);
				if (saved <= most || isBetween(a, b) || isBetween(b, a)) continue;
				most = saved;
				best = [a, b];
			}
		if (best === null) return groups;
		const [a, b] = best;
		for (const page of weights.keys())
			for (const which of [0, 1]) spare[which][page] -= wasted(a, b, page, which);
		const loads = a.loads.map((when, page) => Math.max(when, b.loads[page]));
		for (const group of [...(reached.get(a) ?? []), ...(reached.get(b) ?? [])])
			for (const page of weights.keys())
				group.loads[page] = Math.max(group.loads[page], loads[page]);
		groups = [
			...groups.filter((group) => group !== a && group !== b),
			{ modules: [...a.modules, ...b.modules], size: a.size + b.size, loads }
		];
	}
}

/**
 * The groups that each group imports.
 *
 * @param {readonly Group[]} groups
 * @param {ReadonlyMap<string, { imports: readonly string[] }>} modules
 * @returns {Map<Group, Set<Group>>}
 */
function importsAmong(groups, modules) {
	const groupOf = new Map(groups.flatMap((group) => group.modules.map((file) => [file, group])));
	return new Map(
		groups.map((group) => {
			/** @type {Set<Group>} */
			const imported = new Set();
			for (const file of group.modules)
				for (const next of modules.get(file)?.imports ?? []) {
					const other = groupOf.get(next);
					if (other !== undefined && other !== group) imported.add(other);
				}
			return [group, imported];
		})
	);
}

/**
 * The groups that are loaded with a group.
 *
 * @param {Group} group
 * @param {ReadonlyMap<Group, ReadonlySet<Group>>} imports
 */
function reachedFrom(group, imports) {
	const reached = new Set(imports.get(group));
	for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further);
	reached.delete(group);
	return reached;
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

	return {
		name: 'chunks',
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
		buildEnd() {
			if (!isForBrowsers) return;
			const modules = new Map(
				[...this.getModuleIds()].map((id) => {
					const { code, importedIds = [] } = this.getModuleInfo(id) ?? {};
					return [
						withSlashes(id),
						{ size: code?.length ?? 0, imports: importedIds.map(withSlashes) }
					];
				})
			);
			groups = groupsOf(modules);
		}
	};
}
