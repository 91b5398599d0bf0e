import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { Fault } from '../task';
import type { ORDERING_FAULTS } from './ordering-run';

const TEXTS: Record<(typeof ORDERING_FAULTS)[number], (inputs: { value: string }) => string> = {
	OrderingNothing: m.ordering_fault_nothing,
	OrderingCell: m.ordering_fault_cell,
	OrderingFilled: m.ordering_fault_filled,
	OrderingValues: m.ordering_fault_values,
	OrderingMissing: m.ordering_fault_missing
};

/** What is wrong with what an ordering returned; null for an error of another kind. */
export function orderingFaultText({ name, message }: Fault): string | null {
	return Object.hasOwn(TEXTS, name)
		? TEXTS[name as keyof typeof TEXTS]({ value: isolate(message) })
		: null;
}
