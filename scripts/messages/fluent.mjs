/**
 * Compiles messages in Fluent (https://projectfluent.org) to JavaScript functions. A function takes one
 * object, whose properties are the message's parameters, and returns the text.
 *
 * Of Fluent's syntax it knows what the messages need: text, `{ $parameter }`, `{ "text" }`, selectors, and two
 * functions for nouns. A message with attributes is a noun in its forms, from which a sentence chooses:
 *
 *     map_unit = область
 *         .loc = области
 *         .gender = feminine
 *     map_says = в { FORM($unit, case: "loc") }
 */
import { parse } from '@fluent/syntax';
import { CASES } from './cases.mjs';

/** @import * as Fluent from '@fluent/syntax' */

/**
 * What a parameter has to be: a `number` selects a plural form, a `noun` has cases or a gender.
 *
 * @typedef {'text' | 'number' | 'noun'} Parameter
 */

/**
 * What a form is chosen by, and the texts of each value. The last is for all others.
 *
 * @typedef {object} Selector
 * @property {string} parameter
 * @property {'plural' | 'word' | 'gender'} by
 * @property {ReadonlyMap<string, readonly string[]>} forms
 */

/**
 * A message in one language.
 *
 * @typedef {object} Message
 * @property {string} code parameters and body of its function: `(i){return …}`
 * @property {ReadonlyMap<string, Parameter>} parameters
 * @property {readonly Selector[]} selectors
 * @property {boolean} isNoun
 * @property {readonly string[]} texts all forms, with parameters as `{name}`
 */

/** An expression that makes a text, and the texts that it may make. @typedef {{ code: string; texts: string[] }} Part */

const PLURALS = ['zero', 'one', 'two', 'few', 'many'];
const GENDERS = ['masculine', 'feminine', 'neuter'];

/**
 * What all functions of a language share: the plural category of a number.
 *
 * @param {string} locale
 */
export const sharedCode = (locale) =>
	`let $rules;function $plural(n){return($rules??=new Intl.PluralRules("${locale}")).select(n)}`;

/**
 * The messages of a file, by their names.
 *
 * @param {string} source
 * @param {string} file its name, for errors
 * @param {(text: string) => string} [write] the letters of its texts, if these are not those of the file
 * @returns {Map<string, Message>}
 * @throws {Error} names the file and the line
 */
export function compileFluent(source, file, write = (text) => text) {
	/** @type {Map<string, Message>} */
	const messages = new Map();
	for (const entry of parse(source, {}).body) {
		/** @param {string} problem @returns {never} */
		const fail = (problem) => {
			const [mark] = entry.type === 'Junk' ? entry.annotations : [];
			const line = source.slice(0, (mark ?? entry).span?.start).split('\n').length;
			throw new Error(`${file}:${line}: ${problem}`);
		};
		if (entry.type === 'Junk') fail(entry.annotations.map(({ message }) => message).join(' '));
		if (entry.type === 'Term') fail('terms are not used here');
		if (entry.type !== 'Message') continue;
		if (messages.has(entry.id.name)) fail(`${entry.id.name} is defined twice`);
		messages.set(entry.id.name, new Compiler(fail, write).message(entry));
	}
	return messages;
}

class Compiler {
	/** @type {Map<string, Parameter>} */
	#parameters = new Map();
	/** @type {Selector[]} */
	#selectors = [];
	#fail;
	#write;

	/** @param {(problem: string) => never} fail @param {(text: string) => string} write */
	constructor(fail, write) {
		this.#fail = fail;
		this.#write = write;
	}

	/**
	 * @param {Fluent.Message} message
	 * @returns {Message}
	 */
	message({ id, value, attributes }) {
		if (value === null) return this.#fail(`${id.name} has no text`);
		const { code, texts } = this.#pattern(value);
		const forms = attributes.map((attribute) => {
			const isGender = attribute.id.name === 'gender';
			const form = isGender ? plainText(attribute.value) : this.#pattern(attribute.value);
			if (isGender ? !GENDERS.includes(form.texts[0]) : !CASES.includes(attribute.id.name))
				this.#fail(`${id.name} has no such form: ${attribute.id.name}`);
			if (!isGender) texts.push(...form.texts);
			return `${attribute.id.name}:${form.code}`;
		});
		const isNoun = forms.length > 0;
		const result = isNoun ? `{toString:()=>${code},${forms.join()}}` : code;
		return {
			code: `(${this.#parameters.size > 0 ? 'i' : ''}){return${/^[\w$]/.test(result) ? ' ' : ''}${result}}`,
			parameters: this.#parameters,
			selectors: this.#selectors,
			isNoun,
			texts
		};
	}

