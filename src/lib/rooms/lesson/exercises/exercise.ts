import type { StepLog } from '$lib/engine/trace/stored/step-log';
import type { Code } from './judge/code';
import type { Call, CallResult, CodeLanguage, Plain, Program, Role } from '$lib/stage/program/task';

/** An exercise: what the reader writes, how it is run and shown, and how it is judged. */
export interface Exercise {
	/** Its folder without the number, and its address. */
	readonly id: string;
	/** The chapter that it belongs to. */
	readonly chapter: string;
	readonly minutes: number;
	/** Exercises that come before it, by their ids. */
	readonly needs: readonly string[];
	/** The roles of functions, by their names in both languages. */
	readonly roles: Readonly<Record<string, Role>>;
	/** Other names under which a function may be written, in each language: `islegal` for `is_legal`. */
	readonly aliases?: Readonly<Record<CodeLanguage, Readonly<Record<string, string>>>>;
	/** What *Run* can show, the usual one first; at least one. */
	readonly runs: readonly ShownRun[];
	/** What is asked before the first run. */
	readonly predict: Prediction;
	/** What is tested, the smallest ground first; the first two are told before they fail. */
	readonly tests: readonly Test[];
	/**
	 * Tasks that follow one another in the same text, by ids. A test names its stage, and names of programs
	 * begin with it: `right later-one-line`. The reader is judged by the tests of the stage that they are at; what is to be
	 * done in it is the text `stage-<id>`. A stage without tests may be run and shared. The exercise is passed when every
	 * stage with tests is. Absent: one stage, without a name.
	 */
	readonly stages?: readonly string[];
	/** The wrong programs that are known, by the names they have in the files of programs. */
	readonly wrong: readonly Wrong[];
	/** A function that returns a count, by its names: once all tests are passed, it is measured on many boards. */
	readonly measured?: Readonly<Record<CodeLanguage, string>>;
	/** Without an editor: programs to choose from, by their names. */
	readonly switches?: readonly Switch[];
}

/** A call whose run can be shown. */
export interface ShownRun {
	/** `tree`, `raster`: its name is in the texts, as `run-tree`. */
	readonly id: string;
	/** Names differ: `isLegal`, `is_legal`. */
	call(language: CodeLanguage): Call;
	/**
	 * Beside the run, on the board: `reads`: the cells that the last check read; `counts`: the function returned a list
	 * in reading order with a count for each empty cell and null for others; `box`: it returned a list of the box's first row, last
	 * row, first column, last column, from 0; `cell`: it returned the row and the column of a cell.
	 */
	readonly picture?: 'reads' | 'counts' | 'box' | 'cell';
	/** What the run makes: the board at the end is a puzzle, which can be played, printed and shared. */
	readonly product?: 'puzzle';
	/** The call on another ground, for those who want more of the product. @param seed any whole number from 0 */
	again?(seed: number): Call;
}

/** What a reader predicts; kept, and shown beside the result. */
export type Prediction = { readonly run: string } & (
	| {
			readonly kind: 'number';
			/** The right number, from the run of a right program or of the starter, as `of` says. */
			actual(result: CallResult, log: StepLog): number;
			readonly of: 'starter' | 'right' | 'own';
	  }
	| {
			readonly kind: 'cell';
			/** The correct cells, any of which will do: row and column, from 0. */
			readonly cells: readonly (readonly [row: number, column: number])[];
			/** The question is about the starter as it is. */
			readonly of?: 'starter';
			/** The cell that a run gives, if it is asked of a right program: the reader's may give another. Null for none. */
			own?(result: CallResult, log: StepLog): readonly [row: number, column: number] | null;
	  }
	| {
			readonly kind: 'choice';
			/** Their texts are `predict-<choice>`. */
			readonly choices: readonly string[];
			actual(result: CallResult, log: StepLog): string;
			readonly of: 'starter' | 'right' | 'own';
	  }
);

