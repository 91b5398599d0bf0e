import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { Player } from '$lib/stage/player/player.svelte';
import type { Presented } from '$lib/stage/present/presented';
import type { Stage } from '$lib/stage/stage';

/** What can be on the stage beside the text: a figure of the chapter, or the run of a reader's program. */
export interface OnStage extends Stage {
	readonly player: Player;
	readonly facts: MomentFacts;
	readonly parts: readonly Presented[];
	/** The board is wide, so the other parts are below it. */
	readonly isStacked?: boolean;
	/** The scale of its tree; absent: as usual. */
	readonly scale?: number | undefined;
	/** The listing of the chapter that is shown as its code, and the figure whose tree is beside its own. */
	readonly listing?: string | undefined;
	readonly beside?: string | undefined;
	/** Its tree is shown for its shape, not only for what is near the moment. */
	readonly showsShape?: boolean;
	/** A question about this moment waits for its answer, so nothing may be said of it. */
	readonly isAsked?: boolean;
	/** How often in a row a value was taken back on the way to the moment; 0 if that is not told. */
	readonly stepsBack?: number;
	/** It shows something else than the text speaks of. */
	readonly isAway: boolean;
	/** The reader may not know yet how long it is. */
	readonly hidesLength?: boolean;
	/** The query that shows the moment in the studio of its kind; absent: it cannot be shown there. */
	readonly query?: string;
}
