import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENTS } from '$lib/engine/trace/file/events';
import { CARDS } from '$lib/kinds/cards';
import { TRACE_EXAMPLES } from './examples';
import { EVENT_MEANINGS, KIND_NUMBERS } from './format-words';
import { CONVERTER, RECORDERS } from './recorders';

it('says what every event means, and no other', () => {
	expect(Object.keys(EVENT_MEANINGS).sort()).toEqual(EVENTS.map(({ word }) => word).sort());
});

it('says how every kind of problem numbers its variables and values', () => {
	expect(Object.keys(KIND_NUMBERS).sort()).toEqual(CARDS.map(({ kind }) => kind).sort());
});

it('links to files that are there', () => {
	const recorders = RECORDERS.flatMap(({ recorder, program }) => [recorder, program]);
	const files = [
		...[CONVERTER, ...recorders].map((file) => `static/recorders/${file}`),
		...TRACE_EXAMPLES.map(({ file }) => `static/traces/${file}`)
	];
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
