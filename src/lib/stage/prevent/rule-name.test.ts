import { expect, it } from 'vitest';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { ruleName } from './rule-name';

const beside = (strategy: Partial<Strategy>, rule: Parameters<typeof ruleName>[0]) =>
	ruleName(rule, { ...DEFAULT_STRATEGY, ...strategy }, undefined);
const naked = { kind: 'elimination', elimination: 'naked' } as const;
const hidden = { kind: 'elimination', elimination: 'hidden' } as const;

it('names a rule as it is without what stands above it in a menu', () => {
	expect(beside({}, hidden)).toBe('naked and hidden singles');
	expect(beside({}, naked)).toBe('naked singles');
	expect(beside({ elimination: 'naked', eliminate: 'every' }, hidden)).toBe(
		'naked and hidden singles'
	);
	expect(beside({ eliminate: 'start' }, naked)).toBe('naked singles');
});

it('says when a rule is used if the run uses one at the start only', () => {
	const once = { elimination: 'naked', eliminate: 'start' } as const;
	expect(beside(once, naked)).toBe('naked singles, after every placement');
	expect(beside(once, hidden)).toBe('naked and hidden singles, after every placement');
});

it('says of what a model or a bound is one', () => {
	const left = [() => 'what is left', () => ''] as const;
	const variants = { label: () => 'Bound', texts: { left } };
	expect(ruleName({ kind: 'variant', variant: 'left' }, DEFAULT_STRATEGY, variants)).toBe(
		'Bound: what is left'
	);
});
