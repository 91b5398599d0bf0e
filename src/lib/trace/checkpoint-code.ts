import { STATISTICS_FIELDS, noStatistics, type Statistics } from './statistics';

/**
 * A checkpoint as few bytes: there are tens of thousands of them. Whole numbers are written seven
 * bits a byte, the lowest first, the eighth bit says that more follow (LEB128). A decision is one
 * byte where its variable is one of the seven after that of the decision before: its value in the
 * lower five bits, how far on in the upper three. Else these are 0, and the variable follows.
 */
export interface CheckpointCode {
	readonly statistics: Statistics;
	/** Variable and value by turns. */
	readonly decisions: number[];
}

/** Kept elsewhere, or written as what little they differ by from what the others make. */
const LEFT_OUT: readonly (keyof Statistics)[] = ['steps', 'tries', 'undos', 'best'];
const WRITTEN = STATISTICS_FIELDS.filter((field) => !LEFT_OUT.includes(field));
const NEAR = 7;
/** The most bytes of a number, and of a decision. */
const NUMBER_BYTES = 8;
const DECISION_BYTES = 1 + 5;

/** Bytes that suffice for a checkpoint with so many decisions. */
export function codeRoom(decisions: number): number {
	return (WRITTEN.length + 3) * NUMBER_BYTES + decisions * DECISION_BYTES;
}

/**
 * Writes a checkpoint, but for its steps.
 * @param bytes has {@link codeRoom} from `start` on.
 * @param decisions variable << 5 | value of each, the first `count` entries.
 * @returns where it ends.
 */
export function writeCheckpoint(
	bytes: Uint8Array,
	start: number,
	statistics: Readonly<Statistics>,
	decisions: ArrayLike<number>,
	count: number
): number {
	let at = start;
	const write = (number: number) => {
		// Not with shifts: counts go beyond 32 bits.
		for (; number > 127; number = Math.floor(number / 128)) bytes[at++] = (number % 128) | 128;
		bytes[at++] = number;
	};
	for (const field of WRITTEN) write(statistics[field]);
	write(statistics.placements - statistics.undos);
	write(statistics.steps - statistics.tries - countOthers(statistics));
	write(statistics.best + 1);
	let last = -1;
	for (let i = 0; i < count; i++) {
		const variable = decisions[i] >> 5;
		const ahead = variable - last;
		const isNear = ahead >= 1 && ahead <= NEAR;
		bytes[at++] = (decisions[i] & 31) | (isNear ? ahead << 5 : 0);
		if (!isNear) write(variable);
		last = variable;
	}
	return at;
}

/** Reads what stands between `start` and `end`. @param steps of the statistics. */
export function readCheckpoint(
	bytes: Uint8Array,
	start: number,
	end: number,
	steps: number
): CheckpointCode {
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
	const decisions: number[] = [];
	let variable = -1;
	while (at < end) {
		const byte = bytes[at++];
		variable = byte >> 5 === 0 ? read() : variable + (byte >> 5);
		decisions.push(variable, byte & 31);
	}
	return { statistics, decisions };
}

/** The steps that are no tries. */
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
