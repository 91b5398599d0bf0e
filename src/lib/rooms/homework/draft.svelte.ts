import * as m from '$lib/i18n/compiled/messages';
import { locales } from '$lib/i18n/locale';
import { isolate } from '$lib/i18n/bidi';
import { KeptDraft } from '$lib/site/drafts/kept-draft.svelte';
import {
	MOST_NAME,
	MOST_TASKS,
	NO_SET,
	readSet,
	writeSet,
	type HomeworkSet,
	type HomeworkTask
} from '$lib/stage/homework/set';
import { pastedTask, type TaskAddress } from '$lib/stage/homework/task-address';
import { titleIn, type Catalog } from './catalog';

/** A set that a teacher puts together, kept on the device where that is allowed. */
export class Draft {
	set = $state.raw<HomeworkSet>(NO_SET);
	readonly kept = new KeptDraft<HomeworkSet>('homework-draft', {
		thing: 'set',
		text: () => (writeSet(this.set) === writeSet(NO_SET) ? null : writeSet(this.set)),
		read: readSet,
		show: (set) => (this.set = set)
	});

	get isFull(): boolean {
		return this.set.tasks.length >= MOST_TASKS;
	}

	change(change: Partial<HomeworkSet>): void {
		this.set = { ...this.set, ...change };
		this.kept.change();
	}

	/** Takes another set in place of this one, which is kept beside it. */
	replace(set: HomeworkSet): void {
		this.kept.putAside();
		this.change(set);
	}

	add(tasks: readonly HomeworkTask[]): void {
		const named = tasks.map((task) => ({ ...task, name: task.name.slice(0, MOST_NAME) }));
		this.change({ tasks: [...this.set.tasks, ...named].slice(0, MOST_TASKS) });
	}

	changeTask(at: number, change: Partial<HomeworkTask>): void {
		this.change({
			tasks: this.set.tasks.map((task, index) => (index === at ? { ...task, ...change } : task))
		});
	}

	remove(at: number): void {
		this.change({ tasks: this.set.tasks.filter((_, index) => index !== at) });
	}

	/** Moves a task by one place. @returns its new index */
	move(at: number, by: 1 | -1): number {
		const tasks = [...this.set.tasks];
		const to = at + by;
		if (to < 0 || to >= tasks.length) return at;
		[tasks[at], tasks[to]] = [tasks[to], tasks[at]];
		this.change({ tasks });
		return to;
	}
}

const REFUSALS = {
	'no-address': m.homework_paste_no_address,
	'other-site': m.homework_paste_other_site,
	'no-task': m.homework_paste_no_task
};

/**
 * The task of an address that was pasted, with its name; or why it is none, in a sentence.
 * @param site the address of this site
 */
export async function taskOf(
	text: string,
	site: string,
	catalog: Catalog
): Promise<HomeworkTask | string> {
	const read = pastedTask(text, site, locales);
	if (typeof read === 'string') return REFUSALS[read]({ site: isolate(site) });
	const missing = missingIn(read, catalog);
	if (missing !== null) return m.homework_paste_missing({ name: isolate(missing) });
	return { address: read.address, name: await nameOf(read, catalog), note: '' };
}

/** What a task is about and this version does not have; null if there is nothing like that. */
function missingIn(task: TaskAddress, { chapters, exercises, problems }: Catalog): string | null {
	const known = (entries: Catalog['chapters'], id: string) =>
		entries.some((entry) => entry.id === id) ? null : id;
	if ('chapter' in task) return known(chapters, task.chapter);
	if ('exercise' in task) return known(exercises, task.exercise);
	return 'problem' in task ? known(problems, task.problem) : null;
}

/** What the task of a question is called at first. */
export function questionName(chapter: string, question: string): string {
	return m.homework_question_name({ chapter, question });
}

/** What a task is called at first: the teacher can change it. */
async function nameOf(task: TaskAddress, catalog: Catalog): Promise<string> {
	const { chapters, exercises, boardName, questionsOf } = catalog;
	switch (task.kind) {
		case 'chapter':
			return titleIn(chapters, task.chapter);
		case 'question': {
			const question = titleIn(await questionsOf(task.chapter), task.question);
			return questionName(titleIn(chapters, task.chapter), question);
		}
		case 'exercise':
			return titleIn(exercises, task.exercise);
		case 'race':
			return m.homework_kind_race();
		case 'own':
			return m.homework_kind_own();
		default:
			return boardName(task.problem, task.query);
	}
}
