import { withOwnMenus, type ExampleTexts } from '$lib/stage/board/default-menus';
import {
	extendVocabulary,
	openText,
	ownTexts,
	solutionText
} from '$lib/stage/board/default-vocabulary';
import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { valueGround } from '$lib/stage/drawing/value-colors';
import { onPaper } from '$lib/stage/scene/on-paper';
import { formatList } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import { type MapSetup } from '../setup';
import type { LineError } from '../parse';
import { MAPS } from '../maps/maps';
import { shapeOf } from '../maps/shapes';
import Board from './Board.svelte';
import { card } from './card';
import { scene } from './scene';
import { colourName, mapFacts } from './texts';

const EXAMPLES: ExampleTexts = {
	australia: [m.map_colouring_example_australia, m.map_colouring_example_australia_line],
	'australia-all': [
		m.map_colouring_example_australia_all,
		m.map_colouring_example_australia_all_line
	],
	'australia-two': [
		m.map_colouring_example_australia_two,
		m.map_colouring_example_australia_two_line
	],
	usa: [m.map_colouring_example_usa, m.map_colouring_example_usa_line],
	'usa-jump': [m.map_colouring_example_usa_jump, m.map_colouring_example_usa_jump_line],
	'usa-findmin': [m.map_colouring_example_usa_findmin, m.map_colouring_example_usa_findmin_line],
	'usa-three': [m.map_colouring_example_usa_three, m.map_colouring_example_usa_three_line],
	'usa-learn': [m.map_colouring_example_usa_learn, m.map_colouring_example_usa_learn_line]
};

/** Reading order, the same with jumps, and fewest first. */
const JUMPING =
	'naive.ascending.none.every.1.0~naive.ascending.none.every.1.0.jump~findmin.ascending.none.every.1.0';

/** Fewest first, an order that learns from dead ends, and fewest first with arc consistency. */
const LEARNING =
	'findmin.ascending.none.every.1.0~dom-wdeg.ascending.none.every.1.0~findmin.ascending.arcs.every.1.0';

const menus = withOwnMenus<MapSetup>(EXAMPLES, {
	factsOf: mapFacts,
	errorText: messagesIn<LineError>({
		map: m.map_colouring_error_map,
		colours: m.map_colouring_error_colours,
		line: m.map_colouring_error_line,
		region: m.map_colouring_error_region,
		twice: m.map_colouring_error_twice,
		colour: m.map_colouring_error_colour
	}),
	openPlaceholder: () => m.map_colouring_open_placeholder(),
	openHint: () => m.map_colouring_open_hint(),
	races: [
		{
			title: () => m.map_colouring_race_jump(),
			line: () => m.map_colouring_race_jump_line(),
			search: `kind=map-colouring&example=usa&lanes=${JUMPING}`
		},
		{
			title: () => m.map_colouring_race_three(),
			line: () => m.map_colouring_race_three_line(),
			search: `kind=map-colouring&example=usa-three&lanes=${JUMPING}`
		},
		{
			title: () => m.map_colouring_race_learn(),
			line: () => m.map_colouring_race_learn_line(),
			search: `kind=map-colouring&example=usa-three&lanes=${LEARNING}`
		}
	]
});

const open = openText(m.map_colouring_says_done, m.map_colouring_says_open);

const vocabulary = extendVocabulary({
	start: open,
	open,
	ruleNaive: () => m.map_colouring_says_rule(),
	chooseNaive: (names) => m.map_colouring_says_next(names),
	chooseOnly: (names) => m.map_colouring_says_choose_only(names),
	...ownTexts({
		random: m.map_colouring_says_choose_random,
		stuck: m.map_colouring_says_stuck,
		tries: m.map_colouring_says_tries
	}),
	solution: solutionText(m.map_colouring_says_solution, m.map_colouring_says_solution_number),
	clash: (clashes) =>
		m.map_colouring_says_clash({ list: formatList(clashes.map(({ variable }) => variable)) }),
	place: (names) => m.map_colouring_says_place(names),
	object: (colour) => m.map_colouring_says_object({ colour })
});

export default {
	kind,
	card,
	description: () => m.map_colouring_description(),
	nameOf: mapFacts,
	...menus,
	names: ({ map }) => ({
		variable: (region) => map.regions[region],
		value: colourName,
		valueTint: valueGround
	}),
	vocabulary: () => vocabulary,
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: () => import('./Overlay.svelte'),
	drawing: async () => {
		await Promise.all(MAPS.map(async (map) => shapeOf(map)));
		return onPaper(scene)();
	},
	legend: () => import('./Legend.svelte'),
	questions: () => import('./questions'),
	showsFails: true,
	pencil: 'all',
	selectHint: () => m.map_colouring_select_hint()
} satisfies ProblemView<MapSetup>;
