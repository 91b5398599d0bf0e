/**
 * Which modules share a file in the built site. Left alone, the bundler makes a file for each set of
 * modules that the same pages need, which gives a hundred small files that compress badly. Here a
 * module goes by what loads it first.
 */
import path from 'node:path';

/**
 * What is loaded together: the modules that start a load. A module that two of them need goes to the
 * first `shared` that has both.
 *
 * @type {readonly { name: string; starts: RegExp }[]}
 */
const loads = [
	{ name: 'shell', starts: /\/routes\/\+(layout|error)\.(svelte|ts)$|\/hooks(\.client)?\.ts$/ },
	{ name: 'home', starts: /\/routes\/\+page\.svelte$/ },
	{ name: 'studio', starts: /\/routes\/studio\/\[kind=kind\]\/\+page\.(svelte|ts)$/ },
	{ name: 'game', starts: /\/routes\/play\/game\/\+page\.svelte$/ },
	{ name: 'lobby', starts: /\/routes\/play\/\+page\.svelte$/ },
	{ name: 'many', starts: /\/routes\/play\/many\/\+page\.svelte$/ },
	{ name: 'minimal', starts: /\/routes\/play\/minimal\/\+page\.svelte$/ },
	{ name: 'race', starts: /\/routes\/compare\/\+page\.(svelte|ts)$/ },
	{ name: 'learn', starts: /\/routes\/learn\/\[chapter\]\/\+page\.(svelte|ts)$/ },
	{ name: 'worker', starts: /\/kinds\/search\.worker\.ts$/ },
	// what a studio loads when it is idle
	{
		name: 'later',
		starts:
			/\/(?:stage|rooms)\/(?:\w+\/)+(TreePane|DecisionTree|TreeList|SidePane|Paper|PaperPage|CountsCompared|ValueStrip|UniquenessLine|ScrubberProfile|ScrubberHint|RunStatus|DropZone|Tour|MarkNote)\.svelte$|\/(outcome-text|narrate-end|readout-note|spotlight)\.ts$/
	},
	// Boards that nobody types on do without, and small ones are shown late.
	{ name: 'small-sudoku', starts: /\/sudoku\/(\w+\/)*view\/MiniBoard\.svelte$/ },
	{ name: 'keys', starts: /\/(KeyPad|SymbolPad)\.svelte$/ },
	// A chapter about code shows it at once.
	{ name: 'code', starts: /\/CodePane\.svelte$/ },
	// Otherwise it is with a studio's modules, all of which the experiment would load.
	{ name: 'way-back', starts: /\/site\/way-back\.ts$/ }
];
/** A problem's kind is loaded by the worker and by its view; only its studio loads the controls. */
const kindOrView =
	/\/lib\/kinds\/(?:[^/]+\/)*?([^/]+)\/(?:(kind)\.ts|view\/index\.ts|view\/(Controls)\.svelte)$/;
/**
 * Kinds that are made of the parts of another: what both need belongs to the other, whose studio then
 * loads nothing more than it needs.
 *
 * @type {Readonly<Record<string, string>>}
 */
const madeOf = { making: 'sudoku', way: 'sudoku' };
/** The pages to get and to play a puzzle are made of what others have. */
const plays = ['game', 'lobby', 'many', 'minimal'];
/** What they share with one of these has a file of its own: they need little of it. */
const apartFromPlays =
	/^(later|learn|home|code|maze|queens|sequence|map-colouring|knights-tour|subset|round-trip|cryptarithm)$/;
/** Too small for a file of their own. */
const smallParts = /\/stage\/board\/(default-menus\.ts|message-table\.ts|LearntCount\.svelte)$/;
/** The places of a picture have one file, for the kinds that show them. */
const placesParts = /\/stage\/board\/(PlacesGrid|square\/NamedPlate)\.svelte$/;
/** What the lightest lessons need at once: most other parts of boards are for a studio. */
const inLessons = /^(learn|code|sequence|sudoku)$/;
/** What small boards are drawn with, on the home page and in every studio: too small, too. */
const smallBoards = /\/stage\/board\/(SmallPicture\.svelte|lines\.ts)$/;
/** What has a file of its own, because few pages need it at once: small boards from data, lines of code. */
const apart =
	/\/stage\/(?:board\/(mini)\/\w+\.svelte|explain\/(code)\/Code(?:Line|Tokens)\.svelte)$/;
// What the runtime imports is with it: two files that import each other fail by chance.
const runtime = /\/node_modules\/(svelte|@sveltejs|esm-env|clsx|devalue)\//;

/** The module that exports all messages, each from its own module. */
const texts = /(\/paraglide\/messages)\.js$/;

