/** Something that can be a task, by its id. */
export interface CatalogEntry {
	readonly id: string;
	readonly title: string;
}

/** What a teacher can choose tasks from. The page knows it: rooms do not know each other. */
export interface Catalog {
	readonly chapters: readonly CatalogEntry[];
	readonly exercises: readonly CatalogEntry[];
	readonly problems: readonly CatalogEntry[];
	/** The name of the board that the query of a studio describes: "N queens, 5×5". */
	readonly boardName: (problem: string, query: string) => Promise<string>;
	/** The questions of a chapter, with what they ask. */
	readonly questionsOf: (chapter: string) => Promise<readonly CatalogEntry[]>;
}

/** The title of an entry; its id if there is none. */
export function titleIn(entries: readonly CatalogEntry[], id: string): string {
	return entries.find((entry) => entry.id === id)?.title ?? id;
}
