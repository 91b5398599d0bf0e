import { countColumn, RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet } from '@codemirror/view';

/** How much further than its first row the other rows of a line begin, in characters. */
const FURTHER = 2;

/**
 * Lines that are too long are wrapped, and their other rows begin further in than the first, so that the
 * indentation of a program stays in sight.
 */
export function hangingIndent(): Extension {
	const plugin = ViewPlugin.define(
		(view) => ({
			indents: indentsIn(view),
			update({ view, docChanged, viewportChanged }) {
				if (docChanged || viewportChanged) this.indents = indentsIn(view);
			}
		}),
		{ decorations: ({ indents }) => indents }
	);
	return [EditorView.lineWrapping, plugin, look];
}

function indentsIn({ state, visibleRanges }: EditorView): DecorationSet {
	const builder = new RangeSetBuilder<Decoration>();
	for (const { from, to } of visibleRanges) {
		for (let at = from; at <= to;) {
			const line = state.doc.lineAt(at);
			const blank = /^\s*/.exec(line.text)?.[0] ?? '';
			const hang = countColumn(blank, state.tabSize) + FURTHER;
			const style = `--hang: ${hang}ch`;
			builder.add(line.from, line.from, Decoration.line({ attributes: { style } }));
			at = line.to + 1;
		}
	}
	return builder.finish();
}

// Half the width is left for text, however deep the line is.
const look = EditorView.theme({
	'.cm-line': {
		paddingInlineStart: 'calc(var(--space-2) + min(var(--hang, 0ch), 50cqi))',
		textIndent: 'calc(-1 * min(var(--hang, 0ch), 50cqi))'
	}
});
