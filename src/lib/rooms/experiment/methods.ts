import { PLAIN_METHOD, type Method } from './measure/experiment';
import * as m from '$lib/i18n/compiled/messages';
import { orderingName, valueOrderingName } from './texts';

export const DEFAULT_METHOD: Method = { ...PLAIN_METHOD, ordering: 'findmin' };

export type MethodField = 'ordering' | 'values' | 'elimination' | 'back';

export const METHOD_FIELDS = [
	{
		name: 'ordering',
		label: () => m.studio_order(),
		options: ['naive', 'findmin', 'findmin-degree', 'findmax', 'random', 'dom-wdeg']
	},
	{
		name: 'values',
		label: () => m.studio_values(),
		options: ['ascending', 'descending', 'random', 'least-constraining', 'preferred']
	},
	{ name: 'elimination', label: () => m.studio_elimination(), options: [] },
	{ name: 'back', label: () => m.studio_back(), options: ['step', 'jump'] }
] as const satisfies readonly {
	name: MethodField;
	label: () => string;
	options: readonly string[];
}[];

/** An elimination and when it runs. */
export const ELIMINATION_OPTIONS = [
	'none every',
	'forward every',
	'arcs every',
	'naked start',
	'naked every',
	'hidden start',
	'hidden every'
] as const;

const ELIMINATION_NAMES: Record<string, () => string> = {
	'none every': m.experiment_no_elimination,
	'naked start': m.experiment_naked_start,
	'naked every': m.experiment_naked_every,
	'hidden start': m.experiment_hidden_start,
	'hidden every': m.experiment_hidden_every,
	'forward every': m.studio_elimination_forward,
	'arcs every': m.studio_elimination_arcs
};

/** The name of an option of a field. */
export function optionName(field: MethodField, value: string): string {
	if (field === 'ordering') return orderingName(value as Method['ordering']);
	if (field === 'values') return valueOrderingName(value as Method['values']);
	if (field === 'back') return value === 'jump' ? m.studio_back_jump() : m.studio_back_step();
	return ELIMINATION_NAMES[value]();
}
