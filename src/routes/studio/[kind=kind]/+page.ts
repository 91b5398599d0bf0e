import { CARDS } from '../../../lib/kinds/cards';
import { viewOf } from '../../../lib/kinds/views';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => CARDS.map(({ kind }) => ({ kind }));

export const load: PageLoad = async ({ params }) => ({ view: await viewOf(params.kind) });
