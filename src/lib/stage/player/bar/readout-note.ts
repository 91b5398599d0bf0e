import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Player } from '../player.svelte';
import type { Playable } from '$lib/engine/trace/trace';
import { breakpointText, type NameOf } from './texts';

/** Why the player paused, what it is waiting for, or what it did not find; empty for none of these. */
export function readoutNote(player: Player<Playable>, nameOf: NameOf): string {
	if (player.pausedAt !== null) {
		// The note of a mark is shown on its own.
		const stop =
			player.pausedAt.kind === 'mark' ? { ...player.pausedAt, note: '' } : player.pausedAt;
		return m.player_stop_paused({ stop: breakpointText(stop, nameOf) });
	}
	if (player.missed !== null) {
		const { direction, jump } = player.missed;
		const inputs = { jump: typeof jump === 'string' ? jump : 'other' };
		if (direction === -1) return m.player_missed_back(inputs);
		return player.ended ? m.player_missed_forward(inputs) : m.player_missed_forward_recording();
	}
	if (player.awaited === Infinity) return m.player_following();
	if (player.awaited !== null) {
		return m.player_awaiting({ position: formatNumber(player.awaited) });
	}
	return player.waiting ? m.player_waiting() : '';
}
