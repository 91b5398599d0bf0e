import { TASK_PARAMETERS } from '../address/task';
import { MOST_TASK } from './set';

/** What a task is about. */
export type TaskKind =
	| 'chapter'
	| 'question'
	| 'exercise'
	| 'ask'
	| 'solve'
	| 'find'
	| 'moment'
	| 'race'
	| 'own';

/** What the address of a task says. The address is relative to the site and has no language. */
export type TaskAddress = { readonly address: string } & (
	| { readonly kind: 'chapter'; readonly chapter: string; readonly place: string | null }
	| { readonly kind: 'question'; readonly chapter: string; readonly question: string }
	| { readonly kind: 'exercise'; readonly exercise: string }
	| {
			readonly kind: 'ask' | 'solve' | 'find' | 'moment';
			readonly problem: string;
			readonly query: string;
	  }
	| { readonly kind: 'race'; readonly query: string }
	| { readonly kind: 'own'; readonly fragment: string }
);

const ID = '[a-z][a-z0-9-]{0,39}';
/** The pages that can be a task. What is more than the name of a page counts from the left. */
const PAGES = {
	exercise: new RegExp(`^learn/yours/(${ID})/$`),
	own: /^learn\/own\/$/,
	chapter: new RegExp(`^learn/(${ID})/$`),
	studio: new RegExp(`^studio/(${ID})/$`),
	race: /^compare\/$/
};
/** Pages beside the chapters that are none. */
const NO_CHAPTERS = ['yours', 'words', 'code', 'errata', 'bugs', 'own', 'homework'];

/**
 * Reads the address of a task, `studio/sudoku/?example=raster&ask=all`; null for anything else. Accepts any
 * text.
 */
export function readTaskAddress(address: string): TaskAddress | null {
	if (address.length > MOST_TASK) return null;
	const [, path, query, fragment] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address)!;
	const id = (page: RegExp) => page.exec(path)?.[1];
	const exercise = id(PAGES.exercise);
	if (exercise !== undefined && !['ordering', 'problem', 'sheet'].includes(exercise))
		return { kind: 'exercise', address: path, exercise };
	if (PAGES.own.test(path)) return { kind: 'own', address: `${path}#${fragment}`, fragment };
	const chapter = id(PAGES.chapter);
	if (chapter !== undefined && !NO_CHAPTERS.includes(chapter)) {
		const isId = (text: string | null) => text !== null && /^[\w-]{1,80}$/.test(text);
		const question = new URLSearchParams(query).get('question');
		if (isId(question)) {
			const kept = `${path}?question=${question}`;
			return { kind: 'question', address: kept, chapter, question: question! };
		}
		const place = isId(fragment) ? fragment : null;
		return { kind: 'chapter', address: path + (place === null ? '' : `#${place}`), chapter, place };
	}
	if (PAGES.race.test(path)) return { kind: 'race', address: `${path}?${query}`, query };
	const problem = id(PAGES.studio);
	if (problem === undefined) return null;
	const parameters = new URLSearchParams(query);
	const task = TASK_PARAMETERS.find((name) => parameters.has(name));
	const kind = task === 'ask' || task === 'solve' || task === 'find' ? task : 'moment';
	return { kind, address: `${path}?${query}`, problem, query };
}

/**
 * The address of a task in a text that somebody pasted: an address of this site, in any language.
 * @param site the address of the site, with a slash at its end
 */
export function pastedTask(
	text: string,
	site: string,
	languages: readonly string[]
): TaskAddress | 'no-address' | 'other-site' | 'no-task' {
	const trimmed = text.trim();
	if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return 'no-address';
	const { href } = new URL(trimmed);
	if (!href.startsWith(site)) return 'other-site';
	const [, path, rest] = /^([^?#]*)(.*)$/s.exec(href.slice(site.length))!;
	const [first, ...others] = path.split('/');
	const plain = languages.includes(first) ? others.join('/') : path;
	const page = plain === '' || plain.endsWith('/') ? plain : `${plain}/`;
	return readTaskAddress(page + rest) ?? 'no-task';
}

/** Where a task can be done by itself, relative to the site. */
export function pageOf(task: TaskAddress): string {
	return task.kind === 'question' ? `learn/${task.chapter}/#${task.question}` : task.address;
}

/** What shows a task in a frame, relative to the site; null for a page that has none. */
export function frameOf(task: TaskAddress): string | null {
	const query = new URLSearchParams();
	switch (task.kind) {
		case 'race':
			return null;
		case 'own':
			return `embed/#${task.fragment}`;
		case 'exercise':
			query.set('exercise', task.exercise);
			break;
		case 'question':
			query.set('chapter', task.chapter);
			query.set('question', task.question);
			break;
		case 'chapter':
			query.set('chapter', task.chapter);
			if (task.place !== null) query.set('place', task.place);
			break;
		default: {
			query.set('kind', task.problem);
			for (const [name, value] of new URLSearchParams(task.query))
				if (!['kind', 'embed', 'play', 'open'].includes(name)) query.append(name, value);
			if (task.kind === 'moment' && !query.has('present'))
				query.set('present', 'board,tree,sentence');
		}
	}
	return `embed/?${query}`;
}
