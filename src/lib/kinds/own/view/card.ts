import type { ProblemCard } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/paraglide/messages';

export const card: ProblemCard = { order: 13, title: () => m.own_title() };
