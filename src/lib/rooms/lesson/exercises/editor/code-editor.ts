import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
	bracketMatching,
	HighlightStyle,
	indentOnInput,
	indentUnit,
	syntaxHighlighting
} from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { MOST_SOURCE, type CodeLanguage } from '$lib/stage/program/task';
import { codeColours } from './colours';
import { GRAMMARS } from './grammars';
import { hangingIndent } from './hanging-indent';
import { hiddenCharacters } from './hidden-characters';
import { lineMarks, setMarks, type LineMarks } from './line-marks';
import { look, scrollToLine } from './look';
import { setStops, stopGutter, stopsIn, toggleStop } from './stops';

/** The words of the editor, and who hears of it. */
export interface EditorOptions {
	/** Where it is mounted; its styles are adopted by this root. */
	readonly root: ShadowRoot;
	readonly parent: Element;
	/** The accessible name and description. */
	readonly label: string;
	readonly help: string;
	readonly language: CodeLanguage;
	readonly texts: Readonly<Record<CodeLanguage, string>>;
	onchange(text: string): void;
	/** The lines with a stop, counted from 1. */
	onstops(lines: readonly number[]): void;
	/** The keys that run the program. */
	onrun(): void;
}

/** An editor for a program in each language, with a history of its own for each. */
export interface CodeEditor {
	/** Shows the program in a language. */
	speak(language: CodeLanguage): void;
	/** Replaces a text, which can be undone. */
	replace(language: CodeLanguage, text: string): void;
	mark(marks: LineMarks): void;
	/** Sets the stops of the program that is shown. */
	stop(lines: readonly number[]): void;
	/** Types something at the cursor. */
	insert(text: string): void;
	focus(): void;
	/** Gives up the focus. */
	leave(): void;
	destroy(): void;
}

const INDENTS: Readonly<Record<CodeLanguage, string>> = { javascript: '  ', python: '    ' };

/** Mounts an editor. */
export function mountEditor(options: EditorOptions): CodeEditor {
	let shown = options.language;
	const grammar = new Compartment();
	const known = new Set<CodeLanguage>();
	const states = {
		javascript: stateOf('javascript', options.texts.javascript),
		python: stateOf('python', options.texts.python)
	};
	const view = new EditorView({ root: options.root, parent: options.parent, state: states[shown] });

	function stateOf(language: CodeLanguage, doc: string): EditorState {
		return EditorState.create({
			doc,
			extensions: [
				stopGutter(),
				lineNumbers({
					domEventHandlers: { mousedown: (view, line) => toggleStop(view, line.from) }
				}),
				history(),
				drawSelection(),
				bracketMatching(),
				indentOnInput(),
				syntaxHighlighting(HighlightStyle.define(codeColours)),
				lineMarks(),
				hangingIndent(),
				hiddenCharacters(),
				indentUnit.of(INDENTS[language]),
				grammar.of([]),
				keymap.of([
					{ key: 'Mod-Enter', run: () => (options.onrun(), true) },
					{ key: 'F9', run: (view) => toggleStop(view, view.state.selection.main.head) },
					indentWithTab,
					...historyKeymap,
					...defaultKeymap
				]),
				EditorState.changeFilter.of(({ newDoc }) => newDoc.length <= MOST_SOURCE),
				EditorView.contentAttributes.of({
					'aria-label': options.label,
					'aria-description': options.help,
					tabindex: '0', // what scrolls is reached by what is in it
					spellcheck: 'false',
					autocapitalize: 'off',
					autocorrect: 'off',
					translate: 'no'
				}),
				EditorView.updateListener.of((update) => {
					if (update.docChanged) options.onchange(update.state.doc.toString());
					const before = stopsIn(update.startState);
					const now = stopsIn(update.state);
					if (before.join() !== now.join()) options.onstops(now);
				}),
				look
			]
		});
	}

	/** Colours and indents the program in a language as soon as its grammar is there. */
	async function learn(language: CodeLanguage) {
		if (known.has(language)) return;
		known.add(language);
		const effects = grammar.reconfigure(await obtain(GRAMMARS[language]));
		if (language === shown) view.dispatch({ effects });
		else states[language] = states[language].update({ effects }).state;
	}

	void learn(shown);
	return {
		speak(language) {
			if (language === shown) return;
			states[shown] = view.state;
			shown = language;
			view.setState(states[language]);
			void learn(language);
		},
		replace(language, text) {
			const state = language === shown ? view.state : states[language];
			if (state.doc.toString() === text) return;
			const change = { from: 0, to: state.doc.length, insert: text };
			if (language === shown) view.dispatch({ changes: change });
			else states[language] = state.update({ changes: change }).state;
		},
		mark(marks) {
			view.dispatch({ effects: setMarks.of(marks) });
			const line = marks.fault?.line ?? marks.lit?.line ?? 0;
			if (line < 1 || line > view.state.doc.lines) return;
			scrollToLine(view, line);
		},
		stop: (lines) => view.dispatch({ effects: setStops.of(lines) }),
		insert(text) {
			view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
			view.focus();
		},
		focus: () => view.focus(),
		leave: () => view.contentDOM.blur(),
		destroy: () => view.destroy()
	};
}
