import { readParts } from '$lib/stage/present/presented';

/** What a presentation of a chapter can show: the words of the place, and the pictures of its figure. */
export const IN_CHAPTER = ['words', 'first', 'others'] as const;
export type PresentedInChapter = (typeof IN_CHAPTER)[number];

/** How a chapter keeps what was presented. */
export const KEPT_IN_CHAPTER = {
	key: 'present-chapter',
	usual: IN_CHAPTER,
	read: readParts(IN_CHAPTER, IN_CHAPTER.length)
};
