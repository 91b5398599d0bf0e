import { fileIn, type Locale } from '$lib/i18n/locale';

const examples = import.meta.glob<string>('../../../../../content/own-chapter/*.md', {
	query: '?raw',
	import: 'default'
});

/** The chapter that shows teachers how one is written. */
export function exampleChapter(locale: Locale): Promise<string> {
	return fileIn(examples, '../../../../../content/own-chapter', locale)();
}
