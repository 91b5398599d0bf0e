import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Reading } from '../stage/reading.svelte';

/** Shows a part of the text on the stage as soon as the reader presses or focuses something in it. */
export function turns(reading: Reading, part: () => string): Attachment<HTMLElement> {
	return (element) => {
		const turn = () => reading.turnTo(part());
		const ends = [on(element, 'pointerdown', turn), on(element, 'focusin', turn)];
		return () => {
			for (const end of ends) end();
		};
	};
}
