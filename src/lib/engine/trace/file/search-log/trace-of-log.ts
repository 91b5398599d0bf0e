import { MAX_VALUES } from '../../../problem';
import { fault } from '../trace-error';
import {
	MAX_EVENTS,
	MAX_NOTE,
	MAX_PLACEMENTS,
	MAX_TRACE_NAME,
	MAX_TRACE_VARIABLES,
	TRACE_VERSION
} from '../trace-file';
import { decisionOf, type Decision } from './log-decision';
import { FAILED, SOLVED, UNKNOWN, type LogNode, type LogTree } from './log-tree';
import { readSearchLog } from './read-log';

type Event = readonly [word: string, ...rest: (string | number)[]];
/** Puts a decision into a table. */
type Decide = (decision: Decision, placed: ReadonlySet<string>) => Decision;

/**
 * The text of a trace of the search in a log: what `static/recorders/cpprofiler.py` makes of it, line for line. A log
 * that does not say which leaves are solutions gives a trace without an end.
 *
 * @throws TraceFault
 */
export function traceOfLog(log: string): string {
	const tree = readSearchLog(log);
	const { names, decide } = tableOf(tree);
	const lines: unknown[] = [{ backtrail: TRACE_VERSION, ...names, solver: 'CP-Profiler' }];
	for (const event of eventsOf(tree, decide)) {
		if (lines.length > MAX_EVENTS) break;
		lines.push(event);
	}
	if (lines.length > MAX_EVENTS) lines.push(['end', 'cut', 'steps']);
	else if (tree.isComplete) lines.push(['end', 'all']);
	else if (tree.last?.status === SOLVED) lines.push(['end', 'found']);
	else if (!isSaved(tree)) lines.push(['end', 'cut']);
	return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Whether the log does not say what its leaves are. */
function isSaved({ roots }: LogTree): boolean {
	const open = [...roots];
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		if (node.status === UNKNOWN) return true;
		for (const child of node.children) open.push(child);
	}
	return false;
}

/** The events of a search, depth first. */
function* eventsOf(tree: LogTree, decide: Decide): Generator<Event> {
	/** The placements in force. */
	const path: { node: LogNode; variable: string; value: string }[] = [];
	const placed = new Set<string>();
	for (const [number, root] of tree.roots.entries()) {
		if (number > 0) {
			path.length = 0;
			placed.clear();
			yield ['restart'];
		}
		const open = [{ node: root, depth: 0, height: 0 }];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			const { node, depth, height } = next;
			yield* downTo(height);
			if (depth > 0) {
				const { word, variable, value } = decide(decisionOf(node, depth), placed);
				if (word === 'p') {
					if (path.push({ node, variable, value }) > MAX_PLACEMENTS)
						fault('deep', { expected: MAX_PLACEMENTS });
					placed.add(variable);
				}
				yield [word, variable, value];
			}
			if (node.status === FAILED) yield ['d'];
			if (node.status === SOLVED) yield ['s'];
			const [nogood, info] = [node.nogood.trim(), node.info.trim()];
			if (nogood !== '') yield ['note', `nogood: ${nogood}`.slice(0, MAX_NOTE)];
			// JSON is for programs.
			if (info !== '' && !info.startsWith('{')) yield ['note', info.slice(0, MAX_NOTE)];
			for (const child of node.children.toReversed())
				open.push({ node: child, depth: depth + 1, height: path.length });
		}
	}
	if (tree.isComplete) yield* downTo(0);

	function* downTo(height: number): Generator<Event> {
		let hasJumped = false;
		while (path.length > height) {
			const { node, variable, value } = path.pop()!;
			placed.delete(variable);
			const { children, skipped } = node.parent!;
			const untested = node === children[children.length - 1] ? skipped : 0;
			if (untested === 0) yield ['t', variable, value];
			else yield [hasJumped ? 't' : 'j', variable, value, untested];
			hasJumped ||= untested > 0;
		}
	}
}

/** A decision as a place in a table. A variable that is placed already gets another row. */
function asTable({ word, variable, value }: Decision, placed: ReadonlySet<string>): Decision {
	let name = short(variable);
	for (let again = 2; placed.has(name); again++)
		name = short(`${variable.slice(0, MAX_TRACE_NAME - 6)} (${again})`);
	return { word, variable: name, value: short(value) };
}

/** A decision as a row of its own, if there are more values than a table has. */
function asYes({ word, variable, value }: Decision, placed: ReadonlySet<string>): Decision {
	const sign = /^[≠≤≥<>]/u.test(value) ? ' ' : ' = ';
	return asTable({ word, variable: variable + sign + value, value: 'yes' }, placed);
}

function short(name: string): string {
	return name.length <= MAX_TRACE_NAME ? name : `${name.slice(0, MAX_TRACE_NAME - 1)}…`;
}

/** The names of a table that holds the search, and what puts its decisions into it. @throws TraceFault */
function tableOf(tree: LogTree) {
	for (const decide of [asTable, asYes]) {
		const [variables, values] = [new Set<string>(), new Set<string>()];
		for (const [word, variable, value] of eventsOf(tree, decide)) {
			if (word !== 'p' && word !== 'e') continue;
			variables.add(String(variable));
			values.add(String(value));
		}
		if (values.size > MAX_VALUES || variables.size > MAX_TRACE_VARIABLES) continue;
		const names = values.size === 0 ? {} : { variables: sorted(variables), values: sorted(values) };
		return { names, decide };
	}
	return fault('many-variables', { expected: MAX_TRACE_VARIABLES });
}

/** Sorts x[2] before x[10], and 3 before ≠3. */
function sorted(names: ReadonlySet<string>): string[] {
	const keys = Array.from(names, (name) => {
		const isNumber = /^-?\d+$/.test(name);
		const pieces = name.split(/(\d+)/).map((piece, at) => (at % 2 === 1 ? Number(piece) : piece));
		return { name, key: isNumber ? [0, Number(name)] : [1, ...pieces] };
	});
	keys.sort((one, other) => order(one.key, other.key));
	return keys.map(({ name }) => name);
}

function order(one: readonly (string | number)[], other: readonly (string | number)[]): number {
	const at = one.findIndex((piece, index) => piece !== other[index]);
	if (at < 0) return one.length - other.length;
	return at >= other.length || one[at] > other[at] ? 1 : -1;
}
