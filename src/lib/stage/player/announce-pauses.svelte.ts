import { untrack } from 'svelte';
import type { Vocabulary } from '../board/vocabulary';
import { announcer } from '$lib/site/shell/announcer.svelte';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { MomentFacts } from '../facts/moment-facts.svelte';
import type { Player } from './player.svelte';

/** Announces where the user paused and what happened there: fast play is silent. */
export function announcePauses<Setup>(
	player: Player,
	facts: MomentFacts<Setup>,
	vocabulary: () => Vocabulary,
	/** Whether the moment may be told. */
	mayTell: () => boolean = () => true
): void {
	/** The pauses so far: those before this was on the page are not announced. */
	let heard = untrack(() => player.pauses);
	$effect(() => {
		if (player.pauses === heard) return;
		heard = player.pauses;
		untrack(() => void announce());
	});

	async function announce() {
		const [{ narrate }, { endSentence }] = await obtain(() =>
			Promise.all([import('../explain/narrate'), import('../explain/narrate-end')])
		);
		const { problem, strategy, moment, names, previous, count } = facts;
		if (player.playing || !mayTell() || problem === null || moment === null) return;
		const narration = narrate(
			problem,
			strategy,
			moment,
			names,
			vocabulary(),
			previous,
			count,
			endSentence
		);
		const { text } = facts.hidesFuture ? narration.happened : narration;
		const position = formatNumber(moment.position);
		announcer.say(`${m.player_paused({ position })} ${text}`);
	}
}
