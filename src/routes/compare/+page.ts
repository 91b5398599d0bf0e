import { FIRST_KIND } from '$lib/stage/address/entry';
import { viewOf } from '../../lib/kinds/views';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({ view: await viewOf(FIRST_KIND) });
