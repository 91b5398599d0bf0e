import { RangeSetBuilder, StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { Tone } from '$lib/stage/explain/kinds';

/** What is marked in the editor. Lines are counted from 1. */
export interface LineMarks {
	/** The line of the step that is shown. */
	readonly lit: { readonly line: number; readonly tone: Tone } | null;
	/** The line where the program broke off, and why. */
	readonly fault: { readonly line: number; readonly text: string } | null;
}

/** Lines with this sign are to be changed. */
const BLANK = '✎';

export const setMarks = StateEffect.define<LineMarks>();

const NO_MARKS: LineMarks = { lit: null, fault: null };

/** Marks lines: those that are to be changed, the one of the step that is shown, and that of an error. */
export function lineMarks() {
	return StateField.define<{ readonly marks: LineMarks; readonly decorations: DecorationSet }>({
		create: (state) => ({ marks: NO_MARKS, decorations: decorationsOf(state, NO_MARKS) }),
		update(value, transaction) {
			let { marks } = value;
			// A changed program is another one.
			if (transaction.docChanged) marks = NO_MARKS;
			for (const effect of transaction.effects) if (effect.is(setMarks)) marks = effect.value;
			return marks === value.marks && !transaction.docChanged
				? value
				: { marks, decorations: decorationsOf(transaction.state, marks) };
		},
		provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations)
	});
}

function decorationsOf({ doc }: EditorState, { lit, fault }: LineMarks): DecorationSet {
	const builder = new RangeSetBuilder<Decoration>();
	for (let number = 1; number <= doc.lines; number++) {
		const { from, to, text } = doc.line(number);
		const isLit = lit?.line === number;
		const classes = [
			text.includes(BLANK) && 'cm-blank',
			isLit && `cm-lit ${lit.tone}`,
			fault?.line === number && 'cm-fault'
		].filter((one) => one !== false);
		if (classes.length > 0) {
			const attributes = { class: classes.join(' '), ...(isLit && { 'aria-current': 'step' }) };
			builder.add(from, from, Decoration.line({ attributes }));
		}
		if (fault?.line === number && fault.text !== '')
			builder.add(
				to,
				to,
				Decoration.widget({ widget: new FaultText(fault.text), block: true, side: 1 })
			);
	}
	return builder.finish();
}

/** What is wrong in the line above it. */
class FaultText extends WidgetType {
	constructor(private readonly text: string) {
		super();
	}
	override eq(other: FaultText): boolean {
		return other.text === this.text;
	}
	override toDOM(): HTMLElement {
		const element = document.createElement('div');
		element.className = 'cm-fault-text';
		element.dir = 'auto';
		element.textContent = this.text;
		return element;
	}
}
