import type { Lesson } from '../../text/lesson';
import type { LessonText } from '../../text/text';
import type { OwnFault } from '../form/faults';
import type { Counter } from '../form/form';

/** A number that a run gives. */
export interface RunNumber {
	readonly figure: string;
	readonly counter: Counter;
	readonly line: number;
}

/** A chapter as it is written. Its addresses are not read yet, and no search is run. */
export interface WrittenChapter {
	readonly faults: readonly OwnFault[];
	readonly lesson: Lesson;
	readonly text: LessonText;
	/** The numbers of the lesson that a run gives; until then they are not a number. */
	readonly counted: Readonly<Record<string, RunNumber>>;
	/** The lines of cues and figures, and of the parts of the text. */
	readonly lines: Readonly<Record<string, number>>;
}
