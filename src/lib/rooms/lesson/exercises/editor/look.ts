import { EditorView } from '@codemirror/view';

/** Scrolls the editor to a line, counted from 1, in its own box: the page stays where it is. */
export function scrollToLine(view: EditorView, line: number): void {
	const block = view.lineBlockAt(view.state.doc.line(line).from);
	const { scrollTop, clientHeight } = view.scrollDOM;
	if (block.top < scrollTop) view.scrollDOM.scrollTop = block.top;
	else if (block.bottom > scrollTop + clientHeight)
		view.scrollDOM.scrollTop = block.bottom - clientHeight;
}

/** The colours are custom properties, which reach into the shadow root. */
export const look = EditorView.theme({
	'&': {
		color: 'var(--color-ink)',
		backgroundColor: 'transparent',
		blockSize: '100%',
		containerType: 'inline-size'
	},
	'&.cm-focused': { outline: 'none' },
	'.cm-scroller': {
		fontFamily: 'var(--font-code)',
		fontVariantLigatures: 'none',
		lineHeight: '1.55',
		overflow: 'auto'
	},
	'.cm-content': { paddingBlock: 'var(--space-2)', caretColor: 'var(--color-ink)' },
	'.cm-line': { paddingInline: 'var(--space-2)', borderInlineStart: '4px solid transparent' },
	'.cm-gutters': {
		border: '0',
		backgroundColor: 'var(--color-raised)', // a long line scrolls behind it
		color: 'var(--color-ink-faint)'
	},
	'.cm-lineNumbers .cm-gutterElement': {
		minInlineSize: '1.9em',
		paddingInline: '0 4px',
		cursor: 'pointer'
	},
	'.cm-stops .cm-gutterElement': { inlineSize: '1em', cursor: 'pointer' },
	'.cm-stop::before': {
		content: '""',
		display: 'block',
		inlineSize: '0.65em',
		blockSize: '0.65em',
		margin: '0.45em 0 0 0.3em',
		borderRadius: '50%',
		backgroundColor: 'var(--color-accent)'
	},
	'.cm-cursor, .cm-dropCursor': {
		borderInlineStart: '2px solid var(--color-ink)'
	},
	'&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
		background: 'color-mix(in srgb, var(--color-accent) 25%, transparent) !important'
	},
	'.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
		backgroundColor: 'transparent',
		outline: '1px solid var(--color-line-strong)',
		borderRadius: '2px'
	},
	'.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
		backgroundColor: 'var(--color-fail-soft)'
	},
	'.cm-blank': {
		backgroundColor: 'var(--color-accent-soft)',
		borderInlineStartColor: 'var(--color-accent)'
	},
	'.cm-hidden': {
		marginInline: '1px',
		padding: '0 3px',
		border: '1px solid var(--color-fail)',
		borderRadius: 'var(--radius-s)',
		backgroundColor: 'var(--color-fail-soft)',
		color: 'var(--color-fail)',
		fontSize: '0.85em'
	},
	'.cm-lit': { '--tone': 'var(--color-accent)', '--ground': 'var(--color-accent-soft)' },
	'.cm-lit.open': { '--tone': 'var(--color-open-mark)', '--ground': 'var(--color-open-soft)' },
	'.cm-lit.fail': { '--tone': 'var(--color-fail)', '--ground': 'var(--color-fail-soft)' },
	'.cm-lit.solved': { '--tone': 'var(--color-solved)', '--ground': 'var(--color-solved-soft)' },
	'.cm-lit.forced': { '--tone': 'var(--color-forced)', '--ground': 'var(--color-forced-soft)' },
	'.cm-line.cm-lit': {
		backgroundColor: 'var(--ground)',
		borderInlineStartColor: 'var(--tone)',
		fontWeight: '650'
	},
	// On a coloured ground, only ink is sure to be readable.
	'.cm-line.cm-lit span': { color: 'var(--color-ink)' },
	'.cm-line.cm-fault': {
		backgroundColor: 'var(--color-fail-soft)',
		borderInlineStartColor: 'var(--color-fail)'
	},
	'.cm-line.cm-fault span': { color: 'var(--color-ink)' },
	// In sight, however long the lines are and wherever they are scrolled to.
	'.cm-fault-text': {
		position: 'sticky',
		insetInlineStart: '0',
		boxSizing: 'border-box',
		maxInlineSize: 'calc(100cqi - 4em)',
		paddingInline: 'var(--space-3)',
		paddingBlock: '2px',
		borderInlineStart: '4px solid var(--color-fail)',
		backgroundColor: 'var(--color-fail-soft)',
		color: 'var(--color-fail)',
		fontFamily: 'var(--font-text)',
		fontSize: 'var(--size-s)',
		fontWeight: '500',
		whiteSpace: 'normal'
	},
	'@media (forced-colors: active)': {
		'.cm-line.cm-lit': { outline: '2px solid Highlight', outlineOffset: '-2px' }
	}
});
