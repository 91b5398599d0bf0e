/**
 * A Vite plugin for js-aruco2, whose scripts hang their one name on `this` of a page: the one that is
 * used becomes a module.
 *
 * @returns {import('vite').Plugin}
 */
export function plainScripts() {
	return {
		name: 'plain-scripts',
		enforce: 'pre',
		transform(code, id) {
			if (!/js-aruco2\/src\/cv\.js(\?|$)/.test(id)) return;
			return { code: code.replace('this.CV = CV;', 'export { CV };'), map: null };
		}
	};
}
