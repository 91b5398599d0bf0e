import { isolate } from '$lib/i18n/bidi';
import { formatList } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { repeatedParameters, unknownParameters } from '../address/unknown-parameters';
import type { Studio } from '../run/studio.svelte';

/** What is known of the address that a page was opened with. */
export type Noticed = Pick<Studio, 'addressErrors' | 'noticeQuery'> & {
	readonly kind: Pick<Studio['kind'], 'parameters'>;
	/** What was read of its puzzle, if it has one. */
	readonly puzzle?: Pick<Studio['puzzle'], 'isPartial' | 'accept'>;
};

/**
 * What is to be said of an address: each sentence names a parameter that could not be read.
 * @param own the names of the parameters that only this page reads.
 */
export function addressSentences(studio: Noticed, own?: readonly string[]): readonly string[] {
	const unread = studio.addressErrors.map(({ parameter, found }) =>
		isolate(`${parameter}=${found}`)
	);
	return [
		...(unread.length > 0 ? [m.studio_address_error({ parts: formatList(unread) })] : []),
		...unknownParameters(studio.kind, studio.noticeQuery, own).map(({ name, meant }) =>
			meant === null
				? m.studio_address_unknown({ name: isolate(name) })
				: m.studio_address_meant({ name: isolate(name), meant: isolate(meant) })
		),
		...repeatedParameters(studio.kind, studio.noticeQuery).map(({ name, counts }) =>
			m.studio_address_repeated({ name: isolate(name), counted: isolate(`${name}=${counts}`) })
		)
	];
}
