/** What pages and the service worker tell each other. A message takes a port, for the answer. */

/** A page has used files: they are kept, and what every page of its language needs. */
export interface Used {
	readonly about: 'used';
	readonly locale: string;
	/** Paths on the server, of pages and files. */
	readonly paths: readonly string[];
}

/** Some of what is missing of a language is kept now. */
export interface Keep {
	readonly about: 'keep';
	readonly locale: string;
	/** How many files at most. */
	readonly most: number;
	/** Whether everything else comes first. */
	readonly calmly: boolean;
}

/** How much of a language is kept? */
export interface Ask {
	readonly about: 'ask';
	readonly locale: string;
}

export type Message = Used | Keep | Ask;

/** How much of what belongs to a language is kept on the device. */
export interface Kept {
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
export type Failure = 'network' | 'changed' | 'full' | 'refused';

export type Answer = Kept | { readonly failure: Failure };
