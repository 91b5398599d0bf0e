import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { OwnSetup } from '../setup';

/** "7 variables, 3 values". */
export function ownFacts({ variables, values }: OwnSetup): string {
	return m.own_facts({ variables: formatNumber(variables.length), ...counted(values.length) });
}
