/**
 * Which modules go into a file of the built site together: those that the same pages load at the same time. Small
 * groups are joined as long as that saves the pages more in requests than it costs them in bytes that they do not need
 * (loads.mjs says what they load). Files never import each other in a circle, because the order in which they run
 * would be chance.
 */
import { PAGES } from './loads.mjs';

/** What a request costs a page, in characters of minified code; compressed, about a quarter of it. */
const REQUEST = 14_000;
/** By how much a page may load more than it needs, unless its row says it. */
const SPARE = 0.08;
/** When that is used up, as much again may go into joins that each waste no more than this: a file of its own costs more. */
const SMALL = 3200;
/** Groups are always joined if that wastes less. */
const TINY = 1300;
/** When a page loads a module: until its first step, or when it is idle. */
const [IDLE, FIRST] = [1, 2];
/** What is counted for each page: what it loads until its first step, and all that it loads. */
const WHEN = [FIRST, IDLE];
const WHICH = /** @type {const} */ ([0, 1]);

/** A worker starts from a file of its own. */
const WORKER = '.worker.ts';
/** What the runtime imports is with it, for every page. */
const runtime = /\/node_modules\/(svelte|@sveltejs|esm-env|clsx|devalue)\//;

/**
 * Modules that are always loaded together.
 *
 * @typedef {object} Group
 * @property {string[]} modules
 * @property {number} size in characters, minified, with its texts
 * @property {Uint8Array} loads for each page: 0, IDLE or FIRST
 * @property {boolean} isForWorkers
 */

/**
 * What is known of a module.
 *
 * @typedef {object} Module
 * @property {number} size in characters, minified, with its texts
 * @property {readonly string[]} imports
 * @property {readonly string[]} [mayImport] later
 */

/**
 * The pages, with a page for each kind where there is one.
 *
 * @param {readonly string[]} files all modules, below `src`
 * @returns {{ weight: number; spare: number; first: string[]; idle: string[] }[]} all pages of one row weigh as much as another
 */
function pagesOf(files) {
	const kinds = files.flatMap(
		(file) => /^lib\/kinds\/(.+)\/view\/index\.ts$/.exec(file)?.[1] ?? []
	);
	/** @param {readonly string[]} patterns @param {string} kind */
	const filled = (patterns, kind) =>
		patterns.flatMap((pattern) => {
			const each = pattern.includes('{kinds}') ? kinds : [kind];
			return each.flatMap((one) => {
				const file = pattern.replace(/\{kinds?\}/, one);
				if (file.startsWith('routes/')) return [file, file.replace(/svelte$/, 'ts')];
				if (!file.includes('*')) return [file];
				const [begin, end] = file.split('*');
				return files.filter((name) => name.startsWith(begin) && name.endsWith(end));
			});
		});
	const { all, ...rows } = PAGES;
	return Object.entries(rows).flatMap(([name, { first, idle = [], spare = SPARE }]) =>
		(name.includes('{kind}') ? kinds : ['']).map((kind, _, { length }) => ({
			weight: 1 / length,
			spare,
			first: filled([...all.first, ...first], kind),
			idle: filled([...(all.idle ?? []), ...idle], kind)
		}))
	);
}

/**
 * The modules in groups: those that the same pages load at the same time, joined where that pays.
 *
 * @param {ReadonlyMap<string, Module>} modules by their paths
 * @returns {Map<string, number>} the group of each module that a page loads by itself
 */
export function groupsOf(modules) {
	const layout = [...modules.keys()].find((file) => file.endsWith('/src/routes/+layout.svelte'));
	const src = (layout ?? '').replace(/routes\/\+layout\.svelte$/, '');
	const pages = pagesOf(
		[...modules.keys()].flatMap((file) => (file.startsWith(src) ? file.slice(src.length) : []))
	);

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

	const forWorkers = ofWorkers(modules);
	/** @type {Map<string, Group>} */
	const alike = new Map();
	for (const [file, each] of loads) {
		if (file.endsWith(WORKER)) continue;
		const isForWorkers = forWorkers.has(file);
		const key = runtime.test(file) ? 'runtime' : each.join('');
		const name = `${key} ${isForWorkers}`;
		let group = alike.get(name);
		if (!group)
			alike.set(name, (group = { modules: [], size: 0, loads: each.slice(), isForWorkers }));
		group.modules.push(file);
		group.size += modules.get(file)?.size ?? 0;
		each.forEach((when, page) => (group.loads[page] = Math.max(group.loads[page], when)));
	}
	const groups = joined(
		[...alike.values()],
		pages.map(({ weight }) => weight),
		pages.map((page) => page.spare),
		modules
	);
	return new Map(groups.flatMap((group, at) => group.modules.map((file) => [file, at])));
}

