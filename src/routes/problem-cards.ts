import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';
import { SmallRun } from '$lib/rooms/home/small-run.svelte';
import { SHOWN } from '../lib/kinds/miniatures';

/** A card for each kind of problem, with a small search, that leads to its studio. */
export function problemCards() {
	return SHOWN.map(({ kind, card, miniature }) => ({
		kind: kind.id,
		title: card.title(),
		line: miniature.line(),
		href: localHref(resolve('/studio/[kind=kind]', { kind: kind.id })),
		miniature: new SmallRun(kind, miniature.search),
		mini: miniature.mini
	}));
}
