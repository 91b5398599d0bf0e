import { FIRST_KIND } from '$lib/state/race/race-address';
import { viewOf } from '../views';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({ view: await viewOf(FIRST_KIND) });