/** All that a worker may load, by itself or later. @param {ReadonlyMap<string, Module>} modules */
function ofWorkers(modules) {
	const found = new Set([...modules.keys()].filter((file) => file.endsWith(WORKER)));
	for (const file of found) {
		const { imports = [], mayImport = [] } = modules.get(file) ?? {};
		for (const next of [...imports, ...mayImport]) found.add(next);
	}
	return found;
}

/**
 * Joins two groups again and again, those first that save the most. A page that loads a group loads all that this
 * one imports.
 *
 * @param {Group[]} groups
 * @param {readonly number[]} weights of the pages
 * @param {readonly number[]} spares by how much each page may load more than it needs
 * @param {ReadonlyMap<string, { imports: readonly string[] }>} modules
 * @returns {Group[]}
 */
function joined(groups, weights, spares, modules) {
	/** What each page may load that it does not need, until its first step and in all, and what is left of it. */
	const allowed = WHEN.map((until) =>
		spares.map((share, page) => {
			const needed = groups.filter(({ loads }) => loads[page] >= until);
			return share * needed.reduce((sum, { size }) => sum + size, 0);
		})
	);
	const spare = allowed.map((pages) => [...pages]);
	for (;;) {
		const imports = importsAmong(groups, modules);
		const reached = new Map(groups.map((group) => [group, reachedFrom(group, imports)]));
		/** What a page would load more if it loaded a group. @type {Map<Group, Float64Array[]>} */
		const more = new Map();
		for (const group of groups) {
			const sums = WHEN.map(() => new Float64Array(weights.length));
			for (const { loads, size } of [group, ...(reached.get(group) ?? [])])
				for (let page = 0; page < weights.length; page++) {
					for (const which of WHICH) if (loads[page] < WHEN[which]) sums[which][page] += size;
				}
			more.set(group, sums);
		}
		/**
		 * What a page loads in vain until its first step (0) or in all (1) if two groups are one.
		 *
		 * @param {Group} a @param {Group} b @param {number} page @param {0 | 1} which
		 */
		const wasted = (a, b, page, which) => {
			const isLoaded = a.loads[page] >= WHEN[which];
			if (isLoaded === b.loads[page] >= WHEN[which]) return 0;
			return more.get(isLoaded ? b : a)?.[which][page] ?? 0;
		};
		/** What all pages save then; 0 if one of them would load too much. @param {Group} a @param {Group} b */
		const saving = (a, b) => {
			let saved = 0;
			for (let page = 0; page < weights.length; page++) {
				const [one, other] = [a.loads[page], b.loads[page]];
				if (one > 0 && other > 0) saved += weights[page] * REQUEST;
				if (one === other) continue;
				for (const which of WHICH) {
					const waste = wasted(a, b, page, which);
					const left = spare[which][page];
					const overdrawn = Math.min(SMALL, left + allowed[which][page]);
					if (waste > Math.max(TINY, left, overdrawn)) return 0;
					saved -= weights[page] * waste;
				}
			}
			return saved;
		};
		/**
		 * Whether one group imports the other by way of a third: all three would be in a circle.
		 *
		 * @param {Group} from @param {Group} to
		 */
		const isBetween = (from, to) =>
			[...(imports.get(from) ?? [])].some((third) => third !== to && reached.get(third)?.has(to));

		let most = 0;
		/** @type {[Group, Group] | null} */
		let best = null;
		for (const [at, a] of groups.entries())
			for (const b of groups.slice(at + 1)) {
				if (a.isForWorkers !== b.isForWorkers) continue;
				const saved = saving(a, b);
				if (saved <= most || isBetween(a, b) || isBetween(b, a)) continue;
				most = saved;
				best = [a, b];
			}
		if (best === null) return groups;
		const [a, b] = best;
		for (const page of weights.keys()) {
			for (const which of WHICH) spare[which][page] -= wasted(a, b, page, which);
		}
		const loads = a.loads.map((when, page) => Math.max(when, b.loads[page]));
		for (const group of [...(reached.get(a) ?? []), ...(reached.get(b) ?? [])])
			for (const page of weights.keys())
				group.loads[page] = Math.max(group.loads[page], loads[page]);
		groups = [
			...groups.filter((group) => group !== a && group !== b),
			{ ...a, modules: [...a.modules, ...b.modules], size: a.size + b.size, loads }
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
