// See https://svelte.dev/docs/kit/types#app.d.ts
declare global {
	namespace App {
		interface PageState {
			/** The query that shows this history entry, if the page wrote it. */
			address?: string;
		}
	}
}

export {};
