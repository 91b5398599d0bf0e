import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { sizeOf } from '../../shape';
import type { WaySetup } from '../setup';

export default {
	exampleLine: () => m.way_example_detours_line(),
	factsOf: ({ givens, moves }) =>
		m.way_facts({ size: formatNumber(sizeOf(givens.shape)), ...counted(moves.length) }),
	errorText: () => m.way_error_no_way(),
	formatName: () => m.way_format_address(),
	openPlaceholder: () => m.way_open_placeholder(),
	openHint: () => m.way_open_hint()
} satisfies ProblemMenus<WaySetup>;
