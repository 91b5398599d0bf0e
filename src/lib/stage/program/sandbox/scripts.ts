import { loadMicroPython, type Progress } from './micropython';
import type { CodeLanguage } from '../task';

/** What runs programs of a language. */
export interface Kit {
	/** The text of the worker's script, without the program. */
	readonly script: string;
	readonly wasm?: ArrayBuffer;
}

export type { Progress };

const kits = new Map<CodeLanguage, Promise<Kit>>();

/**
 * Loads what runs programs of a language, once for the page.
 *
 * @throws an error if it cannot be loaded; asking again tries again.
 */
export function loadKit(language: CodeLanguage, progress?: Progress): Promise<Kit> {
	let kit = kits.get(language);
	if (kit === undefined) {
		kit = language === 'python' ? loadPython(progress) : loadJavaScript();
		kits.set(language, kit);
		kit.catch(() => kits.delete(language));
	}
	return kit;
}

async function loadJavaScript(): Promise<Kit> {
	const { default: script } = await import('../run/javascript.worker.ts?script');
	return { script };
}

async function loadPython(progress?: Progress): Promise<Kit> {
	const [{ default: script }, wasm] = await Promise.all([
		import('../run/python.worker.ts?script'),
		loadMicroPython(progress)
	]);
	return { script, wasm };
}
