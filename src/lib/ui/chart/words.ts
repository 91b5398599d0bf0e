import { direction, getLocale } from '$lib/i18n/locale';

/** Which edge of a text stands at its place, in a picture that is never mirrored. */
type Edge = 'left' | 'middle' | 'right';

/**
 * The attributes of an SVG text in the reader's language: the picture runs left to right, and its words run
 * as the language does. Where a text starts at its right edge, `text-anchor` means the other side.
 */
export function words(edge: Edge): {
	direction: 'ltr' | 'rtl';
	'text-anchor': 'start' | 'middle' | 'end';
} {
	const own = direction(getLocale());
	const start = own === 'rtl' ? 'right' : 'left';
	return {
		direction: own,
		'text-anchor': edge === 'middle' ? 'middle' : edge === start ? 'start' : 'end'
	};
}
