import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';
import { look, scrollToLine } from '../../exercises/editor/look';
import { MOST_TEXT } from '../form/form';

interface TextEditorOptions {
	/** Where it is mounted; its styles are adopted by this root. */
	readonly root: ShadowRoot;
	readonly parent: Element;
	/** The accessible name and description. */
	readonly label: string;
	readonly help: string;
	readonly text: string;
	onchange(text: string): void;
}

/** An editor for prose: long lines are wrapped, and each line has its own direction. */
export interface TextEditor {
	/** Replaces the text, which can be taken back. */
	replace(text: string): void;
	/** Marks lines, counted from 1. */
	mark(lines: readonly number[]): void;
	/** Puts the cursor into a line. */
	goTo(line: number): void;
	/** The text before the cursor or the selection, and what is selected. */
	selection(): { readonly before: string; readonly selected: string; readonly after: string };
	/** Types something in place of the selection. */
	insert(text: string): void;
	destroy(): void;
}

/** Mounts an editor. */
export function mountTextEditor(options: TextEditorOptions): TextEditor {
	const view = new EditorView({
		root: options.root,
		parent: options.parent,
		state: EditorState.create({
			doc: options.text,
			extensions: [
				lineNumbers(),
				history(),
				drawSelection(),
				EditorView.lineWrapping,
				EditorView.perLineTextDirection.of(true),
				lineLook(),
				keymap.of([...historyKeymap, ...defaultKeymap]),
				EditorState.changeFilter.of(({ newDoc }) => newDoc.length <= 2 * MOST_TEXT),
				EditorView.contentAttributes.of({
					'aria-label': options.label,
					'aria-description': options.help,
					'aria-multiline': 'true',
					tabindex: '0',
					spellcheck: 'true'
				}),
				EditorView.updateListener.of(({ docChanged, state }) => {
					if (docChanged) options.onchange(state.doc.toString());
				}),
				look
			]
		})
	});
	return {
		replace(text) {
			const { doc } = view.state;
			if (doc.toString() === text) return;
			view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
		},
		mark: (lines) => view.dispatch({ effects: setFaults.of(lines) }),
		goTo(line) {
			const { doc } = view.state;
			const number = Math.min(Math.max(1, line), doc.lines);
			view.dispatch({ selection: { anchor: doc.line(number).from } });
			view.focus();
			scrollToLine(view, number);
		},
		selection() {
			const { doc, selection } = view.state;
			const { from, to } = selection.main;
			const text = (start: number, end: number) => view.state.sliceDoc(start, end);
			return { before: text(0, from), selected: text(from, to), after: text(to, doc.length) };
		},
		insert(text) {
			view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
			view.focus();
			scrollToLine(view, view.state.doc.lineAt(view.state.selection.main.head).number);
		},
		destroy: () => view.destroy()
	};
}

const setFaults = StateEffect.define<readonly number[]>();

/** Each line has the direction of its first letter; those with an error are marked. */
function lineLook() {
	return StateField.define<{
		readonly faults: readonly number[];
		readonly decorations: DecorationSet;
	}>({
		create: (state) => ({ faults: [], decorations: decorationsOf(state, []) }),
		update(value, transaction) {
			let { faults } = value;
			for (const effect of transaction.effects) if (effect.is(setFaults)) faults = effect.value;
			if (faults === value.faults && !transaction.docChanged) return value;
			return { faults, decorations: decorationsOf(transaction.state, faults) };
		},
		provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations)
	});
}

function decorationsOf({ doc }: EditorState, faults: readonly number[]): DecorationSet {
	const builder = new RangeSetBuilder<Decoration>();
	const wrong = new Set(faults);
	for (let number = 1; number <= doc.lines; number++) {
		const { from } = doc.line(number);
		builder.add(from, from, wrong.has(number) ? FAULTY : PLAIN);
	}
	return builder.finish();
}

const PLAIN = Decoration.line({ attributes: { dir: 'auto' } });
const FAULTY = Decoration.line({ attributes: { dir: 'auto', class: 'cm-fault' } });
