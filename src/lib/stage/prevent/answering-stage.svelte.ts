import { specOf } from '$lib/engine/spec';
import { StudioStage } from '../run/studio-stage.svelte';
import type { Answer, Stage } from '../stage';

/** The moment of a studio's run, about whose dead ends more can be asked. */
export class AnsweringStage<Setup = unknown> extends StudioStage<Setup> implements Stage<Setup> {
	answer = $state.raw<Answer | null>(null);
	readonly #answered = $derived.by(() => {
		const { answer } = this;
		const isHere = answer?.trace === this.trace && answer?.position === this.moment?.position;
		return isHere ? answer : null;
	});

	get spec() {
		return this.studio.watched === null ? specOf(this.studio.kind, this.setup) : undefined;
	}
	override get reasons() {
		return this.#answered?.reasons ?? super.reasons;
	}
	get same() {
		return this.#answered?.same ?? null;
	}
	get light() {
		return this.#answered?.light ?? null;
	}
}
