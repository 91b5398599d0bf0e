import * as m from '$lib/i18n/compiled/messages';

/** A problem that courses teach, and the address of its textbook instance in the studio. */
export interface CourseProblem {
	readonly name: () => string;
	readonly kind: string;
	readonly search: string;
}

const problem = (name: () => string, kind: string, search = ''): CourseProblem => ({
	name,
	kind,
	search
});

/** The problems and methods of a course on backtracking, by what is asked for. */
export const COURSE_PROBLEMS: readonly {
	readonly title: () => string;
	readonly problems: readonly CourseProblem[];
}[] = [
	{
		title: m.shell_course_list,
		problems: [
			problem(m.shell_course_permutations, 'sequence', 'example=permutations'),
			problem(m.shell_course_combinations, 'sequence', 'example=combinations'),
			problem(m.shell_course_subsets, 'sequence', 'example=subsets'),
			problem(m.shell_course_brackets, 'sequence', 'example=brackets')
		]
	},
	{
		title: m.shell_course_satisfy,
		problems: [
			problem(m.shell_course_queens, 'queens'),
			problem(m.shell_course_sudoku, 'sudoku'),
			problem(m.shell_course_colouring, 'map-colouring'),
			problem(m.shell_course_cryptarithm, 'cryptarithm'),
			problem(m.shell_course_sum, 'subset')
		]
	},
	{
		title: m.shell_course_way,
		problems: [
			problem(m.shell_course_maze, 'maze'),
			problem(m.shell_course_tour, 'knights-tour'),
			problem(m.shell_course_warnsdorff, 'knights-tour', 'example=eight'),
			problem(m.shell_course_closed, 'knights-tour', 'example=six-closed'),
			problem(m.shell_course_cycle, 'round-trip')
		]
	},
	{
		title: m.shell_course_best,
		problems: [
			problem(m.shell_course_knapsack, 'subset', 'example=four'),
			problem(m.shell_course_salesman, 'round-trip', 'example=cities'),
			problem(m.shell_course_shortest, 'maze', 'example=two-ways')
		]
	},
	{
		title: m.shell_course_smarter,
		problems: [
			problem(m.shell_course_fewest, 'map-colouring', 'example=usa-findmin'),
			problem(m.shell_course_forward, 'map-colouring', 'example=usa&elimination=forward'),
			problem(m.shell_course_arcs, 'map-colouring', 'example=usa&elimination=arcs'),
			problem(m.shell_course_jump, 'map-colouring', 'example=usa-jump'),
			problem(m.shell_course_learn, 'map-colouring', 'example=usa-learn')
		]
	}
];
