import type { Checkpoint } from './checkpoint';
import { STATISTICS_FIELDS, noStatistics, type Statistics } from './statistics';
import type { Decision } from './tree/tree-builder';

/** Stored elsewhere, or stored as a small difference from the other fields. */
const LEFT_OUT: readonly (keyof Statistics)[] = ['steps', 'tries', 'undos', 'best'];
const WRITTEN = STATISTICS_FIELDS.filter((field) => !LEFT_OUT.includes(field));
const NEAR = 7;
/** Maximum bytes of a number, of a decision, and of a mask with its index. */
const NUMBER_BYTES = 8;
const DECISION_BYTES = 1 + 5;
const MASK_BYTES = 5 + 5;

/** Enough bytes for a checkpoint with this many decisions, and numbers of what was learnt. */
export function codeRoom(decisions: number, learnt: number): number {
	return (
		(WRITTEN.length + 5) * NUMBER_BYTES + decisions * (DECISION_BYTES + MASK_BYTES) + learnt * 5
	);
}

/**
 * Writes a checkpoint without its step count in few bytes: there are tens of thousands of them. Numbers are in LEB128, seven
 * bits per byte, lowest first; the eighth bit says that more follow. A decision takes one byte if its
 * variable is one of the seven after the previous decision's: the value in the lower five bits, the
 * offset in the upper three. Otherwise the upper three are 0 and the variable follows. Few decisions
 * have values that led to a solution: only those masks are written.
 *
 * @param bytes has room for {@link codeRoom} bytes from `start` on.
 * @returns the end offset.
 */
export function writeCheckpoint(
	bytes: Uint8Array,
	start: number,
	statistics: Readonly<Statistics>,
	decisions: readonly Decision[],
	learnt: readonly number[]
): number {
	let at = start;
	const write = (number: number) => {
		// Division, not shifts: counts exceed 32 bits.
		for (; number > 127; number = Math.floor(number / 128)) bytes[at++] = (number % 128) | 128;
		bytes[at++] = number;
	};
	for (const field of WRITTEN) write(statistics[field]);
	write(statistics.placements - statistics.undos);
	write(statistics.steps - statistics.tries - countOthers(statistics));
	write(statistics.best + 1);
	const count = decisions.reduce((sum, { solved }) => sum + (solved === 0 ? 0 : 1), 0);
	write(count);
	decisions.forEach(({ solved }, index) => {
		if (solved === 0) return;
		write(index);
		write(solved >>> 0);
	});
	write(learnt.length / 2);
	learnt.forEach((number, at) => {
		const isIndex = at % 2 === 0;
		write(isIndex ? number - (learnt[at - 2] ?? 0) : number >>> 0);
	});
	let last = -1;
	for (const { variable, value } of decisions) {
		const ahead = variable - last;
		const isNear = ahead >= 1 && ahead <= NEAR;
		bytes[at++] = value | (isNear ? ahead << 5 : 0);
		if (!isNear) write(variable);
		last = variable;
	}
	return at;
}

/** Reads the checkpoint between `start` and `end`. @param steps its step count. */
export function readCheckpoint(
	bytes: Uint8Array,
	start: number,
	end: number,
	steps: number
): Checkpoint {
	let at = start;
	const read = () => {
		let number = 0;
		for (let unit = 1; ; unit *= 128) {
			const byte = bytes[at++];
			number += (byte & 127) * unit;
			if (byte < 128) return number;
		}
	};
	const statistics = { ...noStatistics(), steps };
	for (const field of WRITTEN) statistics[field] = read();
	statistics.undos = statistics.placements - read();
	statistics.tries = steps - read() - countOthers(statistics);
	statistics.best = read() - 1;
	const masks = new Map<number, number>();
	for (let left = read(); left > 0; left--) {
		const index = read();
		masks.set(index, read() | 0);
	}
	const learnt: number[] = [];
	let index = 0;
	for (let left = read(); left > 0; left--) {
		index += read();
		learnt.push(index, read() | 0);
	}
	const decisions: number[] = [];
	const solved: number[] = [];
	let variable = -1;
	while (at < end) {
		const byte = bytes[at++];
		variable = byte >> 5 === 0 ? read() : variable + (byte >> 5);
		solved.push(masks.get(decisions.length / 2) ?? 0);
		decisions.push(variable, byte & 31);
	}
	return { statistics, decisions, solved, learnt };
}

/** The number of steps that are not tries. */
function countOthers({
	choices,
	forced,
	undos,
	deadends,
	eliminations,
	solutions,
	prunes
}: Readonly<Statistics>): number {
	return choices + forced + undos + deadends + eliminations + solutions + prunes;
}
