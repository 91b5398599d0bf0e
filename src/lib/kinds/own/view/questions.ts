import plain from '$lib/stage/ask/plain-questions';
import type { QuestionTexts } from '$lib/stage/board/problem-view';

export default { ...plain, hasPlaces: true } satisfies QuestionTexts;
