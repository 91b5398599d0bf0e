import { describe, expect, it } from 'vitest';
import { stripIsolates } from '../../src/lib/i18n/bidi';
import { formatNumber } from '../../src/lib/i18n/format';
import { viewOf } from '../../src/lib/kinds/views';
import { CHAPTERS, loadChapter } from '../../src/lib/rooms/lesson/text/chapters';
import type { AskedQuestion, Cue, Lesson } from '../../src/lib/rooms/lesson/text/lesson';
import { placesOf } from '../../src/lib/rooms/lesson/text/places';
import { isAsk } from '../../src/lib/stage/ask/asks';
import { questionsAt, type Question } from '../../src/lib/stage/ask/question';
import { narrate } from '../../src/lib/stage/explain/narrate';
import { endSentence } from '../../src/lib/stage/explain/narrate-end';
import { opened } from '../fixtures/lab';
import { record } from '../fixtures/recordings';

/** A figure of a chapter, as its stage shows it. */
async function figureOf(lesson: Lesson, name: string) {
	const { kind, search, parts = [] } = lesson.figures[name];
	const query = new URLSearchParams({ future: 'hidden' });
	for (const [key, value] of new URLSearchParams(search)) query.set(key, value);
	const { problem, strategy, address } = opened(kind, query.toString());
	const view = await viewOf(kind);
	const names = view.names(address.setup);
	const vocabulary = view.vocabulary(address.setup);
	const { trace } = record(problem, strategy, 1 << 14);
	const { hidesFuture, whole } = address.view;
	return {
		problem,
		strategy,
		trace,
		names,
		parts,
		/** The sentence at a position, what it says of the next step, and whether the tree shows later nodes. */
		shows(at: number) {
			const moment = trace.at(at);
			const previous = at === 0 ? null : trace.at(at - 1);
			const narration = narrate(
				problem,
				strategy,
				moment,
				names,
				vocabulary,
				previous,
				null,
				endSentence
			);
			const text = stripIsolates((hidesFuture ? narration.happened : narration).text);
			const happened = stripIsolates(narration.happened.text);
			return {
				text,
				next: text.slice(happened.length),
				// Only a whole tree has nodes that lie ahead (see excerpt.test.ts).
				ahead: whole && !hidesFuture
			};
		}
	};
}

/** Where a reader stands before they see a question, and at it: in the text, as slides, by the player. */
function arrivals(places: readonly { readonly scene: Cue }[], index: number): number[] {
	const { figure, at } = places[index].scene;
	const before = places[index - 1]?.scene;
	const positions = [at, Math.max(0, at - 1)];
	if (before?.figure === figure && before.at <= at) positions.push(before.at);
	return [...new Set(positions)];
}

/** The answer to a question about the next step, in words that may be read; null for yes and no. */
function answerOf(question: Question, names: Awaited<ReturnType<typeof figureOf>>['names']) {
	const { ask, answer } = question;
	if (ask === 'deadend' || ask === 'result' || answer < 0) return null;
	return ask === 'value' ? names.value(answer) : names.variable(answer);
}

/** Whether a text has a name as a word. */
function has(text: string, name: string): boolean {
	return text.split(/[\s,.:;]+/).includes(name);
}

describe.each(CHAPTERS)(
	'before its question, the chapter %s does not show the answer',
	async (chapter) => {
		const { lesson, text } = await loadChapter(chapter, 'en');
		const places = placesOf(lesson, text);
		const figures: Record<string, ReturnType<typeof figureOf>> = {};

		it.each(Object.entries(lesson.questions ?? {}))('of %s', async (id, asked: AskedQuestion) => {
			const index = places.findIndex((place) => place.id === id);
			const { figure: name, at, light } = places[index].scene;
			const figure = await (figures[name] ??= figureOf(lesson, name));
			const { problem, strategy, trace, names } = figure;

			if (isAsk(asked.ask)) {
				const question = questionsAt(problem, strategy, trace, at).find(
					({ ask }) => ask === asked.ask
				)!;
				const answer = answerOf(question, names);
				for (const position of arrivals(places, index)) {
					const { next, ahead } = figure.shows(position);
					expect({ position, next: answer === null ? next : has(next, answer), ahead }).toEqual({
						position,
						next: answer === null ? '' : false,
						ahead: false
					});
				}
			}
			if (asked.ask === 'cell') expect(light?.split('=')[0]).not.toBe(asked.is);
			if (asked.ask === 'number' || asked.ask === 'guess') {
				const { is } = lesson.numbers![asked.number];
				const counted = figure.parts.includes('counters')
					? Object.values(trace.at(at).statistics)
					: [];
				expect([at, ...counted].filter((one) => one === is && is > 9)).toEqual([]);
				expect(has(figure.shows(at).text, formatNumber(is)) && is > 9).toBe(false);
			}
			expect(index).toBeGreaterThanOrEqual(0);
		});
	}
);
