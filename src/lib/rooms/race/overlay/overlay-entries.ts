import { countStates, overlayStates } from '$lib/stage/board/overlay/overlay-states';
import type {
	LaneNames,
	OverlaidPair,
	OverlayEntry,
	ProblemOverlay
} from '$lib/stage/board/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Problem } from '$lib/engine/problem';

/** The legend of two boards, with counts: in the words of the problem, or who placed which variables. */
export function overlayEntries<Setup>(
	overlay: ProblemOverlay<Setup>,
	problem: Pick<Problem, 'fixed'>,
	pair: OverlaidPair<Setup>,
	names: LaneNames
): readonly OverlayEntry[] {
	if (overlay.entries !== undefined) return overlay.entries(pair, names);
	const counts = countStates(
		overlayStates(problem.fixed, pair.first.assignment, pair.second.assignment)
	);
	const only = (look: 'first' | 'second') =>
		m.board_overlay_only({ lane: names[look], formatted: formatNumber(counts[look]) });
	const texts = {
		both: m.compare_overlay_both({ formatted: formatNumber(counts.both) }),
		first: only('first'),
		second: only('second'),
		differ: m.compare_overlay_differ({ formatted: formatNumber(counts.differ) })
	};
	return (['both', 'first', 'second', 'differ'] as const).map((look) => {
		return { look, shape: 'disc', text: texts[look] };
	});
}
