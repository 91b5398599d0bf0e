import { isolate } from '$lib/i18n/bidi';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { ASKS } from '$lib/stage/ask/asks';
import { PRESENTED } from '$lib/stage/present/presented';
import { COUNTERS, MOST_AT, MOST_PARAGRAPH, MOST_PARTS, MOST_TEXT } from './form';
import type { OwnFault, OwnFaultCode } from './faults';

type Say = (found: string, meant: string) => string;

const names = (all: readonly string[]) => formatList(all.map(isolate));
const form = isolate;

const TEXTS: Readonly<Record<OwnFaultCode, Say>> = {
	'no-title': () => m.chapter_fault_no_title({ form: form('# …') }),
	'heading-last': () => m.chapter_fault_heading_last(),
	unexplained: () => m.chapter_fault_unexpected_here(),
	'wrong-without-order': () => m.chapter_fault_unexpected_here(),
	'not-on-page': () => m.chapter_fault_not_on_page({ form: form('::on-page') }),
	unexpected: () => m.chapter_fault_unexpected_here(),
	'outside-step': () => m.chapter_fault_outside(),
	'lost-choice': () => m.chapter_fault_lost_choice(),
	'lost-answer': () => m.chapter_fault_lost_answer(),
	'unknown-directive': (found) => m.chapter_fault_unknown({ found }),
	'empty-choice': () => m.chapter_fault_empty_choice({ form: form('::choice') }),
	'no-name': () => m.chapter_fault_bad_name({ form: form('{#first-queen}') }),
	twice: (found) => m.chapter_fault_twice({ found }),
	'hidden-tie': () => m.chapter_fault_hidden_tie({ form: form(':to[…]') }),
	'lost-tie': () => m.chapter_fault_lost_tie({ form: form(':to[…]') }),
	'no-number': (found) => m.chapter_fault_counter({ found, names: names(Object.keys(COUNTERS)) }),
	'no-words': () => m.chapter_fault_no_words({ form: form(':to[…]{at=6}') }),
	'bad-link': (found) =>
		m.chapter_fault_link({ found, site: form('https://…'), page: form('/learn/…') }),
	'only-text': () => m.chapter_fault_only_text(),
	'too-long': () => m.chapter_fault_too_long({ most: formatNumber(MOST_TEXT) }),
	'long-paragraph': () => m.chapter_fault_long_paragraph({ most: formatNumber(MOST_PARAGRAPH) }),
	'too-many': () => m.chapter_fault_too_many({ most: formatNumber(MOST_PARTS) }),
	'too-deep': () => m.chapter_fault_too_deep(),
	html: (found) => m.chapter_fault_html({ found }),
	image: () => m.chapter_fault_image(),
	'not-read': (found) => m.chapter_fault_not_read({ found }),
	'three-colons': (found) => m.chapter_fault_three_colons({ form: form(`::${found}`) }),
	'unknown-attribute': (found) => m.chapter_fault_attribute({ found }),
	'no-address': () => m.chapter_fault_no_address({ form: form('::figure[…]{#name}') }),
	'bad-address': (found) => m.chapter_fault_address({ found }),
	'crowded-address': () => m.chapter_fault_crowded(),
	'other-address': (found) =>
		m.chapter_fault_other_address({ found, form: form('[…](https://…)') }),
	'one-colon': (found) => m.chapter_fault_one_colon({ form: form(`::${found}`) }),
	'no-space': (found) => m.chapter_fault_no_space({ found }),
	'address-in-words': (found) =>
		m.chapter_fault_address_in_words({ found, form: form('[…](https://…)') }),
	unclosed: (found) => m.chapter_fault_unclosed({ found }),
	'bad-parameter': (found) => m.chapter_fault_parameter({ found }),
	'bad-at': (found) => m.chapter_fault_at({ found, form: form('at=6') }),
	'far-at': () => m.chapter_fault_far_at({ most: formatNumber(MOST_AT) }),
	'past-end': (found, steps) => m.chapter_fault_past_end({ found, steps }),
	'no-figure': (found) => m.chapter_fault_no_figure({ found, form: form('::figure[…]{#name}') }),
	'no-picture': () => m.chapter_fault_no_picture(),
	'bad-name': () => m.chapter_fault_bad_name({ form: form('{#first-queen}') }),
	'bad-show': () =>
		m.chapter_fault_show({ form: form('show=board,tree'), names: names(PRESENTED) }),
	'bad-light': (found) => m.chapter_fault_light({ found }),
	'two-asks': () => m.chapter_fault_two_asks(),
	'bad-ask': () => m.chapter_fault_ask({ names: names(ASKS) }),
	'no-ask': () => m.chapter_fault_no_ask({ choice: form('::choice'), ask: form('{ask=value}') }),
	'bad-cell': (found) => m.chapter_fault_light({ found }),
	'bad-number': (found) => m.chapter_fault_number({ found, names: names(Object.keys(COUNTERS)) }),
	'choices-not-asked': () => m.chapter_fault_choices_not_asked(),
	'one-choice': () => m.chapter_fault_one_choice(),
	'no-right': () => m.chapter_fault_no_right({ form: form('::choice{right}') }),
	'two-right': () => m.chapter_fault_two_right(),
	'unknown-counter': (found) =>
		m.chapter_fault_counter({ found, names: names(Object.keys(COUNTERS)) }),
	'cannot-ask': (found, possible) =>
		possible === ''
			? m.chapter_fault_cannot_ask({ found })
			: m.chapter_fault_cannot_ask_this({ found, possible }),
	'not-counted': () => m.chapter_fault_not_counted(),
	'not-for-own': (found) => m.chapter_fault_not_for_own({ found })
};

/** What Markdown has and chapters do not. */
const UNEXPECTED: Readonly<Record<string, () => string>> = {
	code: m.chapter_fault_code,
	blockquote: m.chapter_fault_quotation,
	heading: () => m.chapter_fault_heading({ form: form('## …') }),
	thematicBreak: m.chapter_fault_rule
};
/** For these, `meant` is part of the sentence. */
const SAID: readonly OwnFaultCode[] = ['past-end', 'cannot-ask'];

/** What is wrong, in a sentence or two. */
export function faultText({ code, found, meant = '', steps = [] }: OwnFault): string {
	if (code === 'unexpected' && found in UNEXPECTED) return UNEXPECTED[found]();
	const told = TEXTS[code](isolate(found), meant && isolate(meant));
	const near = formatList(steps.map((step) => formatNumber(step)));
	const sentence = near === '' ? told : `${told} ${m.chapter_fault_ask_at({ steps: near })}`;
	if (meant === '' || SAID.includes(code)) return sentence;
	return `${sentence} ${m.chapter_fault_meant({ meant: isolate(meant) })}`;
}
