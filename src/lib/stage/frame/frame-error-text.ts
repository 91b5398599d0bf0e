import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { FrameError } from './frame-query';

/** What is wrong with a parameter of a frame, in a sentence that names it. */
export function frameErrorText({ parameter, wrong, found, expected = '' }: FrameError): string {
	const names = { parameter: isolate(parameter), expected: isolate(expected) };
	switch (wrong) {
		case 'no-subject':
			return m.frame_no_subject(names);
		case 'contradicts':
			return m.frame_contradicts(names);
		case 'not-here':
			return m.frame_not_here(names);
		case 'unknown':
		case 'unreadable':
			return m.frame_unreadable({
				found: isolate(`${parameter}=${found}`),
				expected: names.expected
			});
	}
}
