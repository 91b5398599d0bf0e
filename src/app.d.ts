// See https://svelte.dev/docs/kit/types#app.d.ts
declare global {
	namespace App {
		interface PageState {
			/** The query that shows this entry of the history, where it was written by the page. */
			address?: string;
		}
	}
}

export {};
