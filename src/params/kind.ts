import type { ParamMatcher } from '@sveltejs/kit';
import { CARDS } from '../lib/kinds/cards';

/** The name of a kind of problem that has a page. */
export const match: ParamMatcher = (name) => CARDS.some(({ kind }) => kind === name);
