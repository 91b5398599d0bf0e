import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENTS } from '$lib/engine/trace/file/events';
import {
	MAX_EVENT,
	MAX_EVENTS,
	MAX_NOTE,
	MAX_PLACEMENTS,
	MAX_SOLVER,
	MAX_TRACE_NAME,
	MAX_TRACE_VARIABLES
} from '$lib/engine/trace/file/trace-file';
import { MAX_VALUES } from '$lib/engine/problem';
import { CARDS } from '$lib/kinds/cards';
import { DIRECTIONS, MOVES } from '$lib/kinds/knights-tour/tour';
import { AUSTRALIA, USA } from '$lib/kinds/map-colouring/maps/maps';
import { kindOf } from '$lib/kinds/registry';
import { sampleHeader } from '$lib/kinds/sample-header';
import { DEFAULT_LENGTH, ORDERS } from '$lib/kinds/sequence/setup';
import { MODES } from '$lib/kinds/sudoku/making/setup';
import { TRACE_EXAMPLES } from './examples';
import { EVENT_MEANINGS, KIND_NUMBERS, KIND_SETUPS } from './format-words';
import { JUMPS, LENGTH, MAKINGS, REGIONS, RULES, SAMPLE_HEADERS } from './kind-samples';
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

it('shows the header of every kind as the kind writes it, on the page and in the documentation', async () => {
	const samples = await Promise.all(
		CARDS.map(async ({ kind }) => [kind, sampleHeader((await kindOf(kind))!)])
	);
	expect(SAMPLE_HEADERS).toEqual(Object.fromEntries(samples));
	expect(Object.keys(KIND_SETUPS).sort()).toEqual(CARDS.map(({ kind }) => kind).sort());
	const documentation = readFileSync('docs/trace-file.md', 'utf8');
	expect(samples.filter(([, header]) => !documentation.includes(header))).toEqual([]);
});

it('lists what has numbers in the order of its kind', () => {
	expect(REGIONS).toBe(AUSTRALIA.regions.join(', '));
	expect(USA.regions).toEqual([...USA.regions].sort());
	expect(JUMPS).toBe([...DIRECTIONS].map((direction) => MOVES[direction][2]).join(', '));
	expect([RULES, LENGTH, MAKINGS]).toEqual([ORDERS, DEFAULT_LENGTH, MODES]);
});

it.each([
	MAX_EVENT,
	MAX_EVENTS,
	MAX_NOTE,
	MAX_PLACEMENTS,
	MAX_SOLVER,
	MAX_TRACE_NAME,
	MAX_TRACE_VARIABLES,
	MAX_VALUES
])('documents the bound %i', (bound) => {
	const documentation = readFileSync('docs/trace-file.md', 'utf8');
	expect(documentation).toMatch(new RegExp(`\\b${bound.toLocaleString('en')}\\b`));
});
