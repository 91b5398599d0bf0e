import type { Kit, Progress } from '$lib/stage/program/sandbox/scripts';
import type { CodeLanguage } from '$lib/stage/program/task';

/**
 * Loads a search of ours that asks a program in which order to go, for the sandbox.
 * @throws an error if it cannot be loaded
 */
export async function loadOrderingKit(language: CodeLanguage, _progress?: Progress): Promise<Kit> {
	if (language === 'python') throw new Error('python');
	const { default: script } = await import('./javascript.worker.ts?script');
	return { script };
}
