import type { Plugin } from 'vite';
import { looksCss } from './looks-css.ts';

/** Adds the rules of all styles to `looks.css`. */
export function looks(): Plugin {
	return {
		name: 'looks',
		enforce: 'pre',
		transform: {
			filter: { id: /\/stage\/scene\/looks\.css$/ },
			handler: (code) => `${code}\n${looksCss()}`
		}
	};
}
