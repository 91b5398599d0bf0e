import type { Runner } from '$lib/stage/program/raced/program-run.svelte';

/** The sandbox, loaded when a program is run for the first time. */
export async function runner(): Promise<Runner> {
	const { Sandbox } = await import('$lib/stage/program/sandbox/sandbox');
	return new Sandbox();
}
