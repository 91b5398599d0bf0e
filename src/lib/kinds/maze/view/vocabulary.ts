import { placesOf } from '$lib/engine/walk';
import { plainVocabulary, solutionText } from '$lib/stage/board/default-vocabulary';
import type { Tried, Vocabulary } from '$lib/stage/board/vocabulary';
import { walkVocabulary } from '$lib/stage/board/walks';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { Carving } from '../carving';
import { neighbourOf } from '../grid';
import { Maze } from '../maze';
import type { CarveSetup, MazeSetup, SolveSetup } from '../setup';
import { orderOf } from './board/arrows';
import { placeName } from './board/labels';

/** The narration of finding a way out, or of carving a maze. */
export function vocabularyOf(setup: MazeSetup): Vocabulary {
	return setup.mode === 'solve' ? solving(setup) : carving(setup);
}

function solving(setup: SolveSetup): Vocabulary {
	const { at, leads, shared } = about(setup, new Maze(setup));
	return {
		...shared,
		start: () =>
			m.maze_says_start({
				start: placeName(setup, setup.start),
				goal: placeName(setup, setup.goal)
			}),
		ruleNaive: () => m.maze_says_rule(),
		clash: ([path], tried) => {
			if (path !== undefined) return m.maze_says_clash_path({ variable: path.variable });
			return leads(tried) < 0 ? m.maze_says_clash_edge() : m.maze_says_clash_wall();
		},
		place: (names, placed) => m.maze_says_place({ ...names, place: at(placed, 1) }),
		solution: solutionText(m.maze_says_solution, m.maze_says_solution_number),
		prune: ({ bound, best }) => {
			const numbers = { bound: formatNumber(bound), best: formatNumber(best) };
			return setup.manhattanBound
				? m.maze_says_prune_manhattan(numbers)
				: m.maze_says_prune(numbers);
		}
	};
}

function carving(setup: CarveSetup): Vocabulary {
	const { at, leads, shared } = about(setup, new Carving(setup));
	return {
		...shared,
		start: () => m.maze_says_carve_start(counted(setup.columns * setup.rows)),
		ruleNaive: () => m.maze_says_carve_rule(),
		clash: (_, tried) =>
			leads(tried) < 0 ? m.maze_says_carve_clash_edge() : m.maze_says_carve_clash_seen(),
		place: (names, placed) => m.maze_says_carve_place({ ...names, place: at(placed, 1) }),
		solution: () => {
			const loops = Math.min(setup.loops, (setup.columns - 1) * (setup.rows - 1));
			return loops === 0 ? m.maze_says_carve_solution() : m.maze_says_carve_loops(counted(loops));
		}
	};
}

/** Helpers that both share. */
function about(setup: MazeSetup, problem: Maze | Carving) {
	/** The place of the search before the step, or after it if `after` is 1. */
	const placeOf = ({ variable, assignment }: Tried, after: 0 | 1) =>
		placesOf(problem, assignment)[variable + after];
	const at = (tried: Tried, after: 0 | 1 = 0) => placeName(setup, placeOf(tried, after));
	/** The place in a direction, wall or not; −1 for outside. */
	const leads = (tried: Tried) =>
		neighbourOf(setup, placeOf(tried, 0), setup.directions[tried.value]);
	const choose: Vocabulary['chooseNaive'] = (names, tried) =>
		m.maze_says_choose({ ...names, place: at(tried) });
	const shared: Vocabulary = {
		...plainVocabulary,
		...walkVocabulary(setup.directions, {
			order: (directions) => m.maze_says_order({ order: orderOf(directions) }),
			preferred: m.maze_says_nearest
		}),
		genders: () => ({ variable: m.maze_gender_variable(), value: m.maze_gender_value() }),
		chooseNaive: choose,
		chooseOnly: choose,
		deadend: (_, tried) => m.maze_says_deadend({ place: at(tried) })
	};
	return { at, leads, shared };
}
