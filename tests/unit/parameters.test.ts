/** An address names a puzzle and what a page does with it: no name may mean both. */
import { expect, it } from 'vitest';
import type { ProblemKind } from '$lib/engine/kind';
import { RACE_PARAMETERS } from '$lib/rooms/race/race-address';
import { SETTINGS } from '$lib/stage/address/unknown-parameters';
import { FRAME_PARAMETERS } from '$lib/stage/frame/frame-query';

const modules = import.meta.glob<ProblemKind>('../../src/lib/kinds/**/kind.ts', {
	eager: true,
	import: 'kind'
});
const taken = [...SETTINGS, ...RACE_PARAMETERS, ...FRAME_PARAMETERS];

it.each(Object.values(modules).map(({ id, parameters }) => ({ id, parameters })))(
	'no parameter of $id has a name that pages use',
	({ parameters }) => {
		expect(new Set(parameters).size).toBe(parameters.length);
		expect(parameters.filter((name) => taken.includes(name))).toEqual([]);
	}
);
