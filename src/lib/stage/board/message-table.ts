import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';

/** Those that any text can have; the dialog that opens texts has messages for them. */
type Common = 'too-large' | 'not-text' | 'empty' | 'left-out';

/** What a message is given: the facts as they are shown, and how many there are. */
type Inputs<Facts> = {
	readonly [Name in Exclude<keyof Facts, 'count'>]-?: NonNullable<Facts[Name]> extends
		| number
		| string
		? string
		: NonNullable<Facts[Name]>;
} & (Facts extends { readonly found: number } ? ReturnType<typeof counted> : unknown) &
	('count' extends keyof Facts ? ReturnType<typeof counted> : unknown);

type With<Facts, Code> = Facts extends { readonly code: infer Own }
	? Code extends Own
		? Facts
		: never
	: never;

/** For each code of errors or notes its message. */
export type MessageTable<Facts extends { readonly code: string }> = {
	readonly [Code in Exclude<Facts['code'], Common>]: (inputs: Inputs<With<Facts, Code>>) => string;
};

/** Facts as they are shown in a message: numbers formatted, texts isolated. */
export function inputsOf<Facts extends object>(facts: Facts): Inputs<Facts> {
	const shown = Object.entries(facts).map(([name, value]: [string, unknown]) => {
		if (typeof value === 'number') return [name, formatNumber(value)] as const;
		return [name, typeof value === 'string' ? isolate(value) : value] as const;
	});
	const { count, found } = facts as { readonly count?: unknown; readonly found?: unknown };
	const many = count ?? found;
	return {
		...Object.fromEntries(shown),
		...(typeof many === 'number' ? counted(many) : {})
	} as Inputs<Facts>;
}

/** Writes errors or notes with a table of their messages. */
export function messagesIn<Facts extends { readonly code: string }>(
	table: MessageTable<Facts>
): (facts: { readonly code: string }) => string {
	const messages = table as Readonly<Record<string, (inputs: object) => string>>;
	return (facts) => messages[facts.code]?.(inputsOf(facts)) ?? '';
}
