import type { Playable } from '$lib/engine/trace/trace';
import type { Player } from '../player/player.svelte';

/** The share of the frame that must be in sight. */
const SEEN = 0.3;

/**
 * Plays a stretch over and over as soon as the frame is seen, once: who pauses it is left alone. A reader who wants less
 * motion starts it. Call it where effects may be created.
 */
export function playInSight(player: Player<Playable>): void {
	let isSeen = $state(false);
	let isDone = false;

	$effect(() => {
		if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
		const observer = new IntersectionObserver(
			(entries) => (isSeen ||= entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN)),
			{ threshold: SEEN }
		);
		observer.observe(document.body);
		return () => observer.disconnect();
	});

	$effect(() => {
		const isRecorded = player.ended || player.length > (player.loop?.from ?? 0);
		if (!isSeen || isDone || !isRecorded || player.trace === null) return;
		isDone = true;
		player.play();
	});
}
