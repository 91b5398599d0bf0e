import { FIRST_KIND } from '$lib/rooms/race/race-address';
import { viewOf } from '../../lib/kinds/views';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({ view: await viewOf(FIRST_KIND) });
