import { on } from 'svelte/events';
import { isFrame, PREFIX } from '../remembered.svelte';

/** Calls `heard` when another tab may have stored something under a name that begins so. @returns what ends that */
export function whenOthersRemember(start: string, heard: () => void): () => void {
	if (isFrame) return () => {};
	const offs = [
		on(window, 'storage', ({ key }) => {
			if (key === null || key.startsWith(PREFIX + start)) heard();
		}),
		// A page that was left and comes back as it was has heard nothing meanwhile.
		on(window, 'pageshow', ({ persisted }) => {
			if (persisted) heard();
		})
	];
	return () => offs.forEach((off) => off());
}
