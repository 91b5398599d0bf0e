import { withOwnMenus, type ExampleTexts } from '$lib/stage/board/default-menus';
import { extendVocabulary, openText, ownTexts } from '$lib/stage/board/default-vocabulary';
import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Tried, Vocabulary } from '$lib/stage/board/vocabulary';
import { onPaper } from '$lib/stage/scene/on-paper';
import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import { roadsOf, type TripSetup } from '../map';
import type { MapError, MapNote } from '../parse/error';
import type { Bound } from '../round-trip';
import Board from './Board.svelte';
import { card } from './card';
import { scene } from './scene';
import { tool } from './tool.svelte';

const EXAMPLES: ExampleTexts = {
	textbook: [m.round_trip_example_textbook, m.round_trip_example_textbook_line],
	dodecahedron: [m.round_trip_example_dodecahedron, m.round_trip_example_dodecahedron_line],
	petersen: [m.round_trip_example_petersen, m.round_trip_example_petersen_line],
	towns: [m.round_trip_example_towns, m.round_trip_example_towns_line],
	cities: [m.round_trip_example_cities, m.round_trip_example_cities_line]
};

/** For each bound, its name and what it counts. */
const VARIANTS: Readonly<Record<Bound, readonly [name: () => string, hint: () => string]>> = {
	length: [m.round_trip_variant_length, m.round_trip_variant_length_hint],
	cheapest: [m.round_trip_variant_cheapest, m.round_trip_variant_cheapest_hint],
	'one-tree': [m.round_trip_variant_one_tree, m.round_trip_variant_one_tree_hint]
};

/** Lanes of races. */
const BY_BOUND = ['', '.step.cheapest', '.step.one-tree'].map(
	(variant) => `naive.preferred.none.every.1.0${variant}`
);
const BY_RETURN = 'naive.ascending.none.every.1.0~naive.ascending.none.every.1.0.jump';

const menus = withOwnMenus<TripSetup>(EXAMPLES, {
	factsOf(setup) {
		const roads = formatNumber(roadsOf(setup).length);
		const facts = { cities: formatNumber(setup.cities.length), roads };
		return setup.weighted ? m.round_trip_facts_lengths(facts) : m.round_trip_facts(facts);
	},
	errorText: messagesIn<MapError>({
		line: m.round_trip_error_line,
		length: m.round_trip_error_length,
		twice: m.round_trip_error_twice,
		city: m.round_trip_error_city,
		type: m.round_trip_error_type,
		many: m.round_trip_error_many,
		asymmetric: m.round_trip_error_asymmetric,
		numbers: m.round_trip_error_numbers,
		few: m.round_trip_error_few,
		node: m.round_trip_error_node,
		problem: m.round_trip_error_problem,
		section: m.round_trip_error_section,
		dimension: m.round_trip_error_dimension,
		head: m.round_trip_error_head,
		roads: m.round_trip_error_roads
	}),
	noteText: messagesIn<MapNote>({
		head: m.round_trip_note_head,
		points: m.round_trip_note_points,
		multiplied: m.round_trip_note_multiplied,
		divided: m.round_trip_note_divided
	}),
	openPlaceholder: () => m.round_trip_open_placeholder(),
	openHint: () => m.round_trip_open_hint(),
	openFiles: ['.tsp', '.csv'],
	races: [
		{
			title: m.round_trip_race_bounds,
			line: m.round_trip_race_bounds_line,
			search: `example=cities&goal=best&lanes=${BY_BOUND.join('~')}`
		},
		{
			title: m.round_trip_race_order,
			line: m.round_trip_race_order_line,
			search: 'example=towns'
		},
		{
			title: m.round_trip_race_jump,
			line: m.round_trip_race_jump_line,
			search: `example=dodecahedron&goal=all&lanes=${BY_RETURN}`
		},
		{
			title: m.round_trip_race_no_jump,
			line: m.round_trip_race_no_jump_line,
			search: `example=petersen&goal=all&lanes=${BY_RETURN}`
		}
	]
});

