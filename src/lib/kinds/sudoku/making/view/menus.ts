import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError } from '$lib/engine/kind';
import { sizeOf } from '../../shape';
import type { MakingError } from '../parse';
import { MAX_SIZE, MIN_SIZE, type MakingSetup } from '../setup';
import { exampleLine, MODE_NAMES } from './texts';

export default {
	exampleLine,
	factsOf: ({ mode, shape }: MakingSetup) =>
		m.making_facts({ mode: MODE_NAMES[mode](), size: formatNumber(sizeOf(shape)) }),
	errorText,
	formatName: () => m.making_format(),
	openPlaceholder: () => m.making_open_placeholder(),
	openHint: () => m.making_open_hint()
} satisfies ProblemMenus<MakingSetup>;

/** What is wrong with a text. */
function errorText(any: ParseError): string {
	const error = any as MakingError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has texts for errors that any text can have.
			return '';
		case 'no-making':
			return m.making_error_none();
		case 'size':
			return m.making_error_size({ least: formatNumber(MIN_SIZE), most: formatNumber(MAX_SIZE) });
	}
}
