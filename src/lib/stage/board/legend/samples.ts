import { face, type FaceOptions } from '../../scene/face';
import { overGrid } from '../../scene/over-grid';
import type { SceneMark } from '../../scene/scene';
import { valueMarks } from '../../scene/value-mark';
import type { ValueMark } from '../square-texts';
import type { LegendEntry } from './legend';

/** A square of a board in a legend, and what its marks mean. */
export interface Sample {
	readonly text: string;
	readonly marks: readonly SceneMark[];
}

/** A value on its square, or the ring around the square of which a step speaks. */
export function stateSample(
	{ kind, current: isCurrent, text, ...flags }: LegendEntry,
	options: Partial<FaceOptions>
): Sample {
	if (isCurrent !== true && kind !== 'deadend' && kind !== 'used-up')
		return { text, marks: face(0, 0, { ...flags, ...options, kind }) };
	// Within the sample, which ends at its edge.
	const current = { x: 0.05, y: 0.05, width: 0.9, height: 0.9 };
	const ring = overGrid({ columns: 1, rows: 1, current, currentFailed: kind === 'deadend' });
	return { text, marks: ring.filter(({ style }) => style !== 'edge') };
}

/** What became of a value, on the square that stands for it. */
export function valueSample(text: string, value: ValueMark, isFaint = false): Sample {
	return { text, marks: valueMarks(0, 0, value, isFaint) };
}
