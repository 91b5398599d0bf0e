import { placesOf } from '$lib/engine/walk';
import { withOwnMenus, type ExampleTexts } from '$lib/stage/board/default-menus';
import { extendVocabulary, solutionText } from '$lib/stage/board/default-vocabulary';
import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { onPaper } from '$lib/stage/scene/on-paper';
import type { Tried, Vocabulary } from '$lib/stage/board/vocabulary';
import { walkOrderings, walkVocabulary } from '$lib/stage/board/walks';
import { isolate } from '$lib/i18n/bidi';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import type { TourError } from '../parse';
import { MOVES, onwardMoves, squareName, Tour, type TourSetup } from '../tour';
import Board from './Board.svelte';
import { card } from './card';
import { orderText, scene, tourFacts } from './scene';

const EXAMPLES: ExampleTexts = {
	five: [m.knights_tour_example_five, m.knights_tour_example_five_line],
	'five-all': [m.knights_tour_example_five_all, m.knights_tour_example_five_all_line],
	'five-none': [m.knights_tour_example_five_none, m.knights_tour_example_five_none_line],
	eight: [m.knights_tour_example_eight, m.knights_tour_example_eight_line],
	'eight-ties': [m.knights_tour_example_eight_ties, m.knights_tour_example_eight_ties_line],
	'six-closed': [m.knights_tour_example_six_closed, m.knights_tour_example_six_closed_line]
};

const FORMATS: Readonly<Record<string, () => string>> = {
	numbers: m.knights_tour_format_numbers,
	squares: m.knights_tour_format_squares
};

/** What the directions mean, clockwise. */
const DIRECTION_TEXTS = [
	m.knights_tour_direction_up_right,
	m.knights_tour_direction_right_up,
	m.knights_tour_direction_right_down,
	m.knights_tour_direction_down_right,
	m.knights_tour_direction_down_left,
	m.knights_tour_direction_left_down,
	m.knights_tour_direction_left_up,
	m.knights_tour_direction_up_left
];

const WARNSDORFF = 'naive.preferred.none.every.1.0';

const menus = withOwnMenus<TourSetup>(EXAMPLES, {
	factsOf: tourFacts,
	errorText: messagesIn<TourError>({
		row: m.knights_tour_error_row,
		size: m.knights_tour_error_size,
		symbol: m.knights_tour_error_symbol,
		outside: m.knights_tour_error_outside,
		twice: m.knights_tour_error_twice,
		move: m.knights_tour_error_move,
		missing: m.knights_tour_error_missing
	}),
	formatName: (id) => FORMATS[id](),
	openPlaceholder: () => m.knights_tour_open_placeholder(),
	openHint: () => m.knights_tour_open_hint(),
	races: [
		{
			title: m.knights_tour_race_eight,
			line: m.knights_tour_race_eight_line,
			search: 'kind=knights-tour&example=eight&steps=100000000'
		},
		{
			title: m.knights_tour_race_back,
			line: m.knights_tour_race_back_line,
			search: `kind=knights-tour&example=six-closed&lanes=${WARNSDORFF}~${WARNSDORFF}.step.way-back`
		}
	]
});

function vocabularyOf(setup: TourSetup): Vocabulary {
	const problem = new Tour(setup);
	const name = (square: number) => isolate(squareName(setup, square));
	const first = name(setup.path[0]);
	/** The square where the move begins. */
	const from = ({ variable, assignment }: Tried) => placesOf(problem, assignment)[variable];
	const to = (tried: Tried) => problem.walk.next(from(tried), tried.value);
	const choose: Vocabulary['chooseNaive'] = (names, tried) =>
		m.knights_tour_says_choose({ ...names, cell: name(from(tried)) });
	const solved = solutionText(m.knights_tour_says_solution, m.knights_tour_says_solution_number);
	return extendVocabulary({
		...walkVocabulary(setup.order, {
			order: (order) => m.knights_tour_says_order({ order: orderText(order) }),
			preferred: m.knights_tour_says_fewest
		}),
		genders: () => ({
			variable: m.knights_tour_gender_variable(),
			value: m.knights_tour_gender_value()
		}),
		start() {
			const inputs = { first, all: formatNumber(problem.walk.places) };
			return setup.closed
				? m.knights_tour_says_start_closed(inputs)
				: m.knights_tour_says_start(inputs);
		},
		ruleNaive: () => m.knights_tour_says_rule(),
		chooseNaive: choose,
		chooseOnly: choose,
		clash(clashes, tried) {
			const next = to(tried);
			if (next < 0) return m.knights_tour_says_clash_edge();
			const cell = name(next);
			if (next === setup.path[0]) return m.knights_tour_says_clash_start({ cell });
			const path = placesOf(problem, tried.assignment).slice(0, tried.variable + 1);
			if (path.includes(next))
				return m.knights_tour_says_clash_visited({ cell, variable: clashes[0]?.variable ?? '' });
			if (clashes.length === 0) return m.knights_tour_says_clash_end({ cell, first });
			const list = formatList(clashes.map(({ variable }) => variable));
			return m.knights_tour_says_clash_back({ cell, first, list });
		},
		place({ variable }, placed) {
			const path = placesOf(problem, placed.assignment).slice(0, placed.variable + 2);
			const here = path.pop()!;
			const onward = (square: number) => formatNumber(onwardMoves(problem, path, square));
			const others = Array.from(setup.order, (_, value) =>
				problem.walk.next(path.at(-1)!, value)
			).filter((square) => square >= 0 && square !== here && !path.includes(square));
			const facts = { variable, cell: name(here), count: onward(here) };
			if (others.length === 0) return m.knights_tour_says_place(facts);
			const list = formatList(
				others.map((square) =>
					m.knights_tour_says_onward({ cell: name(square), count: onward(square) })
				)
			);
			return m.knights_tour_says_place_among({ ...facts, list });
		},
		deadend: (_, tried) => m.knights_tour_says_deadend({ cell: name(from(tried)) }),
		solution(...found) {
			const told = solved(...found);
			return setup.closed ? m.knights_tour_says_solution_closed({ told, first }) : told;
		}
	});
}

export default {
	kind,
	card,
	description: () => m.knights_tour_description(),
	nameOf: tourFacts,
	...menus,
	names: ({ order }) => ({
		variable: (move) => `m${move + 1}`,
		value: (value) => MOVES[order[value]][2],
		valueMeaning: (value) => DIRECTION_TEXTS[Number(order[value]) - 1]()
	}),
	vocabulary: vocabularyOf,
	valueOrderings: walkOrderings(m.knights_tour_values_preferred),
	variants: {
		label: () => m.knights_tour_variant(),
		texts: {
			'last-move': [m.knights_tour_variant_last_move, m.knights_tour_variant_last_move_hint],
			'way-back': [m.knights_tour_variant_way_back, m.knights_tour_variant_way_back_hint]
		}
	},
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: () => import('./Overlay.svelte'),
	drawing: onPaper(scene),
	legend: () => import('./Legend.svelte'),
	questions: async () => ({
		default: {
			variable: m.knights_tour_ask_variable,
			value: m.knights_tour_ask_value,
			deadend: m.knights_tour_ask_deadend,
			return: m.knights_tour_ask_return,
			hasPlaces: true
		}
	}),
	pencil: 'all'
} satisfies ProblemView<TourSetup>;
