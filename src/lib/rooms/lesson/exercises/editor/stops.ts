import { RangeSet, StateEffect, StateField, type EditorState } from '@codemirror/state';
import { gutter, GutterMarker, type EditorView } from '@codemirror/view';

/** Lines of a program where the player pauses, in the margin of the editor. */

export const setStops = StateEffect.define<readonly number[]>();

const stop = new (class extends GutterMarker {
	override elementClass = 'cm-stop';
})();

const stops = StateField.define<RangeSet<GutterMarker>>({
	create: () => RangeSet.empty,
	update(set, transaction) {
		let changed = transaction.docChanged ? set.map(transaction.changes) : set;
		for (const effect of transaction.effects) {
			if (!effect.is(setStops)) continue;
			const { doc } = transaction.state;
			const lines = effect.value.filter((line) => line >= 1 && line <= doc.lines);
			changed = RangeSet.of(
				lines.map((line) => stop.range(doc.line(line).from)),
				true
			);
		}
		return changed;
	}
});

export function stopGutter() {
	return [
		stops,
		gutter({
			class: 'cm-stops',
			markers: (view) => view.state.field(stops),
			initialSpacer: () => stop,
			domEventHandlers: { mousedown: (view, line) => toggleStop(view, line.from) }
		})
	];
}

/** The lines with a stop, counted from 1, ascending. */
export function stopsIn(state: EditorState): readonly number[] {
	const lines = new Set<number>();
	const { doc } = state;
	const cursor = state.field(stops).iter();
	while (cursor.value !== null) {
		lines.add(doc.lineAt(Math.min(cursor.from, doc.length)).number);
		cursor.next();
	}
	return [...lines].sort((a, b) => a - b);
}

/** Sets a stop in the line of a position, or takes it away. */
export function toggleStop(view: EditorView, position: number): true {
	const { number } = view.state.doc.lineAt(position);
	const lines = stopsIn(view.state);
	const changed = lines.includes(number)
		? lines.filter((line) => line !== number)
		: [...lines, number];
	view.dispatch({ effects: setStops.of(changed) });
	return true;
}
