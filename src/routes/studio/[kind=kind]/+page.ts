import { CARDS } from '../../../lib/kinds/cards';
import { controlsOf, viewOf } from '../../../lib/kinds/views';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => CARDS.map(({ kind }) => ({ kind }));

export const load: PageLoad = async ({ params: { kind } }) => {
	const [view, Controls] = await Promise.all([viewOf(kind), controlsOf(kind)]);
	return { view, Controls };
};
