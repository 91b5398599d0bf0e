import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import { lineOf, unknownName, type Context, type Rule } from './context';
import { nearestName } from './nearest-name';

/** What others write for something that a list of JavaScript has. */
const METHODS: Readonly<Record<string, string>> = {
	append: 'push(…)',
	add: 'push(…)',
	len: '.length',
	size: '.length',
	index: 'indexOf(…)',
	contains: 'includes(…)',
	remove: 'splice(…)'
};

/** The messages of V8 and of SpiderMonkey. */
export const javaScriptRules: readonly Rule[] = [
	['ReferenceError', /^(\S+) is not defined$/, ([, name], context) => notDefined(name, context)],
	[
		'ReferenceError',
		/^(?:Cannot access|can't access lexical declaration) ['"`]?([\w$]+)['"`]? before initialization$/,
		([, name]) => m.faults_before_name({ name: isolate(name) })
	],
	[
		'TypeError',
		/^Cannot (?:read properties|set properties) of (undefined|null) \((?:reading|setting) '(.*)'\)$/,
		([, value, name]) => ofNothing(undefined, value, name)
	],
	[
		'TypeError',
		/^can't access property (?:"(.*)"|(\d+)), (.+) is (undefined|null)$/,
		([, name, item, what, value]) => ofNothing(what, value, name ?? item)
	],
	[
		'TypeError',
		/^(.+) is not a function or its return value is not iterable$/,
		([, name], context) => notIterable(`${name}(…)`, context)
	],
	[
		'TypeError',
		/^(?:object )?(undefined|null) is not iterable/,
		([, value]) => m.faults_nothing_list({ value })
	],
	['TypeError', /^(.+) is not iterable$/, ([, what], context) => notIterable(what, context)],
	[
		'TypeError',
		/^(.+) is (undefined|null)$/,
		([, what, value]) => m.faults_nothing_is({ what: isolate(what), value })
	],
	['TypeError', /^(.+) is not a function$/, ([, name], context) => notCallable(name, context)],
	[
		'TypeError',
		/^(?:Assignment to constant variable\.|invalid assignment to const '(.+)')$/,
		([, name], context) => toConst(name, context)
	],
	['RangeError', /^[Ii]nvalid array length$/, () => m.faults_list_length()],
	[
		'SyntaxError',
		/^(?:Identifier '(.+)' has already been declared|redeclaration of \w+ (.+))$/,
		([, one, two]) => m.faults_twice({ name: isolate(one ?? two) })
	],
	[
		'SyntaxError',
		/^(?:Missing initializer in const declaration|missing = in const declaration)$/,
		() => m.faults_const_value()
	],
	[
		'SyntaxError',
		/^(?:Illegal return statement|return not in function)$/,
		() => m.faults_return_outside()
	],
	[
		'SyntaxError',
		/^(?:Illegal (?:break|continue) statement|Illegal continue|unlabeled break|continue must be inside loop)/,
		() => m.faults_break_outside()
	],
	[
		'SyntaxError',
		/^(?:Invalid left-hand side|invalid assignment left-hand side)/,
		() => m.faults_assign()
	],
	[
		'SyntaxError',
		/^(?:missing |Unexpected |Invalid or unexpected|expected |unexpected )/,
		() => m.faults_syntax_here()
	]
];

/** `undefined` or `null` is asked for something. */
function ofNothing(what: string | undefined, value: string, name: string): string {
	if (!/^-?\d+$/.test(name)) return m.faults_nothing_property({ value, name: isolate(name) });
	const item = isolate(name);
	return what === undefined
		? m.faults_nothing_item({ value, item })
		: m.faults_nothing_item_of({ what: isolate(what), value, item });
}

/** A name that gets a value in this line is a variable that nothing declares. */
function notDefined(name: string, context: Context): string {
	const written = name.replaceAll('$', '\\$');
	const line = lineOf(context);
	const isDeclared = new RegExp(
		`\\b(?:(?:let|const|var)\\b[^;=\\n]*\\b|(?:function|class)\\s+)${written}\\b`
	);
	const isWritten = new RegExp(
		`(?:^|[;{(,\\s])${written}\\s*=(?![=>])|\\bfor\\s*\\(\\s*${written}\\s+(?:of|in)\\b|(?:^|[;{])\\s*\\[[^\\[\\]]*\\b${written}\\b[^\\[\\]]*\\]\\s*=(?!=)`
	);
	if (isDeclared.test(context.source) || !isWritten.test(line)) return unknownName(name, context);
	return m.faults_undeclared({ name: isolate(name), right: isolate(`let ${name}`) });
}

function notIterable(what: string, context: Context): string {
	if (!/\(intermediate value\)|^\.for/.test(what))
		return m.faults_not_list({ what: isolate(what) });
	// SpiderMonkey does not name it; the line does.
	const called = /=\s*([\w$]+)\(/.exec(lineOf(context))?.[1];
	return called === undefined
		? m.faults_nothing_list({ value: 'undefined' })
		: m.faults_not_list({ what: isolate(`${called}(…)`) });
}

function notCallable(name: string, context: Context): string {
	if (/^\d+$/.test(name)) return m.faults_call({ what: 'number' });
	const method = /\.([\w$]+)$/.exec(name)?.[1];
	if (method !== undefined) {
		const right = METHODS[method];
		return right === undefined
			? m.faults_call_name({ name: isolate(name) })
			: m.faults_attribute_right({ name: isolate(method), right: isolate(right) });
	}
	if (/^[\w$]+\[/.test(name)) return m.faults_call({ what: 'other' });
	const near = nearestName(name, context);
	const isFunction =
		near !== null &&
		new RegExp(`\\bfunction\\s+${near.replaceAll('$', '\\$')}\\b`).test(context.source);
	return isFunction
		? m.faults_call_near({ name: isolate(name), near: isolate(near) })
		: m.faults_call_name({ name: isolate(name) });
}

function toConst(name: string | undefined, context: Context): string {
	const written =
		name ?? /([\w$]+)\s*(?:(?:[-+*/%]|\*\*)?=(?!=)|\+\+|--)/.exec(lineOf(context))?.[1];
	const isConst =
		name !== undefined ||
		(written !== undefined &&
			new RegExp(`\\bconst\\b[^;]*\\b${written.replaceAll('$', '\\$')}\\b`).test(context.source));
	return isConst ? m.faults_const({ name: isolate(written!) }) : m.faults_const_here();
}
