import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import { lineOf, numberOf, unknownName, type Context, type Rule } from './context';

/** The kind of a value, by the name of its class. */
function kindOf(type: string): string {
	if (/^(int|float|bool)$/.test(type)) return 'number';
	if (/^(list|Board|Row|ReadRow|List)$/.test(type)) return 'list';
	if (/^(function|closure|bound_method|generator|type)$/.test(type)) return 'function';
	return { str: 'text', NoneType: 'none', tuple: 'tuple' }[type] ?? 'other';
}

const OPERATORS: Readonly<Record<string, string>> = {
	add: '+',
	sub: '-',
	mul: '*',
	truediv: '/',
	floordiv: '//',
	mod: '%',
	pow: '**',
	lt: '<',
	gt: '>',
	le: '<=',
	ge: '>=',
	neg: '-',
	iadd: '+=',
	isub: '-=',
	hash: 'set'
};
/** What others write for something that a list of Python has or is. */
const METHODS: Readonly<Record<string, string>> = {
	push: 'append(…)',
	add: 'append(…)',
	length: 'len(…)',
	size: 'len(…)',
	len: 'len(…)',
	includes: 'in',
	contains: 'in',
	indexOf: 'index(…)',
	slice: '[a:b]'
};

/** What does the same as a module that is not there. */
const INSTEAD: Readonly<Record<string, string>> = {
	dataclasses: 'class … def __init__(self, …)',
	enum: 'RED, GREEN, BLUE = range(3)',
	numpy: '[[0] * n for _ in range(n)]',
	bisect: 'sorted(…)'
};

/**
 * MicroPython's messages. Where it does not say which place of the board was wrong, the watched board does.
 */
