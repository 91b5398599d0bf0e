/**
 * No component of this site is a custom element, but the class for them has an effect when it is loaded,
 * so the bundler would keep it in what every page loads.
 *
 * @returns {import('vite').Plugin}
 */
export function noCustomElements() {
	return {
		name: 'no-custom-elements',
		apply: 'build',
		load: {
			filter: { id: /\/svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/ },
			handler: () => 'export const create_custom_element = undefined;'
		}
	};
}
