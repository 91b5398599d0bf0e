/** What pages and the service worker tell each other. A request takes a port, for the reply. */
export type OfflineRequest = { readonly locale: string } & (
	| {
			/** A page has used files: they are kept, and what every page of its language needs. */
			readonly about: 'used';
			/** Paths on the server, of pages and files. */
			readonly paths: readonly string[];
	  }
	| {
			/** Some of what is missing of a language is kept now. */
			readonly about: 'keep';
			/** How many files at most. */
			readonly most: number;
			/** Whether everything else comes first. */
			readonly calmly: boolean;
	  }
	/** How much of a language is kept? */
	| { readonly about: 'ask' }
);

/** How much of what belongs to a language is kept on the device. */
export interface KeptFiles {
	readonly files: number;
	readonly bytes: number;
	/** The whole. */
	readonly allFiles: number;
	readonly allBytes: number;
}

/**
 * Why a file is not kept: there is no network; the server sent something else than was built; there is no room; the
 * browser keeps nothing.
 */
export type OfflineFailure = 'network' | 'changed' | 'full' | 'refused';

export type OfflineReply = KeptFiles | { readonly failure: OfflineFailure };