export const pythonRules: readonly Rule[] = [
	['NameError', /^name '(.+)' isn't defined$/, ([, name], context) => unknownName(name, context)],
	['NameError', /before assignment/, () => m.faults_before()],
	[
		'IndexError',
		/^(row|column|item) (-?\d+) of (\d+)$/,
		([, what, at, count]) => place(what, at, count)
	],
	['IndexError', /^pop from empty/, () => m.faults_pop()],
	['IndexError', /out of range| of \d+$/, () => m.faults_index()],
	[
		'TypeError',
		/^'(\w+)' object isn't callable$/,
		([, type]) => m.faults_call({ what: kindOf(type) })
	],
	[
		'TypeError',
		/^'NoneType' object (?:isn't (?:iterable|subscriptable)|doesn't support item)/,
		(_, context) => returnedNone(context)
	],
	[
		'TypeError',
		/^'(\w+)' object isn't iterable$/,
		([, type]) => m.faults_iterate({ what: kindOf(type) })
	],
	['TypeError', /^'type' object isn't subscriptable$/, () => m.faults_type_items()],
	['NotImplementedError', /^only slices with step=1/, () => m.faults_slice_step()],
	[
		'TypeError',
		/^'(\w+)' object (?:isn't subscriptable|doesn't support item)/,
		([, type]) => m.faults_items({ what: kindOf(type) })
	],
	[
		'TypeError',
		/^object of type '(\w+)' has no len/,
		([, type]) => m.faults_length({ what: kindOf(type) })
	],
	[
		'TypeError',
		/^unsupported types? for (?:__(\w+)__)?: '(\w+)'(?:, '(\w+)')?$/,
		([, operator = '', left, right = left]) => wrongOperator(operator, left, right)
	],
	[
		'TypeError',
		/^(\w+|<lambda>)\(\) takes (\d+) positional arguments but (\d+) were given$/,
		([, name, wanted, given]) =>
			m.faults_arguments({
				name: isolate(name),
				wanted: numberOf(wanted),
				given: numberOf(given)
			})
	],
	[
		'TypeError',
		/^unexpected keyword argument '(.+)'$/,
		([, name]) => m.faults_keyword({ name: isolate(name) })
	],
	[
		'TypeError',
		/multiple values for argument '(.+)'$/,
		([, name]) => m.faults_argument_twice({ name: isolate(name) })
	],
	['TypeError', /^function (takes|missing)/, () => m.faults_arguments_here()],
	[
		'TypeError',
		/^(?:can't convert NoneType|list indices must be integers, not NoneType)/,
		() => m.faults_none_number()
	],
	[
		'TypeError',
		/^list indices must be integers, not tuple$/,
		() => m.faults_index_pair({ right: isolate('board[row][column]') })
	],
	[
		'TypeError',
		/^(?:can't convert float|\w+ indices must be integers, not float)/,
		() => m.faults_whole()
	],
	['TypeError', /^(?:can't convert \w+ to|\w+ indices must be integers)/, () => m.faults_number()],
	[
		'AttributeError',
		/^'(\w+)' object has no attribute '(.+)'$/,
		([, type, name]) => noAttribute(kindOf(type), name)
	],
	[
		'AttributeError',
		/^module '.*' has no attribute '(.+)'$/,
		([, name]) => m.faults_import({ name: isolate(name) })
	],
	['ValueError', /^too many values to unpack/, () => m.faults_unpack_many()],
	['ValueError', /^need more than \d+ values to unpack/, () => m.faults_unpack_few()],
	['ValueError', /^invalid syntax for (integer|number)/, () => m.faults_not_number()],
	['ValueError', /^object not in sequence$/, () => m.faults_not_in()],
	['ValueError', /empty sequence$/, () => m.faults_empty_values()],
	['ValueError', /^math domain error$/, () => m.faults_root()],
	['ZeroDivisionError', /^/, () => m.faults_zero()],
	['KeyError', /^(.*)$/, ([, key]) => m.faults_key({ key: isolate(key) })],
	['AssertionError', /^$/, () => m.faults_assert()],
	['ImportError', /^no module named '(.+)'$/, ([, name]) => missingModule(name)],
	[
		'ImportError',
		/^can't import name (.+)$/,
		([, name]) => m.faults_import({ name: isolate(name) })
	],
	['EOFError', /^/, () => m.faults_input()],
	['SystemExit', /^/, () => m.faults_exit()],
	['StopIteration', /^$/, () => m.faults_next()],
	['SyntaxError', /^'return' outside function$/, () => m.faults_return_outside()],
	['SyntaxError', /outside loop$/, () => m.faults_break_outside()],
	['SyntaxError', /^can't assign to/, () => m.faults_assign()],
	['SyntaxError', /^\*x must be/, () => m.faults_star()],
	['SyntaxError', /^invalid syntax$/, () => m.faults_syntax_here()],
	['IndentationError', /^unexpected indent$/, () => m.faults_unindent()],
	['IndentationError', /^unindent/, () => m.faults_level()]
];

function place(what: string, at: string, count: string): string | null {
	if (Number(at) < 0) return null;
	const last = numberOf(String(Number(count) - 1));
	const input = { at: numberOf(at), last };
	if (what === 'row') return m.faults_row(input);
	if (what === 'column') return m.faults_column(input);
	return count === '0' ? m.faults_item_of_empty(input) : m.faults_item(input);
}

/** None is asked for its items: which function returned it, if the program shows that. */
function returnedNone(context: Context): string {
	const line = lineOf(context);
	const { source } = context;
	const variable = /(\w+)\s*\[/.exec(line)?.[1];
	const called =
		/,.*[^=!<>]=\s*(\w+)\(/.exec(line)?.[1] ??
		/\b(?:in)\s+(\w+)\(.*\)\s*:/.exec(line)?.[1] ??
		/(\w+)\([^()]*\)\s*\[/.exec(line)?.[1] ??
		givenBy(variable ?? /=\s*(\w+)\s*$/.exec(line)?.[1], source);
	const isOwn = called !== undefined && new RegExp(`\\bdef\\s+${called}\\b`).test(source);
	return isOwn
		? m.faults_returned_none({ name: isolate(called) })
		: m.faults_items({ what: 'none' });
}

/** The function whose value a variable gets. */
function givenBy(variable: string | undefined, source: string): string | undefined {
	if (variable === undefined) return undefined;
	return new RegExp(`\\b${variable}\\s*=\\s*(\\w+)\\(`).exec(source)?.[1];
}

function missingModule(name: string): string {
	const instead = Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
	return instead === undefined
		? m.faults_module({ name: isolate(name) })
		: m.faults_module_instead({ name: isolate(name), instead: isolate(instead) });
}

function wrongOperator(operator: string, left: string, right: string): string {
	const [one, two] = [kindOf(left), kindOf(right)];
	if (one === 'none' || two === 'none') return m.faults_none_operator();
	const isMixed = [one, two].includes('text') && [one, two].includes('number');
	if (operator === 'add' && isMixed) return m.faults_text_number();
	return m.faults_operator({
		operator: isolate(OPERATORS[operator] ?? 'in'),
		left: m.faults_kind({ what: one }),
		right: m.faults_kind({ what: two })
	});
}

function noAttribute(kind: string, name: string): string {
	if (kind === 'none') return m.faults_none_attribute({ name: isolate(name) });
	const right = METHODS[name];
	return kind === 'list' && right !== undefined
		? m.faults_attribute_right({ name: isolate(name), right: isolate(right) })
		: m.faults_attribute({ name: isolate(name) });
}
