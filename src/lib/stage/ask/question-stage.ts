import type { ProblemView } from '../board/problem-view';
import { StudioStage } from '../run/studio-stage.svelte';
import type { Studio } from '../run/studio.svelte';

/** What a question takes from the board and the tree. */
export interface Asker {
	/** The variable that is selected on the board, −1 for none. */
	selected: number;
	/** The reader pressed a variable, or a value there; −1 for none. */
	press(variable: number, value: number): void;
	/** The reader pressed the node of a position. */
	pick(position: number): void;
}

/** The moment of a question. Candidates and cells without any would answer half of the questions. */
export class QuestionStage<Setup> extends StudioStage<Setup> {
	constructor(
		studio: Studio<Setup>,
		view: ProblemView<Setup>,
		private readonly asker: Asker
	) {
		super(studio, view);
	}

	override get pencil() {
		return 'off' as const;
	}
	override get grain() {
		return 'try' as const;
	}
	override get count() {
		return null;
	}
	override get hidesFuture() {
		return true;
	}
	/** The latest placement of the conflict set is where the search goes back to. */
	readonly hidesConflict = true;
	override get selected() {
		return this.asker.selected;
	}
	override set selected(variable: number) {
		this.asker.selected = variable;
		this.press(variable, -1);
	}

	override seek(position: number): void {
		this.asker.pick(position);
	}

	press = (variable: number, value: number): void => this.asker.press(variable, value);
	override type = this.press;
	override edit = undefined;
}
