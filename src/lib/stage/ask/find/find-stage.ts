import { StudioStage } from '../../run/studio-stage.svelte';

/** The tree of a search whose strategy is to be found: nothing beside it names the strategy or changes the puzzle. */
export class FindStage<Setup> extends StudioStage<Setup> {
	/** What marks on the board take it for: they would show what the ordering compares. */
	override get strategy() {
		return { ...super.strategy, ordering: 'naive' as const };
	}
	override get pencil() {
		return 'off' as const;
	}
	override type = (): void => {};
	override edit = undefined;
}
