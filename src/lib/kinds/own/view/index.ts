import { withOwnMenus, type ExampleTexts } from '$lib/stage/board/default-menus';
import { extendVocabulary } from '$lib/stage/board/default-vocabulary';
import { messagesIn } from '$lib/stage/board/message-table';
import { sceneMini } from '$lib/stage/board/mini/scene-mini';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { onPaper } from '$lib/stage/scene/on-paper';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { kind } from '../kind';
import type { OwnError } from '../parse';
import { MAX_OWN_VALUES, MAX_VARIABLES, type OwnSetup } from '../setup';
import Board from './Board.svelte';
import { card } from './card';
import { scene } from './scene';
import { ownFacts } from './texts';

const EXAMPLES: ExampleTexts = {
	exams: [m.own_example_exams, m.own_example_exams_line],
	'exams-two': [m.own_example_exams_two, m.own_example_exams_two_line],
	guests: [m.own_example_guests, m.own_example_guests_line],
	pigeons: [m.own_example_pigeons, m.own_example_pigeons_line]
};

const menus = withOwnMenus<OwnSetup>(EXAMPLES, {
	factsOf: ownFacts,
	errorText: messagesIn<OwnError>({
		variables: ({ found }) => m.own_error_variables({ found, max: formatNumber(MAX_VARIABLES) }),
		values: ({ found }) => m.own_error_values({ found, max: formatNumber(MAX_OWN_VALUES) }),
		line: m.own_error_line,
		variable: m.own_error_variable,
		value: m.own_error_value,
		twice: m.own_error_twice
	}),
	openPlaceholder: () => m.own_open_placeholder(),
	openHint: () => m.own_open_hint()
});

const vocabulary = extendVocabulary({
	clash: (clashes) =>
		m.own_says_clash({ list: formatList(clashes.map(({ variable }) => variable)) })
});

export default {
	kind,
	card,
	description: () => m.own_description(),
	nameOf: ownFacts,
	...menus,
	names: ({ variables, values }) => ({
		variable: (variable) => variables[variable],
		value: (value) => values[value]
	}),
	vocabulary: () => vocabulary,
	Board,
	mini: sceneMini(kind, scene, ownFacts),
	drawing: onPaper(scene),
	legend: () => import('./Legend.svelte'),
	questions: () => import('./questions'),
	pencil: 'all',
	selectHint: () => m.own_select_hint()
} satisfies ProblemView<OwnSetup>;
