import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Locale } from '$lib/i18n/locale';
import { isAsk } from '$lib/stage/ask/asks';
import { questionText } from '$lib/stage/ask/ask-texts';
import { readAddress } from '$lib/stage/address/address';
import { exportTitle } from '$lib/stage/export/source';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { keyOf } from '$lib/rooms/lesson/paper/key';
import { loadChapter } from '$lib/rooms/lesson/text/chapters';
import { viewOf } from '../../../lib/kinds/views';

/** The questions of a chapter in its order, as the reader is asked them. */
export async function questionsOf(chapter: string, locale: Locale) {
	const { lesson, text } = await loadChapter(chapter, locale);
	return Promise.all(
		keyOf(lesson, text).map(async ({ id, question }, at) => {
			const numbered = (question: string) => ({
				id,
				title: m.homework_question_numbered({ number: formatNumber(at + 1), question })
			});
			const { ask } = lesson.questions![id];
			if (!isAsk(ask)) return numbered(question);
			// The text leads there, and the picture asks: about the variable of the step before.
			const { figure, is } = lesson.cues[id];
			const view = await viewOf(lesson.figures[figure].kind);
			const { default: texts } = await obtain(() => view.questions());
			const name = is.split(' ')[1] ?? '';
			const names = { variable: () => name, value: String };
			return numbered(questionText({ ask, variable: 0 }, { names, texts }));
		})
	);
}

/** What a board is called: its problem, and its example or size. @param query of its studio */
export async function boardName(problem: string, query: string): Promise<string> {
	const view = await viewOf(problem);
	const { setup, example } = readAddress(view.kind, query).address;
	return exportTitle(view, setup, example);
}
