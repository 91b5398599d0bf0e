import { json } from '@sveltejs/kit';
import { bugRuns } from '$lib/rooms/lesson/exercises/bugs/bugs.server';
import { CODE_LANGUAGES, type CodeLanguage } from '$lib/stage/program/task';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;

export const entries: EntryGenerator = () => CODE_LANGUAGES.map((language) => ({ language }));

/** The runs of the bugs in a language, made when the site is built. */
export const GET: RequestHandler = async ({ params }) =>
	json(await bugRuns(params.language as CodeLanguage));
