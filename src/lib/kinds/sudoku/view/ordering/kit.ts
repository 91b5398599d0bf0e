import { loadMicroPython } from '$lib/stage/program/sandbox/micropython';
import type { Kit, Progress } from '$lib/stage/program/sandbox/scripts';
import type { CodeLanguage } from '$lib/stage/program/task';

/**
 * Loads a search of ours that asks a program in which order to go, for the sandbox.
 * @throws an error if it cannot be loaded
 */
export async function loadOrderingKit(language: CodeLanguage, progress?: Progress): Promise<Kit> {
	if (language === 'javascript')
		return { script: (await import('./javascript.worker.ts?script')).default };
	const [{ default: script }, wasm] = await Promise.all([
		import('./python.worker.ts?script'),
		loadMicroPython(progress)
	]);
	return { script, wasm };
}
