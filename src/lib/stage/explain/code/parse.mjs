const COMMENT = '(?://|#)';
const DIRECTIVE = new RegExp(`^(\\s*)${COMMENT} @(block|hidden|when)\\b([^:]*)(?:: (.*))?$`);
const REMARK = new RegExp(`^(\\s*${COMMENT}) @(en|he): (.*)$`);
const TRAILING = new RegExp(`^(.*?)\\s*${COMMENT} @(\\w+)$`);

/**
 * Parses the file of a listing; `source.ts` describes the format.
 *
 * @param {string} source
 * @returns {import('./source').SourceLine[]}
 */
export function parseListing(source) {
	/** @type {import('./source').SourceLine[]} */
	const lines = [];
	let hidden = false;
	/** @type {string[][]} */
	let block = [];
	/** @type {string[][]} */
	let next = [];
	for (const raw of source.trimEnd().split(/\r?\n/)) {
		const remark = REMARK.exec(raw);
		if (remark !== null) {
			const [, start, locale, words] = remark;
			if (!hidden)
				lines.push({ ...parseLine(`${start} ${words}`), when: [...block, ...next], locale });
			continue;
		}
		const directive = DIRECTIVE.exec(raw);
		if (directive === null) {
			if (!hidden) lines.push({ ...parseLine(raw), when: [...block, ...next] });
			next = [];
			if (raw.trim() === '') {
				hidden = false;
				block = [];
			}
			continue;
		}
		const [, indent, name, list] = directive;
		/** @type {string | undefined} */
		const code = directive[4];
		const words = list.split(' ').filter((word) => word !== '');
		if (name === 'hidden') hidden = true;
		else if (name === 'block') block = [words];
		else if (code === undefined) next = [words];
		else lines.push({ ...parseLine(indent + code), when: [...block, words] });
	}
	return lines;
}

/** @param {string} raw */
function parseLine(raw) {
	const trailing = TRAILING.exec(raw);
	if (trailing === null) return { text: raw, step: null };
	const [, text, marker] = trailing;
	return { text, step: /** @type {import('./source').Marker} */ (marker) };
}
