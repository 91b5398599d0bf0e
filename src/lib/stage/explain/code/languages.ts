/** The languages that the search is listed in. */
export const LANGUAGES = ['pseudocode', 'typescript', 'python'] as const;
export type Language = (typeof LANGUAGES)[number];