/**
 * The messages that a module uses: `m.studio_undo`.
 *
 * @param {string | null | undefined} code
 * @returns {string[]}
 */
function messagesIn(code) {
	return [...(code ?? '').matchAll(/\bm\.(\w+)/g)].map(([, name = '']) => name);
}

/**
 * The loads of a kind that are there before this one: the view before its controls, and those of the
 * kind that it is made of.
 *
 * @param {string} load
 * @returns {string[]}
 */
function basesOf(load) {
	const kind = load.replace(/-(kind|controls)$/, '');
	const before = [
		...(load.endsWith('-controls') ? [kind] : []),
		...(kind in madeOf ? [load.replace(kind, madeOf[kind])] : [])
	];
	return before.flatMap((base) => [base, ...basesOf(base)]);
}

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
 * The plugin that groups the modules of the browser's build.
 *
 * @returns {import('vite').Plugin}
 */
export function chunks() {
	/** @type {Map<string, Set<string>>} for each module the loads that need it at once */
	const needed = new Map();
	let isForBrowsers = false;

	/**
	 * The file that a module goes to; null leaves it to the bundler.
	 *
	 * @param {string} id
	 */
	function fileOf(id) {
		const all = needed.get(id);
		if (all === undefined) return null;
		const by = new Set([...all].filter((load) => !basesOf(load).some((base) => all.has(base))));
		if (runtime.test(id)) return 'svelte';
		// A race is made of the parts of a studio; what else it needs has no say.
		const isRaced = by.delete('race');
		// A race has many small parts of its own, which share a file.
		if (by.size === 0) return isRaced && id.includes('/rooms/race/') ? 'race' : null;
		const others = [...by].filter((load) => !plays.includes(load));
		if (others.length > 0 && others.length < by.size) {
			const [only = ''] = others;
			if (others.length === 1 && apartFromPlays.test(only)) return `${only}-and-play`;
			for (const load of plays) by.delete(load);
		}
		if (by.has('worker')) return by.size === 1 ? null : 'engine';
		const kinds = [...by].filter((load) => load.endsWith('-kind'));
		if (kinds.length > 1) return 'engine';
		if (kinds.length === 1) {
			const [only = ''] = kinds;
			// The making of a puzzle needs no examples of Sudoku.
			const isForMaking = all.has('making') || all.has('making-kind');
			return only === `${madeOf.making}-kind` && isForMaking ? `${only}-parts` : only;
		}
		if (by.has('shell')) return 'shell';
		const [, ...own] = apart.exec(id) ?? [];
		if (own.length > 0) return `${own.join('')}-parts`;
		if ((by.has('studio') && by.has('home')) || smallBoards.test(id)) return 'shared';
		if (by.has('learn') && by.has('home')) return 'chapters';
		// The studio, the lessons and the boards: what two of them need is the stage.
		const onStage = [...by].filter((load) => load !== 'later' && load !== 'home');
		if (by.has('studio') && onStage.length === 1) return isRaced ? 'studio-and-race' : 'studio';
		const isForStudios =
			onStage.length > 1 && !onStage.some((load) => inLessons.test(load) || plays.includes(load));
		if ([...by].every((load) => load.endsWith('-controls')) && by.size > 1) return 'controls';
		if (by.has('home') && onStage.length > 3) return 'shared';
		if (isForStudios && !by.has('home')) return placesParts.test(id) ? 'places' : 'boards';
		if (by.has('studio')) return 'stage';
		if (by.size === 1) {
			const [only = ''] = by;
			// The making of a puzzle needs a part of its kind; a way needs all.
			return only === madeOf.making && all.has('making') ? `${only}-parts` : only;
		}
		if (smallParts.test(id) || (by.has('learn') && onStage.length > 1)) return 'stage';
		// The home page loads small parts of every problem, and problems share parts of boards.
		return by.size > 3 && !by.has('home') ? 'stage' : [...by].sort().join('-and-');
	}

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
			needed.clear();
			for (const start of this.getModuleIds()) {
				const file = start.split(path.sep).join('/');
				const [, problem, isKind, isControls] = kindOrView.exec(file) ?? [];
				const load =
					loads.find(({ starts }) => starts.test(file))?.name ??
					(problem && isKind ? `${problem}-kind` : isControls ? `${problem}-controls` : problem);
				if (load === undefined) continue;
				const reached = new Set([start]);
				for (const id of reached) {
					needed.set(id, (needed.get(id) ?? new Set()).add(load));
					const { importedIds = [], code } = this.getModuleInfo(id) ?? {};
					for (const next of importedIds) {
						if (!texts.test(next)) reached.add(next);
						else
							for (const name of messagesIn(code))
								reached.add(next.replace(texts, `$1/${name}.js`));
					}
				}
			}
		}
	};
}
