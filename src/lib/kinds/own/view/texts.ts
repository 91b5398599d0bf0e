import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { OwnSetup } from '../setup';

/** "Variables: 7, values: 3". */
export function ownFacts({ variables, values }: OwnSetup): string {
	return m.own_facts({
		variables: formatNumber(variables.length),
		values: formatNumber(values.length)
	});
}
