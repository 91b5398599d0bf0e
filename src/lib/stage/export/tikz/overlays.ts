import { commandText, type Command } from './commands';

/** Commands that are drawn on the same overlays, one after another. */
export interface Layer {
	/** Overlays from 1, ascending. */
	readonly overlays: readonly number[];
	readonly commands: readonly Command[];
}

interface Entry {
	readonly command: Command;
	/** Overlays from 1, ascending. */
	readonly overlays: number[];
}

/**
 * The commands of frames as one list for a slide with an overlay for each frame. What frames have in common
 * is there once. Layers are in the order of their first overlays, as far as what covers something still
 * comes after it.
 */
export function layersOf(frames: readonly (readonly Command[])[]): Layer[] {
	const layers: { overlays: readonly number[]; commands: Command[] }[] = [];
	for (const { command, overlays } of ordered(merged(frames), frames.length)) {
		const last = layers.at(-1);
		if (last !== undefined && overlaySpec(last.overlays) === overlaySpec(overlays))
			last.commands.push(command);
		else layers.push({ overlays, commands: [command] });
	}
	return layers;
}

/** Overlays as beamer writes them: `2-4,7`. */
export function overlaySpec(overlays: readonly number[]): string {
	const runs: string[] = [];
	for (let first = 0; first < overlays.length;) {
		let last = first;
		while (overlays[last + 1] === overlays[last] + 1) last++;
		runs.push(last === first ? `${overlays[first]}` : `${overlays[first]}-${overlays[last]}`);
		first = last + 1;
	}
	return runs.join(',');
}

/** One list that has the commands of each frame in their order. */
function merged(frames: readonly (readonly Command[])[]): Entry[] {
	let entries: Entry[] = [];
	frames.forEach((commands, frame) => {
		const pairs = common(
			entries.map(({ command }) => commandText(command)),
			commands.map(commandText)
		);
		const next: Entry[] = [];
		let [known, fresh] = [0, 0];
		for (const [at, other] of [...pairs, [entries.length, commands.length]]) {
			while (known < at) next.push(entries[known++]);
			while (fresh < other) next.push({ command: commands[fresh++], overlays: [frame + 1] });
			if (at === entries.length) break;
			entries[at].overlays.push(frame + 1);
			next.push(entries[at]);
			known = at + 1;
			fresh = other + 1;
		}
		entries = next;
	});
	return entries;
}

/**
 * The indices of a longest common subsequence of two lists, if no text is in a list twice; else a long one:
 * the longest ascending run of the places of the texts (Hunt and Szymanski 1977).
 */
function common(first: readonly string[], second: readonly string[]): [number, number][] {
	const places = new Map<string, number[]>();
	first.forEach((text, at) => places.set(text, [...(places.get(text) ?? []), at]));
	interface Link {
		readonly pair: [number, number];
		readonly before: Link | undefined;
	}
	/** The chain of each length that ends earliest in the first list. */
	const chains: Link[] = [];
	second.forEach((text, other) => {
		const at = places.get(text)?.shift();
		if (at === undefined) return;
		let [low, high] = [0, chains.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (chains[middle].pair[0] < at) low = middle + 1;
			else high = middle;
		}
		chains[low] = { pair: [at, other], before: chains[low - 1] };
	});
	const pairs: [number, number][] = [];
	for (let link = chains.at(-1); link !== undefined; link = link.before) pairs.unshift(link.pair);
	return pairs;
}

/** The entries by their first overlays; those that touch each other on an overlay keep their order. */
function ordered(entries: readonly Entry[], frames: number): Entry[] {
	/** How many entries each one waits for, and which ones wait for it. */
	const waits = new Int32Array(entries.length);
	const followers: number[][] = entries.map(() => []);
	for (let late = 0; late < entries.length; late++)
		for (let early = 0; early < late; early++)
			if (touch(entries[early], entries[late])) {
				waits[late]++;
				followers[early].push(late);
			}
	const rank = entries.map(({ overlays }) => (overlays.length === frames ? 0 : overlays[0]));
	const specs = entries.map(({ overlays }) => overlaySpec(overlays));
	const ready = new Set([...entries.keys()].filter((at) => waits[at] === 0));
	const kinds = entries.map(({ command }) => command.parts.join());
	const result: Entry[] = [];
	let [spec, kind] = ['', ''];
	while (ready.size > 0) {
		// Sets are in the order of insertion, so the lowest index has to be looked for.
		let best = -1;
		for (const at of ready) {
			if (best < 0) best = at;
			else {
				const order =
					rank[at] - rank[best] ||
					Number(specs[best] === spec) - Number(specs[at] === spec) ||
					// Equal commands become a loop.
					Number(kinds[best] === kind) - Number(kinds[at] === kind) ||
					at - best;
				if (order < 0) best = at;
			}
		}
		ready.delete(best);
		result.push(entries[best]);
		[spec, kind] = [specs[best], kinds[best]];
		for (const at of followers[best]) if (--waits[at] === 0) ready.add(at);
	}
	return result;
}

/** Whether two commands draw on the same place of the same overlay. */
function touch(a: Entry, b: Entry): boolean {
	const [left, bottom, right, top] = a.command.box;
	const [left2, bottom2, right2, top2] = b.command.box;
	if (left >= right2 || left2 >= right || bottom >= top2 || bottom2 >= top) return false;
	const { overlays } = b;
	if (a.overlays[0] > overlays[overlays.length - 1] || overlays[0] > a.overlays.at(-1)!)
		return false;
	return a.overlays.some((overlay) => overlays.includes(overlay));
}
