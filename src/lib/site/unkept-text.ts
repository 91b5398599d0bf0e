import * as m from '$lib/i18n/compiled/messages';
import type { Stake } from './remembered.svelte';
import type { Unkept } from './unkept';

const TEXTS: Readonly<Record<Unkept, (inputs: { what: string }) => string>> = {
	refused: m.shell_unkept_refused,
	full: m.shell_unkept_full,
	removed: m.shell_unkept_removed,
	newer: m.shell_unkept_newer,
	silent: m.shell_unkept_silent,
	failed: m.shell_unkept_failed
};

/** What is not kept on this device, why, and what to do. */
export function unkeptText(thing: Stake, why: Unkept): string {
	// Browsers that refuse are often set to: of settings alone, it is said in few words.
	if (thing === 'settings' && why === 'refused') return m.shell_storage_refused();
	return TEXTS[why]({ what: m.shell_unkept_what({ thing }) });
}
