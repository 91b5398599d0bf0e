import type { BoardSet, Experiment, Method } from '$lib/rooms/experiment/measure/experiment';
import * as m from '$lib/i18n/compiled/messages';

/** An experiment that a press of a button runs. */
export interface Preset {
	readonly id: string;
	title(): string;
	/** The question that it answers. */
	question(): string;
	/** How many searches it makes. */
	readonly runs: number;
	/** How long that takes, about. */
	readonly takes: 'moment' | 'seconds' | 'minute';
	/** The picture that answers the question best. */
	readonly picture: 'boards' | 'solved' | 'spread' | 'facts' | 'time' | 'thesis';
	readonly experiment: Experiment;
}

/** Written out, so that the page loads nothing for it. */
const plain: Method = {
	ordering: 'naive',
	values: 'ascending',
	elimination: 'none',
	eliminate: 'every',
	back: 'step',
	variant: '',
	goal: 'first'
};
const naive = plain;
const findmin: Method = { ...plain, ordering: 'findmin' };
const findmax: Method = { ...plain, ordering: 'findmax' };

const sudokus = (name: string): BoardSet => ({ kind: 'sudoku', name, boards: null });
const boards = (name: string, puzzles: readonly string[]): BoardSet => ({
	kind: 'sudoku',
	name,
	boards: puzzles.map((puzzle) => ({ parameters: { puzzle } }))
});

const experiment = (name: string, rest: Partial<Experiment>): Experiment => ({
	name,
	sets: [sudokus('easy50')],
	strategies: [naive, findmin],
	seeds: 1,
	rewritings: 0,
	limits: {},
	...rest
});

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';

/**
 * Boards on which findmin needs more placements than naive: one of the top 95, and boards of the
 * built-in sets rewritten until naive met a lucky order. `presets.test.ts` counts them.
 */
const LOST = [
	'..43...9.6...2.8...3......1..7.9..4.8.....6...9...5...2...5.....4...89....14....7',
	'..8..74..5...8...7.6.9...3...1..23......9...8.9.6...7..7.5.......2..1...4...3....',
	'.1..9...5..53.1.6......2..7..76...83.....7..21....36..8...7......4..5..8.6....9..',
	'.3.8...........1....4...52....63...8..17.......2....9..6......7.....9........5...',
	'...4.951..2...18.....7.....1...5...9.......7....31..6...6..4..1...8...2...9..5..4',
	'..1....2.9......7....34.5....9.7...2.......4..3.8...5..5...3..67..25.8.....7.....',
	'.....937.....75.4.......5.123....7.4..6...1.....32.....5..1.69.....8....94...2...',
	'7.6.1...895....76......9..2..39....6....2.8.4.8...31....4....8.8..7..3...9..4....'
].map((line) => line.replaceAll('.', '0'));

/** In the order of the cards: the first ones are what a class begins with. */
export const PRESETS: readonly Preset[] = [
	{
		id: 'easy50',
		title: m.experiment_preset_easy50,
		question: m.experiment_preset_easy50_text,
		runs: 100,
		takes: 'moment',
		picture: 'boards',
		experiment: experiment('easy50', {})
	},
	{
		id: 'rewritten',
		title: m.experiment_preset_rewritten,
		question: m.experiment_preset_rewritten_text,
		runs: 34,
		takes: 'moment',
		picture: 'spread',
		experiment: experiment('rewritten', { sets: [boards('raster', [RASTER])], rewritings: 16 })
	},
	{
		id: 'hardest11',
		title: m.experiment_preset_hardest11,
		question: m.experiment_preset_hardest11_text,
		runs: 22,
		takes: 'moment',
		picture: 'boards',
		experiment: experiment('hardest11', { sets: [sudokus('hardest11')] })
	},
	{
		id: 'lost',
		title: m.experiment_preset_lost,
		question: m.experiment_preset_lost_text,
		runs: 16,
		takes: 'moment',
		picture: 'boards',
		experiment: experiment('lost', { sets: [boards('lost', LOST)] })
	},
	{
		id: 'findmax',
		title: m.experiment_preset_findmax,
		question: m.experiment_preset_findmax_text,
		runs: 150,
		takes: 'seconds',
		picture: 'solved',
		experiment: experiment('findmax', {
			strategies: [naive, findmin, findmax],
			limits: { placements: 20_000 }
		})
	},
	{
		id: 'seeds',
		title: m.experiment_preset_seeds,
		question: m.experiment_preset_seeds_text,
		runs: 297,
		takes: 'seconds',
		picture: 'spread',
		experiment: experiment('seeds', {
			sets: [sudokus('hardest11')],
			strategies: [findmin, { ...findmin, values: 'descending' }, { ...findmin, values: 'random' }],
			seeds: 25
		})
	},
	{
		id: 'filling',
		title: m.experiment_preset_filling,
		question: m.experiment_preset_filling_text,
		runs: 75,
		takes: 'seconds',
		picture: 'spread',
		experiment: experiment('filling', {
			sets: [boards('empty', ['0'.repeat(81)])],
			strategies: [naive, findmin, findmax].map((method) => ({ ...method, values: 'random' })),
			seeds: 25,
			limits: { placements: 2000 }
		})
	},
	{
		id: 'thesis',
		title: m.experiment_preset_thesis,
		question: m.experiment_preset_thesis_text,
		runs: 270,
		takes: 'seconds',
		picture: 'thesis',
		experiment: experiment('thesis', {
			sets: [sudokus('clues')],
			strategies: [{ ...naive, elimination: 'naked', eliminate: 'start' }, naive, findmin],
			limits: { placements: 200_000 }
		})
	},
	{
		id: 'diagonal',
		title: m.experiment_preset_diagonal,
		question: m.experiment_preset_diagonal_text,
		runs: 160,
		takes: 'seconds',
		picture: 'spread',
		experiment: experiment('diagonal', { sets: [sudokus('diagonal'), sudokus('scattered')] })
	},
	{
		id: 'queens',
		title: m.experiment_preset_queens,
		question: m.experiment_preset_queens_text,
		runs: 34,
		takes: 'moment',
		picture: 'facts',
		experiment: experiment('queens', { sets: [{ kind: 'queens', name: 'sizes', boards: null }] })
	},
	{
		id: 'mazes',
		title: m.experiment_preset_mazes,
		question: m.experiment_preset_mazes_text,
		runs: 660,
		takes: 'seconds',
		picture: 'facts',
		experiment: experiment('mazes', {
			sets: ['perfect', 'loops'].map((name) => ({ kind: 'maze', name, boards: null })),
			strategies: [plain, { ...plain, values: 'preferred' }, { ...plain, values: 'random' }],
			seeds: 9
		})
	},
	{
		id: 'top95',
		title: m.experiment_preset_top95,
		question: m.experiment_preset_top95_text,
		runs: 190,
		takes: 'minute',
		picture: 'boards',
		experiment: experiment('top95', { sets: [sudokus('top95')] })
	}
];
