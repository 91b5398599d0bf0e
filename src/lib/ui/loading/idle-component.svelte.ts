import { onMount } from 'svelte';
import { obtain } from './loaded-part.svelte';
import { whenIdle } from './when-idle';

/**
 * A component, or a function, that the first step does not need: it is loaded when the page is idle,
 * and null until then. Create it during the initialization of another component.
 */
export class IdleComponent<Type> {
	current = $state.raw<Type | null>(null);

	constructor(load: () => Promise<{ readonly default: Type }>) {
		onMount(async () => {
			await whenIdle();
			this.current = (await obtain(load)).default;
		});
	}
}
