import { flagOf, type ParameterReader } from '$lib/engine/kind';
import { DIRECTIONS, isDirections, type Size } from './grid';
import { readRows, writeRows } from './rows';
import { isCarveSize, MAX_LOOPS, type CarveSetup, type MazeSetup, type SolveSetup } from './setup';

/**
 * The setup in an address, null if there is none. `maze` is a maze, its rows joined by "-": x wall,
 * o open, S start, G goal. `lookahead=1` is the Manhattan lower bound under its old name.
 * `carve=12x8` is a maze to carve.
 */
export function readSetup(parameter: ParameterReader): MazeSetup | null {
	const maze = parameter('maze', null, mazeOf);
	if (maze !== null) {
		return {
			...maze,
			directions: parameter('directions', DIRECTIONS, directionsOf),
			manhattanBound: parameter('lookahead', false, flagOf)
		};
	}
	const size = parameter('carve', null, sizeOf);
	if (size === null) return null;
	return {
		mode: 'carve',
		...size,
		loops: parameter('loops', 0, loopsOf),
		directions: parameter('directions', DIRECTIONS, directionsOf)
	};
}

/** The parameters that {@link readSetup} turns into this maze. */
export function writeMaze(setup: SolveSetup): Record<string, string> {
	return {
		maze: writeRows(setup, 'x', 'o').join('-'),
		...(setup.directions === DIRECTIONS ? {} : { directions: setup.directions }),
		...(setup.manhattanBound ? { lookahead: '1' } : {})
	};
}

/** The parameters that {@link readSetup} turns into this carving. */
export function writeCarving(setup: CarveSetup): Record<string, string> {
	return {
		carve: `${setup.columns}x${setup.rows}`,
		...(setup.loops === 0 ? {} : { loops: String(setup.loops) }),
		...(setup.directions === DIRECTIONS ? {} : { directions: setup.directions })
	};
}

function mazeOf(text: string): SolveSetup | undefined {
	if (!/^[xoSG-]+$/.test(text)) return undefined;
	const drawn = text.replaceAll('x', '#').replaceAll('o', ' ');
	return readRows(drawn.split('-')) ?? undefined;
}

function sizeOf(text: string): Size | undefined {
	const match = /^([1-9]\d?)x([1-9]\d?)$/.exec(text);
	if (match === null) return undefined;
	const size = { columns: Number(match[1]), rows: Number(match[2]) };
	return isCarveSize(size) ? size : undefined;
}

function loopsOf(text: string): number | undefined {
	return /^(?:0|[1-9]\d?)$/.test(text) && Number(text) <= MAX_LOOPS ? Number(text) : undefined;
}

function directionsOf(text: string): string | undefined {
	return isDirections(text) ? text : undefined;
}
