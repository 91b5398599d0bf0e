import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { sizeOf } from '../../shape';
import type { MakingError } from '../parse';
import { MAX_SIZE, MIN_SIZE, type MakingSetup } from '../setup';
import { exampleLine, MODE_NAMES } from './texts';

export default {
	exampleLine,
	factsOf: ({ mode, shape }: MakingSetup) =>
		m.making_facts({ mode: MODE_NAMES[mode](), size: formatNumber(sizeOf(shape)) }),
	errorText: messagesIn<MakingError>({
		'no-making': m.making_error_none,
		size: () => m.making_error_size({ least: formatNumber(MIN_SIZE), most: formatNumber(MAX_SIZE) })
	}),
	formatName: () => m.making_format(),
	openPlaceholder: () => m.making_open_placeholder(),
	openHint: () => m.making_open_hint()
} satisfies ProblemMenus<MakingSetup>;
