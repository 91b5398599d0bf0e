import { json } from '@sveltejs/kit';
import { bugRuns } from '$lib/rooms/lesson/exercises/bugs/bugs.server';
import type { RequestHandler } from './$types';

export const prerender = true;

/** The runs of the bugs, made when the site is built. */
export const GET: RequestHandler = async () => json(await bugRuns());
