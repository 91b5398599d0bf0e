/**
 * What each page loads by itself: until its first step can be made, and then, when it is idle. Everything else
 * comes when a reader asks for it. The build puts what comes together into few files (groups.mjs).
 *
 * Paths are below `src`; what a route loads (`+page.ts`) is with its page. A page of `{kind}` is there for each kind
 * of problem, and `{kinds}` stands for all of them. What a kind does not have is left out, and `*` is any folder.
 *
 * @typedef {object} Page
 * @property {readonly string[]} first
 * @property {readonly string[]} [idle]
 * @property {number} [spare] by how much it may load more than it needs; more is fewer requests
 */

/** A board of a kind with its player and its tree. */
const board = ['lib/kinds/{kind}/view/index.ts', 'lib/stage/explain/MomentSentence.svelte'];
/** The same, and the worker that searches. */
const stage = [...board, 'lib/kinds/{kind}/kind.ts', 'lib/kinds/search.worker.ts'];
const idleStage = [
	'lib/stage/tree/TreePart.svelte',
	'lib/stage/tree/TreeList.svelte',
	'lib/stage/explain/narrate-end.ts'
];

/** The studio as it is at first. */
const studio = {
	first: [
		'routes/studio/[kind=kind]/+page.svelte',
		...stage,
		'lib/kinds/{kind}/view/Controls.svelte'
	],
	idle: [
		...idleStage,
		'lib/kinds/{kind}/view/ModeControls.svelte',
		'lib/kinds/{kind}/view/board/Figures.svelte',
		'lib/kinds/{kind}/view/board/SymbolPad.svelte',
		'lib/stage/puzzle/open/DropZone.svelte',
		'lib/rooms/studio/panes/UniquenessLine.svelte',
		'lib/stage/explain/ValueStrip.svelte',
		'lib/stage/player/bar/readout-note.ts',
		'lib/stage/player/bar/ScrubberHint.svelte',
		'lib/stage/player/bar/ScrubberProfile.svelte',
		'lib/stage/player/bar/RunStatus.svelte',
		'lib/stage/player/bar/outcome-text.ts',
		'lib/stage/player/stops/MarkCard.svelte',
		'lib/rooms/studio/share/Paper.svelte'
	]
};
/** What *More* shows. */
const more = ['lib/rooms/studio/panes/SidePane.svelte', 'lib/stage/explain/code/CodePane.svelte'];

/** A chapter; the problem is that of its first figure. */
const chapter = {
	first: ['routes/learn/[chapter]/+page.svelte', ...stage],
	idle: [
		...idleStage,
		'lib/rooms/lesson/text/ShareChapterButton.svelte',
		'lib/rooms/lesson/tasks/StageQuestion.svelte',
		'lib/rooms/lesson/tasks/JudgedQuestion.svelte',
		'lib/kinds/{kind}/view/questions.ts',
		'lib/stage/ask/AskCard.svelte',
		'lib/ui/NumberField.svelte',
		'lib/rooms/lesson/stage/FigureExport.svelte',
		'lib/stage/explain/code/CopyButton.svelte'
	]
};

/** An exercise, with an editor for a program in one of its languages. */
const exercise = [
	'routes/learn/yours/[exercise]/+page.svelte',
	'lib/rooms/lesson/exercises/Workbench.svelte',
	'content/exercises/*/exercise.ts',
	'lib/stage/board/mini/MiniBoard.svelte',
	'lib/kinds/{kind}/view/mini.ts',
	'lib/kinds/{kind}/view/miniature.ts',
	...board
];
const editor = 'lib/rooms/lesson/exercises/editor';
const idleExercise = [...idleStage, `${editor}/code-editor.ts`, `${editor}/tokens.ts`];
const [javascript, python] = [`${editor}/javascript.ts`, `${editor}/python.ts`];

/** @type {Readonly<Record<string, Page>>} */
export const PAGES = {
	all: {
		first: ['routes/+layout.svelte', 'routes/+error.svelte'],
		idle: ['lib/site/offline/offline.svelte.ts']
	},
	home: {
		spare: 0.035,
		first: [
			'routes/+page.svelte',
			'lib/stage/board/mini/MiniBoard.svelte',
			'lib/kinds/sudoku/view/mini.ts'
		]
	},
	'studio of {kind}': studio,
	'studio of {kind} with more': { spare: 0.05, ...studio, idle: [...studio.idle, ...more] },
	'race of {kind}': {
		spare: 0.05,
		first: ['routes/compare/+page.svelte', ...stage],
		idle: [
			...idleStage,
			'lib/stage/puzzle/open/DropZone.svelte',
			'lib/stage/export/ExportButton.svelte',
			'lib/rooms/race/clock/RaceChart.svelte',
			'lib/stage/player/bar/readout-note.ts',
			'lib/rooms/race/verdict/sentences.ts'
		]
	},
	'chapter on {kind}': chapter,
	'chapter on {kind} that asks at once': {
		first: [...chapter.first, 'lib/rooms/lesson/tasks/JudgedQuestion.svelte'],
		idle: chapter.idle
	},
	'exercise on {kind} in JavaScript': { first: exercise, idle: [...idleExercise, javascript] },
	'exercise on {kind} in Python': { first: exercise, idle: [...idleExercise, python] },
	exercises: { first: ['routes/learn/yours/+page.svelte', 'content/exercises/*/exercise.ts'] },
	lobby: {
		first: [
			'routes/play/+page.svelte',
			'lib/stage/puzzle/AddressNotice.svelte',
			'lib/ui/NumberField.svelte'
		]
	},
	game: {
		spare: 0.02,
		first: [
			'routes/play/game/+page.svelte',
			'lib/kinds/sudoku/view/board/SymbolPad.svelte',
			'lib/rooms/play/make.worker.ts'
		],
		idle: ['lib/rooms/play/end/reward.ts']
	},
	many: { first: ['routes/play/many/+page.svelte', 'lib/ui/NumberField.svelte'] },
	minimal: { first: ['routes/play/minimal/+page.svelte'] },
	way: { first: ['routes/play/way/+page.svelte', 'lib/kinds/sudoku/way/kind.ts'] },
	experiment: { first: ['routes/compare/experiment/+page.svelte'] },
	contents: { first: ['routes/learn/+page.svelte'] }
};