const open = openText(m.round_trip_says_done, m.round_trip_says_open);

function vocabularyOf({ cities, lengths, trip, weighted }: TripSetup): Vocabulary {
	const name = (city: number) => isolate(cities[city].name);
	/** The city before a stop, −1 if it is open. */
	const before = ({ variable, assignment }: Tried) => assignment[variable - 1] ?? -1;
	const next: Vocabulary['chooseNaive'] = ({ variable }, at) =>
		before(at) < 0
			? m.round_trip_says_next_free({ variable })
			: m.round_trip_says_next({ variable, city: name(before(at)) });
	const texts = ownTexts({
		random: m.round_trip_says_choose_random,
		stuck: m.round_trip_says_stuck,
		tries: m.round_trip_says_tries
	});
	return extendVocabulary({
		...texts,
		genders: () => ({ variable: m.round_trip_gender(), value: m.round_trip_gender() }),
		start: (count) =>
			m.round_trip_says_start({ start: name(trip[0]), formatted: formatNumber(count) }),
		open,
		ruleNaive: () => m.round_trip_says_rule(),
		chooseNaive: next,
		chooseOnly: next,
		clash(clashes, { value, assignment }) {
			const used = clashes.find(({ index }) => assignment[index] === value);
			if (used !== undefined) return m.round_trip_says_used({ variable: used.variable });
			const apart = clashes.find(
				({ index }) => lengths[cities.length * value + assignment[index]] < 0
			);
			if (apart === undefined)
				return m.round_trip_says_reverse({ variable: clashes[0]?.variable ?? '' });
			const city = name(assignment[apart.index]);
			return m.round_trip_says_road({ variable: apart.variable, city });
		},
		place: (names) => m.round_trip_says_place(names),
		solution(number, assignment) {
			const way = [...Array.from(assignment), assignment[0]].map((city) => cities[city].name);
			const facts = { way: isolate(way.join(' ')) };
			return number === null
				? m.round_trip_says_solution(facts)
				: m.round_trip_says_solution_number({ ...facts, formatted: formatNumber(number) });
		},
		prune: ({ bound, best }) =>
			m.round_trip_says_prune({ bound: formatNumber(bound), best: formatNumber(best) }),
		tries: (values) =>
			values !== 'preferred'
				? texts.tries!(values)
				: weighted
					? m.round_trip_says_nearest()
					: m.round_trip_says_loneliest()
	});
}

export default {
	kind,
	card,
	description: () => m.round_trip_description(),
	nameOf: ({ cities }) => m.round_trip_name({ cities: formatNumber(cities.length) }),
	...menus,
	names: ({ cities }) => ({
		variable: (stop) => `s${stop + 1}`,
		value: (city) => cities[city].name,
		variableMeaning: (stop) => m.round_trip_stop({ number: formatNumber(stop + 1) })
	}),
	vocabulary: vocabularyOf,
	variants: { label: () => m.round_trip_bound(), texts: VARIANTS },
	bestName: () => m.round_trip_best(),
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: async () => ({
		default: (await import('./Overlay.svelte')).default,
		entries: (_, names) =>
			(['first', 'second'] as const).map((look) => ({
				...{ look, shape: 'path', text: m.round_trip_overlay_way({ lane: names[look] }) }
			}))
	}),
	drawing: onPaper(scene),
	legend: () => import('./Legend.svelte'),
	questions: async () => ({
		default: {
			variable: m.round_trip_ask_variable,
			value: m.round_trip_ask_value,
			deadend: m.round_trip_ask_deadend,
			return: m.round_trip_ask_return,
			hasPlaces: true
		}
	}),
	pencil: 'all',
	selectHint: () => (tool.drawing ? m.round_trip_draw_how() : m.round_trip_select_hint())
} satisfies ProblemView<TripSetup>;
