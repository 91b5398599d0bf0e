import * as m from '$lib/i18n/compiled/messages';

/** A step of the tour: a part of the studio, and a word that is explained there. */
export interface TourStep {
	/** The parts it tells of, as in `data-pane`; what matters most comes first. */
	readonly panes: readonly string[];
	title(): string;
	text(): string;
	readonly word?: { name(): string; meaning(): string };
}

export const STEPS: readonly TourStep[] = [
	{
		panes: ['board'],
		title: m.tour_board,
		text: m.tour_board_text,
		word: { name: m.tour_placement, meaning: m.tour_placement_text }
	},
	{
		panes: ['tree'],
		title: m.tour_tree,
		text: m.tour_tree_text,
		word: { name: m.tour_deadend, meaning: m.tour_deadend_text }
	},
	{
		panes: ['why', 'side'],
		title: m.tour_why,
		text: m.tour_why_text,
		word: { name: m.tour_backtrack, meaning: m.tour_backtrack_text }
	},
	{ panes: ['player'], title: m.tour_player, text: m.tour_player_text }
];
