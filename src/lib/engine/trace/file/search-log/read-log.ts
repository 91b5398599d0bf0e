import { fault } from '../trace-error';
import { BRANCH, LogTree, UNKNOWN, type LogNode } from './log-tree';

/** A line that Chuffed writes with `--print-nodes`. */
const LOGGED =
	/^\{(-?\d+), (-?\d+), (-?\d+)\}, parent: \{(-?\d+), (-?\d+), (-?\d+)\}, alt: (-?\d+), kids: (-?\d+), status: (\d+)(?:, label: (.*?))?(?:, nogood: (.*?))?(?:, info: (.*?))?$/;
/** Reads a search log. @throws TraceFault */
export function readSearchLog(text: string): LogTree {
	const lines = text
		.split('\n')
		.map((line, at) => ({ at: at + 1, line: line.replace(/\r+$/, '') }))
		.filter(({ line }) => line.trim() !== '');
	const tree = lines[0].line.startsWith('{') ? nodeLog(lines) : savedSearch(lines);
	tree.settle();
	return tree;
}

interface Line {
	/** Its number, from 1. */
	readonly at: number;
	readonly line: string;
}

function refuse({ at, line }: Line): never {
	return fault('log', { line: at, found: line.slice(0, 40) });
}

function nodeLog(lines: readonly Line[]): LogTree {
	const tree = new LogTree();
	for (const one of lines) {
		const found = LOGGED.exec(one.line) ?? refuse(one);
		const [id, restart, thread, above, aboveRestart, aboveThread, alternative, kids, status] = found
			.slice(1, 10)
			.map(Number);
		const [label = '', nogood = '', info = ''] = found.slice(10) as (string | undefined)[];
		tree.add(
			[id, restart, thread],
			[above, aboveRestart, aboveThread],
			nodeOf({ alternative, kids, status, label, nogood, info })
		);
	}
	return tree;
}

/**
 * "node kids [stop] kid label kid label…" a line, parents first. It does not say whether a leaf is a solution or a
 * failure.
 */
function savedSearch(lines: readonly Line[]): LogTree {
	const tree = new LogTree();
	const known = new Set(lines.map(({ line }) => line.split(' ', 1)[0]));
	const parents = new Map<string, { parent: number; alternative: number; label: string }>();
	for (const one of lines) {
		const [name, count = '', ...words] = one.line.split(' ');
		if (!/^\d+$/.test(name) || !/^\d+$/.test(count)) refuse(one);
		const kids = Number(count);
		const isStopped = words[0] === 'stop';
		const rest = isStopped ? words.slice(1) : words;
		const isKid = (word: string) => known.has(word) && !parents.has(word) && +word > +name;
		const places = placesOf(rest, kids, isKid) ?? refuse(one);
		places.forEach((place, alternative) => {
			const label = rest.slice(place + 1, places[alternative + 1]).join(' ');
			parents.set(rest[place], { parent: Number(name), alternative, label });
		});
		const { parent, alternative, label } = parents.get(name) ?? {
			parent: -1,
			alternative: 0,
			label: ''
		};
		// One more than there are if it was stopped: there was more.
		const status = kids > 0 || isStopped ? BRANCH : UNKNOWN;
		const node = nodeOf({ alternative, kids: kids + Number(isStopped), status, label });
		tree.add([Number(name), 0, 0], [parent, 0, 0], node);
	}
	return tree;
}

/** Where the kids stand among words, whose labels may have spaces; null if that cannot be told. */
function placesOf(words: readonly string[], kids: number, isKid: (word: string) => boolean) {
	const length = kids > 0 && words.length % kids === 0 ? words.length / kids : 0;
	const even = Array.from({ length: length > 0 ? kids : 0 }, (_, at) => at * length);
	if (even.length === kids && even.every((place) => isKid(words[place]))) return even;
	const seen = new Set<string>();
	const places = [...words.keys()].filter((place) => {
		const isFirst = !seen.has(words[place]);
		seen.add(words[place]);
		return isFirst && isKid(words[place]);
	});
	return places.length === kids ? places : null;
}

function nodeOf(
	node: Pick<LogNode, 'alternative' | 'kids' | 'status'> & Partial<LogNode>
): LogNode {
	return { label: '', nogood: '', info: '', parent: null, children: [], skipped: 0, ...node };
}
