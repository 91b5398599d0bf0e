// See https://svelte.dev/docs/kit/types#app.d.ts
declare global {
	namespace App {
		interface PageData {
			/** Set by a page that fills the window itself and wants no footer below it. */
			fullscreen?: boolean;
		}
	}
}

export {};