	/**
	 * @param {Fluent.Pattern} pattern
	 * @returns {Part}
	 */
	#pattern({ elements }) {
		const parts = elements.map((element) =>
			element.type === 'TextElement'
				? textPart(this.#write(element.value))
				: this.#expression(element.expression)
		);
		if (parts.length === 1 && elements[0].type === 'Placeable' && !isVariable(elements[0]))
			return parts[0];
		const texts = parts.reduce(
			(begins, part) => begins.flatMap((begin) => part.texts.map((end) => begin + end)),
			['']
		);
		const isPlain = parts.every(({ code }) => code.startsWith('"'));
		if (isPlain) return { code: JSON.stringify(texts[0]), texts };
		const inside = parts.map(({ code, texts: [text] }) =>
			code.startsWith('"') ? text.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&') : `\${${code}}`
		);
		return { code: `\`${inside.join('')}\``, texts };
	}

	/**
	 * @param {Fluent.Expression | Fluent.Placeable} expression
	 * @returns {Part}
	 */
	#expression(expression) {
		if (expression.type === 'StringLiteral') return textPart(expression.parse().value);
		if (expression.type === 'VariableReference') {
			const { name } = expression.id;
			return { code: this.#parameter(name, 'text'), texts: [`{${name}}`] };
		}
		if (expression.type === 'SelectExpression') return this.#select(expression);
		if (expression.type === 'FunctionReference' && expression.id.name === 'FORM') {
			const [argument] = expression.arguments.named;
			const form = argument?.name.name === 'case' ? String(argument.value.parse().value) : '';
			if (!CASES.includes(form)) this.#fail(`FORM needs a case: ${CASES.join(', ')}`);
			const name = this.#nounOf(expression);
			return { code: `${this.#parameter(name, 'noun')}.${form}`, texts: [`{${name}}`] };
		}
		return this.#fail(`${expression.type} is not used here`);
	}

	/**
	 * @param {Fluent.SelectExpression} expression
	 * @returns {Part}
	 */
	#select({ selector, variants }) {
		const values = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
		const usual = variants.findIndex((variant) => variant.default);
		if (usual !== variants.length - 1) this.#fail('the form for all others comes last');
		const isPlural = variants.some(
			({ key }) => key.type === 'NumberLiteral' || PLURALS.includes(key.name)
		);
		/** @type {Selector['by']} */
		let by = isPlural ? 'plural' : 'word';
		let name;
		if (selector.type === 'VariableReference') name = selector.id.name;
		else if (selector.type === 'FunctionReference' && selector.id.name === 'GENDER') {
			by = 'gender';
			name = this.#nounOf(selector);
		} else return this.#fail(`${selector.type} cannot select a form`);
		const kinds = /** @type {const} */ ({ plural: 'number', word: 'text', gender: 'noun' });
		const chosen = this.#parameter(name, kinds[by]) + (by === 'gender' ? '.gender' : '');
		const forms = variants.map(({ value }) => this.#pattern(value));
		this.#selectors.push({
			parameter: name,
			by,
			forms: new Map(values.map((value, at) => [value, forms[at].texts]))
		});
		const code = forms.map((form, at) => {
			if (at === usual) return form.code;
			if (variants[at].key.type === 'NumberLiteral')
				return `${chosen}==${values[at]}?${form.code}:`;
			return `${isPlural ? `$plural(${chosen})` : chosen}=="${values[at]}"?${form.code}:`;
		});
		return { code: code.join(''), texts: forms.flatMap(({ texts }) => texts) };
	}

	/**
	 * The parameter of `FORM($unit)` or `GENDER($unit)`.
	 *
	 * @param {Fluent.FunctionReference} call
	 */
	#nounOf({ id, arguments: { positional } }) {
		const [noun] = positional;
		if (positional.length !== 1 || noun.type !== 'VariableReference')
			return this.#fail(`${id.name} needs one parameter`);
		return noun.id.name;
	}

	/**
	 * The code that reads a parameter.
	 *
	 * @param {string} name
	 * @param {Parameter} kind
	 */
	#parameter(name, kind) {
		const known = this.#parameters.get(name) ?? 'text';
		if (known !== 'text' && kind !== 'text' && known !== kind)
			this.#fail(`$${name} cannot be a ${known} and a ${kind}`);
		if (known === 'text') this.#parameters.set(name, kind);
		return `i.${name}`;
	}
}

/** @param {string} text @returns {Part} */
const textPart = (text) => ({ code: JSON.stringify(text), texts: [text] });

/** A pattern that is a word for others to choose by. @param {Fluent.Pattern} pattern */
const plainText = ({ elements: [first] }) =>
	textPart(first?.type === 'TextElement' ? first.value : '');

/** @param {Fluent.Placeable} placeable */
const isVariable = ({ expression }) => expression.type === 'VariableReference';