/** A test. Its text is `test-<id>`. */
export interface Test {
	readonly id: string;
	/** One of the exercise's stages, if it has any. */
	readonly stage?: string;
	/** The call and what is expected, with numbers that change with the seed (a whole number from 1). */
	make(seed: number, language: CodeLanguage): { readonly call: Call; readonly expected: Expected };
}

/** What a right program does. A call that was cut off or broke never passes. */
export interface Expected {
	/** What it may return; null stands for `None`, `null` and `undefined`. Absent: anything. */
	readonly returns?: readonly Plain[];
	/** The ground at the end: a solution of it, as it was, or exactly this. Absent: anything. */
	readonly ground?: 'solved' | 'same' | readonly Plain[];
	/** It may instead return a board that solves the ground: a copy, or the ground itself. What `returns` and `ground` ask is then not asked. */
	readonly orSolution?: true;
	/** A further condition: the id of the text that says what is wrong, `failed-<id>`; null if it holds. */
	check?(result: CallResult, log: StepLog): string | null;
}

/** A wrong program that learners really write. What it does wrong is the text `wrong-<id>`. */
export interface Wrong {
	readonly id: string;
	/** Absent: in both. */
	readonly languages?: readonly CodeLanguage[];
	/** Whether a program has what the text names. Absent: the text speaks only of what the program did. */
	readonly has?: (code: Code) => boolean;
	/** The text tells which cells the program looked at. */
	readonly tellsReads?: boolean;
	/** It passes all tests; the text is a remark. */
	readonly isRemark?: boolean;
	/** The step that shows it, in the run of the first test that it fails (of a remark: of the first test that differs). */
	readonly at: Telling;
}

/** A step of a run: the last one; the first that a right program does not make; or the nth of a kind (from 1; −1 for the last). */
export type Telling =
	| 'end'
	| 'parting'
	| {
			readonly kind: 'choose' | 'reject' | 'place' | 'backtrack' | 'solution' | 'call' | 'return';
			readonly nth?: number;
			/** Of `return`: 1 true, 0 false, −1 anything else. */
			readonly value?: number;
	  };

/** A program with one line changed. Its text is `switch-<id>`; it runs the program of that name (`right` if it is not wrong). */
export interface Switch {
	readonly id: string;
	readonly isRight: boolean;
}

/** The programs of an exercise in one language. */
export interface ExercisePrograms {
	readonly given: string;
	readonly after: string;
	/** With blanks, and for those who want to write it all; the second is absent where there is one starter. */
	readonly starter: string;
	readonly empty?: string;
	/** By their names; the commonest form first. */
	readonly right: Readonly<Record<string, string>>;
	readonly wrong: Readonly<Record<string, string>>;
}

/** The program of an exercise that consists of what is given and a text of the reader. */
export function programOf(
	{ roles, aliases }: Pick<Exercise, 'roles' | 'aliases'>,
	{ given, after }: Pick<ExercisePrograms, 'given' | 'after'>,
	language: CodeLanguage,
	source: string
): Program {
	return { language, given, source, after, roles, ...(aliases && { aliases: aliases[language] }) };
}

/** The wrong programs that a reader's can be told to be, by what it has. */
export function wrongFor(
	{ wrong }: Exercise,
	language: CodeLanguage,
	stage: string | null,
	code: Code
): readonly Wrong[] {
	return wrong.filter(
		({ id, languages, has }) =>
			isOfStage(id, stage) && languages?.includes(language) !== false && has?.(code) !== false
	);
}

/** The tests of a stage; all of an exercise without stages, for which the stage is null. */
export function testsOf({ tests, stages }: Exercise, stage: string | null): readonly Test[] {
	return stages === undefined ? tests : tests.filter((test) => test.stage === stage);
}

/** Whether a program belongs to a stage by its name, as it does to an exercise without stages. */
export function isOfStage(name: string, stage: string | null): boolean {
	return stage === null || name.startsWith(`${stage}-`);
}

/** What lies over the board of a call: what the run of the same function shows. */
export function pictureOf({ runs }: Exercise, call: Call, language: CodeLanguage) {
	if (call.reads === true) return 'reads';
	return runs.find((run) => run.call(language).name === call.name)?.picture;
}
