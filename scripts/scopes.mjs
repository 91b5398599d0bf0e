/** The classes that limit a component's styles to its own elements. */

/**
 * The classes so far, with the files of their components.
 *
 * @type {Map<string, string>}
 */
const files = new Map();

/**
 * Names the class of a component: short, because every element of a page has one.
 *
 * @param {{ filename: string; hash: (text: string) => string }} component
 * @throws if another component has the same class: rename one of the two files
 */
export function nameScope({ filename, hash }) {
	const scope = `_${hash(filename).slice(-4)}`;
	const other = files.get(scope) ?? filename;
	if (other !== filename) throw new Error(`${filename} and ${other} have the same scope ${scope}`);
	files.set(scope, filename);
	return scope;
}

/**
 * Returns the classes in a style sheet that {@link nameScope} named.
 *
 * @param {string} css
 */
export function scopesIn(css) {
	return new Set([...css.matchAll(/\.(_[0-9a-z]{1,4})(?![\w-])/g)].map(([, scope = '']) => scope));
}
